import { z } from 'zod'

import { timed } from '../../figures'
import type { Shop } from '../shop'
import { post } from './call'

const ADDRESS = `{ fullName: "Ben Chmark", streetLine1: "1 Main St", city: "Cheyenne",
  province: "WY", postalCode: "82001", countryCode: "US" }`

const answered = z.object({ data: z.record(z.string(), z.unknown()) })
const failed = z.object({ errorCode: z.string(), message: z.string() })
const shown = z.object({
  products: z.object({
    items: z.array(z.object({ variants: z.array(z.object({ id: z.string() })) })),
  }),
})
const shipped = z.object({ eligibleShippingMethods: z.array(z.object({ id: z.string() })).min(1) })
const paid = z.object({ addPaymentToOrder: z.object({ state: z.literal('PaymentSettled') }) })

/** A guest's session in the shop API of Vendure, by the bearer token that its first answer names. */
function session(origin: string) {
  let token = ''
  return async (query: string) => {
    const { read, headers } = await post(
      `${origin}/shop-api`,
      { query },
      token ? { authorization: `Bearer ${token}` } : {},
    )
    token ||= headers.get('vendure-auth-token') ?? ''
    const { success, data } = answered.safeParse(read)
    if (!success) throw new Error(`${query}: ${JSON.stringify(read)}`)
    for (const value of Object.values(data.data)) {
      if (failed.safeParse(value).success) throw new Error(`${query}: ${JSON.stringify(value)}`)
    }
    return data.data
  }
}

const RESULT = '__typename ... on ErrorResult { errorCode message }'

/** Vendure's checkout of a guest: cart, customer, address, shipping, and its dummy payment handler. */
export async function openShop({ origin }: { origin: string }): Promise<Shop> {
  const { products } = shown.parse(
    await session(origin)('{ products { items { variants { id } } } }'),
  )
  const variant = products.items[0]?.variants[0]?.id ?? ''
  return async (turn, complete) => {
    const ask = session(origin)
    await ask(
      `mutation { addItemToOrder(productVariantId: ${variant}, quantity: 1) { ${RESULT} } }`,
    )
    await ask(
      `mutation { setCustomerForOrder(input: { firstName: "Ben", lastName: "Chmark",
        emailAddress: "bench-${turn}@example.com" }) { ${RESULT} } }`,
    )
    await ask(`mutation { setOrderShippingAddress(input: ${ADDRESS}) { ${RESULT} } }`)
    const { eligibleShippingMethods } = shipped.parse(
      await ask('{ eligibleShippingMethods { id } }'),
    )
    await ask(
      `mutation { setOrderShippingMethod(shippingMethodId: ["${eligibleShippingMethods[0]?.id}"])
        { ${RESULT} } }`,
    )
    await ask(`mutation { transitionOrderToState(state: "ArrangingPayment") { ${RESULT} } }`)
    const answer = await timed(complete, () =>
      ask(`mutation { addPaymentToOrder(input: { method: "dummy", metadata: {} })
        { ... on Order { code state } ${RESULT} } }`),
    )
    paid.parse(answer)
  }
}
