import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { formDataOf } from '@/endpoints/platform/form'
import { AppError, parseInput } from '@/src/lib/errors'
import { MESSAGE_LIMIT } from '@/src/lib/http/body-limits'
import { bodyOf, post } from '@/src/lib/http/endpoint'
import { limitRate } from '@/src/services/platform/limit-rate'
import { closeTicket } from '@/src/services/support/close-ticket'
import { markTicketRead } from '@/src/services/support/mark-ticket-read'
import type { TicketFile } from '@/src/services/support/store-ticket-files'
import { requireTicket } from '@/src/services/support/ticket-pass'

/** "This solved it". */
export const closeTicketEndpoint = post('/support/tickets/:id/close', async (req) => {
  const ticket = await requireTicket(req)
  await limitRate(req, 'ticket-message', req.user?.id ?? ticket.id)
  await closeTicket(req, ticket.id)
  return Response.json({ status: 'closed' })
})

/** The moment of the last message that was seen; now, when left out. */
export const readInput = z.object({ upTo: z.iso.datetime({ offset: true }).optional() })

/** The customer has seen the thread up to a message. */
export const readTicketEndpoint = post('/support/tickets/:id/read', async (req) => {
  const { id } = await requireTicket(req)
  const { upTo } = parseInput(readInput, await bodyOf(req))
  await markTicketRead(req, id, 'customer', upTo ? new Date(upTo) : new Date())
  return Response.json({ read: true })
})

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
