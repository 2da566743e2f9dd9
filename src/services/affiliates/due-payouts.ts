import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
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

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const METHODS = ['paypal', 'bank'] as const

/** Everybody with approved commissions that exceed what they owe, by code. */
export async function duePayouts(
  req: PayloadRequest,
  only?: readonly string[],
): Promise<DuePayout[]> {
  const rows = await runSql(
    req,
    sql`select l.id, l.code, l.user_id, u.email, l.payout_method, l.payout_name,
        l.payout_account_last4
      from affiliate_links l left join users u on u.id = l.user_id
      where exists (select from commissions c where c.link_id = l.id and c.status = 'approved')
      order by l.code`,
  )
  const due: DuePayout[] = []
  for (const row of rows) {
    const link = String(row.id)
    if (only && !only.includes(link)) continue
    const { dueMinor, carryOverMinor } = await readBalance(req, link)
    if (dueMinor === 0) continue
    due.push({
      link,
      code: String(row.code),
      user: text(row.user_id),
      email: text(row.email),
      method: METHODS.find((one) => one === row.payout_method) ?? null,
      name: text(row.payout_name),
      account: text(row.payout_account_last4),
      dueMinor,
      carryOverMinor,
    })
  }
  return due
}
