import { count, desc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { affiliate_links, commissions, payouts, users } from '@/src/database-schema'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { databaseOf, query } from '@/src/lib/database'
import { staffRows } from '@/src/queries/platform/staff-rows'

const TOP = 5

type AffiliateTotals = {
  readonly affiliates: number
  readonly clicks: number
  readonly conversions: number
  readonly earnedMinor: number
  /** Approved and not paid out yet, less what was paid out too much. */
  readonly owedMinor: number
}

const sum = (value: unknown) => sql`coalesce(sum(${value}), 0)`.mapWith(Number)

/** What is due to all affiliates, in one query by the rule of `balanceOf`; those who left are owed nothing. */
async function owed(req: PayloadRequest): Promise<number> {
  const { link, amountMinor, status } = commissions
  const amountOf = (word: 'approved' | 'paid') =>
    sql`coalesce(sum(${amountMinor}) filter (where ${status} = ${word}), 0)`.mapWith(Number)
  const earned = query
    .select({
      link,
      approved: amountOf('approved').as('approved'),
      paid: amountOf('paid').as('paid'),
    })
    .from(commissions)
    .groupBy(link)
    .as('earned')
  const sent = query
    .select({ link: payouts.link, sent: sum(payouts.amountMinor).as('sent') })
    .from(payouts)
    .where(inArray(payouts.status, ['pending', 'paid']))
    .groupBy(payouts.link)
    .as('sent')
  const db = await databaseOf(req)
  const due = sql`greatest(0, ${earned.approved} + ${earned.paid} - coalesce(${sent.sent}, 0))`
  const [row] = await db
    .select({ owed: sum(due) })
    .from(earned)
    .innerJoin(affiliate_links, eq(affiliate_links.id, earned.link))
    .leftJoin(users, eq(users.id, affiliate_links.user))
    .leftJoin(sent, eq(sent.link, earned.link))
    .where(isNull(users.erasedAt))
  return row?.owed ?? 0
}

async function sumUp(req: PayloadRequest): Promise<AffiliateTotals> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      affiliates: count(),
      clicks: sum(affiliate_links.clicks),
      conversions: sum(affiliate_links.conversions),
      earnedMinor: sum(affiliate_links.totalEarnedMinor),
    })
    .from(affiliate_links)
  const { affiliates = 0, clicks = 0, conversions = 0, earnedMinor = 0 } = row ?? {}
  return { affiliates, clicks, conversions, earnedMinor, owedMinor: await owed(req) }
}

/** So old a sum may be in which only clicks can have changed. */
const KEPT_FOR_MS = 60_000

type Kept = { readonly state: string; readonly until: number; readonly totals: AffiliateTotals }

const kept = new WeakMap<Payload, Kept>()

/** Another text after each change of a commission or payout, and after each new affiliate. */
async function stateOf(req: PayloadRequest): Promise<string> {
  const db = await databaseOf(req)
  const latest = [
    await db.select({ at: max(commissions.updatedAt) }).from(commissions),
    await db.select({ at: max(payouts.updatedAt) }).from(payouts),
    await db.select({ at: max(affiliate_links.createdAt) }).from(affiliate_links),
  ]
  return JSON.stringify(latest)
}

/**
 * What the program has come to; clicks of up to a minute ago. The caller has checked who asks, here
 * and below.
 */
export async function affiliateTotals(req: PayloadRequest): Promise<AffiliateTotals> {
  const state = await stateOf(req)
  const held = kept.get(req.payload)
  if (held?.state === state && held.until > Date.now()) return held.totals
  const totals = await sumUp(req)
  kept.set(req.payload, { state, until: Date.now() + KEPT_FOR_MS, totals })
  return totals
}

export type TopPerformer = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly conversions: number
  readonly earnedMinor: number
}

/** The few who earned most; no one who earned nothing. */
export async function topPerformers(req: PayloadRequest): Promise<TopPerformer[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({
      id: affiliate_links.id,
      code: affiliate_links.code,
      conversions: affiliate_links.conversions,
      earnedMinor: affiliate_links.totalEarnedMinor,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(affiliate_links)
    .leftJoin(users, eq(users.id, affiliate_links.user))
    .where(gt(affiliate_links.totalEarnedMinor, 0))
    .orderBy(desc(affiliate_links.totalEarnedMinor), affiliate_links.id)
    .limit(TOP)
  return rows.map(({ firstName, lastName, email, ...row }) => ({
    ...row,
    name: fullName({ firstName, lastName }) || email || row.code,
  }))
}

/** How many commissions wait for someone to look at whose order they came from. */
export async function countReviews(req: PayloadRequest): Promise<number> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ open: count() })
    .from(commissions)
    .where(eq(commissions.review, 'open'))
  return row?.open ?? 0
}

export async function affiliateCodes(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: affiliate_links.id, code: affiliate_links.code })
    .from(affiliate_links)
    .where(inArray(affiliate_links.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** What was paid out, the newest first: to one affiliate, or to all. */
export const lastPayouts = (req: PayloadRequest, limit: number, link?: string) =>
  staffRows(req, 'payouts', {
    where: link ? { link: { equals: link } } : {},
    sort: '-createdAt',
    limit,
  })

/** One affiliate; undefined where there is none that the person may read. */
export async function affiliateOf(req: PayloadRequest, id: string) {
  const [link] = await staffRows(req, 'affiliateLinks', { where: { id: { equals: id } } })
  return link
}
