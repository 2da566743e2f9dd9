import { builder } from '../builders'
import { testPayload } from '../database'
import { standardInWyoming } from '../orders/buyer'
import { trading } from '../orders/trading'
import { FIRST_ADMIN } from '../people/first-admin'
import { signIn } from '../people/people'
import type { Shop } from './customer'

/** A shop whose customers all come by one affiliate link; gateways tell it only what they must. */
export async function openFaultyShop(): Promise<Shop> {
  const payload = await testPayload()
  const build = builder(payload)
  const owner = await build('users')
  const link = await build('affiliateLinks', { user: owner.id, commissionRate: 10 })
  return {
    payload,
    trading: await trading(),
    admin: await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password),
    choice: await standardInWyoming(payload),
    referral: link.code,
  }
}

/** Empty books at the gateways, whose webhooks go only where a test sends them. */
export async function startAnew({ trading: { control } }: Shop): Promise<void> {
  await control('reset', {})
  await control('webhooks', { mode: 'drop' })
}
