import { and, eq, exists } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links, commissions, users } from '@/src/database-schema'
import { databaseOf, query } from '@/src/lib/database'
import type { AffiliateLink } from '@/src/payload-types'
import { readBalance } from '@/src/services/affiliates/affiliate-account'

/** What an affiliate is to be paid, and whether we know where to. */
export type DuePayout = {
  readonly link: string
  readonly code: string
  readonly user: string | null
  readonly email: string | null
  readonly method: AffiliateLink['payoutMethod']
  readonly name: string | null
  readonly account: string | null
  readonly dueMinor: number
  readonly carryOverMinor: number
}

/** Everybody with approved commissions that exceed what they owe, by code. */
export async function duePayouts(
  req: PayloadRequest,
  only?: readonly string[],
): Promise<DuePayout[]> {
  const db = await databaseOf(req)
  const approved = query
    .select({ id: commissions.id })
    .from(commissions)
    .where(and(eq(commissions.link, affiliate_links.id), eq(commissions.status, 'approved')))
  const rows = await db
    .select({
      link: affiliate_links.id,
      code: affiliate_links.code,
      user: affiliate_links.user,
      email: users.email,
      method: affiliate_links.payoutMethod,
      name: affiliate_links.payoutName,
      account: affiliate_links.payoutAccountLast4,
    })
    .from(affiliate_links)
    .leftJoin(users, eq(users.id, affiliate_links.user))
    .where(exists(approved))
    .orderBy(affiliate_links.code)
  const due: DuePayout[] = []
  for (const row of rows) {
    if (only && !only.includes(row.link)) continue
    const { dueMinor, carryOverMinor } = await readBalance(req, row.link)
    if (dueMinor === 0) continue
    const [name, account] = [row.name || null, row.account || null]
    due.push({ ...row, name, account, dueMinor, carryOverMinor })
  }
  return due
}
