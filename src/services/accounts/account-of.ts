import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'

import { orders, users } from '@/src/database-schema'
import { type Caller, databaseOf, query } from '@/src/lib/database'

/** What decides how someone at the door is met. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly isStaff: boolean
  /** Someone has shown that mail to the address reaches them. */
  readonly verified: boolean
  /** It began with a paid order's own key, so it may be used before its address is verified. */
  readonly begunByOrder: boolean
}

/** The account of an address, null when there is none. */
export async function accountOf(req: Caller, email: string): Promise<Account | null> {
  const db = await databaseOf(req)
  const claimed = query
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.user, users.id), isNotNull(orders.claimedAt)))
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      role: users.role,
      verifiedAt: users.emailVerifiedAt,
      begunByOrder: sql<boolean>`${exists(claimed)}`,
    })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)))
  if (!row) return null
  const { role, verifiedAt, ...known } = row
  return { ...known, isStaff: role !== 'user', verified: verifiedAt !== null }
}

/** Whether a right password is enough to get in. */
export function mayEnter(account: Account | null): account is Account {
  return account !== null && (account.verified || account.begunByOrder)
}
