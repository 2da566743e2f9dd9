import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'

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

/** Somebody's row, held until the transaction ends: nothing new can be tied to it meanwhile. */
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

/** The orders of somebody, for a condition. */
export const ordersOf = ({ user }: Subject) =>
  query.select({ id: orders.id }).from(orders).where(eq(orders.user, user))

/** The number that someone has shown to be theirs, for a condition. */
export const numberOf = ({ user }: Subject) =>
  query
    .select({ phone: users.whatsapp_phone })
    .from(users)
    .where(and(eq(users.id, user), isNotNull(users.whatsapp_confirmedAt)))

/** The questions of someone, for a condition: also about their orders, or from their address or number. */
export const ticketsOf = (subject: Subject) =>
  query
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      or(
        eq(tickets.user, subject.user),
        inArray(tickets.order, ordersOf(subject)),
        and(isNull(tickets.user), inArray(tickets.whatsappPhone, numberOf(subject))),
        subject.verified ? eq(tickets.requesterEmail, subject.email) : undefined,
      ),
    )
