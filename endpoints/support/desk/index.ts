import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answerFile } from '@/endpoints/documents'
import { staffRowActions, staffRowGet, staffRowPost } from '@/endpoints/platform/staff-actions'
import { formBody, readInput } from '@/endpoints/support/index'
import { staffGet } from '@/src/access/actions'
import { staffAnswerInput } from '@/src/domain/support/staff-answer'
import {
  answerUndo,
  mergeInput,
  ticketAssignInput,
  ticketChange,
  ticketStatusInput,
  ticketUndo,
} from '@/src/domain/support/ticket-change'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { AppError, type ErrorBody, parseInput } from '@/src/lib/errors'
import { recordDocumentView } from '@/src/services/documents/open-document'
import { answerTicket, takeBackAnswer } from '@/src/services/support/answer-ticket'
import { changeTicket, undoTicketChange } from '@/src/services/support/desk/change-ticket'
import { mergeTickets } from '@/src/services/support/desk/merge-tickets'
import { NewerMessages } from '@/src/services/support/desk/newer-messages'
import { nextToAnswer, queueNamed } from '@/src/services/support/desk/ticket-queues'
import { forgetWriter, noteWriter, ticketNews } from '@/src/services/support/desk/ticket-writers'
import { findTicket, markTicketRead } from '@/src/services/support/ticket-row'
import { ticketAttachment } from '@/src/services/support/ticket-thread'
import { sendConversationTemplate } from '@/src/services/support/whatsapp/send-template'

/** Asks a customer on WhatsApp to write again, once free text may not be sent any more. */
export const conversationTemplateEndpoint = staffRowPost(
  'ticket',
  'answerTicket',
  '/tickets/:id/whatsapp-template',
  async (req, id) => {
    const { id: message } = await sendConversationTemplate(req, id)
    return Response.json({ id: message, message: 'Template sent' }, { status: 201 })
  },
)

const change = staffRowActions('ticket', 'changeTicket')

/** What staff set of a ticket, and what takes that or an answer back. */
const changeTicketEndpoints: Endpoint[] = [
  change('/tickets/:id/status', ticketStatusInput, (req, id, { status }) =>
    changeTicket(req, id, { kind: 'status', to: status }),
  ),
  change('/tickets/:id/assign', ticketAssignInput, (req, id, { assignee }) =>
    changeTicket(req, id, { kind: 'assign', assignee }),
  ),
  change('/tickets/:id/change', ticketChange, changeTicket),
  change('/tickets/:id/undo', ticketUndo, async (req, id, undo) => {
    await undoTicketChange(req, id, undo)
    return { message: 'Undone' }
  }),
]

const place = z.object({ id: z.guid(), document: z.guid() })

/** Of two answers at once the second author sees the first, and decides again. */
function newerAnswer({ code, message, newer }: NewerMessages): Response {
  const body: ErrorBody & { newer: unknown } = { error: { code, message }, newer }
  return Response.json(body, { status: 409 })
}

/** What staff do with a ticket, beside changing its fields. */
export const ticketStaffEndpoints: Endpoint[] = [
  /**
   * An answer to the customer, or a note that stays among staff: `internal` must say which. Says who
   * is next in the queue that is worked off.
   */
  staffRowPost('ticket', 'answerTicket', '/tickets/:id/answer', async (req, id) => {
    const { fields, files } = await formBody(req)
    const { queue, ...answer } = parseInput(staffAnswerInput, fields)
    const { waitingSince, status: was } = await findTicket(req, id)
    try {
      const message = await answerTicket(req, id, { ...answer, files })
      await forgetWriter(req, id)
      const next = await nextToAnswer(req, queueNamed(queue), { id, waitingSince })
      const words = answer.internal
        ? 'Internal note saved'
        : answer.canUndo
          ? 'Your answer leaves in 10 seconds'
          : 'Answer sent'
      const undo =
        answer.internal || !answer.canUndo
          ? null
          : { message: message.id, was, since: waitingSince ?? null }
      return Response.json({ id: message.id, message: words, next, undo }, { status: 201 })
    } catch (error) {
      if (error instanceof NewerMessages) return newerAnswer(error)
      throw error
    }
  }),
  staffRowActions('ticket', 'answerTicket')(
    '/tickets/:id/answer/take-back',
    answerUndo,
    async (req, id, undo) => {
      await takeBackAnswer(req, id, undo)
      return { message: 'Taken back. Your text is in the box.' }
    },
  ),
  conversationTemplateEndpoint,
  /** A member of the staff has seen the thread up to a message. */
  staffRowActions('ticket', 'markTicketRead')(
    '/tickets/:id/read',
    readInput,
    async (req, id, { upTo }) => {
      await markTicketRead(req, id, 'staff', upTo ? new Date(upTo) : new Date())
      return { read: true }
    },
  ),
  /** A file of a thread, notes included, for staff who may read the thread. Logged. */
  staffGet('openTicketFile', '/tickets/:id/attachments/:document', async (req) => {
    const { data } = place.safeParse(req.routeParams)
    const document =
      data && (await ticketAttachment(req, data.id, data.document, { withNotes: true }))
    if (!document) throw new AppError('no_document', 'This file does not exist.', 404)
    const response = await answerFile(req, document, 'attachment')
    await recordDocumentView(req, document, 'download')
    return response
  }),
  ...changeTicketEndpoints,
  /** Makes one conversation of two of the same person. */
  staffRowActions('ticket', 'mergeTickets')(
    '/tickets/:id/merge',
    mergeInput,
    async (req, id, { into }) => {
      const target = await mergeTickets(req, id, into)
      return { message: `Merged into ${ticketReference(target.id)}`, into: target.id }
    },
  ),
  /** Someone of the staff is typing: colleagues who look at the ticket see it. */
  staffRowPost('ticket', 'writeOnTicket', '/tickets/:id/writing', async (req, id) => {
    await findTicket(req, id)
    await noteWriter(req, id)
    return Response.json({ writing: true })
  }),
  /** Who is writing, and what was said last: asked every few seconds while a ticket is looked at. */
  staffRowGet('ticket', 'followTicket', '/tickets/:id/news', async (req, id) =>
    Response.json(await ticketNews(req, id), { headers: { 'cache-control': 'no-store' } }),
  ),
]
