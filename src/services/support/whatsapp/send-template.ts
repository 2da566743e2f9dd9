import type { PayloadRequest } from 'payload'

import { templateText } from '@/src/domain/content/whatsapp/message-text'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { TicketMessage } from '@/src/payload-types'
import { queueWhatsApp } from '@/src/services/content/whatsapp/queue-message'
import { audit } from '@/src/services/platform/record-audit'
import { sentKeyOf } from '@/src/services/platform/sent-key'
import { answerKey } from '@/src/services/support/answer-ticket'
import {
  assertNotMerged,
  findSent,
  lockTicket,
  updateTicket,
  writeTicketMessage,
} from '@/src/services/support/ticket-row'
import { answerWay } from '@/src/services/support/whatsapp/answer-way'

/**
 * Sends the approved template that asks someone to write again, which WhatsApp takes at any time;
 * what the button sends again goes once. The caller must have made sure that the person may
 * answer.
 *
 * @throws AppError 404 `no_ticket`, 409 `merged`, 422 where there is nothing to send or no way
 */
export async function sendConversationTemplate(
  outer: PayloadRequest,
  id: string,
): Promise<TicketMessage> {
  const { user } = outer
  if (!user) throw new AppError('signed_out', 'Please sign in first.', 401)
  return inTransactionOf(outer, async (req) => {
    const sentKey = sentKeyOf(req, [id])
    const sent = await findSent(req, sentKey)
    if (sent) return sent
    const ticket = await lockTicket(req, id)
    assertNotMerged(ticket)
    const way = await answerWay(req, ticket)
    if (way.by !== 'whatsapp') {
      throw new AppError('not_by_whatsapp', 'This conversation is not on WhatsApp.', 422)
    }
    const { template, phone } = way
    if (!template) {
      const words =
        'Choose a template for “Continue the conversation” under WhatsApp Settings first.'
      throw new AppError('no_template', words, 422)
    }
    const body = templateText(template)
    const message = await writeTicketMessage(req, {
      ticket: id,
      authorKind: 'staff',
      author: user.id,
      authorName: user.firstName || 'Support team',
      body,
      internal: false,
      attachments: [],
      sentKey,
    })
    await updateTicket(req, id, {
      lastMessageAt: message.createdAt,
      lastStaffAt: message.createdAt,
    })
    await queueWhatsApp(req, {
      purpose: 'answer',
      phone,
      content: { template },
      key: answerKey(message.id),
      user: idOf(ticket.user),
      ticket: id,
      ticketMessage: message.id,
    })
    await audit(req, 'support', 'answer', ['tickets', id], {
      before: { status: ticket.status },
      after: { message: message.id, status: ticket.status },
    })
    return message
  })
}
