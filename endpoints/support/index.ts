import { createHash } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerFile } from '@/endpoints/documents'
import { orderRequest } from '@/endpoints/orders/order-request'
import { answerForm, formDataOf } from '@/endpoints/platform/form'
import { documentView } from '@/src/domain/documents/my-document'
import { mailedTicketLink } from '@/src/domain/support/mailed-link'
import { supportMessage } from '@/src/domain/support/support-message'
import { supportSubject } from '@/src/domain/support/support-subjects'
import { newTicketInput, replyInput } from '@/src/domain/support/ticket-input'
import { isId } from '@/src/domain/vocabulary/id'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { AppError, parseInput } from '@/src/lib/errors'
import { MESSAGE_LIMIT } from '@/src/lib/http/body-limits'
import { draftCookie, readCookie, setCookie, TICKET_COOKIE } from '@/src/lib/http/cookies'
import { bodyOf, get, post } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { findOpenDraft } from '@/src/services/checkout/draft'
import { recordDocumentView } from '@/src/services/documents/open-document'
import { rootOf } from '@/src/services/orders/order-links'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'
import { askAboutOrder } from '@/src/services/support/ask-about-order'
import { openTicket } from '@/src/services/support/open-ticket'
import { closeTicket, replyToTicket } from '@/src/services/support/reply-to-ticket'
import { requestFormation } from '@/src/services/support/request-formation'
import type { TicketFile } from '@/src/services/support/store-ticket-files'
import { requireTicket, ticketOfPass, ticketPath } from '@/src/services/support/ticket-pass'
import { markTicketRead } from '@/src/services/support/ticket-row'
import { ticketAttachment, ticketThread } from '@/src/services/support/ticket-thread'

/** The order that someone asks about, if it is theirs. */
async function orderOf(
  req: Parameters<typeof requireOrder>[0],
  id: string | undefined,
): Promise<string | null> {
  if (!id) return null
  const order = await requireOrder(req, id)
  if (order.user === req.user?.id) return rootOf(order)
  throw new AppError('no_order', 'We could not find this order.', 404)
}

/** Changes whenever the customer would see something else. */
function tagOf(...facts: readonly (string | null | undefined)[]): string {
  return `"${createHash('sha256').update(facts.join('|')).digest('base64url').slice(0, 22)}"`
}

const messageInput = z.object({
  body: requiredText('Write your question', 5000),
})

/** For so long a browser remembers the ticket that it came for, in seconds: 30 days. */
const LIFETIME = 30 * 24 * 60 * 60

async function open(req: PayloadRequest, isToSave: boolean): Promise<Response> {
  const { id } = await requireTicket(req)
  const file = String(req.routeParams?.document ?? '')
  const document = isId(file) ? await ticketAttachment(req, id, file, { withNotes: false }) : null
  if (!document) throw new AppError('no_document', 'This file does not exist.', 404)
  const view = documentView(document)
  const isShown = !isToSave && (view === 'pdf' || view === 'picture')
  const response = await answerFile(req, document, isShown ? view : 'attachment')
  await recordDocumentView(req, document, isShown ? 'view' : 'download')
  return response
}

/** A file of a thread for anyone who may read it, also without an account. Never one of a note. */
const attachmentEndpoints: Endpoint[] = [
  get('/support/tickets/:id/attachments/:document/view', (req) => open(req, false)),
  get('/support/tickets/:id/attachments/:document/download', (req) => open(req, true)),
]

