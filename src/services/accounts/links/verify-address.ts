import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { orders, users } from '@/src/database-schema'
import { type Caller, databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import type { Account } from '@/src/services/accounts/account-of'
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
 * Notes that mail to an account's address reaches its owner. When that was not known yet, the guest orders
 * and tickets of the address move in.
 *
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

/**
 * Returns how many orders were placed as a guest with the verified address of an account. It runs for each
 * dashboard, so it reads the index of addresses as the checkout stores them: in lower case.
 */
export async function countGuestOrders(
  caller: Caller,
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
): Promise<number> {
  if (!emailVerifiedAt) return 0
  const db = await databaseOf(caller)
  const [found] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.email, email), isNull(orders.user), isNull(orders.parent)))
  return found?.orders ?? 0
}

/**
 * Moves the orders and tickets that a customer placed as a guest into their account.
 *
 * @returns how many orders
 * @throws AppError 409 `unverified_address`
 */
export const addGuestOrders = (outer: PayloadRequest, user: string): Promise<number> =>
  inTransactionOf(outer, async (req) => {
    const db = await databaseOf(req)
    const [account] = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.id, user), isNotNull(users.emailVerifiedAt), isNull(users.erasedAt)))
      .for('share')
    if (account) return linkGuestHistory(req, account)
    throw new AppError('unverified_address', 'Confirm your email address first.', 409)
  })
