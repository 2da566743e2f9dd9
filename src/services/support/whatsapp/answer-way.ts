import type { Payload, PayloadRequest } from 'payload'

import { isWindowOpen, TEXT_MAX, WINDOW_CLOSED } from '@/src/domain/content/whatsapp/message-status'
import { type FilledTemplate, templateFor } from '@/src/domain/content/whatsapp/message-text'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { wrongField } from '@/src/lib/errors'
import type { Ticket } from '@/src/payload-types'
import { readConnection } from '@/src/services/content/whatsapp/connection'
import { isNumberOf } from '@/src/services/content/whatsapp/order-news'

/** How an answer reaches the person who asked. */
export type AnswerWay =
  | { readonly by: 'mail' }
  /** No one is reached: they wrote by WhatsApp, which is off, and gave no address. */
  | { readonly by: 'nothing' }
  /** There is no customer: the ticket is staff's own task. */
  | { readonly by: 'no_one' }
  | {
      readonly by: 'whatsapp'
      readonly phone: string
      /** Whether free text may be sent now. */
      readonly isOpen: boolean
      /** What may be sent at any time; null while none is set. */
      readonly template: FilledTemplate | null
    }

type Reader = PayloadRequest | { readonly payload: Payload }

export const firstWord = (name: string | null | undefined) => name?.trim().split(/\s+/)[0] ?? ''

/** How answers to a ticket go out now: an account’s never to a number that is not theirs any more. */
export async function answerWay(reader: Reader, ticket: Ticket): Promise<AnswerWay> {
  const { whatsappPhone: phone, requesterEmail } = ticket
  const owner = idOf(ticket.user)
  if (!phone) return { by: owner || requesterEmail ? 'mail' : 'no_one' }
  if (owner && !(await isNumberOf(reader, owner, phone))) return { by: 'mail' }
  const connection = await readConnection(reader)
  if (!connection) return { by: owner || requesterEmail ? 'mail' : 'nothing' }
  const values = [
    firstWord(ticket.requesterName) || 'there',
    ticket.subject,
    ticketReference(ticket.id),
  ]
  return {
    by: 'whatsapp',
    phone,
    isOpen: isWindowOpen(ticket.whatsappAt, new Date()),
    template: templateFor(connection.templates, 'conversation', values),
  }
}

const refusal = (words: string) => wrongField('body', words, 'not_by_whatsapp')

/** @throws AppError 422, with why an answer cannot go out the way it would have to */
export function checkAnswerWay(way: AnswerWay, body: string, files: number): void {
  if (way.by === 'mail') return
  if (way.by === 'no_one') {
    throw wrongField('body', 'This ticket has no customer. Write an internal note.', 'no_customer')
  }
  if (way.by === 'nothing') {
    throw refusal('WhatsApp is switched off, and this person left no other way to reach them.')
  }
  if (!way.isOpen) throw refusal(WINDOW_CLOSED)
  if (files > 0) throw refusal('Files cannot be sent by WhatsApp. Remove them and send the text.')
  if (body.length > TEXT_MAX) {
    const most = TEXT_MAX.toLocaleString('en-US')
    throw refusal(`WhatsApp takes at most ${most} characters. Send the answer in parts.`)
  }
}
