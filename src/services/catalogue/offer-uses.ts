import { and, eq, exists, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'

import { orders, payments } from '@/src/database-schema'
import { UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { countIf, now } from '@/src/lib/sql-parts'

/** For so long an order that was placed keeps its use of an offer, while nobody is paying it. */
export const OFFER_HOLD_MINUTES = 60

/** Who wants an offer: an account, and the mailbox behind an address (`mailboxOf`). */
export type OfferPerson = {
  readonly mailbox: string | null
  readonly user: string | null
  /** Their own order, whose use is not one more. */
  readonly order: string | null
}

/** Money for the order may still come, or has come and a person is looking at it. */
const isBeingPaid = exists(
  query
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.order, orders.id), inArray(payments.status, [...UNFINISHED, 'quarantined'])),
    ),
)

/** Paid for, or placed and not given up yet: a refund gives no use back. */
const isUse = or(
  inArray(orders.paymentStatus, ['paid', 'refunded']),
  and(ne(orders.status, 'cancelled'), or(gt(orders.offerHeldUntil, now), isBeingPaid)),
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
