import config from '@payload-config'
import { sql } from 'drizzle-orm'
import { getPayload, type Payload } from 'payload'
import {
  type AffiliateView,
  anonymousOrder,
  type CommissionView,
  lastMonths,
  type MonthView,
  type PayoutView,
} from '@/src/domain/affiliates/affiliate-view'
import { COMMISSION_STATUSES } from '@/src/domain/affiliates/ledger'
import { ORDER_KINDS, SERVICE_TYPES } from '@/src/domain/vocabulary/order-status'
import { parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { startOfDay, zonedDay } from '@/src/domain/vocabulary/time/time-zone'
import { runSql } from '@/src/lib/database'
import type { AffiliateLink, User } from '@/src/payload-types'
import { readBalance } from '@/src/services/affiliates/affiliate-account'
import { businessZone } from '@/src/services/platform/business-zone'

const PAGE = 12

type Row = Readonly<Record<string, unknown>>

const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

const iso = (value: unknown) => (value ? new Date(String(value)).toISOString() : null)
const isoOf = (value: unknown) => new Date(String(value)).toISOString()

/** The customer's own link. Staff may read every one, but here everybody sees theirs alone. */
async function ownLink(payload: Payload, user: User): Promise<AffiliateLink | null> {
  const { docs } = await payload.find({
    collection: 'affiliateLinks',
    where: { user: { equals: user.id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs[0] ?? null
}

async function readMonths(
  payload: Payload,
  link: string,
  { now, zone }: { now: Date; zone: string },
): Promise<MonthView[]> {
  const months = lastMonths(zonedDay(now, zone))
  const since = startOfDay(parseDate(`${months[0]}-01`), zone).toISOString()
  const month = sql`to_char(created_at at time zone ${zone}, 'YYYY-MM') as month`
  const commissions = await runSql(
    { payload },
    sql`select ${month}, count(*) as orders, sum(amount_minor) as earned from commissions
      where link_id = ${link} and status <> 'reversed' and created_at >= ${since} group by 1`,
  )
  const clicks = await runSql(
    { payload },
    sql`select ${month}, count(*) as clicks from affiliate_clicks
      where link_id = ${link} and created_at >= ${since} group by 1`,
  )
  const of = (rows: readonly Row[], name: string) => rows.find((row) => row.month === name)
  return months.map((name) => ({
    month: name,
    clicks: Number(of(clicks, name)?.clicks ?? 0),
    orders: Number(of(commissions, name)?.orders ?? 0),
    earnedMinor: Number(of(commissions, name)?.earned ?? 0),
  }))
}

async function readApprovals(payload: Payload, link: string, zone: string) {
  const rows = await runSql(
    { payload },
    sql`select to_char(approvable_at at time zone ${zone}, 'YYYY-MM-DD') as day,
        sum(amount_minor) as amount
      from commissions where link_id = ${link} and status = 'pending'
      group by 1 order by 1 limit 3`,
  )
  return rows.map((row) => ({ day: String(row.day), amountMinor: Number(row.amount) }))
}

function payoutDetailsOf(link: AffiliateLink): AffiliateView['payoutDetails'] {
  const { payoutMethod, payoutName, payoutAccountLast4 } = link
  if (!payoutMethod || !payoutAccountLast4) return null
  return { method: payoutMethod, name: payoutName ?? '', account: payoutAccountLast4 }
}

/** How the customer does as an affiliate; null when they have not joined. */
export async function myAffiliate(user: User, now = new Date()): Promise<AffiliateView | null> {
  const payload = await getPayload({ config })
  const link = await ownLink(payload, user)
  if (!link) return null
  const zone = await businessZone({ payload })
  const [balance, approvals, months] = await Promise.all([
    readBalance({ payload }, link.id),
    readApprovals(payload, link.id, zone),
    readMonths(payload, link.id, { now, zone }),
  ])
  const { termsVersion, termsAcceptedAt } = link
  return {
    code: link.code,
    commissionRate: link.commissionRate,
    isActive: link.isActive,
    clicks: link.clicks,
    paidOutMinor: link.totalPaidMinor,
    balance,
    approvals,
    months,
    payoutDetails: payoutDetailsOf(link),
    terms:
      termsVersion && termsAcceptedAt
        ? { version: termsVersion, acceptedAt: termsAcceptedAt }
        : null,
  }
}

function commissionView(row: Row): CommissionView {
  return {
    id: String(row.id),
    at: isoOf(row.created_at),
    order: anonymousOrder({
      kind: oneOf(ORDER_KINDS, row.kind, 'purchase'),
      serviceType: oneOf(SERVICE_TYPES, row.service_type, 'llc'),
      state: row.state ? String(row.state) : null,
    }),
    amountMinor: Number(row.amount_minor),
    status: oneOf(COMMISSION_STATUSES, row.status, 'pending'),
    approvableAt: isoOf(row.approvable_at),
    approvedAt: iso(row.approved_at),
    paidAt: iso(row.paid_at),
    reversedAt: iso(row.reversed_at),
  }
}

export type CommissionPage = {
  readonly commissions: readonly CommissionView[]
  readonly page: number
  readonly pages: number
}

/** One page of what the customer's link has earned, newest first. */
export async function myCommissions(user: User, page = 1): Promise<CommissionPage> {
  const payload = await getPayload({ config })
  const [counted] = await runSql(
    { payload },
    sql`select count(*) as total from commissions c
      join affiliate_links l on l.id = c.link_id where l.user_id = ${user.id}`,
  )
  const pages = Math.max(1, Math.ceil(Number(counted?.total) / PAGE))
  const shown = Math.min(page, pages)
  const rows = await runSql(
    { payload },
    sql`select c.id, c.created_at, c.amount_minor, c.status, c.approvable_at, c.approved_at,
        c.reversed_at, p.paid_at, o.kind, o.service_type, s.name as state
      from commissions c
      join affiliate_links l on l.id = c.link_id
      join orders o on o.id = c.order_id
      left join states s on s.id = o.state_id
      left join payouts p on p.id = c.payout_id
      where l.user_id = ${user.id}
      order by c.created_at desc, c.id limit ${PAGE} offset ${(shown - 1) * PAGE}`,
  )
  return { commissions: rows.map(commissionView), page: shown, pages }
}

/** What the customer has been paid, the latest first. */
export async function myPayouts(user: User): Promise<PayoutView[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'payouts',
    where: { user: { equals: user.id } },
    select: {
      amountMinor: true,
      status: true,
      method: true,
      reference: true,
      paidAt: true,
      createdAt: true,
    },
    sort: '-createdAt',
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs.map((one) => ({
    id: one.id,
    at: one.paidAt ?? one.createdAt,
    amountMinor: one.amountMinor,
    status: one.status,
    method: one.method ?? null,
    reference: one.reference,
  }))
}
