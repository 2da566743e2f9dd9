import { expect, test } from 'vitest'
import { z } from 'zod'

import { expediteKeyOf, expediteOf } from '@/src/domain/catalogue/pricing/expedite'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { storedState } from '@/tests/support/orders/stored-states'

const { payload, shop, choice, ours } = await openForTrade()

const quoted = z.object({
  draft: z.object({
    quote: z.object({
      totalMinor: z.number(),
      expedite: z.object({
        stateId: z.string(),
        tiers: z.array(z.object({ key: z.string(), amountMinor: z.number() })),
      }),
    }),
  }),
})

/** A formation in a state, with what its checkout is quoted. */
async function forming(code: string, more: object = {}) {
  const ada = buyer()
  const stateId = (await storedState(payload, code)).id
  const answer = await ada.fillIn({ ...choice, stateId }, more)
  return { ada, stateId, quote: quoted.parse(answer.body).draft.quote }
}

const NEXT_DAY = { expedite: 'expedite.next_day' }

test('a checkout is quoted the faster reviews of its own state, by what they cost', async () => {
  const { quote, stateId } = await forming('AZ')

  expect(quote.expedite.stateId).toBe(stateId)
  expect(quote.expedite.tiers.map(({ amountMinor }) => amountMinor)).toEqual([
    35_00, 100_00, 200_00, 400_00,
  ])
  expect((await forming('FL')).quote.expedite.tiers).toEqual([])
  expect((await forming('AZ', { companyType: 'corporation' })).quote.expedite.tiers).toEqual([])
})

test('a chosen one is a line of the order at the state’s price, refunded until we file', async () => {
  const usual = (await forming('AZ')).quote.totalMinor
  const { ada, quote, stateId } = await forming('AZ', NEXT_DAY)
  expect(quote.totalMinor).toBe(usual + 100_00)

  expect(await ada.complete(await shop.cardToken(), usual)).toMatchObject({ status: 409 })
  expect(await ada.complete(await shop.cardToken(), quote.totalMinor)).toMatchObject({
    status: 200,
  })

  const order = await ours.order(ada.orderId())
  expect(order.lines).toContainEqual(
    expect.objectContaining({
      kind: 'state_fee',
      ref: `${stateId}:expedite.next_day`,
      label: 'Arizona expedited filing: Next day (usual amount, checked before we file)',
      amountMinor: 100_00,
      refundable: true,
      billing: 'once',
    }),
  )
  expect([expediteKeyOf(order.lines), expediteOf(order.lines)]).toEqual([
    'expedite.next_day',
    'Arizona expedited filing: Next day (usual amount, checked before we file)',
  ])
  expect(await shop.taken(order.id)).toEqual([quote.totalMinor])
})

test.each([
  ['FL', NEXT_DAY],
  ['WY', { expedite: 'expedite_other.expedited_filing_service_same_business_day' }],
  ['AZ', { expedite: 'expedite.gone' }],
])('in %s nothing is charged for a review that is not sold there', async (code, more) => {
  const { ada, quote } = await forming(code, more)
  const answer = await ada.complete(await shop.cardToken(), quote.totalMinor)
  const order = answer.status === 200 ? await ours.order(ada.orderId()) : null

  expect(expediteKeyOf(order?.lines)).toBeNull()
  if (more.expedite.startsWith('expedite.')) {
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { expedite: expect.any(String) } } },
    })
  }
})
