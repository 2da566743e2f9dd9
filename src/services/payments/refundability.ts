import type { PayloadRequest } from 'payload'

import { isFiled, refundableLines } from '@/src/domain/orders/plan-refund'
import { type MadeRefund, type RefundView, refundOptions } from '@/src/domain/orders/refund-request'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order, Refund } from '@/src/payload-types'
import { rootOf } from '@/src/services/orders/order-links'
import { partsOf, soldLines } from '@/src/services/payments/refunds-of-payment'
import { businessZoneOf } from '@/src/services/platform/business-zone'

const rows = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const // of an order which the viewer may see

async function refundsOf(req: PayloadRequest, order: Pick<Order, 'id'>): Promise<Refund[]> {
  const { docs } = await req.payload.find({
    collection: 'refunds',
    where: {
      order: { equals: order.id },
      status: { in: ['pending', 'succeeded'] },
      'payment.isDuplicate': { not_equals: true },
    },
    sort: 'createdAt',
    limit: 200,
    ...rows(req),
  })
  return docs.filter((refund) => refund.orderMinor > 0) // others never paid the order
}

/** The request for a refund that is not closed yet, of the order or of what belongs to it. */
async function openRequest(req: PayloadRequest, order: Order) {
  const { docs } = await req.payload.find({
    collection: 'tickets',
    where: {
      order: { equals: rootOf(order) },
      topic: { equals: 'refund' },
      status: { not_equals: 'closed' },
    },
    select: { user: true, createdAt: true },
    limit: 1,
    ...rows(req),
  })
  return docs[0] ?? null
}

const made = (refund: Refund): MadeRefund => ({
  id: refund.id,
  at: refund.createdAt,
  amountMinor: refund.orderMinor,
  what: partsOf(refund)
    .map(({ label }) => label)
    .join(', '),
  isPending: refund.status === 'pending',
})

type RequestTicket = NonNullable<Awaited<ReturnType<typeof openRequest>>>

const asked = ({ id, user, createdAt: at }: RequestTicket, refunds: readonly Refund[]) => ({
  at,
  ticket: idOf(user) === null ? null : id,
  isMet: refunds.some(({ createdAt }) => createdAt > at),
})

/**
 * What of an order can go back now and why the rest can not, what went back, and whether a request
 * is open. Null before anything was paid. The caller may see the order.
 */
export async function refundStanding(
  req: PayloadRequest,
  order: Order,
  now: Date,
): Promise<RefundView | null> {
  if (!order.paidAt || (order.paymentStatus !== 'paid' && order.paymentStatus !== 'refunded'))
    return null
  const [refunds, ticket] = await Promise.all([refundsOf(req, order), openRequest(req, order)])
  const filed = isFiled(order.serviceType, order.timeline ?? [])
  const lines = refundableLines(soldLines(order), refunds.flatMap(partsOf), filed)
  const givenMinor = refunds.reduce((sum, one) => sum + one.orderMinor, 0)
  const leftMinor = Math.max(0, order.totalMinor - givenMinor)
  return {
    options: refundOptions(lines, new Date(order.paidAt), now, await businessZoneOf(req)),
    leftMinor,
    made: refunds.map(made),
    open: ticket && leftMinor > 0 ? asked(ticket, refunds) : null,
  }
}
