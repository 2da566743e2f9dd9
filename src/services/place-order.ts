import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import type { Quote } from '@/src/domain/pricing/formation-quote'
import { idOf } from '@/src/domain/relation'
import { inTransaction, lockInTransaction, runSql } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { CheckoutDraft, Order } from '@/src/payload-types'
import { beginAttempt, lockOrder, standingOf } from '@/src/services/begin-attempt'
import { orderTokenHash } from '@/src/services/order-token'
import type { Begun } from '@/src/services/pay-order'
import type { ResolvedGateway } from '@/src/services/resolve-gateway'
import type { Sale } from '@/src/services/sale'
import { saleOfDraft } from '@/src/services/sale-of-draft'

/** The version of the terms that a buyer accepts; it changes when their text does. */
export const TERMS_VERSION = '2024-01-01'

/** The total is no longer what the customer saw; `quote` is what it is now. */
export class PriceChanged extends AppError {
  constructor(readonly quote: Quote) {
    super(
      'price_changed',
      'The price has changed since you started. Please look at the new total.',
      409,
    )
  }
}

export type PlaceInput = {
  readonly draft: CheckoutDraft
  /** What the customer saw as the total, in cents: never charged, only compared. */
  readonly expectedTotalMinor: number
  readonly resolved: ResolvedGateway
  readonly user: string | undefined
  readonly affiliateLink: string | undefined
}

function orderData({ order, quote }: Sale, input: PlaceInput) {
  const now = new Date().toISOString()
  return {
    ...order,
    lines: [...quote.lines],
    totalMinor: quote.totalMinor,
    currency: quote.currency,
    kind: 'purchase' as const,
    refundedMinor: 0,
    status: 'pending' as const,
    paymentStatus: 'pending' as const,
    placedAt: now,
    consent: { termsVersion: TERMS_VERSION, acceptedAt: now },
    draft: input.draft.id,
    user: input.user,
    affiliateLink: input.affiliateLink,
    timeline: [{ at: now, stage: 'received' as const, service: order.serviceType }],
  }
}

async function writeOrder(
  req: PayloadRequest,
  input: PlaceInput,
  sale: Sale,
  known: string | null,
): Promise<Order> {
  const { payload } = req
  const data = orderData(sale, input)
  const options = { depth: 0, overrideAccess: true, req } as const // services alone write orders
  if (known) return payload.update({ collection: 'orders', id: known, data, ...options })
  const order = await payload.create({ collection: 'orders', data, ...options })
  await runSql(
    req,
    sql`update orders set claim_token_hash = ${orderTokenHash(order.id)} where id = ${order.id}`,
  )
  await payload.update({
    collection: 'checkoutDrafts',
    id: input.draft.id,
    data: { order: order.id },
    ...options,
  })
  return order
}

/** The order that a draft has led to, its row held. */
async function knownOrder(req: PayloadRequest, draft: CheckoutDraft): Promise<Order | null> {
  const { order } = await req.payload.findByID({
    collection: 'checkoutDrafts',
    id: draft.id,
    select: { order: true },
    depth: 0,
    overrideAccess: true, // the caller opened it by its token
    req,
  })
  const id = idOf(order)
  return id ? lockOrder(req, id) : null
}

/**
 * Writes the order that a draft describes, as `pending / pending`, and an attempt to pay it.
 *
 * Everything is priced here from ids. Two calls at once wait for one another; a draft has one
 * order, which is left as it is once it is paid, and while another attempt is under way.
 * @throws PriceChanged when the total is not what the customer saw
 * @throws AppError 422 when answers are missing or something is no longer offered
 */
export async function placeOrder(payload: Payload, input: PlaceInput): Promise<Begun> {
  const sale = await saleOfDraft(payload, input.draft)
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, `draft:${input.draft.id}`)
    const known = await knownOrder(req, input.draft)
    const standing = known ? await standingOf(req, known) : null
    if (known && standing && standing.kind !== 'free') return { ...standing, order: known }
    if (sale.quote.totalMinor !== input.expectedTotalMinor) throw new PriceChanged(sale.quote)
    const order = await writeOrder(req, input, sale, known?.id ?? null)
    return { kind: 'begun', order, attempt: await beginAttempt(req, order, input.resolved) }
  })
}
