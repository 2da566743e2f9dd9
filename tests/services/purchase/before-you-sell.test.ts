import { createLocalReq } from 'payload'
import { beforeEach, expect, test } from 'vitest'

import {
  statesWithoutAgent,
  whyAddonOff,
  whyPackageOff,
  whyServiceOff,
} from '@/src/queries/catalogue/why-off'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { refuseClosed } from '@/src/services/catalogue/licensing/refuse-closed'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'
import { raiseLicenseEnds } from '@/src/services/support/tasks/raise-license-ends'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { buyer } from '@/tests/support/orders/buyer'
import { licenses } from '@/tests/support/orders/licenses'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { addonCoded, paidOrder } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const { payload, shop, ours, choice } = await openForTrade()
const held = licenses(payload)
const look = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it

beforeEach(held.none)

const ANSWERS = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', residence: 'US' }

async function buyService(kind: string, answers: object, totalMinor: number) {
  const ada = buyer()
  const draft = `/checkout/draft?kind=${kind}`
  await ada.call('PATCH', draft, { step: 'payment', answers: { ...ANSWERS, ...answers } })
  return ada.complete(await shop.cardToken(), totalMinor, { draft: kind })
}

async function buyFormation(change: object, totalMinor = 249_00) {
  const ada = buyer()
  await ada.fillIn(choice, change)
  return { ada, answer: await ada.complete(await shop.cardToken(), totalMinor) }
}

async function packageOf(tier: 'starter') {
  const { docs } = await payload.find({
    collection: 'packages',
    where: { tier: { equals: tier } },
    ...look,
  })
  const [found] = docs
  if (!found) throw new Error(`No ${tier} package`)
  return found
}

const DETAILS = {
  ein: { packageType: 'standard', businessName: 'Moss' },
  itin: { packageType: 'standard', country: 'India' },
  bookkeeping: { packageType: 'basic', businessName: 'Moss', businessType: 'llc' },
  trademark: { packageType: 'search', trademarkText: 'Moss', trademarkType: 'word_mark' },
}

const TRADEMARK = { packageType: 'basic', trademarkText: 'Moss', trademarkType: 'word_mark' }

test('what needs a confirmation is refused in a checkout, bought once confirmed, refused after its last day', async () => {
  const attempt = () => buyService('trademark', TRADEMARK, 599_00)
  expect(await attempt()).toMatchObject({
    status: 422,
    body: { error: { fields: { packageType: expect.stringContaining('attorney') } } },
  })
  await held.all()
  expect(await attempt()).toMatchObject({ status: 200, body: { status: 'paid' } })
  await held.expire('trademark_attorney')
  expect(await attempt()).toMatchObject({ status: 422 })
})

test('certification of a passport and a business address are refused beside any service', async () => {
  const itin = await buyService('itin', { packageType: 'premium', country: 'India' }, 299_00)
  const address = { packageType: 'standard', businessName: 'Moss', addBusinessAddress: true }
  const ein = await buyService('ein', address, 78_00)

  expect(itin.body).toMatchObject({ error: { fields: { packageType: expect.any(String) } } })
  expect(ein.body).toMatchObject({ error: { fields: { addBusinessAddress: expect.any(String) } } })
})

test('a corporation in South Carolina is a request until an attorney is named', async () => {
  const stateId = (await storedState(payload, 'SC')).id
  const { answer } = await buyFormation({ stateId, companyType: 'corporation' })
  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'on_request' } } })

  await held.all()
  const ada = buyer()
  const kept = await ada.fillIn(choice, { stateId, companyType: 'corporation' })
  expect(JSON.stringify(kept.body)).not.toContain('"isRequest":true')
})

test('documents are not sold to a state that asks for a registration', async () => {
  const stateId = (await storedState(payload, 'NC')).id
  const home = { address: '1 Main St', city: 'Fresno', state: 'California', country: 'US' }
  const refused = [
    (await buyFormation({ stateId })).answer,
    (await buyFormation(home)).answer,
    (await buyFormation({ addonIds: [(await addonCoded(payload, 'business_address')).id] })).answer,
  ]
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422])
  expect(
    refused.map(({ body }) => Object.keys(JSON.parse(JSON.stringify(body)).error.fields)),
  ).toEqual([['packageId'], ['state'], ['addonIds']])
})

