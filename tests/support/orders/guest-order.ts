import type { Payload } from 'payload'

import { orderToken, orderTokenHash } from '@/src/services/orders/order-pass'

import { builder } from '../builders'
import type { Data } from '../builders/maker'

/** An order placed as a guest, and the cookie of the browser that placed it. */
export async function guestOrder(payload: Payload, overrides: Partial<Data<'orders'>> = {}) {
  const order = await builder(payload)('orders', overrides)
  await payload.update({
    collection: 'orders',
    id: order.id,
    data: { claimTokenHash: orderTokenHash(order) },
    depth: 0,
    overrideAccess: true, // as placing it does
  })
  const token = orderToken(order)
  return { id: order.id, token, cookie: `charterdesk_order=${order.id}.${token}` }
}
