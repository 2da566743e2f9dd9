import { afterEach, expect, test } from 'vitest'

import { STANDALONE_SERVICES, type StandaloneService } from '@/src/domain/vocabulary/service-types'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'

const { payload, shop, choice } = await openForTrade()

const everything = { overrideAccess: true, depth: 0, pagination: false } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

type Sold = { asks: object; packageType: string; totalMinor: number; order: object }

/** What each service asks, its default package, what that costs, and what the order keeps of it. */
const SOLD: Record<StandaloneService, Sold> = {
  ein: {
    asks: { businessName: 'Harbor & Pine', additionalInfo: 'Two members' },
    packageType: 'standard',
    totalMinor: 49_00,
    order: { companyName: 'Harbor & Pine', details: { additionalInfo: 'Two members' } },
  },
  itin: {
    asks: { country: 'India' },
    packageType: 'standard',
    totalMinor: 199_00,
    order: { companyName: null, details: { country: 'India' } },
  },
  bookkeeping: {
    asks: { businessName: 'Harbor & Pine', businessType: 'nonprofit' },
    packageType: 'basic',
    totalMinor: 149_00,
    order: { companyName: 'Harbor & Pine', details: { businessType: 'nonprofit' } },
  },
  trademark: {
    asks: { trademarkText: 'Harbor', trademarkType: 'slogan' },
    packageType: 'search',
    totalMinor: 199_00,
    order: { companyName: null, details: { trademarkText: 'Harbor', trademarkType: 'slogan' } },
  },
}

/** Someone in the checkout of a service. */
function customer(service: StandaloneService) {
  const ada = buyer()
  return {
    ...ada,
    answer: (answers: object = {}) =>
      ada.call('PATCH', `/checkout/draft?kind=${service}`, {
        step: 'payment',
        answers: {
          packageType: SOLD[service].packageType,
          firstName: 'Ada',
          lastName: 'Moss',
          email: ada.email,
          residence: 'GB',
          ...SOLD[service].asks,
          ...answers,
        },
      }),
    pay: async (expectedTotalMinor: number, more: object = {}) =>
      ada.complete(await shop.cardToken(), expectedTotalMinor, { draft: service, ...more }),
  }
}

test.each(STANDALONE_SERVICES)(
  'an order of %s has its own price and what it asked',
  async (service) => {
    const ada = customer(service)
    await ada.answer()
    const answer = await ada.pay(SOLD[service].totalMinor)

    expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
    const order = await orderOf(ada.orderId())
    expect(order).toMatchObject({
      serviceType: service,
      packageType: SOLD[service].packageType,
      status: 'processing',
      paymentStatus: 'paid',
      totalMinor: SOLD[service].totalMinor,
      email: ada.email,
      state: null,
      companyType: null,
      ...SOLD[service].order,
    })
    const billing = service === 'bookkeeping' ? 'monthly' : 'once'
    expect(order.lines).toMatchObject([{ kind: 'service', service, billing }])
    expect(await shop.taken(order.id)).toEqual([SOLD[service].totalMinor])
  },
)

test('a formation beside a service names state and company, and adds the state’s fee', async () => {
  const ada = customer('itin')
  await ada.answer({ addLlc: true, stateId: choice.stateId, companyName: 'Harbor LLC' })
  expect((await ada.pay(199_00 + 49_00 + 100_00)).status).toBe(200)

  const order = await orderOf(ada.orderId())
  expect(order).toMatchObject({
    serviceType: 'itin',
    state: choice.stateId,
    companyName: 'Harbor LLC',
    companyType: 'llc',
    totalMinor: 348_00,
  })
  expect(
    order.lines?.map(({ kind, service, amountMinor }) => [kind, service, amountMinor]),
  ).toEqual([
    ['service', 'itin', 199_00],
    ['add_on', 'llc', 49_00],
    ['state_fee', 'llc', 100_00],
  ])
})

test('a formation beside an EIN takes the business’s own name', async () => {
  const ada = customer('ein')
  await ada.answer({ addLlc: true, stateId: choice.stateId })
  await ada.pay(49_00 + 49_00 + 100_00)

  expect(await orderOf(ada.orderId())).toMatchObject({
    companyName: 'Harbor & Pine',
    companyType: 'llc',
  })
})

