import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { convert } from '@/src/domain/vocabulary/money/convert'
import { money } from '@/src/domain/vocabulary/money/money'
import { runSql } from '@/src/lib/database'
import type { Order, Payment } from '@/src/payload-types'
import type { ResolvedGateway } from '@/src/services/payments/gateways/resolve-gateway'

export type OrderStanding =
  | { readonly kind: 'free' }
  | { readonly kind: 'paid' }
  /** Money has come for it that a person is looking at, or is on its way from the bank. */
  | { readonly kind: 'checking' }
  /** Another request is asking a gateway for this order's money right now. */
  | { readonly kind: 'busy'; readonly attempt: Payment }

/** Holds the order's row until the transaction ends: whoever pays or settles it waits in line. */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Order> {
  await runSql(req, sql`select id from orders where id = ${id} for update`)
  return req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    overrideAccess: true, // the money path has no user
    req,
  })
}

/**
 * Whether a new attempt to pay an order may begin. The caller holds the order's row, so that of
 * two requests at once the second one finds the attempt of the first.
 */
export async function standingOf(req: PayloadRequest, order: Order): Promise<OrderStanding> {
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return { kind: 'paid' }
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: {
      order: { equals: order.id },
      status: { in: ['opening', 'processing', 'quarantined'] },
    },
    sort: 'createdAt',
    depth: 0,
    limit: 20,
    pagination: false,
    overrideAccess: true, // as above
    req,
  })
  if (docs.some(({ status }) => status !== 'opening')) return { kind: 'checking' }
  return docs[0] ? { kind: 'busy', attempt: docs[0] } : { kind: 'free' }
}

/** What a gateway charges for an order: its total, at today's rate where that is not dollars. */
function chargeFor(order: Order, resolved: ResolvedGateway) {
  const { currency, exchangeRate, exchangeRateAsOf } = resolved
  const total = money(order.totalMinor, 'USD')
  const charge = exchangeRate === null ? total : convert(total, exchangeRate)
  return { amountMinor: charge.minor, currency, exchangeRate, exchangeRateAsOf }
}

/** Writes a new attempt to pay an order, its amount and rate frozen. The caller holds the row. */
export async function beginAttempt(
  req: PayloadRequest,
  order: Order,
  resolved: ResolvedGateway,
): Promise<Payment> {
  return req.payload.create({
    collection: 'payments',
    data: {
      order: order.id,
      gateway: resolved.gateway.slug,
      status: 'opening',
      ...chargeFor(order, resolved),
      orderMinor: order.totalMinor,
      refundedMinor: 0,
      isDuplicate: false,
      idempotencyKey: crypto.randomUUID(),
      sandbox: resolved.sandbox,
      mode: resolved.mode,
      keyHint: resolved.keyHint,
      checks: 0,
    },
    depth: 0,
    overrideAccess: true, // services alone write payments
    req,
  })
}
