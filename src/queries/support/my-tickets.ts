import config from '@payload-config'
import { cookies } from 'next/headers'
import { createLocalReq, getPayload, type Payload, type Where } from 'payload'
import { cache } from 'react'
import { maskedEmail } from '@/src/domain/accounts/masked-email'
import { orderTitle } from '@/src/domain/orders/my-order'
import { mailedTicketLink } from '@/src/domain/support/mailed-link'
import { isUnreadByCustomer } from '@/src/domain/support/ticket-queue'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import type { TicketStatus } from '@/src/domain/support/ticket-status'
import type { TicketMessageView, TicketSummary } from '@/src/domain/support/ticket-view'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { fields, findById } from '@/src/lib/find-one'
import { TICKET_COOKIE } from '@/src/lib/http/cookies'
import type { Ticket, User } from '@/src/payload-types'
import { own, ownRows } from '@/src/queries/platform/own-rows'
import { pageOf } from '@/src/queries/platform/page-of'
import { ticketForViewer, ticketOfPass } from '@/src/services/support/ticket-pass'
import { ticketThread } from '@/src/services/support/ticket-thread'
import { currentUser } from '../platform/session'

const PAGE = 20

/** What was merged into another stands there. */
const WHOLE: Where = { mergedInto: { exists: false } }

const SUMMARY = fields(
  'subject status topic order lastMessageAt lastStaffAt customerReadAt createdAt',
)
type Listed = Pick<Ticket, keyof typeof SUMMARY | 'id'>

export type TicketFilter = { readonly status: TicketStatus | null; readonly page: number }

type TicketPage = {
  readonly tickets: readonly TicketSummary[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

const ORDER_LABEL = fields('kind serviceType lines legalName companyType')

/** What the customer's own orders are called, by id. */
async function orderLabels(user: User, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const docs = await ownRows(user, 'orders', {
    where: { id: { in: [...ids] } },
    sort: '-createdAt',
    select: ORDER_LABEL,
    limit: ids.length,
  })
  return new Map(docs.map((order) => [order.id, order.legalName || orderTitle(order)]))
}

function summary(ticket: Listed, labels: ReadonlyMap<string, string>): TicketSummary {
  const order = idOf(ticket.order)
  const label = order ? labels.get(order) : undefined
  return {
    id: ticket.id,
    reference: ticketReference(ticket.id),
    subject: ticket.subject,
    status: ticket.status,
    topic: ticket.topic ?? null,
    order: order && label ? { id: order, label } : null,
    lastAt: ticket.lastMessageAt ?? ticket.createdAt,
    isUnread: isUnreadByCustomer(ticket),
  }
}

async function summaries(user: User, tickets: readonly Listed[]): Promise<TicketSummary[]> {
  const orders = idsOf(tickets.map(({ order }) => order))
  const labels = await orderLabels(user, [...new Set(orders)])
  return tickets.map((ticket) => summary(ticket, labels))
}

/** One page of the customer's tickets, the one that was last spoken in first. */
export async function myTickets(user: User, { status, page }: TicketFilter): Promise<TicketPage> {
  const payload = await getPayload({ config })
  const found = await payload.find({
    overrideAccess: false,
    user,
    depth: 0,
    collection: 'tickets',
    where: { and: [own(user), WHOLE, ...(status ? [{ status: { equals: status } }] : [])] },
    select: SUMMARY,
    sort: ['-lastMessageAt', '-createdAt'],
    limit: PAGE,
    page,
  })
  return {
    tickets: await summaries(user, found.docs),
    ...pageOf(found),
  }
}

type OrderChoice = { readonly value: string; readonly label: string }

/** The orders that a question may be about, the newest first. */
export async function ordersToAskAbout(user: User): Promise<OrderChoice[]> {
  const docs = await ownRows(user, 'orders', {
    where: { kind: { equals: 'purchase' } },
    select: ORDER_LABEL,
    sort: '-createdAt',
    limit: 100,
  })
  return docs.map((order) => ({
    value: order.id,
    label: [order.legalName, orderTitle(order), `#${shortOrderId(order.id)}`]
      .filter(Boolean)
      .join(' · '),
  }))
}

/** The ticket of an address, for its owner or for the browser that holds its pass. */
export const viewedTicket = cache(async (id: string): Promise<Ticket | null> => {
  const [payload, user, jar] = await Promise.all([getPayload({ config }), currentUser(), cookies()])
  return ticketForViewer(payload, { user, pass: jar.get(TICKET_COOKIE)?.value }, id)
})

/** What its page shows of a ticket. The caller must have made sure that it may be seen. */
export async function ticketPage(
  ticket: Ticket,
  user: User | null,
): Promise<{ ticket: TicketSummary; messages: TicketMessageView[] }> {
  const payload = await getPayload({ config })
  const [labels, messages] = await Promise.all([
    user ? orderLabels(user, idsOf([ticket.order])) : new Map<string, string>(),
    ticketThread(await createLocalReq({}, payload), ticket.id),
  ])
  return { ticket: summary(ticket, labels), messages }
}

/** What a guest's mailed link leads to, before anything happens. */
type MailedTicket =
  /** The page of the conversation says what is there: this browser has its pass, or it needs none. */
  | { readonly kind: 'page' }
  | {
      readonly kind: 'offer'
      readonly link: { readonly ticket: string; readonly token: string }
      /** Masked. */
      readonly openedBy: string
      /** ISO 8601. */
      readonly openedAt: string
    }

/** Looks at a guest's mailed link and changes nothing; `held` is this browser's own pass. */
export async function lookAtMailedTicket(
  payload: Payload,
  sent: unknown,
  held: string | undefined,
): Promise<MailedTicket> {
  const { data: link } = mailedTicketLink.safeParse(sent)
  const id = link && ticketOfPass(`${link.ticket}.${link.token}`)
  if (!link || !id || ticketOfPass(held) === id) return { kind: 'page' }
  const ticket = await findById({ payload }, 'tickets', id, {
    select: { user: true, requesterEmail: true, createdAt: true },
    overrideAccess: true, // the token is the key to it
  })
  if (!ticket || ticket.user) return { kind: 'page' }
  const openedBy = maskedEmail(ticket.requesterEmail ?? '')
  return { kind: 'offer', link, openedBy, openedAt: ticket.createdAt }
}

/** Returns the ticket that the request's mailed link opens. */
export async function mailedTicket(sent: object): Promise<MailedTicket> {
  const [payload, jar] = await Promise.all([getPayload({ config }), cookies()])
  return lookAtMailedTicket(payload, sent, jar.get(TICKET_COOKIE)?.value)
}
