import type { PayloadRequest, Where } from 'payload'

import { may } from '@/src/access/permissions'
import { mergeRefusal } from '@/src/domain/support/merge-rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order, Payment, Ticket } from '@/src/payload-types'
import { staffRows } from '@/src/queries/platform/staff-rows'

const ORDER = {
  kind: true,
  serviceType: true,
  lines: { label: true },
  companyName: true,
  companyType: true,
  queue: true,
  paymentStatus: true,
  totalMinor: true,
  currency: true,
} as const
export type PersonOrder = Pick<Order, 'id' | keyof typeof ORDER>

const PAYMENT = {
  order: true,
  status: true,
  amountMinor: true,
  currency: true,
  createdAt: true,
} as const
export type PersonPayment = Pick<Payment, 'id' | keyof typeof PAYMENT>

export type OtherTicket = Pick<Ticket, 'id' | 'subject' | 'status' | 'createdAt'> & {
  /** Whether the ticket on the screen can be merged into it. */
  readonly takesThis: boolean
}

/** What stands beside a conversation; null where the person who asks may not read it. */
export type PersonFacts = {
  readonly orders: readonly PersonOrder[] | null
  readonly payments: readonly PersonPayment[] | null
  readonly tickets: readonly OtherTicket[]
}

const MOST = 8
/** Of the account; of a guest what came from the same address, which no one has verified. */
function theirs(ticket: Ticket, email: 'email' | 'requesterEmail'): Where | null {
  const user = idOf(ticket.user)
  if (user) return { user: { equals: user } }
  if (!ticket.requesterEmail) return null
  return { user: { exists: false }, [email]: { equals: ticket.requesterEmail } }
}

async function ordersOf(req: PayloadRequest, ticket: Ticket): Promise<PersonOrder[]> {
  const where = theirs(ticket, 'email')
  if (!where) return []
  return staffRows(req, 'orders', { where, select: ORDER, sort: '-createdAt', limit: MOST })
}

async function paymentsOf(
  req: PayloadRequest,
  orders: readonly PersonOrder[],
): Promise<PersonPayment[]> {
  if (orders.length === 0) return []
  return staffRows(req, 'payments', {
    where: { order: { in: orders.map(({ id }) => id) } },
    select: PAYMENT,
    sort: '-createdAt',
    limit: MOST,
  })
}

async function othersOf(req: PayloadRequest, ticket: Ticket): Promise<OtherTicket[]> {
  const where = theirs(ticket, 'requesterEmail')
  if (!where) return []
  const docs = await staffRows(req, 'tickets', {
    where: { and: [where, { id: { not_equals: ticket.id } }, { mergedInto: { exists: false } }] },
    sort: '-createdAt',
    limit: MOST,
  })
  return docs.map((other) => ({
    id: other.id,
    subject: other.subject,
    status: other.status,
    createdAt: other.createdAt,
    takesThis: mergeRefusal(ticket, other) === null,
  }))
}

/** Who asks, as far as the reader of the ticket has a right to know it. */
export async function readPersonFacts(req: PayloadRequest, ticket: Ticket): Promise<PersonFacts> {
  const orders = (await may(req, 'view_orders')) ? await ordersOf(req, ticket) : null
  const maySeePayments = orders !== null && (await may(req, 'view_payments'))
  const [payments, tickets] = await Promise.all([
    maySeePayments ? paymentsOf(req, orders) : null,
    othersOf(req, ticket),
  ])
  return { orders, payments, tickets }
}
