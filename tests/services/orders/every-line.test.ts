import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { trackedServices } from '@/src/domain/orders/order-services'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { openReports } from '@/src/services/compliance/open-reports'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'
import { orderExtra } from '@/src/services/orders/extras/order-extra'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { paidOrder, pay } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { officeDay } from '@/tests/support/suite/office-day'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })
const tell = (id: string, body: object) => tellOf(payload, admin, id, body)

const line = (service: TrackedService, label: string = service) => ({
  kind: 'add_on' as const,
  ref: service,
  label,
  amountMinor: 10_00,
  refundable: true,
  billing: 'once' as const,
  service,
})

const work = (key: string, name: string, more: object = {}) => ({
  key,
  name,
  question: null,
  steps: [],
  ...more,
})

const PREMIUM = [
  work('operating_agreement', 'Operating Agreement'),
  work('domain', 'Domain'),
  work('business_email', 'Business Email'),
  work('templates', 'Document Templates'),
]

/** The stages after which nothing of a service is left. */
const TO_THE_END: Record<string, readonly string[]> = {
  llc: ['submitted', 'approved', 'delivered'],
  ein: ['submitted', 'approved', 'delivered'],
  registered_agent: [], // appointed with the state's approval
  good_standing: ['submitted', 'delivered'],
  certified_copy: ['submitted', 'delivered'],
  annual_report: ['submitted', 'delivered'],
  s_corporation: ['submitted', 'approved', 'delivered'],
  dba: ['submitted', 'approved', 'delivered'],
}

test('an order is completed once all of it is delivered: package, add-ons, and what was promised', async () => {
  const bought = [
    'good_standing',
    'certified_copy',
    'banking_resolution',
    's_corporation',
    'dba',
  ] as const
  const { id } = await paidOrder(payload, {
    packageType: 'premium',
    work: PREMIUM,
    lines: [...bought, 'annual_report' as const].map((one) => line(one)),
    totalMinor: 60_00,
  })
  const services = trackedServices(await orderOf(id))
  expect(services).toEqual(
    expect.arrayContaining([
      'llc',
      'ein',
      'registered_agent',
      ...bought,
      'annual_report',
      'operating_agreement',
      'domain',
      'business_email',
      'templates',
    ]),
  )
  for (const service of services) {
    expect((await orderOf(id)).status, service).not.toBe('completed')
    for (const stage of TO_THE_END[service] ?? ['delivered']) {
      const entry = { service, stage, note: 'Done by hand' }
      expect((await tell(id, entry)).status, `${service} ${stage}`).toBe(200)
    }
  }
  expect((await orderOf(id)).status).toBe('completed')
})

test('what needs answers asks for them from the payment on', async () => {
  const { id } = await paidOrder(payload, { packageType: 'premium', work: PREMIUM })
  const asked = ((await orderOf(id)).timeline ?? [])
    .filter(({ stage }) => stage === 'waiting_for_you')
    .map(({ service }) => service)
  expect(asked).toEqual(['llc', 'ein', 'domain', 'business_email'])
})

test('an operating agreement is for an LLC alone', async () => {
  const { id } = await paidOrder(payload, {
    packageType: 'standard',
    companyType: 'corporation',
    work: [work('operating_agreement', 'Operating Agreement')],
  })
  expect(trackedServices(await orderOf(id))).not.toContain('operating_agreement')
})

test('an add-on of the operator’s own asks its question, has its steps, and ends', async () => {
  const customer = await person(payload)
  const root = await paidOrder(payload, { user: customer.id })
  const addon = await builder(payload)('addons', {
    name: 'Apostille',
    price: 120,
    question: 'For which country is it?',
    steps: ['submitted'],
    showInStarter: true,
  })
  const req = await createLocalReq({}, payload)
  const extra = await orderExtra(req, await orderOf(root.id), {
    addonId: addon.id,
    billing: 'annual',
  })
  await pay(payload, extra.id)

  const service = `own:${addon.id}`
  expect((await orderOf(extra.id)).timeline?.at(-1)).toMatchObject({
    stage: 'waiting_for_you',
    service,
    note: 'For which country is it?',
  })
  const { docs } = await payload.find({
    collection: 'emails',
    where: { order: { equals: extra.id }, template: { equals: 'details-needed' } },
    ...everything,
  })
  expect(docs, 'the receipt does not ask it').toHaveLength(1)
  expect((await tell(extra.id, { service, stage: 'approved' })).status).toBe(422)
  await tell(extra.id, { service, stage: 'submitted' })
  await tell(extra.id, { service, stage: 'delivered' })
  expect((await orderOf(extra.id)).status).toBe('completed')
})

