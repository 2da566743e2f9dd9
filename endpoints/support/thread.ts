import { createHash } from 'node:crypto'

import { replyInput } from '@/src/domain/support/ticket-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { limitRate } from '@/src/services/platform/limit-rate'
import { replyToTicket } from '@/src/services/support/reply-to-ticket'
import { requireTicket } from '@/src/services/support/ticket-pass'
import { ticketThread } from '@/src/services/support/ticket-thread'

import { formBody } from './form-body'

/** Changes whenever the customer would see something else. */
function tagOf(...facts: readonly (string | null | undefined)[]): string {
  return `"${createHash('sha256').update(facts.join('|')).digest('base64url').slice(0, 22)}"`
}

/** A thread as it stands, asked for again and again while its page is open: mostly answers 304. */
export const threadEndpoint = defineEndpoint({
  path: '/support/tickets/:id/messages',
  method: 'get',
  handler: async (req) => {
    const { id, status, lastMessageAt, lastStaffAt } = await requireTicket(req)
    const etag = tagOf(id, status, lastMessageAt, lastStaffAt)
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (req.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers })
    return Response.json({ status, messages: await ticketThread(req, id) }, { headers })
  },
})

/** One more message of the customer, signed in or not. Files need an account to belong to. */
export const replyEndpoint = defineEndpoint({
  path: '/support/tickets/:id/messages',
  method: 'post',
  handler: async (req) => {
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
  },
})
