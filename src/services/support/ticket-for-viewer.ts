import type { Payload, PayloadRequest } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { readCookie, TICKET_COOKIE } from '@/src/lib/http/cookies'
import type { Ticket } from '@/src/payload-types'
import { ticketOfPass } from '@/src/services/support/ticket-token'

/** Who asks: the person signed in, and the pass (`ticketId.token`) that the browser holds. */
export type TicketViewer = {
  readonly user: { readonly id: string } | null | undefined
  readonly pass: string | undefined
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function ticketViewerOf(req: Pick<PayloadRequest, 'user' | 'headers'>): TicketViewer {
  return { user: req.user, pass: readCookie(req.headers, TICKET_COOKIE) }
}

/**
 * A ticket, for whoever may act as its customer: its signed-in owner, or while it belongs to no
 * account, the holder of its pass. Null for everybody else, staff included: they have the
 * back-office.
 */
export async function ticketForViewer(
  payload: Payload,
  { user, pass }: TicketViewer,
  id: string,
): Promise<Ticket | null> {
  if ((!user && !pass) || !UUID.test(id)) return null
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // decided right below, for people without an account too
  })
  const ticket = docs[0]
  if (!ticket) return null
  const owner = idOf(ticket.user)
  const opens = owner === null ? ticketOfPass(pass) === ticket.id : owner === user?.id
  return opens ? ticket : null
}

/** The ticket of an endpoint's address. @throws AppError 404 `no_ticket` */
export async function requireTicket(req: PayloadRequest): Promise<Ticket> {
  const id = String(req.routeParams?.id ?? '')
  const ticket = await ticketForViewer(req.payload, ticketViewerOf(req), id)
  if (!ticket) throw new AppError('no_ticket', 'There is no such ticket.', 404)
  return ticket
}