test('what a package holds is not offered once more', async () => {
  const root = await paidOrder(payload, { packageType: 'standard', work: PREMIUM.slice(0, 1) })
  const req = await createLocalReq({}, payload)
  const codes = (await offerExtras(req, await orderOf(root.id))).map(({ code }) => code)
  expect(codes).not.toContain('operating_agreement')
  expect(codes).toContain('good_standing')
})

test('the S corporation election is not offered where an owner cannot elect', async () => {
  const offered = async (usPerson: 'yes' | 'no') => {
    const root = await paidOrder(payload, {})
    const owner = { kind: 'person' as const, name: 'Ada Moss', ownershipBasisPoints: 10_000 }
    await payload.create({
      collection: 'filings',
      data: { order: root.id, members: [{ ...owner, usPerson }] },
      ...everything,
    })
    const req = await createLocalReq({}, payload)
    return (await offerExtras(req, await orderOf(root.id))).map(({ code }) => code)
  }
  expect(await offered('yes')).toContain('s_corporation')
  expect(await offered('no')).not.toContain('s_corporation')
})

test('a business address is delivered with the address that the customer gets', async () => {
  const { id } = await paidOrder(payload, {
    kind: 'extra',
    lines: [line('business_address')],
    totalMinor: 10_00,
  })
  const service = 'business_address'
  const plain = await tell(id, { service, stage: 'delivered' })
  expect(plain).toMatchObject({
    status: 422,
    body: { error: { fields: { stage: expect.any(String) } } },
  })

  const step = async (address: string) =>
    api('POST', `/orders/${id}/step`, {
      as: admin,
      body: {
        service,
        stage: 'delivered',
        day: officeDay(),
        status: 'processing',
        seen: (await orderOf(id)).timeline?.length ?? 0,
        address,
      },
    })
  expect(await step('')).toMatchObject({
    status: 422,
    body: { error: { fields: { address: expect.any(String) } } },
  })
  expect((await step('12 Main St, Suite 5, Cheyenne, WY 82001')).status).toBe(200)
  expect(await orderOf(id)).toMatchObject({
    status: 'completed',
    businessAddress: '12 Main St, Suite 5, Cheyenne, WY 82001',
  })
})

test('a report bought with the company opens 60 days before it is due, once, and ends its task', async () => {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, {
    user: customer.id,
    state: (await storedState(payload, 'WY')).id,
    companyName: 'Later LLC',
    lines: [line('annual_report')],
    totalMinor: 10_00,
  })
  const formed = officeDay(-5)
  await tell(id, { service: 'llc', stage: 'submitted' })
  await tell(id, { service: 'llc', stage: 'approved', formedOn: formed })
  await tell(id, { service: 'llc', stage: 'delivered' })
  expect(await orderOf(id)).toMatchObject({ status: 'processing', queue: 'submitted' })

  const task = await builder(payload)('complianceTasks', {
    order: id,
    user: customer.id,
    handledBy: id,
    dedupeKey: `${id}:report:test`,
    dueDate: new Date(Date.now() + 200 * 86_400_000).toISOString(),
    isCompleted: false,
  })
  expect(await openReports(payload)).toBe(0)
  const soon = new Date(Date.now() + 150 * 86_400_000)
  expect([await openReports(payload, soon), await openReports(payload, soon)]).toEqual([1, 0])
  expect(await orderOf(id)).toMatchObject({ queue: 'to_file' })

  await tell(id, { service: 'annual_report', stage: 'submitted' })
  await tell(id, { service: 'annual_report', stage: 'delivered' })
  expect((await orderOf(id)).status).toBe('completed')
  const done = await payload.findByID({ collection: 'complianceTasks', id: task.id, ...everything })
  expect(done.isCompleted).toBe(true)
})
