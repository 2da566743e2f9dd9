import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'

/** What decides how somebody at the door is met. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly isStaff: boolean
  /** Somebody has shown that mail to the address reaches them. */
  readonly verified: boolean
  /** It began with a paid order's own key, so it may be used before its address is verified. */
  readonly begunByOrder: boolean
}

/** The account of an address, null when there is none. */
export async function accountOf(
  req: Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>,
  email: string,
): Promise<Account | null> {
  const [row] = await runSql(
    req,
    sql`select id, email, first_name, role, email_verified_at is not null as verified,
        exists (select 1 from orders
          where orders.user_id = users.id and orders.claimed_at is not null) as begun
      from users where email = ${email} and erased_at is null`,
  )
  if (!row) return null
  return {
    id: String(row.id),
    email: String(row.email),
    firstName: String(row.first_name),
    isStaff: row.role !== 'user',
    verified: row.verified === true,
    begunByOrder: row.begun === true,
  }
}

/** Whether a right password is enough to get in. */
export function mayEnter(account: Account | null): account is Account {
  return account !== null && (account.verified || account.begunByOrder)
}
