import type { Payload, PayloadRequest } from 'payload'

import { isId } from '@/src/domain/vocabulary/id'
import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { findById, findOne } from '@/src/lib/find-one'
import { readCookie, TICKET_COOKIE } from '@/src/lib/http/cookies'
import { derivedToken, isDerivedToken, readPass } from '@/src/lib/tokens'
import type { Ticket } from '@/src/payload-types'

/** The token by which someone without an account reads and answers a ticket of theirs. */
export const ticketToken = (ticketId: string): string => derivedToken('ticket', ticketId)

/** The ticket that a pass (`ticketId.token`) opens; null when it opens none. */
export function ticketOfPass(pass: string | undefined): string | null {
  const given = readPass(pass)
  return given && isDerivedToken('ticket', given.id, given.token) ? given.id : null
}

/** Where a ticket stands on this site: in its owner's dashboard, or on a page of its own. */
export function ticketPath({ id, user }: Pick<Ticket, 'id' | 'user'>): string {
  return idOf(user) === null ? `/support/tickets/${id}` : `/dashboard/support/${id}`
}

/** The address that a mail carries. It opens without an account where the ticket is in none. */
export function mailedTicketLink(ticket: Pick<Ticket, 'id' | 'user'>): string {
  if (idOf(ticket.user) !== null) return new URL(ticketPath(ticket), env.SITE_URL).href
  const link = new URL(`${ticketPath(ticket)}/open`, env.SITE_URL)
  link.searchParams.set('token', ticketToken(ticket.id))
  return link.href
}

export function staffTicketLink(id: string): string {
  return new URL(collectionHref('tickets', id), env.SITE_URL).href
}

/** Who asks: the person signed in, and the pass (`ticketId.token`) that the browser holds. */
export type TicketViewer = {
  readonly user: { readonly id: string } | null | undefined
  readonly pass: string | undefined
}

export function ticketViewerOf(req: Pick<PayloadRequest, 'user' | 'headers'>): TicketViewer {
  return { user: req.user, pass: readCookie(req.headers, TICKET_COOKIE) }
}

/** The pass of a guest's ticket, or of one that was merged into it. */
async function passOpens(payload: Payload, pass: string | undefined, id: string): Promise<boolean> {
  const held = ticketOfPass(pass)
  if (held === null || held === id) return held !== null
  const merged = await findOne({ payload }, 'tickets', {
    where: { id: { equals: held }, mergedInto: { equals: id }, user: { exists: false } },
    select: { status: true },
    overrideAccess: true, // the token is the key to it
  })
  return merged !== null
}

/**
 * A ticket, or the one that it was merged into, for anyone who may act as its customer: its signed-in
 * owner, or while it belongs to no account, the holder of its pass. Null for everybody else, staff
 * included: they have the back-office.
 */
export async function ticketForViewer(
  payload: Payload,
  { user, pass }: TicketViewer,
  id: string,
): Promise<Ticket | null> {
  if ((!user && !pass) || !isId(id)) return null
  const ticket = await findById({ payload }, 'tickets', id, {
    overrideAccess: true, // decided right below, for people without an account too
  })
  if (!ticket) return null
  const owner = idOf(ticket.user)
  const opens = owner === null ? await passOpens(payload, pass, id) : owner === user?.id
  if (!opens) return null
  const merged = idOf(ticket.mergedInto)
  if (!merged) return ticket
  const into = await findById({ payload }, 'tickets', merged, {
    overrideAccess: true, // the same person's, as merging made sure
  })
  return into && idOf(into.user) === owner ? into : null
}

/** The ticket of an endpoint's address. @throws AppError 404 `no_ticket` */
export async function requireTicket(req: PayloadRequest): Promise<Ticket> {
  const id = String(req.routeParams?.id ?? '')
  const ticket = await ticketForViewer(req.payload, ticketViewerOf(req), id)
  if (!ticket) throw new AppError('no_ticket', 'This ticket does not exist.', 404)
  return ticket
}
