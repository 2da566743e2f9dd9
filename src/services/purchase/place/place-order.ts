import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { checkout_drafts, orders } from '@/src/database-schema'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { databaseOf, hasRow, inTransaction, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { hashToken } from '@/src/lib/secrets'
import { now } from '@/src/lib/sql-parts'
import { updateRow } from '@/src/lib/write-row'
import type { CheckoutDraft, Order, Payment } from '@/src/payload-types'
import type { Referral } from '@/src/services/affiliates/referrals'
import { refuseClosed } from '@/src/services/catalogue/licensing/refuse-closed'
import type { Sale } from '@/src/services/checkout/sale'
import { saleOfDraft } from '@/src/services/checkout/sale'
import { acceptedVersion } from '@/src/services/content/pages/legal-versions'
import { insertOrder, lockOrder } from '@/src/services/orders/change-order'
import { orderTokenHash, placerToken } from '@/src/services/orders/order-pass'
import {
  attemptsOfBrowser,
  beginAttempt,
  browserMark,
  standingOf,
} from '@/src/services/payments/attempts'
import type { ResolvedGateway } from '@/src/services/payments/gateways/resolve-gateway'
import { keptReads } from '@/src/services/platform/site-feed/kept-reads'
import { lapsedQuote, offerData } from '@/src/services/purchase/place/hold-offer'
import type { AttemptResult } from '@/src/services/purchase/place/pay-order'
import { markOrderPaid } from '@/src/services/purchase/settle/mark-order-paid'

/** The total is no longer what the customer saw; `quote` is what it is now. */
export class PriceChanged extends AppError {
  constructor(readonly quote: Quote) {
    super(
      'price_changed',
      'The price has changed since you started. Please check the new total.',
      409,
    )
  }
}

export type PlaceInput = Referral & {
  readonly draft: CheckoutDraft
  /** The pass to an order that the browser carries: `orderId.token`. */
  readonly pass: string | undefined
  /** What the browser made up when it first asked, and sends again: no one else knows it. */
  readonly browserKey?: string
  /** What the customer saw as the total, in cents: never charged, only compared. */
  readonly expectedTotalMinor: number
  readonly user: string | undefined
}

const versions = keptReads<string>()

/**
 * The version of the terms that the site shows. Read before the order's transaction: what is kept of it
 * must not be undone with an order.
 */
const termsShown = (payload: Payload): Promise<string> =>
  versions('/terms', async () => acceptedVersion(await createLocalReq({}, payload), '/terms'))

function orderData({ order, quote }: Sale, input: PlaceInput, termsVersion: string) {
  const now = new Date().toISOString()
  return {
    ...order,
    ...offerData(quote, order.email),
    lines: [...quote.lines],
    work: quote.work ? [...quote.work] : null,
    totalMinor: quote.totalMinor,
    currency: quote.currency,
    kind: 'purchase' as const,
    refundedMinor: 0,
    status: 'pending' as const,
    paymentStatus: 'pending' as const,
    placedAt: now,
    consent: { termsVersion, acceptedAt: now },
    draft: input.draft.id,
    user: input.user ?? null, // never anyone who had the draft before
    affiliateLink: input.affiliateLink,
    isAffiliateBrowser: input.isAffiliateBrowser,
    timeline: [{ at: now, stage: 'received' as const, service: order.serviceType }],
  }
}

/** A sale, with the version of the terms that its buyer accepts. */
type Agreed = Sale & { readonly terms: string }

/** Names the attempt that an order is placed with. */
type NameAttempt = (orderId: string) => string

type Placed = { readonly order: Order; readonly attemptId: string; readonly isNew: boolean }

/** Writes the order that a draft has not led to yet, with the keys of this attempt's browser. */
async function writeNewOrder(
  req: PayloadRequest,
  input: PlaceInput,
  sale: Agreed,
  name: NameAttempt,
): Promise<Placed> {
  const id = randomUUID()
  const attemptId = name(id)
  const order = await insertOrder(req, {
    ...orderData(sale, input, sale.terms),
    id,
    claimTokenHash: orderTokenHash({ id, email: sale.order.email }),
    passHash: hashToken(placerToken({ orderId: id, attemptId }, input.draft)),
  })
  const db = await databaseOf(req)
  await db
    .update(checkout_drafts)
    .set({ order: id, updatedAt: now })
    .where(eq(checkout_drafts.id, input.draft.id))
  return { order, attemptId, isNew: true }
}

async function writeAgain(
  req: PayloadRequest,
  input: PlaceInput,
  sale: Agreed,
  { known, name }: { readonly known: string; readonly name: NameAttempt },
): Promise<Placed> {
  const order = await updateRow(req, 'orders', known, {
    data: orderData(sale, input, sale.terms),
    overrideAccess: true, // services alone write orders
  })
  const attemptId = name(known)
  await writeKeys(req, order, attemptId, input)
  return { order, attemptId, isNew: false }
}

/**
 * Moves the order's access to the browser of this attempt: the token of an earlier one stops working.
 * A browser whose pass already opens the order keeps it.
 */
async function writeKeys(
  req: PayloadRequest,
  order: Order,
  attemptId: string,
  input: PlaceInput,
): Promise<void> {
  const orderId = order.id
  const token = placerToken({ orderId, attemptId }, input.draft)
  const kept = await opensByPass(req, orderId, input.pass)
  const db = await databaseOf(req)
  await db
    .update(orders)
    .set({
      claimTokenHash: orderTokenHash(order),
      passHash: kept ? undefined : hashToken(token), // undefined: as it is
    })
    .where(eq(orders.id, orderId))
}

export const NO_DRAFT = new AppError(
  'no_draft',
  'We could not find your answers. Please start again.',
  409,
)

/**
 * The order that a draft has led to, its row held. A canceled one is left as it is: the checkout
 * then writes another. @throws AppError 409 once the draft changed hands
 */
async function knownOrder(req: PayloadRequest, draft: CheckoutDraft): Promise<Order | null> {
  const db = await databaseOf(req)
  const { order: orderId, tokenHash } = checkout_drafts
  const isDraft = eq(checkout_drafts.id, draft.id)
  const [held] = await db.select({ orderId, tokenHash }).from(checkout_drafts).where(isDraft)
  if (held?.tokenHash !== draft.tokenHash) throw NO_DRAFT
  const known = held.orderId ? await lockOrder(req, held.orderId) : null
  return known?.status === 'cancelled' && isUnpaid(known) ? null : known
}

type Attempt = { readonly orderId: string; readonly attemptId: string }
type Inside = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

async function isPass(req: Inside, orderId: string, token: string): Promise<boolean> {
  return hasRow(req, orders, and(eq(orders.id, orderId), eq(orders.passHash, hashToken(token))))
}

/** True if the browser's pass is one that was given when this order was placed. */
async function opensByPass(
  req: Inside,
  orderId: string,
  pass: string | undefined,
): Promise<boolean> {
  const [id, token] = (pass ?? '').split('.')
  return id === orderId && token !== undefined && isPass(req, orderId, token)
}

/**
 * The pass to an order for the request that began this attempt with this draft; null once it
 * belongs to another one. A draft alone opens no order.
 */
export async function passOfPlacer(
  req: Inside,
  attempt: Attempt,
  { draft, pass }: Pick<PlaceInput, 'draft' | 'pass'>,
): Promise<string | null> {
  const { orderId } = attempt
  if (pass !== undefined && (await opensByPass(req, orderId, pass))) return pass
  const token = placerToken(attempt, draft)
  return (await isPass(req, orderId, token)) ? `${orderId}.${token}` : null
}

/** What stands for the attempt of an order that costs nothing: only its browser can name it again. */
const freeAttempt = (orderId: string, browserKey: string | undefined): string =>
  browserKey ? `${orderId}.${browserMark(browserKey)}` : orderId

/**
 * The pass for a browser that asks again because the answer to its first request was lost: it began
 * one of the attempts with the same key. A copy of the draft does not have that key.
 */
export async function passOfEarlier(
  req: Inside,
  orderId: string,
  { draft, browserKey }: Pick<PlaceInput, 'draft' | 'browserKey'>,
): Promise<string | null> {
  if (!browserKey) return null
  const began = await attemptsOfBrowser(req, orderId, browserKey)
  for (const attemptId of [...began, freeAttempt(orderId, browserKey)]) {
    const pass = await passOfPlacer(req, { orderId, attemptId }, { draft, pass: undefined })
    if (pass) return pass
  }
  return null
}

/** Another request's attempt: whether it is theirs, and the order still what this one agreed to. */
async function asBusy(
  req: PayloadRequest,
  { order, attempt }: { readonly order: Order; readonly attempt: Payment },
  input: PlaceInput,
  { quote }: Sale,
): Promise<Payability> {
  const isPrice = [order.totalMinor, quote.totalMinor].every(
    (total) => total === input.expectedTotalMinor,
  )
  const one = { orderId: order.id, attemptId: attempt.id }
  const isTheirs = (await passOfPlacer(req, one, input)) !== null
  return { kind: 'busy', order, attempt, isTheirs, isSame: isPrice && isTheirs }
}

/**
 * Writes the order that a draft describes, as `pending / pending`, and an attempt to pay it.
 *
 * Everything is priced here from ids. Two calls at once wait for one another; a draft has one
 * order, which is left as it is once it is paid, and while another attempt is under way.
 * @throws PriceChanged when the total is not what the customer saw
 * @throws AppError 422 when answers are missing or something is no longer offered
 */
export function placeOrder(
  payload: Payload,
  input: PlaceInput & { readonly resolved: ResolvedGateway },
): Promise<AttemptResult> {
  const { resolved, browserKey } = input
  const id = randomUUID()
  return place(
    payload,
    input,
    () => id,
    async (req, { order, isNew }, { selling }) => {
      const sales = isNew ? selling : undefined // one that was placed before may have been waited for
      const attempt = await beginAttempt(req, order, resolved, { browserKey, id, sales })
      return { kind: 'begun', order, attempt, isNew }
    },
  )
}

/** An order that costs nothing, and so was paid by being placed. */
type Free = { readonly kind: 'free'; readonly order: Order; readonly attemptId: string }

/**
 * Writes an order that an offer leaves nothing to pay of, as paid. No gateway is asked, and the returned
 * `attemptId` is derived from the order.
 */
export function placeFreeOrder(
  payload: Payload,
  input: PlaceInput,
): Promise<Exclude<AttemptResult, { kind: 'begun' }> | Free> {
  const name = (orderId: string) => freeAttempt(orderId, input.browserKey)
  return place(payload, input, name, async (req, { order, attemptId }) => {
    if (order.totalMinor !== 0) throw new Error(`Order ${order.id} is not free`)
    await refuseClosed(req, order)
    await markOrderPaid(req, order, null)
    return { kind: 'free', order, attemptId }
  })
}

type Payability = Exclude<AttemptResult, { kind: 'begun' }>

async function place<Done>(
  payload: Payload,
  input: PlaceInput,
  name: NameAttempt,
  finish: (req: PayloadRequest, placed: Placed, sale: Sale) => Promise<Done>,
): Promise<Payability | Done> {
  const terms = await termsShown(payload)
  const sale = { ...(await saleOfDraft(payload, input.draft)), terms }
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, `draft:${input.draft.id}`)
    const known = await knownOrder(req, input.draft)
    const standing = known ? await standingOf(req, known) : null
    if (known && standing) {
      if (standing.kind === 'busy') {
        return asBusy(req, { order: known, attempt: standing.attempt }, input, sale)
      }
      if (standing.kind !== 'free') return { ...standing, order: known }
    }
    if (sale.quote.totalMinor !== input.expectedTotalMinor) throw new PriceChanged(sale.quote)
    const who = { email: sale.order.email, user: input.user ?? null, order: known?.id ?? null }
    const lapsed = await lapsedQuote(req, sale.quote, who)
    if (lapsed) throw new PriceChanged(lapsed)
    const placed = known
      ? await writeAgain(req, input, sale, { known: known.id, name })
      : await writeNewOrder(req, input, sale, name)
    return finish(req, placed, sale)
  })
}
