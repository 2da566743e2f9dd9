import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { isOwnOrder } from '@/src/domain/affiliates/own-order'
import { idOf } from '@/src/domain/relation'
import { runSql } from '@/src/lib/database'
import type { Order, User } from '@/src/payload-types'

type Card = { readonly brand: string; readonly last4: string }

function cardsOf(rows: Awaited<ReturnType<typeof runSql>>): Card[] {
  return rows.map((row) => ({ brand: String(row.brand), last4: String(row.last4) }))
}

const CARD = sql`select distinct p.card_brand as brand, p.card_last4 as last4 from payments p`
const PAID = sql`p.status in ('succeeded', 'refunded') and p.card_last4 is not null`

/** Whether an order that came through an affiliate's link was placed by the affiliate. */
export async function isAffiliatesOwn(
  req: PayloadRequest,
  owner: Pick<User, 'id' | 'email' | 'lastName'>,
  order: Order,
): Promise<boolean> {
  const paidBy = await runSql(req, sql`${CARD} where p.order_id = ${order.id} and ${PAID}`)
  const owned = await runSql(
    req,
    sql`${CARD} join orders o on o.id = p.order_id
      where o.user_id = ${owner.id} and ${PAID} limit 50`,
  )
  return isOwnOrder(
    {
      user: owner.id,
      email: owner.email,
      lastName: owner.lastName ?? '',
      cards: cardsOf(owned),
    },
    {
      user: idOf(order.user),
      email: order.email,
      lastName: order.lastName,
      card: cardsOf(paidBy)[0] ?? null,
    },
  )
}
