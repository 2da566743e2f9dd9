import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { orders, payments } from '@/src/database-schema'
import { ownershipOf } from '@/src/domain/affiliates/own-order'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import type { Order, User } from '@/src/payload-types'

type Card = { readonly brand: string; readonly last4: string; readonly fingerprint: string | null }

type Stored = { brand: string | null; last4: string | null; fingerprint: string | null }

const cardsOf = (rows: readonly Stored[]) =>
  rows.flatMap(({ brand, last4, fingerprint }): Card[] =>
    last4 === null ? [] : [{ brand: brand ?? '', last4, fingerprint }],
  )

const CARD = {
  brand: payments.card_brand,
  last4: payments.card_last4,
  fingerprint: payments.card_fingerprint,
}
const PAID = and(
  inArray(payments.status, ['succeeded', 'refunded']),
  isNotNull(payments.card_last4),
)

/** Whether an order that came through an affiliate's link was placed by the affiliate. */
export async function ownershipOfOrder(
  req: PayloadRequest,
  owner: Pick<User, 'id' | 'email' | 'lastName' | 'phone'>,
  order: Order,
): Promise<ReturnType<typeof ownershipOf>> {
  const db = await databaseOf(req)
  const paidBy = await db
    .selectDistinct(CARD)
    .from(payments)
    .where(and(eq(payments.order, order.id), PAID))
  // What they bought as a guest, under the address of their account, is theirs as well.
  const isOwners = or(eq(orders.user, owner.id), eq(orders.email, owner.email))
  const owned = await db
    .selectDistinct(CARD)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order))
    .where(and(isOwners, PAID))
    .limit(50)
  return ownershipOf(
    {
      user: owner.id,
      email: owner.email,
      lastName: owner.lastName ?? '',
      phone: owner.phone ?? null,
      cards: cardsOf(owned),
    },
    {
      user: idOf(order.user),
      email: order.email,
      lastName: order.lastName,
      phone: order.phone ?? null,
      card: cardsOf(paidBy)[0] ?? null,
      isAffiliateBrowser: order.isAffiliateBrowser ?? false,
    },
  )
}
