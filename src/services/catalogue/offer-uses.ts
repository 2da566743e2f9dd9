import { and, eq, exists, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'

import { orders, payments } from '@/src/database-schema'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { countIf, now } from '@/src/lib/sql-parts'

/** For so long a customer who is at a provider's page or window keeps the use of an offer. */
export const OFFER_HOLD_MINUTES = 60

/** Who wants an offer: an account, and the mailbox behind an address (`mailboxOf`). */
export type OfferPerson = {
  readonly mailbox: string | null
  readonly user: string | null
  /** Their own order, whose use is not one more. */
  readonly order: string | null
}

/** A gateway or a bank has the payment, or its money has come and a person is looking at it. */
const isWithOthers = inArray(payments.status, ['opening', 'open', 'processing', 'quarantined'])

/** The customer was led to a provider, and may have left without paying. */
const isWithCustomer = and(eq(payments.status, 'requires_action'), gt(orders.offerHeldUntil, now))

const isBeingPaid = exists(
  query
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order, orders.id), or(isWithOthers, isWithCustomer))),
)

/** Paid for, or being paid: a refund gives no use back. */
const isUse = or(
  inArray(orders.paymentStatus, ['paid', 'refunded']),
  and(ne(orders.status, 'cancelled'), isBeingPaid),
)

function isTheirs({ mailbox, user }: OfferPerson): SQL | undefined {
  const ways = [
    ...(mailbox ? [eq(orders.offerPerson, mailbox)] : []),
    ...(user ? [eq(orders.user, user)] : []),
  ]
  return ways.length > 0 ? or(...ways) : sql`false`
}

/** How often an offer is used, counted from the orders that have it. */
export async function countOfferUses(
  req: Caller,
  offerId: string,
  person: OfferPerson,
): Promise<{ readonly inAll: number; readonly byPerson: number }> {
  const db = await databaseOf(req)
  const others = person.order ? ne(orders.id, person.order) : undefined
  const [row] = await db
    .select({ inAll: countIf(sql`true`), byPerson: countIf(isTheirs(person)) })
    .from(orders)
    .where(and(eq(orders.offer, offerId), others, isUse))
  return { inAll: row?.inAll ?? 0, byPerson: row?.byPerson ?? 0 }
}
