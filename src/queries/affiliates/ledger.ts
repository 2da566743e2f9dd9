import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links, commissions } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { wholeRows } from '@/src/queries/platform/staff-rows'

/** The codes of affiliates by their ids. */
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
  wholeRows(req, 'payouts', {
    where: link ? { link: { equals: link } } : {},
    sort: '-createdAt',
    limit,
  })

/** One affiliate; undefined where there is none that the person may read. */
export async function affiliateOf(req: PayloadRequest, id: string) {
  const [link] = await wholeRows(req, 'affiliateLinks', { where: { id: { equals: id } } })
  return link
}

/** How many commissions have outlasted their refund period, counted up to `most`. */
export async function commissionsToApprove(req: PayloadRequest, most: number): Promise<number> {
  const { approvableAt, id, status } = commissions
  const db = await databaseOf(req)
  const rows = await db
    .select({ id })
    .from(commissions)
    .where(and(eq(status, 'pending'), lte(approvableAt, sql`now()`)))
    .limit(most)
  return rows.length
}
