import { and, desc, eq, gte, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'

import { disputes, payments, refunds, webhook_events } from '@/src/database-schema'
import { PERIOD_DAYS, type Period } from '@/src/domain/analytics/period'
import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import { type Currency, type Money, money } from '@/src/domain/vocabulary/money/money'
import { type GatewaySlug, UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { type Database, databaseOf } from '@/src/lib/database'
import { countIf } from '@/src/lib/sql-parts'
import { businessZone } from '@/src/services/platform/business-zone'

/** What one gateway moved in a period, in one currency: amounts of two are never added up. */
export type Takings = {
  readonly gateway: GatewaySlug
  readonly received: Money
  readonly refunded: Money
  readonly net: Money
  readonly payments: number
}

/** Attempts of a period that came to an end; those that customers gave up are not counted. */
export type Attempts = { readonly succeeded: number; readonly failed: number }

export type GatewayFigures = {
  readonly takings: readonly Takings[]
  readonly attempts: Readonly<Record<GatewaySlug, Attempts>>
  /** What is so at this moment, whatever the period. */
  readonly open: number
  readonly quarantined: number
  /** Disputes that are not decided. */
  readonly disputed: number
  readonly failingWebhooks: number
}

/** Practice is the sandbox's and the providers' test modes: no money moved. */
type Kind = { readonly practice: boolean }

/** Whether a payment moved no real money. */
const isPractice = sql`(${payments.sandbox} or ${ne(payments.mode, 'live')})`

const isKind = ({ practice }: Kind) => sql`${isPractice} = ${practice}`

/** The period begins at a midnight of the company's own time zone. */
const beginOf = (period: Period, zone: string): Date | null => {
  const days = PERIOD_DAYS[period]
  return days === null ? null : startOfPeriod(new Date(), zone, days)
}

const since = (begin: Date | null): SQL =>
  begin ? sql`${begin.toISOString()}::timestamptz` : sql`'-infinity'::timestamptz`

const currencyNamed = (name: string): Currency => (name === 'INR' ? 'INR' : 'USD')

/** The payments and refunds of a period, a row each. */
function movedIn(db: Database, begin: Date | null, kind: Kind) {
  const came = db
    .select({
      gateway: payments.gateway,
      currency: payments.currency,
      received: payments.amountMinor,
      refunded: sql<number>`0`.as('refunded'),
      payments: sql<number>`1`.as('payments'),
    })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['succeeded', 'refunded']),
        isKind(kind),
        gte(sql`coalesce(${payments.settledAt}, ${payments.createdAt})`, since(begin)),
      ),
    )
  const wentBack = db
    .select({
      gateway: payments.gateway,
      currency: refunds.currency,
      received: sql<number>`0`.as('received'),
      refunded: refunds.amountMinor,
      payments: sql<number>`0`.as('payments'),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .where(
      and(
        eq(refunds.status, 'succeeded'),
        isKind(kind),
        gte(sql`coalesce(${refunds.settledAt}, ${refunds.createdAt})`, since(begin)),
      ),
    )
  return unionAll(came, wentBack).as('moved')
}

/** Received and given back, by gateway and currency, the largest first. */
async function readTakings(payload: Payload, begin: Date | null, kind: Kind): Promise<Takings[]> {
  const db = await databaseOf({ payload })
  const moved = movedIn(db, begin, kind)
  const { gateway, currency } = moved
  const received = sql`sum(${moved.received})`.mapWith(Number)
  const rows = await db
    .select({
      gateway,
      currency,
      received,
      refunded: sql`sum(${moved.refunded})`.mapWith(Number),
      payments: sql`sum(${moved.payments})`.mapWith(Number),
    })
    .from(moved)
    .groupBy(gateway, currency)
    .orderBy(desc(received), gateway)
  return rows.map((row) => {
    const named = currencyNamed(row.currency)
    return {
      ...row,
      received: money(row.received, named),
      refunded: money(row.refunded, named),
      net: money(row.received - row.refunded, named),
    }
  })
}

const NO_ATTEMPTS: Attempts = { succeeded: 0, failed: 0 }

async function readAttempts(payload: Payload, begin: Date | null, kind: Kind) {
  const db = await databaseOf({ payload })
  const { createdAt, gateway, status } = payments
  const rows = await db
    .select({
      gateway,
      succeeded: countIf(inArray(status, ['succeeded', 'refunded', 'quarantined'])),
      failed: countIf(eq(status, 'failed')),
    })
    .from(payments)
    .where(and(isKind(kind), gte(createdAt, since(begin))))
    .groupBy(gateway)
  const attempts = { stripe: NO_ATTEMPTS, razorpay: NO_ATTEMPTS, paypal: NO_ATTEMPTS }
  for (const { gateway: slug, ...counted } of rows) attempts[slug] = counted
  return attempts
}

async function readNow(payload: Payload, kind: Kind) {
  const db = await databaseOf({ payload })
  const { status } = payments
  const [row] = await db
    .select({
      open: countIf(and(inArray(status, UNFINISHED), isKind(kind))),
      quarantined: countIf(eq(status, 'quarantined')),
      disputed: db.$count(disputes, inArray(disputes.status, OPEN_DISPUTES)),
      failingWebhooks: db.$count(webhook_events, isNotNull(webhook_events.error)),
    })
    .from(payments)
    .where(inArray(status, [...UNFINISHED, 'quarantined']))
  return row ?? { open: 0, quarantined: 0, disputed: 0, failingWebhooks: 0 }
}

/** Whether any payment ever was a real one: practice payments count only until then. */
export async function hasRealPayments(payload: Payload): Promise<boolean> {
  const db = await databaseOf({ payload })
  const [found] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(not(isPractice))
    .limit(1)
  return found !== undefined
}

/** How the gateways did: practice payments, or real ones, never the two together. */
export async function gatewayFigures(
  payload: Payload,
  period: Period,
  kind: Kind,
): Promise<GatewayFigures> {
  const begin = beginOf(period, await businessZone({ payload }))
  const [takings, attempts, now] = await Promise.all([
    readTakings(payload, begin, kind),
    readAttempts(payload, begin, kind),
    readNow(payload, kind),
  ])
  return { takings, attempts, ...now }
}
