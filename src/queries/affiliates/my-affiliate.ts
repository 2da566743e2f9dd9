import config from '@payload-config'
import { and, type Column, count, desc, eq, gte, ne, sql } from 'drizzle-orm'
import { getPayload, type Payload } from 'payload'
import {
  affiliate_clicks,
  affiliate_links,
  commissions,
  orders,
  payouts,
  states,
} from '@/src/database-schema'
import {
  type AffiliateView,
  anonymousOrder,
  type CommissionView,
  lastMonths,
  type MonthView,
  type PayoutView,
} from '@/src/domain/affiliates/affiliate-view'
import { parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { startOfDay, zonedDay } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { fields, findOne } from '@/src/lib/find-one'
import type { AffiliateLink, User } from '@/src/payload-types'
import { ownRows } from '@/src/queries/platform/own-rows'
import { readBalance } from '@/src/services/affiliates/affiliate-account'
import { businessZone } from '@/src/services/platform/business-zone'

const PAGE = 12
/** The first column of a selection, to group or sort by. */
const FIRST = sql`1`

const iso = (moment: string) => new Date(moment).toISOString()

/** The customer's own link. Staff may read every one, but here everybody sees theirs alone. */
async function ownLink(payload: Payload, user: User): Promise<AffiliateLink | null> {
  return findOne({ payload }, 'affiliateLinks', {
    where: { user: { equals: user.id } },
    overrideAccess: false,
    user,
  })
}

async function readMonths(
  payload: Payload,
  link: string,
  { now, zone }: { now: Date; zone: string },
): Promise<MonthView[]> {
  const months = lastMonths(zonedDay(now, zone))
  const since = startOfDay(parseDate(`${months[0]}-01`), zone).toISOString()
  const db = await databaseOf({ payload })
  const monthOf = (moment: Column) =>
    sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM')`
  const { amountMinor, createdAt, status } = commissions
  const earned = await db
    .select({
      month: monthOf(createdAt),
      orders: count(),
      earnedMinor: sql`sum(${amountMinor})`.mapWith(Number),
    })
    .from(commissions)
    .where(and(eq(commissions.link, link), ne(status, 'reversed'), gte(createdAt, since)))
    .groupBy(FIRST)
  const clicked = await db
    .select({ month: monthOf(affiliate_clicks.createdAt), clicks: count() })
    .from(affiliate_clicks)
    .where(and(eq(affiliate_clicks.link, link), gte(affiliate_clicks.createdAt, since)))
    .groupBy(FIRST)
  return months.map((month) => {
    const { orders = 0, earnedMinor = 0 } = earned.find((one) => one.month === month) ?? {}
    const { clicks = 0 } = clicked.find((one) => one.month === month) ?? {}
    return { month, clicks, orders, earnedMinor }
  })
}

async function readApprovals(payload: Payload, link: string, zone: string) {
  const db = await databaseOf({ payload })
  const { amountMinor, approvableAt, status } = commissions
  return db
    .select({
      day: sql<string>`to_char(${approvableAt} at time zone ${zone}, 'YYYY-MM-DD')`,
      amountMinor: sql`sum(${amountMinor})`.mapWith(Number),
    })
    .from(commissions)
    .where(and(eq(commissions.link, link), eq(status, 'pending')))
    .groupBy(FIRST)
    .orderBy(FIRST)
    .limit(3)
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

export type CommissionPage = {
  readonly commissions: readonly CommissionView[]
  readonly page: number
  readonly pages: number
}

const COMMISSION = {
  id: commissions.id,
  at: commissions.createdAt,
  amountMinor: commissions.amountMinor,
  status: commissions.status,
  approvableAt: commissions.approvableAt,
  approvedAt: commissions.approvedAt,
  reversedAt: commissions.reversedAt,
  paidAt: payouts.paidAt,
  kind: orders.kind,
  serviceType: orders.serviceType,
  companyType: orders.companyType,
  state: states.name,
}

/** One page of what the customer's link has earned, newest first. */
export async function myCommissions(user: User, page = 1): Promise<CommissionPage> {
  const payload = await getPayload({ config })
  const db = await databaseOf({ payload })
  const theirs = eq(affiliate_links.user, user.id)
  const [counted] = await db
    .select({ total: count() })
    .from(commissions)
    .innerJoin(affiliate_links, eq(affiliate_links.id, commissions.link))
    .where(theirs)
  const pages = Math.max(1, Math.ceil((counted?.total ?? 0) / PAGE))
  const shown = Math.min(page, pages)
  const rows = await db
    .select(COMMISSION)
    .from(commissions)
    .innerJoin(affiliate_links, eq(affiliate_links.id, commissions.link))
    .innerJoin(orders, eq(orders.id, commissions.order))
    .leftJoin(states, eq(states.id, orders.state))
    .leftJoin(payouts, eq(payouts.id, commissions.payout))
    .where(theirs)
    .orderBy(desc(commissions.createdAt), commissions.id)
    .limit(PAGE)
    .offset((shown - 1) * PAGE)
  const views = rows.map(
    ({ kind, serviceType, companyType, state, ...row }): CommissionView => ({
      ...row,
      at: iso(row.at),
      order: anonymousOrder({ kind, serviceType, companyType, state }),
      approvableAt: iso(row.approvableAt),
      approvedAt: row.approvedAt && iso(row.approvedAt),
      paidAt: row.paidAt && iso(row.paidAt),
      reversedAt: row.reversedAt && iso(row.reversedAt),
    }),
  )
  return { commissions: views, page: shown, pages }
}

/** What the customer has been paid, the latest first. */
export async function myPayouts(user: User): Promise<PayoutView[]> {
  const docs = await ownRows(user, 'payouts', {
    select: fields('amountMinor status method reference paidAt createdAt'),
    sort: '-createdAt',
    limit: 100,
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
