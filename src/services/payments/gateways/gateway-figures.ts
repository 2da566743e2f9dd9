import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { PERIOD_DAYS, type Period } from '@/src/domain/analytics/period'
import type { Currency, Money } from '@/src/domain/vocabulary/money/money'
import { money } from '@/src/domain/vocabulary/money/money'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { runSql } from '@/src/lib/database'
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
const isPractice = (table: 'payments' | 'p'): SQL =>
  sql.raw(`(${table}.sandbox or ${table}.mode <> 'live')`)

/** The period begins at a midnight of the company's own time zone. */
const beginOf = (period: Period, zone: string): Date | null => {
  const days = PERIOD_DAYS[period]
  return days === null ? null : startOfPeriod(new Date(), zone, days)
}

const since = (begin: Date | null): SQL =>
  begin ? sql`${begin.toISOString()}::timestamptz` : sql`'-infinity'::timestamptz`

const isGateway = (value: unknown): value is GatewaySlug =>
  GATEWAYS.some((gateway) => gateway === value)

const currencyNamed = (value: unknown): Currency => (value === 'INR' ? 'INR' : 'USD')

/** Received and given back, by gateway and currency, the largest first. */
async function readTakings(payload: Payload, begin: Date | null, { practice }: Kind) {
  const rows = await runSql(
    { payload },
    sql`with moved as (
        select gateway, currency, amount_minor as received, 0 as refunded, 1 as payments
        from payments
        where status in ('succeeded', 'refunded') and ${isPractice('payments')} = ${practice}
          and coalesce(settled_at, created_at) >= ${since(begin)}
        union all
        select p.gateway, r.currency, 0, r.amount_minor, 0
        from refunds r join payments p on p.id = r.payment_id
        where r.status = 'succeeded' and ${isPractice('p')} = ${practice}
          and coalesce(r.settled_at, r.created_at) >= ${since(begin)}
      )
      select gateway, currency, sum(received) as received, sum(refunded) as refunded,
        sum(payments) as payments
      from moved group by gateway, currency order by sum(received) desc, gateway`,
  )
  return rows.flatMap((row): Takings[] => {
    if (!isGateway(row.gateway)) return []
    const currency = currencyNamed(row.currency)
    const [received, refunded] = [Number(row.received), Number(row.refunded)]
    return [
      {
        gateway: row.gateway,
        received: money(received, currency),
        refunded: money(refunded, currency),
        net: money(received - refunded, currency),
        payments: Number(row.payments),
      },
    ]
  })
}

const NO_ATTEMPTS: Attempts = { succeeded: 0, failed: 0 }

async function readAttempts(payload: Payload, begin: Date | null, { practice }: Kind) {
  const rows = await runSql(
    { payload },
    sql`select gateway,
        count(*) filter (where status in ('succeeded', 'refunded', 'quarantined')) as succeeded,
        count(*) filter (where status = 'failed') as failed
      from payments
      where ${isPractice('payments')} = ${practice} and created_at >= ${since(begin)}
      group by gateway`,
  )
  const attempts = { stripe: NO_ATTEMPTS, razorpay: NO_ATTEMPTS, paypal: NO_ATTEMPTS }
  for (const { gateway, succeeded, failed } of rows) {
    if (!isGateway(gateway)) continue
    attempts[gateway] = { succeeded: Number(succeeded), failed: Number(failed) }
  }
  return attempts
}

async function readNow(payload: Payload, { practice }: Kind) {
  const [row = {}] = await runSql(
    { payload },
    sql`select
        (select count(*) from payments
          where status in ('opening', 'open', 'requires_action', 'processing')
            and ${isPractice('payments')} = ${practice}) as open,
        (select count(*) from payments where status = 'quarantined') as quarantined,
        (select count(*) from disputes where status in ('needs_response', 'under_review')) as disputed,
        (select count(*) from webhook_events where error is not null) as failing`,
  )
  return {
    open: Number(row.open ?? 0),
    quarantined: Number(row.quarantined ?? 0),
    disputed: Number(row.disputed ?? 0),
    failingWebhooks: Number(row.failing ?? 0),
  }
}

/** Whether any payment ever was a real one: practice payments count only until then. */
export async function hasRealPayments(payload: Payload): Promise<boolean> {
  const [row = {}] = await runSql(
    { payload },
    sql`select exists(select 1 from payments where not ${isPractice('payments')}) as real`,
  )
  return row.real === true
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
