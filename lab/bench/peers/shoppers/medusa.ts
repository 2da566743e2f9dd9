import { Client } from 'pg'
import { z } from 'zod'

import { timed } from '../../figures'
import type { Running, Shop } from '../shop'
import { get, post } from './call'

const ADDRESS = {
  first_name: 'Ben',
  last_name: 'Chmark',
  address_1: '1 Main St',
  city: 'Cheyenne',
  province: 'wy',
  postal_code: '82001',
  country_code: 'us',
}
const PROVIDER = 'pp_system_default'

const one = z.object({ id: z.string() })
const keys = z.tuple([z.object({ token: z.string() })])
const regions = z.object({ regions: z.tuple([one]) })
const products = z.object({ products: z.tuple([z.object({ variants: z.tuple([one]) })]) })
const created = z.object({ cart: one })
const options = z.object({ shipping_options: z.array(one).min(1) })
const collected = z.object({ payment_collection: one })
const completed = z.object({ type: z.literal('order') })

/** Medusa's checkout of a guest, paid by its default provider, which authorizes each payment. */
export async function openShop({ origin, database }: Running): Promise<Shop> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const found = await client.query(`select token from api_key where title = 'Web'`)
  await client.end()
  const headers = { 'x-publishable-api-key': keys.parse(found.rows)[0].token }
  const read = (path: string) => get(`${origin}/store/${path}`, headers)
  const send = async (path: string, body: object) =>
    (await post(`${origin}/store/${path}`, body, headers)).read
  const [{ id: region_id }] = regions.parse(await read('regions')).regions
  const [{ variants }] = products.parse(await read('products')).products
  const items = [{ variant_id: variants[0].id, quantity: 1 }]
  return async (turn, complete) => {
    const buyer = {
      email: `bench-${turn}@example.com`,
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
    }
    const { cart } = created.parse(await send('carts', { region_id, items, ...buyer }))
    const { shipping_options } = options.parse(await read(`shipping-options?cart_id=${cart.id}`))
    await send(`carts/${cart.id}/shipping-methods`, { option_id: shipping_options[0]?.id })
    const { payment_collection } = collected.parse(
      await send('payment-collections', { cart_id: cart.id }),
    )
    await send(`payment-collections/${payment_collection.id}/payment-sessions`, {
      provider_id: PROVIDER,
    })
    completed.parse(await timed(complete, () => send(`carts/${cart.id}/complete`, {})))
  }
}
