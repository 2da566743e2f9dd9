import { and, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { orders, payments } from '@/src/database-schema'
import { convert } from '@/src/domain/vocabulary/money/convert'
import { money } from '@/src/domain/vocabulary/money/money'
import { type PaymentAttemptStatus, UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type Caller, databaseOf } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import { hashToken } from '@/src/lib/secrets'
import { now } from '@/src/lib/sql-parts'
import type { Order, Payment } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import type { Sales } from '@/src/services/catalogue/licensing/confirmations'
import { refuseClosed } from '@/src/services/catalogue/licensing/refuse-closed'
import type { ResolvedGateway } from '@/src/services/payments/gateways/resolve-gateway'

type OrderStanding =
  | { readonly kind: 'free' }
  | { readonly kind: 'paid' }
  /** Money has come for it that a person is looking at, or is on its way from the bank. */
  | { readonly kind: 'checking' }
  /** Another request is asking a gateway for this order's money right now. */
  | { readonly kind: 'busy'; readonly attempt: Payment }

/**
 * Whether a new attempt to pay an order may begin. The caller holds the order's row, so that of
 * two requests at once the second one finds the attempt of the first, also while that is charged but not
 * settled yet: a new one would take the order's pass from it.
 */
export async function standingOf(req: PayloadRequest, order: Order): Promise<OrderStanding> {
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return { kind: 'paid' }
  const docs = await findRows(req, 'payments', {
    where: {
      order: { equals: order.id },
      status: { in: ['opening', 'open', 'processing', 'quarantined'] },
    },
    sort: 'createdAt',
    limit: 20,
    overrideAccess: true, // as above
  })
  const isHeld = ({ status }: Payment) => status === 'processing' || status === 'quarantined'
  if (docs.some(isHeld)) return { kind: 'checking' }
  return docs[0] ? { kind: 'busy', attempt: docs[0] } : { kind: 'free' }
}

/** What a gateway charges for an order: its total, at today's rate where that is not dollars. */
function chargeFor(order: Order, resolved: ResolvedGateway) {
  const { currency, exchangeRate, exchangeRateAsOf } = resolved
  const total = money(order.totalMinor, 'USD')
  const charge = exchangeRate === null ? total : convert(total, exchangeRate)
  return { amountMinor: charge.minor, currency, exchangeRate, exchangeRateAsOf }
}

/** What an attempt keeps of the key that its browser made up: no other browser knows it. */
export const browserMark = (key: string): string => hashToken(key).slice(0, 32)

type Begun = {
  /** What the browser sent, so that it is known when it asks again. */
  readonly browserKey?: string | undefined
  /** The id that the attempt gets; one of its own where none is given. */
  readonly id?: string
  /** What may be sold, where it was read for this very order. */
  readonly sales?: Sales
}

/**
 * Writes a new attempt to pay an order, its amount and rate frozen. The caller holds the row.
 *
 * @throws AppError 422 `not_on_sale`
 */
export async function beginAttempt(
  req: PayloadRequest,
  order: Order,
  resolved: ResolvedGateway,
  { browserKey, id, sales }: Begun = {},
): Promise<Payment> {
  await refuseClosed(req, order, sales)
  const mark = browserKey ? `-${browserMark(browserKey)}` : ''
  return insertPayment(req, {
    id,
    order: order.id,
    gateway: resolved.gateway.slug,
    status: 'opening',
    ...chargeFor(order, resolved),
    orderMinor: order.totalMinor,
    refundedMinor: 0,
    isDuplicate: false,
    idempotencyKey: `${crypto.randomUUID()}${mark}`,
    sandbox: resolved.sandbox,
    mode: resolved.mode,
    keyHint: resolved.keyHint,
    checks: 0,
  })
}

export async function attemptsOfBrowser(
  req: Caller,
  orderId: string,
  browserKey: string,
): Promise<string[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.order, orderId),
        like(payments.idempotencyKey, `%-${browserMark(browserKey)}`),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(10)
  return rows.map(({ id }) => id)
}

type Change = {
  readonly status: PaymentAttemptStatus
  readonly gatewayRef?: string | null
  readonly failureCode?: string
  readonly failureMessage?: string
}

const isUnfinished = inArray(payments.status, UNFINISHED)
const isOpening = eq(payments.status, 'opening')

/**
 * Changes an attempt that is still as the condition says: one atomic statement. Says whether it
 * was.
 */
async function changeAttempt(
  payload: Payload,
  { id }: Pick<Payment, 'id'>,
  condition: SQL | undefined,
  values: PgUpdateSetSource<typeof payments>,
): Promise<boolean> {
  const db = await databaseOf({ payload })
  const rows = await db
    .update(payments)
    .set({ ...values, updatedAt: now })
    .where(and(eq(payments.id, id), condition))
    .returning({ id: payments.id })
  return rows.length > 0
}

/**
 * Writes what an attempt led to, unless it has reached its end meanwhile. Says whether it was
 * written.
 */
