import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { erasedEmail } from '@/src/domain/privacy/erasure'
import { runSql } from '@/src/lib/database'

/** Whom an erasure is about. */
export type Subject = {
  readonly user: string
  readonly email: string
  readonly firstName: string
  readonly role: string
  /** What else carries the address is only theirs once they have shown that the address is. */
  readonly verified: boolean
  /** Stands in place of the address from now on. */
  readonly pseudonym: string
}

/** Somebody's row, held until the transaction ends: nothing new can be tied to it meanwhile. */
export async function holdSubject(req: PayloadRequest, user: string): Promise<Subject | null> {
  const [row] = await runSql(
    req,
    sql`select email, first_name, role, email_verified_at from users
      where id = ${user} and erased_at is null for update`,
  )
  if (!row) return null
  return {
    user,
    email: String(row.email),
    firstName: String(row.first_name),
    role: String(row.role),
    verified: row.email_verified_at !== null,
    pseudonym: erasedEmail(user),
  }
}

/** The orders of somebody, for a condition. */
export const ordersOf = ({ user }: Subject): SQL =>
  sql`(select id from orders where user_id = ${user})`

/** The questions of somebody, for a condition: also those about their orders, or from their address. */
export const ticketsOf = (subject: Subject): SQL =>
  sql`(select id from tickets where user_id = ${subject.user} or order_id in ${ordersOf(subject)}
    or (${subject.verified}::boolean and requester_email = ${subject.email}))`

export async function runAll(req: PayloadRequest, steps: readonly SQL[]): Promise<void> {
  for (const step of steps) await runSql(req, step)
}
