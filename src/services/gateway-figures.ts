import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { Currency, Money } from '@/src/domain/money/money'
import { money } from '@/src/domain/money/money'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/payments/payment-status'
import { PERIOD_DAYS, type Period } from '@/src/domain/payments/period'
import { runSql } from '@/src/lib/database'

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
  readonly failingWebhooks: number
}

type Kind = { readonly sandbox: boolean }

/** The period begins at a midnight of the company's own time zone. */
const since = (period: Period): SQL => {
  const days = PERIOD_DAYS[period]
  if (days === null) return sql`'-infinity'::timestamptz`
  return sql`(date_trunc('day', now() at time zone 'America/New_York') - make_interval(days => ${days - 1})) at time zone 'America/New_York'`
}

const isGateway = (value: unknown): value is GatewaySlug =>
  GATEWAYS.some((gateway) => gateway === value)

const currencyNamed = (value: unknown): Currency => (value === 'INR' ? 'INR' : 'USD')

/** Received and given back, by gateway and currency, the largest first. */
async function readTakings(payload: Payload, period: Period, { sandbox }: Kind) {
  const rows = await runSql(
    { payload },
    sql`with moved as (
        select gateway, currency, amount_minor as received, 0 as refunded, 1 as payments
        from payments
        where status in ('succeeded', 'refunded') and sandbox = ${sandbox}
          and coalesce(settled_at, created_at) >= ${since(period)}
        union all
        select p.gateway, r.currency, 0, r.amount_minor, 0
        from refunds r join payments p on p.id = r.payment_id
        where r.status = 'succeeded' and p.sandbox = ${sandbox}
          and coalesce(r.settled_at, r.created_at) >= ${since(period)}
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

async function readAttempts(payload: Payload, period: Period, { sandbox }: Kind) {
  const rows = await runSql(
    { payload },
    sql`select gateway,
        count(*) filter (where status in ('succeeded', 'refunded', 'quarantined')) as succeeded,
        count(*) filter (where status = 'failed') as failed
      from payments
      where sandbox = ${sandbox} and created_at >= ${since(period)}
      group by gateway`,
  )
  const attempts = { stripe: NO_ATTEMPTS, razorpay: NO_ATTEMPTS, paypal: NO_ATTEMPTS }
  for (const { gateway, succeeded, failed } of rows) {
    if (!isGateway(gateway)) continue
    attempts[gateway] = { succeeded: Number(succeeded), failed: Number(failed) }
  }
  return attempts
}

async function readNow(payload: Payload, { sandbox }: Kind) {
  const [row = {}] = await runSql(
    { payload },
    sql`select
        (select count(*) from payments
          where status in ('opening', 'open', 'requires_action') and sandbox = ${sandbox}) as open,
        (select count(*) from payments where status = 'quarantined') as quarantined,
        (select count(*) from webhook_events where error is not null) as failing`,
  )
  return {
    open: Number(row.open ?? 0),
    quarantined: Number(row.quarantined ?? 0),
    failingWebhooks: Number(row.failing ?? 0),
  }
}

/** Whether any payment ever was a real one: practice payments count only until then. */
export async function hasRealPayments(payload: Payload): Promise<boolean> {
  const [row = {}] = await runSql(
    { payload },
    sql`select exists(select 1 from payments where not sandbox) as real`,
  )
  return row.real === true
}

/** How the gateways did: practice payments, or real ones, never the two together. */
export async function gatewayFigures(
  payload: Payload,
  period: Period,
  kind: Kind,
): Promise<GatewayFigures> {
  const [takings, attempts, now] = await Promise.all([
    readTakings(payload, period, kind),
    readAttempts(payload, period, kind),
    readNow(payload, kind),
  ])
  return { takings, attempts, ...now }
}
