import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
import type { Account } from '@/src/services/accounts/profile/account-of'
import { claimOrdersOf } from '@/src/services/purchase/settle/claim-order'
import { linkGuestTickets } from '@/src/services/support/link-guest-tickets'

/**
 * Notes that mail to an account's address reaches its owner. When that was not known yet, the guest orders and tickets of the address move in.
 * @returns how many orders did
 */
export async function verifyAddress(req: PayloadRequest, account: Account): Promise<number> {
  await runSql(
    req,
    sql`update users set email_verified_at = coalesce(email_verified_at, now()),
      updated_at = now() where id = ${account.id}`,
  )
  if (account.verified) return 0
  await linkGuestTickets(req, { id: account.id, email: account.email })
  return claimOrdersOf(req, { user: account.id, email: account.email })
}
