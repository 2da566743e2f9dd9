import type { Payload } from 'payload'

import { inTransaction } from '@/src/lib/database'
import { orderToken, orderTokenHash } from '@/src/services/orders/order-pass'
import { markOrderPaid } from '@/src/services/purchase/settle/mark-order-paid'

import { builder } from '../builders'
import type { Data } from '../builders/maker'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

/** The catalogue's add-on with this code. */
export async function addonCoded(
  payload: Payload,
  code: 'business_address' | 'ein' | 'registered_agent' | 'llc_formation',
) {
  const { docs } = await payload.find({
    collection: 'addons',
    where: { code: { equals: code } },
    limit: 1,
    ...everything,
  })
  if (!docs[0]) throw new Error('The catalogue was not seeded')
  return docs[0]
}

/** Pays an order as the settle path does, at the gateway's word. */
export async function pay(payload: Payload, id: string): Promise<void> {
  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  const payment = await builder(payload)('payments', {
    order: id,
    amountMinor: order.totalMinor,
    orderMinor: order.totalMinor,
    card: { brand: 'visa', last4: '4242' },
  })
  await inTransaction(payload, (req) => markOrderPaid(req, order, payment))
}

/** A guest's formation, placed and paid, with the cookie of the browser that placed it. */
export async function paidOrder(payload: Payload, overrides: Partial<Data<'orders'>> = {}) {
  const order = await builder(payload)('orders', {
    status: 'pending',
    paymentStatus: 'pending',
    packageType: 'starter',
    ...overrides,
  })
  const { id } = order
  if (!overrides.user) {
    const data = { claimTokenHash: orderTokenHash(order) }
    await payload.update({ collection: 'orders', id, data, ...everything })
  }
  await pay(payload, id)
  const token = orderToken(order)
  const pass = `${id}.${token}`
  return { id, pass, token, cookie: `charterdesk_order=${pass}` }
}

/** The same with a business address, by the month unless it is said otherwise. */
export async function orderWithAddress(
  payload: Payload,
  overrides: Partial<Data<'orders'>> = {},
  billing: 'monthly' | 'annual' = 'monthly',
) {
  const address = await addonCoded(payload, 'business_address')
  const amountMinor = billing === 'annual' ? 299_00 : 29_00
  const order = await paidOrder(payload, {
    totalMinor: amountMinor,
    lines: [
      {
        kind: 'add_on',
        ref: address.id,
        label: `Business Address (one ${billing === 'annual' ? 'year' : 'month'})`,
        amountMinor,
        refundable: true,
        billing,
      },
    ],
    ...overrides,
  })
  const { docs } = await payload.find({
    collection: 'subscriptions',
    where: { order: { equals: order.id } },
    ...everything,
  })
  if (!docs[0]) throw new Error('No subscription was begun')
  return { ...order, subscription: docs[0] }
}
