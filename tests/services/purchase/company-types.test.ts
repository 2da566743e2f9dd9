import { expect, test } from 'vitest'

import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { storedState } from '@/tests/support/orders/stored-states'

const { payload, shop, choice } = await openForTrade()

const everything = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it

const stateCoded = async (code: string) => (await storedState(payload, code)).id

const PACKAGE_MINOR = 149_00

/** What a state charges by type, in cents. */
const FEES = [
  ['DE', 'Delaware', 'llc', 110_00],
  ['DE', 'Delaware', 'corporation', 109_00],
  ['MA', 'Massachusetts', 'llc', 520_00],
  ['MA', 'Massachusetts', 'corporation', 275_00],
  ['CA', 'California', 'llc', 70_00],
  ['CA', 'California', 'corporation', 100_00],
] as const

test.each(FEES)(
  '%s: %s charges a %s its own fee, from the quote to what is taken',
  async (code, name, companyType, feeMinor) => {
    const ada = buyer()
    const total = PACKAGE_MINOR + feeMinor
    const stateId = await stateCoded(code)
    const kept = await ada.fillIn({ ...choice, stateId }, { companyType, companyName: 'Harbor' })
    expect(kept.body).toMatchObject({ draft: { quote: { totalMinor: total } } })

    const answer = await ada.complete(await shop.cardToken(), total)

    expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
    const order = await payload.findByID({ collection: 'orders', id: ada.orderId(), ...everything })
    const label = `${name} state filing fee${companyType === 'llc' ? '' : ' (corporation)'}`
    expect(order).toMatchObject({ companyType, totalMinor: total })
    expect(order.lines?.find(({ kind }) => kind === 'state_fee')).toMatchObject({
      label,
      amountMinor: feeMinor,
    })
    expect(await shop.taken(order.id)).toEqual([total])
  },
)

test('an order at the price of the other type is asked again', async () => {
  const ada = buyer()
  const stateId = await stateCoded('MA')
  await ada.fillIn({ ...choice, stateId }, { companyType: 'corporation', companyName: 'Harbor' })

  const answer = await ada.complete(await shop.cardToken(), PACKAGE_MINOR + 520_00)

  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'price_changed' } } })
})

test.each(['DE', 'MA', 'CA'])('a partnership in %s is charged nothing', async (code) => {
  const ada = buyer()
  await ada.fillIn({ ...choice, stateId: await stateCoded(code) }, { companyType: 'partnership' })

  const answer = await ada.complete(await shop.cardToken(), PACKAGE_MINOR)

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'on_request' } } })
  const { totalDocs } = await payload.find({
    collection: 'orders',
    where: { email: { equals: ada.email } },
    ...everything,
  })
  expect(totalDocs).toBe(0)
})