export function recordAttempt(
  payload: Payload,
  attempt: Pick<Payment, 'id'>,
  { status, gatewayRef, failureCode, failureMessage }: Change,
): Promise<boolean> {
  return changeAttempt(payload, attempt, isUnfinished, {
    status,
    gatewayRef: gatewayRef ?? undefined, // what is known already stays
    failureCode: failureCode ?? null,
    failureMessage: failureMessage ?? null,
  })
}

/** Writes that the gateway declined an attempt, and with it the last try to pay its order. */
export async function declineAttempt(
  payload: Payload,
  attempt: Payment,
  gatewayRef: string | null,
  { code, message }: { readonly code: string; readonly message: string },
): Promise<void> {
  const change = { gatewayRef, failureCode: code, failureMessage: message }
  await recordAttempt(payload, attempt, { status: 'failed', ...change })
  const orderId = idOf(attempt.order)
  if (orderId) await markOrderFailed({ payload }, orderId)
}

/** Notes that the last try to pay failed; never takes a payment back that came meanwhile. */
export async function markOrderFailed(context: Caller, orderId: string): Promise<void> {
  const db = await databaseOf(context)
  await db
    .update(orders)
    .set({ paymentStatus: 'failed', updatedAt: now })
    .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'pending')))
}

/**
 * Notes that an attempt has certainly taken nothing, unless another request has taken it over, which
 * may be charging for it now. Says whether it was written.
 */
export function failOwnAttempt(
  payload: Payload,
  attempt: Pick<Payment, 'id' | 'checks'>,
  { code, message }: { readonly code: string; readonly message: string },
): Promise<boolean> {
  const isOwn = and(isOpening, eq(payments.checks, attempt.checks))
  const failure = { failureCode: code, failureMessage: message }
  return changeAttempt(payload, attempt, isOwn, { status: 'failed', ...failure })
}

/**
 * Takes over an attempt whose process has fallen silent. Of several that try, one does. Counting up
 * its checks is what the former process is told by.
 */
export function takeOverAttempt(
  payload: Payload,
  attempt: Pick<Payment, 'id' | 'checks'>,
): Promise<boolean> {
  const isLeft = and(isOpening, isNull(payments.gatewayRef), eq(payments.checks, attempt.checks))
  return changeAttempt(payload, attempt, isLeft, { checks: sql`${payments.checks} + 1` })
}

/** Notes that a gateway's answer never came: anyone who waits for this attempt need not go on waiting. */
export async function noteUnanswered(
  payload: Payload,
  attempt: Pick<Payment, 'id'>,
): Promise<void> {
  await changeAttempt(payload, attempt, isOpening, { lastCheckedAt: now })
}

/** Gives an attempt up that its gateway does not know; says whether it was still beginning. */
export function giveUpAttempt(payload: Payload, attempt: Pick<Payment, 'id'>): Promise<boolean> {
  const isUnknown = and(isOpening, isNull(payments.gatewayRef))
  return changeAttempt(payload, attempt, isUnknown, { status: 'cancelled' })
}

/**
 * What the gateway calls an attempt. One whose answer never came is looked for there, and what is
 * found is noted; null for one that the gateway does not know.
 *
 * @throws GatewayUnavailable when it does not answer
 */
export async function refOfAttempt(
  payload: Payload,
  gateway: Gateway,
  attempt: Payment,
): Promise<string | null> {
  if (attempt.gatewayRef) return attempt.gatewayRef
  const found = await gateway.findByAttempt(attempt.id, new Date(attempt.createdAt))
  if (!found) return null
  const gatewayRef = sql`coalesce(${payments.gatewayRef}, ${found.ref})`
  await changeAttempt(payload, attempt, isUnfinished, { gatewayRef })
  return found.ref
}

const iso = (stored: string | null) => stored && new Date(stored).toISOString()

/** An attempt as services know it. */
function paymentOf(row: typeof payments.$inferSelect): Payment {
  const { card_brand: brand, card_last4: last4, card_fingerprint: fingerprint, ...own } = row
  return {
    ...own,
    card: { brand, last4, fingerprint },
    settledAt: iso(row.settledAt),
    exchangeRateAsOf: iso(row.exchangeRateAsOf),
    lastCheckedAt: iso(row.lastCheckedAt),
    updatedAt: new Date(row.updatedAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

/** The attempts that meet a condition, the latest first. */
export async function findPayments(req: Caller, which: SQL | undefined): Promise<Payment[]> {
  const db = await databaseOf(req)
  const rows = await db.select().from(payments).where(which).orderBy(desc(payments.createdAt))
  return rows.map(paymentOf)
}

/** Adds an attempt. */
async function insertPayment(req: Caller, values: typeof payments.$inferInsert): Promise<Payment> {
  const db = await databaseOf(req)
  const [row] = await db.insert(payments).values(values).returning()
  if (!row) throw new Error('The attempt was not written')
  return paymentOf(row)
}