/** What customers do with tickets, signed in or not. */
export const supportEndpoints: Endpoint[] = [
  /** A message from the support page. The answer says nothing about who is known. */
  post('/support/messages', async (req) => {
    const asked = parseInput(supportMessage, await bodyOf(req))
    await limitRate(req, 'support', asked.email)
    const { reference } = await openTicket(req, {
      topic: asked.subject,
      subject: supportSubject(asked),
      message: asked.message,
      user: req.user,
      requester: { name: asked.name, email: asked.email },
    })
    return Response.json({ reference }, { status: 201 })
  }),
  /** A new ticket of the signed-in customer, with files where it is sent as a form. */
  post('/support/tickets', async (req) => {
    const { user } = req
    if (!user) throw new AppError('signed_out', 'Please sign in first.', 401)
    const { fields, files } = await formBody(req)
    const { topic, subject, message, order } = parseInput(newTicketInput, fields)
    const about = await orderOf(req, order)
    await limitRate(req, 'ticket', user.id)
    const ticket = await openTicket(req, { topic, subject, message, order: about, user, files })
    return Response.json({ ticket }, { status: 201 })
  }),
  /** *Send request*: staff make an offer for the company that the checkout's draft describes. */
  post('/checkout/request', async (req) => {
    const token = readCookie(req.headers, draftCookie('formation'))
    const draft = await findOpenDraft(req.payload, 'formation', token, req.user?.id)
    if (!draft || !token) {
      throw new AppError('no_draft', 'We could not find your answers. Please start again.', 409)
    }
    await limitRate(req, 'support', draft.id)
    const { id, reference } = await requestFormation(req, draft, token)
    const conversation = req.user ? ticketPath({ id, user: req.user.id }) : null
    const headers = { 'set-cookie': setCookie(draftCookie('formation'), '', { maxAge: 0 }) }
    return Response.json({ reference, conversation }, { status: 201, headers })
  }),
  /** The button on the page of a guest's mailed link: this browser keeps the pass to the ticket. */
  post(
    '/support/tickets/open',
    answerForm('/support', async (req, sent) => {
      const { ticket, token } = parseInput(mailedTicketLink, sent)
      await limitRate(req, 'mailed-key', hashToken(token))
      const pass = `${ticket}.${token}`
      if (!ticketOfPass(pass)) throw new AppError('no_ticket', 'This ticket does not exist.', 404)
      const page = `/support/tickets/${ticket}`
      const cookie = setCookie(TICKET_COOKIE, pass, { maxAge: LIFETIME })
      return { body: { redirect: page }, page, headers: new Headers({ 'set-cookie': cookie }) }
    }),
  ),
  /** Returns a thread, polled while its page is open: usually 304. */
  get('/support/tickets/:id/messages', async (req) => {
    const { id, status, lastMessageAt, lastStaffAt } = await requireTicket(req)
    const messages = await ticketThread(req, id)
    const etag = tagOf(id, status, lastMessageAt, lastStaffAt, messages.at(-1)?.id)
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (req.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers })
    return Response.json({ status, messages }, { headers })
  }),
  /** One more message of the customer, signed in or not. Files need an account to belong to. */
  post('/support/tickets/:id/messages', async (req) => {
    const ticket = await requireTicket(req)
    const { fields, files } = await formBody(req)
    const { body } = parseInput(replyInput, fields)
    if (files.length > 0 && !ticket.user)
      throw new AppError('no_account', 'Create an account to send files.', 422)
    await limitRate(req, 'ticket-message', req.user?.id ?? ticket.id)
    await replyToTicket(req, ticket.id, { body, files })
    const { status } = await requireTicket(req)
    const messages = await ticketThread(req, ticket.id)
    return Response.json({ status, messages }, { status: 201 })
  }),
  /** "This solved it". */
  post('/support/tickets/:id/close', async (req) => {
    const ticket = await requireTicket(req)
    await limitRate(req, 'ticket-message', req.user?.id ?? ticket.id)
    await closeTicket(req, ticket.id)
    return Response.json({ status: 'closed' })
  }),
  /** The customer has seen the thread up to a message. */
  post('/support/tickets/:id/read', async (req) => {
    const { id } = await requireTicket(req)
    const { upTo } = parseInput(readInput, await bodyOf(req))
    await markTicketRead(req, id, 'customer', upTo ? new Date(upTo) : new Date())
    return Response.json({ read: true })
  }),
  ...attachmentEndpoints,
  /** A question about an order, from its customer, signed in or not. */
  post('/orders/:id/messages', async (req) => {
    const { order, input } = await orderRequest(req, messageInput, 'order-message')
    return Response.json({ message: await askAboutOrder(req, order, input.body) }, { status: 201 })
  }),
]

/** The moment of the last message that was seen; now, when left out. */
export const readInput = z.object({ upTo: z.iso.datetime({ offset: true }).optional() })

const RULES = {
  most: MESSAGE_LIMIT,
  tooLarge: () =>
    new AppError(
      'too_large',
      'The files are too large together. Send fewer or smaller files.',
      413,
    ),
  broken: 'The message did not arrive in full. Please try again.',
  files: 'files',
} as const

/**
 * A message as it was sent: JSON, or a form with its files in `files`.
 * @throws AppError 400 or 413
 */
export async function formBody(
  req: PayloadRequest,
): Promise<{ readonly fields: unknown; readonly files: readonly TicketFile[] }> {
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return { fields: await bodyOf(req), files: [] }
  return formDataOf(req, RULES)
}
