import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { detailsOfOrder } from '@/src/services/filing/details/details-of-order'
import { saveDetails } from '@/src/services/filing/details/save-details'
import { saveFiling } from '@/src/services/filing/save-filing'
import { factsOfOrder } from '@/src/services/papers/facts-of-order'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { WHOLE_COMPANY, WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { storedState } from '@/tests/support/orders/stored-states'

const payload = await testPayload()

const line = (service: 'llc' | 'ein' | 's_corporation') => ({
  kind: service === 'llc' ? ('service' as const) : ('add_on' as const),
  ref: service,
  label: service,
  service,
  amountMinor: 10_00,
  refundable: true,
  billing: 'once' as const,
})

async function companyOrder(more: object) {
  const state = (await storedState(payload, 'WY')).id
  return builder(payload)('orders', {
    serviceType: 'llc',
    companyName: 'Harbor & Pine LLC',
    companyType: 'llc',
    status: 'processing',
    paymentStatus: 'paid',
    lines: [line('llc'), line('ein'), line('s_corporation')],
    state,
    timeline: [],
    ...more,
  })
}

test('what the formation says is not asked again for the EIN or the election', async () => {
  const order = await companyOrder({})
  expect((await saveFiling(payload, order.id, WHOLE_FILING)).missing).toEqual([])

  const views = await detailsOfOrder({ payload }, order)
  const ein = views.find(({ service }) => service === 'ein')
  expect(ein?.answers).toMatchObject({
    mailingStreet: '1 Main St',
    mailingCity: 'Cheyenne',
    mailingCountry: 'US',
    samePhysical: 'yes',
    entityType: 'disregarded',
    closingMonth: '12',
  })
  expect(ein?.known).toEqual(expect.arrayContaining(['mailingStreet', 'samePhysical']))
  const election = views.find(({ service }) => service === 's_corporation')
  expect(election?.answers.shareholders).toEqual([
    { name: 'Ada Moss', address: '1 Main St', share: '100%' },
  ])
})

test('an address changed for the EIN stays as it was typed', async () => {
  const order = await companyOrder({})
  await saveFiling(payload, order.id, WHOLE_FILING)
  const answers = { mailingStreet: '2 Pine St' }
  await saveDetails(payload, order.id, 'ein', { answers, secrets: {}, action: 'save' })

  const views = await detailsOfOrder({ payload }, order)
  const ein = views.find(({ service }) => service === 'ein')
  expect(ein?.answers).toMatchObject({ mailingStreet: '2 Pine St', mailingCity: 'Cheyenne' })
  expect(ein?.known).not.toContain('mailingStreet')
})

test('the answers reach the documents: office, mail, shares, and who consents to an election', async () => {
  const order = await companyOrder({ formedOn: '2026-11-19T12:00:00.000Z' })
  const mail = { ...WHOLE_COMPANY.office, street: 'PO Box 12' }
  const company = { ...WHOLE_COMPANY, mailAt: 'own' as const, mail, effectiveOn: '' }
  expect((await saveFiling(payload, order.id, { ...WHOLE_FILING, company })).missing).toEqual([])
  const shareholder = {
    name: 'Ada Moss',
    address: '1 Main St, Austin, TX 78701',
    share: '100%',
    since: '2026-11-19',
    homeState: 'TX',
    isMarried: 'yes',
    spouse: 'Bob Moss',
  }
  const saved = await saveDetails(payload, order.id, 's_corporation', {
    answers: {
      allUs: 'yes',
      allPeople: 'yes',
      owners: '1',
      oneClass: 'yes',
      effectiveOn: '2026-11-19',
      shareholders: [shareholder],
      officer: 'Ada Moss',
      phone: '+1 307 555 0142',
      declaration: 'yes',
    },
    secrets: {},
    action: 'complete',
  })
  expect(saved.missing).toEqual([])

  const facts = await factsOfOrder(await createLocalReq({}, payload), order)
  expect(facts.company).toMatchObject({
    office: '1 Main St, Cheyenne, WY 82001, United States',
    mailing: 'PO Box 12, Cheyenne, WY 82001, United States',
    startsOn: null,
  })
  expect(facts.official['2553']).toMatchObject({
    B: '2026-11-19',
    C: 'Wyoming',
    E: '2026-11-19',
    H: 'Ada Moss, +1 307 555 0142',
    J: 'Ada Moss, 1 Main St, Austin, TX 78701; Bob Moss, 1 Main St, Austin, TX 78701',
  })
  expect(facts.forms.answers['2553']?.words).toMatchObject({
    owner2: 'Bob Moss, 1 Main St, Austin, TX 78701',
    owner1Since: '2026-11-19',
  })
})

test('a corporation’s shares reach its documents by holder', async () => {
  const order = await companyOrder({ companyType: 'corporation', companyName: 'Harbor Inc.' })
  const ada = { name: 'Ada Moss', address: '1 Main St' }
  const answers = {
    ...WHOLE_FILING,
    company: { ...WHOLE_COMPANY, sharePrice: '0.01' },
    managers: [ada],
    officers: { president: 'Ada Moss', secretary: 'Ada Moss', treasurer: 'Ada Moss' },
    authorizedShares: 10_000,
  }
  expect((await saveFiling(payload, order.id, answers)).missing).toEqual([])
  const facts = await factsOfOrder(await createLocalReq({}, payload), order)
  expect(facts.stock).toEqual({
    kind: 'common stock, par value $0.0001 a share',
    price: '$0.01',
  })
  expect(facts.members.map(({ shares }) => shares)).toEqual([1_000])
})
