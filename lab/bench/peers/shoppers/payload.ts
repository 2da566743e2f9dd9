import { z } from 'zod'

import { timed } from '../../figures'
import type { Shop } from '../shop'
import { get, post } from './call'

const ADDRESS = {
  firstName: 'Ben',
  lastName: 'Chmark',
  addressLine1: '1 Main St',
  city: 'Cheyenne',
  state: 'WY',
  postalCode: '82001',
  country: 'US',
}

const listed = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) })
const created = z.object({ doc: z.object({ id: z.number(), secret: z.string() }) })
const initiated = z.object({ paymentID: z.string() })
const confirmed = z.object({ orderID: z.number() })

/** A guest's purchase from Payload's ecommerce plugin: cart, payment begun, order confirmed. */
export async function openShop({ origin }: { origin: string }): Promise<Shop> {
  const { docs } = listed.parse(await get(`${origin}/api/products?limit=1`))
  const product = docs[0]?.id
  return async (turn, complete) => {
    const items = [{ product, quantity: 1 }]
    const cart = created.parse((await post(`${origin}/api/carts`, { items, currency: 'USD' })).read)
    const order = {
      cartID: cart.doc.id,
      secret: cart.doc.secret,
      customerEmail: `bench-${turn}@example.com`,
      billingAddress: ADDRESS,
      shippingAddress: ADDRESS,
    }
    const payment = await post(`${origin}/api/payments/test/initiate`, order)
    const { paymentID } = initiated.parse(payment.read)
    const answer = await timed(complete, () =>
      post(`${origin}/api/payments/test/confirm-order`, { ...order, paymentID }),
    )
    confirmed.parse(answer.read)
  }
}