test('a formation asks those who live in the US for their state, by whatever way it is bought', async () => {
  const stateId = (await storedState(payload, 'WY')).id
  const llc = { ...DETAILS.ein, addLlc: true, stateId }
  const answers = [
    (await buyFormation({ country: 'US' })).answer,
    (await buyFormation({ country: '' })).answer,
    await buyService('ein', llc, 248_00),
    await buyService('ein', { ...llc, residenceState: 'California' }, 248_00),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(
    answers.map(({ body }) => Object.keys(JSON.parse(JSON.stringify(body)).error.fields)),
  ).toEqual([['state'], ['country'], ['residenceState'], ['residenceState']])
})

test('where no agent of ours is named, neither it nor a package that includes it is sold', async () => {
  await held.all()
  const { id: stateId } = await storedState(payload, 'VT')
  const name = async (agent: object) =>
    payload.update({ collection: 'states', id: stateId, data: { agent }, ...look })
  const { agent } = await storedState(payload, 'VT')
  await name({ name: null, street: null, city: null, zipCode: null })
  const extra = { addonIds: [(await addonCoded(payload, 'registered_agent')).id] }
  const starter = { packageId: (await packageOf('starter')).id, stateId }
  const service = { ...DETAILS.ein, addRegisteredAgent: true, stateId }
  const order = await builder(payload)('orders', {
    serviceType: 'llc',
    packageType: 'standard',
    state: stateId,
  })
  const pay = async () => refuseClosed(await createLocalReq({}, payload), order)

  const refused = [
    (await buyFormation({ stateId })).answer,
    (await buyFormation({ ...starter, ...extra })).answer,
    await buyService('ein', service, 148_00),
  ]
  expect(refused).toMatchObject([
    { body: { error: { fields: { packageId: expect.stringContaining('Vermont') } } } },
    { body: { error: { fields: { addonIds: expect.any(String) } } } },
    { body: { error: { fields: { addRegisteredAgent: expect.stringContaining('Vermont') } } } },
  ])
  await expect(pay()).rejects.toMatchObject({ code: 'not_on_sale' })
  const sales = await salesAt({ payload })
  expect(statesWithoutAgent(sales)).toEqual(['Vermont'])
  expect(whyPackageOff(sales, 'standard')).toEqual([
    { text: 'Off in 1 state: no registered agent named', at: 'agents' },
  ])

  await name({ ...agent })
  await expect(pay()).resolves.toBeUndefined()
})

test('staff read why something of the catalogue is not on sale', async () => {
  const sales = await salesAt({ payload })
  const types = [
    { key: 'search', label: 'Search' },
    { key: 'basic', label: 'Basic' },
  ]

  expect(whyServiceOff(sales, 'trademark', types)).toEqual([
    { text: 'Basic is off: Trademark attorney', at: 'trademark_attorney' },
  ])
  expect(whyAddonOff(sales, 'business_address', false)).toMatchObject([{ at: 'mail_agency' }])
  expect(whyPackageOff(sales, 'starter').map(({ at }) => at)).toEqual([
    'california_preparer',
    'arizona_preparer',
    'nevada_preparer',
  ])
  await held.all()
  const now = await salesAt({ payload })
  expect([whyServiceOff(now, 'trademark', types), whyPackageOff(now, 'premium')]).toEqual([[], []])
})

test.each(Object.entries(DETAILS))(
  '%s is sold only with the country where its buyer lives, and to no place that is barred',
  async (kind, answers) => {
    const prices = { ein: 49_00, itin: 199_00, bookkeeping: 149_00, trademark: 199_00 }
    const price = new Map(Object.entries(prices)).get(kind) ?? 0
    for (const residence of ['', 'IR']) {
      expect(await buyService(kind, { ...answers, residence }, price)).toMatchObject({
        status: 422,
        body: { error: { fields: { residence: expect.any(String) } } },
      })
    }
    expect(await buyService(kind, { ...answers, residence: 'IN' }, price)).toMatchObject({
      status: 200,
    })
  },
)

test('an order that was placed before is not paid from a place that is barred', async () => {
  const order = await builder(payload)('orders', {
    serviceType: 'bookkeeping',
    address: { country: 'Russia' },
  })
  const refused = async (change: object) =>
    refuseClosed(await createLocalReq({}, payload), { ...order, ...change })

  await expect(refused({})).rejects.toMatchObject({ code: 'not_served' })
  await expect(refused({ serviceType: 'ein' })).resolves.toBeUndefined()
  await expect(
    refused({ serviceType: 'ein', address: { country: 'Ukraine', city: 'Donetsk' } }),
  ).rejects.toMatchObject({ code: 'not_served' })
})

test('an order that was placed before can’t be paid any more, by its owner or by a link, and again once confirmed', async () => {
  const owner = await person(payload)
  const address = await addonCoded(payload, 'business_address')
  const { id } = await builder(payload)('orders', {
    paymentStatus: 'pending',
    status: 'pending',
    kind: 'renewal',
    user: owner.id,
    totalMinor: 29_00,
    lines: [
      {
        kind: 'add_on',
        ref: address.id,
        label: 'Business Address',
        amountMinor: 29_00,
        refundable: true,
        billing: 'monthly',
      },
    ],
  })
  const pay = async () =>
    buyer(owner).call('POST', `/orders/${id}/pay`, {
      gateway: 'stripe',
      confirmationToken: await shop.cardToken(),
      expectedTotalMinor: 29_00,
      consent: true,
    })
  expect(await pay()).toMatchObject({ status: 422, body: { error: { code: 'not_on_sale' } } })
  expect(await shop.taken(id)).toEqual([])
  await held.all()
  expect(await pay()).toMatchObject({ status: 200, body: { status: 'paid' } })
  await held.none()
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid' })
})

test('an order is not offered as an extra what is off', async () => {
  const { id } = await paidOrder(payload)
  const codes = async () => {
    const order = await payload.findByID({ collection: 'orders', id, ...look })
    const offered = await offerExtras(await createLocalReq({}, payload), order)
    return offered.map(({ code }) => code)
  }
  expect(await codes()).not.toContain('business_address')
  await held.all()
  expect(await codes()).toContain('business_address')
})

test('the public API says nothing of what is off, whatever is selected; staff see all', async () => {
  const everything = async (headers = {}) => {
    const paths = ['/services?limit=50', '/services?select[packageTypes]=true', '/addons?limit=50']
    const answers = await Promise.all(paths.map((path) => api('GET', path, { headers })))
    return answers.map(({ body }) => JSON.stringify(body))
  }
  for (const body of await everything()) {
    expect(body).not.toMatch(/"key":"(?:basic|comprehensive)","label":"[^"]+","price":(?:599|999)/)
    expect(body).not.toContain('by a Certifying Acceptance Agent')
    expect(body).not.toContain('business_address')
  }
  const staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const [services = '', types = '', addons = ''] = await everything(staff.headers)
  expect(services).toContain('Passport certification')
  expect(types).toContain('by a Certifying Acceptance Agent')
  expect(addons).toContain('business_address')
})

test('only administrators confirm, nothing incomplete is switched on, and what was stated before stays', async () => {
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const clerk = await person(payload, { role: 'sub_admin' })
  const file = await builder(payload)('evidence')
  const stated = {
    need: 'trademark_attorney',
    isOn: true,
    name: 'Ottilie Invented',
    number: '1',
    jurisdiction: 'New York',
    confirmedOn: '2026-11-01',
    expiresOn: '2999-01-01',
    evidence: file.id,
    note: '',
  }
  const send = (body: object, headers: object) =>
    api('POST', '/before-you-sell', { body, headers: { ...headers } })

  expect((await send(stated, clerk.headers)).status).toBe(403)
  for (const change of [{ evidence: '' }, { number: '' }, { expiresOn: '2020-01-01' }]) {
    expect(await send({ ...stated, ...change }, admin.headers)).toMatchObject({
      status: 422,
      body: { error: { code: 'incomplete', fields: { isOn: expect.any(String) } } },
    })
  }
  expect((await send({ ...stated, isOn: false, evidence: '' }, admin.headers)).status).toBe(200)
  expect((await buyService('trademark', TRADEMARK, 599_00)).status).toBe(422)
  expect((await send(stated, admin.headers)).status).toBe(200)
  expect((await buyService('trademark', TRADEMARK, 599_00)).status).toBe(200)
  const rows = await payload.count({ collection: 'confirmations', overrideAccess: true })
  expect(rows.totalDocs).toBe(2)
  const audit = await payload.find({
    collection: 'auditLog',
    where: { entity: { equals: 'confirmations' } },
    ...look,
  })
  expect(audit.docs.map(({ action }) => action).toSorted()).toEqual([
    'confirm_selling',
    'stop_selling',
  ])
})

test('staff get one task 30 days before a last day, and one after it', async () => {
  await held.all()
  const tasks = async () => {
    const where = { requesterName: { equals: 'Before you sell' } }
    const { docs } = await payload.find({
      collection: 'tickets',
      where,
      sort: 'createdAt',
      ...look,
    })
    return docs.map(({ subject }) => subject)
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await raiseLicenseEnds(payload, inDays(100))
  expect(await tasks()).toEqual([])
  await raiseLicenseEnds(payload, inDays(3625))
  await raiseLicenseEnds(payload, inDays(3626))
  const early = await tasks()
  expect(early.filter((subject) => /^Ends on .*: Trademark attorney$/.test(subject))).toHaveLength(
    1,
  )
  await raiseLicenseEnds(payload, inDays(3652))
  await raiseLicenseEnds(payload, inDays(3653))
  const late = await tasks()
  expect(late.filter((subject) => subject === 'Off since today: Trademark attorney')).toHaveLength(
    1,
  )
})
