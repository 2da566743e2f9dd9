import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { ownershipOf } from '@/src/domain/affiliates/own-order'
import { idOf } from '@/src/domain/vocabulary/relation'
import { runSql } from '@/src/lib/database'
import type { Order, User } from '@/src/payload-types'

type Card = { readonly brand: string; readonly last4: string; readonly fingerprint: string | null }

function cardsOf(rows: Awaited<ReturnType<typeof runSql>>): Card[] {
  return rows.map(({ brand, last4, fingerprint }) => ({
    brand: String(brand),
    last4: String(last4),
    fingerprint: typeof fingerprint === 'string' ? fingerprint : null,
  }))
}

const CARD = sql`select distinct p.card_brand as brand, p.card_last4 as last4,
  p.card_fingerprint as fingerprint from payments p`
const PAID = sql`p.status in ('succeeded', 'refunded') and p.card_last4 is not null`

/** Whether an order that came through an affiliate's link was placed by the affiliate. */
export async function ownershipOfOrder(
  req: PayloadRequest,
  owner: Pick<User, 'id' | 'email' | 'lastName' | 'phone'>,
  order: Order,
): Promise<ReturnType<typeof ownershipOf>> {
  const paidBy = await runSql(req, sql`${CARD} where p.order_id = ${order.id} and ${PAID}`)
  const owned = await runSql(
    req,
    sql`${CARD} join orders o on o.id = p.order_id
      where o.user_id = ${owner.id} and ${PAID} limit 50`,
  )
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
    },
  )
}