test('an order that was declined and is placed anew forgets the formation that was given up', async () => {
  const ada = customer('itin')
  await ada.answer({ addLlc: true, stateId: choice.stateId, companyName: 'Harbor LLC' })
  const declined = await ada.complete(await shop.cardToken('4000000000000002'), 348_00, {
    draft: 'itin',
  })
  expect(declined.status).toBe(402)
  await ada.answer({ addLlc: false })
  await ada.pay(199_00)

  expect(await orderOf(ada.orderId())).toMatchObject({
    state: null,
    companyName: null,
    companyType: null,
    totalMinor: 199_00,
  })
})

test('an EIN is added as a line of the same order', async () => {
  const ada = customer('trademark')
  await ada.answer({ addEin: true })
  await ada.pay(199_00 + 49_00)

  const order = await orderOf(ada.orderId())
  expect(order.lines?.map(({ service }) => service)).toEqual(['trademark', 'ein'])
  expect(await shop.taken(order.id)).toEqual([248_00])
})

test.each([
  ['monthly', 29_00],
  ['annual', 299_00],
])('an agent and an address billed %s are lines of their own', async (billing, cents) => {
  const ada = customer('bookkeeping')
  await ada.answer({
    addRegisteredAgent: true,
    stateId: choice.stateId,
    addBusinessAddress: true,
    businessAddressBilling: billing,
  })
  await ada.pay(149_00 + 99_00 + cents)

  const order = await orderOf(ada.orderId())
  expect(order.lines?.map((line) => [line.billing, line.amountMinor])).toEqual([
    ['monthly', 149_00],
    ['once', 99_00],
    [billing, cents],
  ])
})

test('an agent without a formation is for a company in a state, whose fee is not charged', async () => {
  const ada = customer('itin')
  await ada.answer({ addRegisteredAgent: true, stateId: choice.stateId, companyName: 'Harbor LLC' })
  expect((await ada.pay(199_00 + 99_00)).status).toBe(200)

  const order = await orderOf(ada.orderId())
  expect(order).toMatchObject({
    state: choice.stateId,
    companyName: 'Harbor LLC',
    companyType: null,
    totalMinor: 298_00,
    catalogue: { state: { id: choice.stateId } },
  })
  expect(order.lines?.map(({ service }) => service)).toEqual(['itin', 'registered_agent'])
})

test('an agent that was ticked before the formation is not charged beside it', async () => {
  const ada = customer('itin')
  await ada.answer({ addRegisteredAgent: true })
  await ada.answer({ addLlc: true, stateId: choice.stateId, companyName: 'Harbor LLC' })
  await ada.pay(348_00)

  expect(await shop.taken(ada.orderId())).toEqual([348_00])
})

test('amounts in the request change nothing but whether the customer is asked again', async () => {
  const ada = customer('ein')
  await ada.answer({ totalMinor: 1, price: 0.01, lines: [] })
  const tampered = await ada.pay(1, { totalMinor: 1, amountMinor: 1, amount: 0.01 })
  expect(tampered).toMatchObject({
    status: 409,
    body: { error: { code: 'price_changed' }, quote: { totalMinor: 49_00 } },
  })

  await ada.pay(49_00, { totalMinor: 1 })
  expect(await shop.taken(ada.orderId())).toEqual([49_00])
})

test.each([-49_00, 0.49, '4900', Number.MAX_SAFE_INTEGER * 4])(
  'a total of %j is no total',
  async (total) => {
    const ada = customer('ein')
    await ada.answer()

    expect(await ada.pay(4900, { expectedTotalMinor: total })).toMatchObject({
      status: 422,
      body: { error: { fields: { expectedTotalMinor: expect.any(String) } } },
    })
  },
)

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

