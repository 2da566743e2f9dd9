import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { quoteExtra } from '@/src/domain/orders/extras'
import { isId } from '@/src/domain/vocabulary/id'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne, rowById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { type CurrentPrice, requoteOrder } from '@/src/services/checkout/requote-order'
import { taskQuotes } from '@/src/services/compliance/task-quotes'
import { acceptedVersion } from '@/src/services/content/pages/legal-versions'
import { lockOrder } from '@/src/services/orders/change-order'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'
import { beginAttempt, standingOf } from '@/src/services/payments/attempts'
import type { ResolvedGateway } from '@/src/services/payments/gateways/resolve-gateway'
import { reprice } from '@/src/services/purchase/place/hold-offer'
import type { AttemptResult } from '@/src/services/purchase/place/pay-order'
import { PriceChanged } from '@/src/services/purchase/place/place-order'

const all = { overrideAccess: true } as const // the caller's own order

/** What a task of the customer's costs that this order pays for; undefined for no task's. */
async function taskQuote(req: PayloadRequest, id: string): Promise<Quote | 'gone' | undefined> {
  const where = { handledBy: { equals: id } }
  const task = await findOne(req, 'complianceTasks', { where, ...all })
  return task ? ((await taskQuotes(req, [task])).get(task.id) ?? 'gone') : undefined
}

async function addonQuote(
  req: PayloadRequest,
  order: Order,
  { ref, billing }: NonNullable<Order['lines']>[number],
): Promise<Quote | 'gone'> {
  const root = idOf(order.parent)
  const where = { id: { equals: root } }
  const found = await findOne(req, 'orders', { where, ...all })
  const offered = found ? await offerExtras(req, found) : []
  const addon = offered.find(({ id }) => id === ref)
  return addon ? quoteExtra(addon, billing === 'annual' ? 'annual' : 'monthly') : 'gone'
}

async function extraPrice(payload: Payload, order: Order): Promise<CurrentPrice> {
  const [line] = order.lines ?? []
  if (!line || !isId(line.ref)) return null
  const req = await createLocalReq({}, payload)
  const quote = (await taskQuote(req, order.id)) ?? (await addonQuote(req, order, line))
  return quote === 'gone' ? quote : { quote }
}

/** What an unpaid order costs today. A renewal costs what its notice has said. */
function currentPrice(payload: Payload, order: Order): Promise<CurrentPrice> {
  switch (order.kind) {
    case 'purchase':
      return requoteOrder(payload, order)
    case 'extra':
      return extraPrice(payload, order)
    case 'renewal':
      return Promise.resolve(null)
  }
}

export type PayPlacedInput = {
  /** The caller must have made sure that it may be paid by anyone who asks. */
  readonly orderId: string
  readonly expectedTotalMinor: number
  readonly resolved: ResolvedGateway
}

const CANCELLED = new AppError(
  'order_cancelled',
  'This order was canceled and cannot be paid.',
  409,
)
const REFUNDED = new AppError(
  'order_refunded',
  'This order was refunded and cannot be paid again. Please place a new order.',
  409,
)
const GONE = new AppError(
  'not_offered',
  'Part of this order is no longer offered. Nothing was charged. Please start the order again.',
  422,
)

const quoteOf = ({ lines, totalMinor }: Order): Quote => ({
  lines: lines ?? [],
  totalMinor,
  currency: 'USD',
})

/** The order as it may be paid now, at today's price. @throws AppError 422 */
async function payable(req: PayloadRequest, order: Order, price: CurrentPrice): Promise<Order> {
  if (price === 'gone') throw GONE
  return price ? reprice(req, order, price) : order
}

async function begin(
  req: PayloadRequest,
  input: PayPlacedInput,
  { seen, price }: { readonly seen: Order; readonly price: CurrentPrice },
) {
  const order = await lockOrder(req, input.orderId)
  if (order.paymentStatus === 'refunded') throw REFUNDED
  if (order.status === 'cancelled' && order.paymentStatus !== 'paid') throw CANCELLED
  const standing = await standingOf(req, order)
  if (standing.kind === 'busy') {
    const isSame = order.totalMinor === input.expectedTotalMinor
    return { ...standing, order, isTheirs: true, isSame }
  }
  if (standing.kind !== 'free') return { ...standing, order }
  if (order.updatedAt !== seen.updatedAt) return { kind: 'moved' } as const
  const current = await payable(req, order, price)
  if (current.totalMinor !== input.expectedTotalMinor) {
    return { kind: 'repriced', quote: quoteOf(current) } as const // said once it is written
  }
  const termsVersion = await acceptedVersion(req, '/terms')
  await updateRow(req, 'orders', order.id, {
    data: { consent: { termsVersion, acceptedAt: new Date().toISOString() } },
    overrideAccess: true, // consent is recorded with the payment that it was given for
  })
  const attempt = await beginAttempt(req, current, input.resolved)
  return { kind: 'begun', order: current, attempt } as const
}

/**
 * Writes an attempt to pay an order that was placed before: an extra, a renewal, or a purchase
 * whose first payment failed.
 *
 * It is priced again, as the checkout would: an order that waits for months is not sold at what it
 * cost then. Where that is not what the customer saw, the order has its new price from now on, and
 * nothing is charged until they agree to that one.
 * @throws PriceChanged when its total is not what the customer saw
 * @throws AppError 409 `order_cancelled`, `order_refunded`, 422 `not_offered`
 */
export async function beginPlacedOrder(
  payload: Payload,
  input: PayPlacedInput,
): Promise<AttemptResult> {
  const seen = await rowById({ payload }, 'orders', input.orderId, {
    overrideAccess: true, // the caller has made sure, as above
  })
  // Before any row is held: it asks the catalogue. What was paid once costs what it was sold for.
  const price = seen.paidAt ? null : await currentPrice(payload, seen)
  const begun = await inTransaction(payload, (req) => begin(req, input, { seen, price }))
  if (begun.kind === 'repriced') throw new PriceChanged(begun.quote)
  return begun.kind === 'moved' ? beginPlacedOrder(payload, input) : begun
}
