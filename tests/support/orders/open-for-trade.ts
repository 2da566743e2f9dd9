import { afterAll, beforeEach } from 'vitest'

import { testPayload } from '../database'
import { books } from './books'
import { buyer, standardInWyoming } from './buyer'
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

  return { payload, shop, ours: books(payload), choice, customer }
}
