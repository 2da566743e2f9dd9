import { and, eq, exists, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links, commissions, users } from '@/src/database-schema'
import { databaseOf, query } from '@/src/lib/database'
import { isOneOf } from '@/src/lib/sql-parts'
import type { AffiliateLink } from '@/src/payload-types'
import { readBalances } from '@/src/services/affiliates/affiliate-account'

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

/** Everybody with approved commissions that exceed what they owe, by code. Who left has given theirs up. */
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
    .where(and(exists(approved), isNull(users.erasedAt), only && isOneOf(affiliate_links.id, only)))
    .orderBy(affiliate_links.code)
  const links = rows.map(({ link }) => link)
  const balanceOf = await readBalances(req, links)
  return rows.flatMap((row): DuePayout[] => {
    const { dueMinor, carryOverMinor } = balanceOf(row.link)
    if (dueMinor === 0) return []
    const [name, account] = [row.name || null, row.account || null]
    return [{ ...row, name, account, dueMinor, carryOverMinor }]
  })
}
