import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { orders, tickets, users } from '@/src/database-schema'
import { erasedEmail } from '@/src/domain/privacy/erasure'
import { type Database, query } from '@/src/lib/database'
import type { User } from '@/src/payload-types'

/** Whom an erasure is about. */
export type Subject = {
  readonly user: string
  readonly email: string
  readonly firstName: string
  readonly role: User['role']
  /** What else carries the address is only theirs once they have shown that the address is. */
  readonly verified: boolean
  /** Stands in place of the address from now on. */
  readonly pseudonym: string
}

/** Someone's row, held until the transaction ends: nothing new can be tied to it meanwhile. */
export async function holdSubject(db: Database, user: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      role: users.role,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(and(eq(users.id, user), isNull(users.erasedAt)))
    .for('update')
  if (!row) return null
  const { verifiedAt, ...known } = row
  return { ...known, user, verified: verifiedAt !== null, pseudonym: erasedEmail(user) }
}

/** The orders of someone, for a condition. */
export const ordersOf = ({ user }: Subject) =>
  query.select({ id: orders.id }).from(orders).where(eq(orders.user, user))

/** The number that someone has shown to be theirs, for a condition. */
export const numberOf = ({ user }: Subject) =>
  query
    .select({ phone: users.whatsapp_phone })
    .from(users)
    .where(and(eq(users.id, user), isNotNull(users.whatsapp_confirmedAt)))

/** What ties a row to an account: its own, or that of the order or the ticket it hangs on. */
type Owned = {
  readonly user: PgColumn
  readonly order?: PgColumn
  readonly ticket?: PgColumn
}

/** Whether a row names another account than theirs, by itself or by what it hangs on. */
const isOfAnother = ({ user, order, ticket }: Owned, me: string): SQL | undefined =>
  or(
    ne(user, me),
    order &&
      exists(
        query
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, order), ne(orders.user, me))),
      ),
    ticket &&
      exists(
        query
          .select({ id: tickets.id })
          .from(tickets)
          .where(and(eq(tickets.id, ticket), ne(tickets.user, me))),
      ),
  )

/**
 * Whether a row is theirs: by its account, or where it names none, by one of these signs. An order,
 * an address or a number can be shared, or have been another's before: what is in another account
 * stays there.
 */
export function isOwn(
  table: Owned,
  { user }: Subject,
  ...signs: readonly (SQL | undefined)[]
): SQL | undefined {
  const sign = or(...signs) ?? sql`false`
  const another = sql`coalesce(${isOfAnother(table, user)}, false)`
  return or(eq(table.user, user), and(isNull(table.user), sign, not(another)))
}

/** Whether a column holds the address, once that is known to be theirs. */
export const isAddressed = (column: PgColumn, { email, verified }: Subject): SQL =>
  verified ? eq(column, email) : sql`false`

/** The questions of someone, for a condition: also about their orders, or from their address or number. */
export const ticketsOf = (subject: Subject) =>
  query
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      isOwn(
        { user: tickets.user, order: tickets.order },
        subject,
        inArray(tickets.order, ordersOf(subject)),
        inArray(tickets.whatsappPhone, numberOf(subject)),
        and(isNull(tickets.order), isAddressed(tickets.requesterEmail, subject)),
      ),
    )
