import { eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import type { Account } from '@/src/services/accounts/profile/account-of'
import { claimOrdersOf } from '@/src/services/purchase/settle/claim-order'
import { linkGuestTickets } from '@/src/services/support/link-guest-tickets'

/**
 * Moves the guest orders and tickets of an address into the account that has just shown it to be theirs.
 * @returns how many orders did
 */
export async function linkGuestHistory(
  req: PayloadRequest,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<number> {
  await linkGuestTickets(req, { id, email })
  return claimOrdersOf(req, { user: id, email })
}

/**
 * Notes that mail to an account's address reaches its owner. When that was not known yet, the guest orders and tickets of the address move in.
 * @returns how many orders did
 */
export async function verifyAddress(req: PayloadRequest, account: Account): Promise<number> {
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`, updatedAt: now })
    .where(eq(users.id, account.id))
  return account.verified ? 0 : linkGuestHistory(req, account)
}