test.each([
  ['another service’s package', 'ein', { packageType: 'comprehensive' }, 'packageType'],
  ['an unknown package', 'itin', { packageType: 'gold' }, 'packageType'],
  ['no package', 'itin', { packageType: '' }, 'packageType'],
  ['an EIN beside an EIN', 'ein', { addEin: true }, 'addEin'],
  ['an unknown state', 'itin', { addLlc: true, stateId: UNKNOWN, companyName: 'H' }, 'stateId'],
  ['a formation nowhere', 'ein', { addLlc: true }, 'stateId'],
  ['a formation without a name', 'itin', { addLlc: true }, 'companyName'],
  ['an agent nowhere', 'ein', { addRegisteredAgent: true }, 'stateId'],
  ['an agent in no state', 'ein', { addRegisteredAgent: true, stateId: UNKNOWN }, 'stateId'],
  ['an agent for no company', 'itin', { addRegisteredAgent: true }, 'companyName'],
  ['no business name', 'ein', { businessName: ' ' }, 'businessName'],
  ['no citizenship', 'itin', { country: '' }, 'country'],
  ['no trademark', 'trademark', { trademarkText: '' }, 'trademarkText'],
  ['no email', 'bookkeeping', { email: 'ada at example' }, 'email'],
] as const)('%s is refused by its name', async (_, service, change, field) => {
  const ada = customer(service)
  await ada.answer(change)
  const answer = await ada.pay(SOLD[service].totalMinor)

  expect(answer).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: expect.any(String) } } },
  })
  expect(ada.orderId()).toBe('')
})

test.each([
  ['a number for a tick', { addEin: 1 }],
  ['a word for a state', { stateId: 'Wyoming' }],
  ['another way of billing', { businessAddressBilling: 'weekly' }],
])('%s is refused as soon as it is kept', async (_, change) => {
  expect((await customer('itin').answer(change)).status).toBe(422)
})

test('a lead is worth what the service and its formation cost', async () => {
  const ada = buyer()
  await ada.call('POST', '/leads/capture', {
    email: ada.email,
    first_name: 'Ada',
    selected_service: 'trademark',
    service_package: 'basic',
    selected_state_id: choice.stateId,
    checkout_step: 'payment',
    total_amount: 1,
  })

  const { docs } = await payload.find({
    collection: 'leads',
    where: { email: { equals: ada.email } },
    ...everything,
  })
  expect(docs).toMatchObject([
    { checkoutStep: 'payment', selectedState: choice.stateId, totalAmount: (599 + 49 + 100) * 100 },
  ])
})

let mend: (() => Promise<unknown>) | null = null
afterEach(async () => {
  await mend?.()
  mend = null
})

test('a service that staff switched off is refused, and its draft still opens', async () => {
  const service = await firstOf('services', { slug: { equals: 'ein' } })
  const ada = customer('ein')
  await ada.answer()
  await setActive('services', service, false)
  mend = () => setActive('services', service, true)

  expect(await ada.pay(49_00)).toMatchObject({
    status: 422,
    body: { error: { code: 'not_offered', fields: { packageType: expect.any(String) } } },
  })
  expect(await ada.call('GET', '/checkout/draft?kind=ein')).toMatchObject({
    body: { draft: { quote: { lines: [], totalMinor: 0 } } },
  })
})

test.each([
  ['addEin', 'ein'],
  ['addLlc', 'llc_formation'],
  ['addRegisteredAgent', 'registered_agent'],
  ['addBusinessAddress', 'business_address'],
] as const)('%s is refused by its name once staff switched it off', async (field, code) => {
  const addon = await firstOf('addons', { code: { equals: code } })
  await setActive('addons', addon, false)
  mend = () => setActive('addons', addon, true)
  const ada = customer('itin')
  await ada.answer({
    [field]: true,
    stateId: choice.stateId,
    companyName: 'Harbor LLC',
    businessName: 'Harbor LLC',
  })

  expect(await ada.pay(199_00)).toMatchObject({
    status: 422,
    body: { error: { code: 'not_offered', fields: { [field]: expect.any(String) } } },
  })
})

type Listed = 'services' | 'addons'

async function firstOf(
  collection: Listed,
  where: Record<string, { equals: string }>,
): Promise<string> {
  const { docs } = await payload.find({ collection, where, limit: 1, ...everything })
  if (!docs[0]) throw new Error('The catalogue was not seeded')
  return docs[0].id
}

const setActive = (collection: Listed, id: string, isActive: boolean) =>
  payload.update({ collection, id, data: { isActive }, ...everything })
