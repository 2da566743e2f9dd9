import { afterAll, beforeEach } from 'vitest'

import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import { testPayload } from '../database'
import { CHECKED_CARD } from '../faults/customer'
import { books } from './books'
import { buyer, readAttemptResult, standardInWyoming } from './buyer'
import { type Trading, trading } from './trading'

/** The shop of a file whose tests were all filtered out: nothing closed it. */
let leftOpen: Trading | undefined

/** What a file of purchases works with; the gateways' books are empty before each of its tests. */
export async function openForTrade() {
  await leftOpen?.close()
  const payload = await testPayload()
  const choice = await standardInWyoming(payload)
  const shop = await trading()
  leftOpen = shop

  afterAll(async () => {
    leftOpen = undefined
    await shop.close()
  })
  beforeEach(async () => {
    await shop.control('reset', {})
  })

  /** A browser whose checkout is filled in, up to the payment. */
  async function customer() {
    const ada = buyer()
    await ada.fillIn(choice)
    return ada
  }

  /** A customer who is at the gateway, about to approve the payment of an order. */
  async function customerAt(gateway: GatewaySlug) {
    const ada = await customer()
    const placed = await ada.call('POST', '/checkout/place', {
      expectedTotalMinor: 249_00,
      gateway,
      confirmationToken: gateway === 'stripe' ? await shop.cardToken(CHECKED_CARD) : undefined,
      consent: true,
    })
    const begun = readAttemptResult(placed.body)
    if (!begun) throw new Error('The gateway asks nothing of the customer')
    return { ada, begun }
  }

  return { payload, shop, ours: books(payload), choice, customer, customerAt }
}
