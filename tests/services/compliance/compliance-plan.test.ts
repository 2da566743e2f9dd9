import { createLocalReq } from 'payload'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dutyOfKey } from '@/src/domain/compliance/reconcile-plan'
import { orderTask } from '@/src/services/compliance/order-task'
import { planAllCompliance, planCompliance } from '@/src/services/compliance/plan-compliance'
import { removeExtra } from '@/src/services/purchase/place/remove-extra'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { giveBack } from '@/tests/support/orders/agent-company'
import { addonCoded, paidOrder, pay } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { officeDay } from '@/tests/support/suite/office-day'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const stateNamed = async (code: string) => (await storedState(payload, code)).id

async function tasksOf(order: string) {
  const { docs } = await payload.find({
    collection: 'complianceTasks',
    where: { order: { equals: order } },
    sort: ['dueDate', 'id'],
    pagination: false,
    ...everything,
  })
  return docs.map((task) => ({
    ...task,
    duty: dutyOfKey(task.dedupeKey),
    due: task.dueDate.slice(0, 10),
  }))
}

const dutyOf = async (order: string, duty: string) =>
  (await tasksOf(order)).filter((task) => task.duty === duty)

const tell = (order: string, body: object) => tellOf(payload, admin, order, body)

async function formation(code: string, user?: string) {
  return paidOrder(payload, { user, state: await stateNamed(code), companyName: 'Engine LLC' })
}

test('the approval of a formation asks for its day and plans from it', async () => {
  const customer = await person(payload)
  const { id } = await formation('FL', customer.id)
  expect(await tasksOf(id)).toEqual([])

  const formedOn = officeDay(-3)
  expect((await tell(id, { stage: 'approved', service: 'llc', formedOn })).status).toBe(200)

  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  expect(order.formedOn?.slice(0, 10)).toBe(formedOn)
  const tasks = await tasksOf(id)
  expect(tasks.map(({ duty }) => duty)).toEqual(
    expect.arrayContaining(['report', 'registered-agent', 'ein', 'federal-return']),
  )
  for (const task of tasks) {
    expect(task).toMatchObject({ user: customer.id, state: 'FL', isCompleted: false })
    expect(task.due > officeDay(0)).toBe(true)
  }
  const [report] = await dutyOf(id, 'report')
  expect(report?.due).toMatch(/-05-01$/)
  expect(report?.description).toContain('$138.75')
})

test('an approval without a day means today; one that is ahead is refused', async () => {
  const { id } = await formation('FL', (await person(payload)).id)
  const ahead = await tell(id, { stage: 'approved', service: 'llc', formedOn: officeDay(3) })
  expect(ahead).toMatchObject({ status: 422, body: { error: { fields: { formedOn: /ahead/ } } } })

  await tell(id, { stage: 'approved', service: 'llc' })

  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
  expect(order.formedOn?.slice(0, 10)).toBe(today.format(new Date()))
})

test('the approval of another service forms no company', async () => {
  const { id } = await formation('FL', (await person(payload)).id)

  await tell(id, { stage: 'approved', service: 'ein', formedOn: officeDay(-1) })

  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  expect(order.formedOn ?? null).toBeNull()
})

test('a guest’s tasks arise when the order is claimed, the others when it is approved', async () => {
  const [early, late] = [await formation('FL'), await formation('FL')]
  const customer = await person(payload)
  await tell(early.id, { stage: 'approved', service: 'llc', formedOn: officeDay(-10) })
  expect(await tasksOf(early.id)).toEqual([])

  await claimOrder(payload, early.pass, customer.id)
  await claimOrder(payload, late.pass, customer.id)
  await tell(late.id, { stage: 'approved', service: 'llc', formedOn: officeDay(-10) })

  const [first, second] = [await tasksOf(early.id), await tasksOf(late.id)]
  expect(first.length).toBeGreaterThan(2)
  expect(first.map(({ duty, due }) => [duty, due])).toEqual(
    second.map(({ duty, due }) => [duty, due]),
  )
})

test('a corrected day moves what is open and computed, and what staff edited stays', async () => {
  const { id } = await formation('NV', (await person(payload)).id)
  await tell(id, { stage: 'approved', service: 'llc', formedOn: officeDay(-40) })
  const [agent] = await dutyOf(id, 'registered-agent')
  const [report] = await dutyOf(id, 'report')
  const edited = await api('PATCH', `/complianceTasks/${agent?.id}`, {
    as: admin,
    body: { title: 'Ask Ben about the agent' },
  })
  expect(edited.status).toBe(200)

  const right = officeDay(-100)
  const corrected = await api('PATCH', `/orders/${id}`, {
    as: admin,
    body: { formedOn: `${right}T12:00:00.000Z` },
  })

  expect(corrected.status).toBe(200)
  const [moved, ...more] = await dutyOf(id, 'report')
  expect(more).toEqual([])
  expect(moved?.id === report?.id || moved?.due !== report?.due).toBe(true)
  expect(moved?.due.slice(5, 7)).toBe(right.slice(5, 7))
  expect(await dutyOf(id, 'registered-agent')).toMatchObject([
    { id: agent?.id, title: 'Ask Ben about the agent', due: agent?.due },
  ])
})

test('planning at once, again and every day writes each period once', async () => {
  const { id } = await formation('CA', (await person(payload)).id)
  await tell(id, { stage: 'approved', service: 'llc', formedOn: officeDay(0) })
  const before = await tasksOf(id)
  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  const plan = async () => planCompliance(await createLocalReq({}, payload), order)

  await Promise.all([plan(), plan(), plan(), planAllCompliance(payload)])

  const ids = (tasks: typeof before) => tasks.map((task) => task.id).sort()
  expect(ids(await tasksOf(id))).toEqual(ids(before))
})

test('once a period is done, the daily job writes the following one', async () => {
  const customer = await person(payload)
  const { id } = await formation('FL', customer.id)
  await tell(id, { stage: 'approved', service: 'llc', formedOn: officeDay(0) })
  const [first] = await dutyOf(id, 'report')
  const body = { isCompleted: true }
  await api('POST', `/compliance/tasks/${first?.id}`, { as: customer, body })

  await planAllCompliance(payload)

  const reports = await dutyOf(id, 'report')
  expect(reports.map(({ isCompleted }) => isCompleted)).toEqual([true, false])
  expect(Number(reports[1]?.due.slice(0, 4))).toBe(Number(first?.due.slice(0, 4)) + 1)
})

test('who owns the company decides its federal return', async () => {
  const { id } = await formation('WY', (await person(payload)).id)
  await builder(payload)('filings', {
    order: id,
    members: [{ kind: 'person', name: 'Ada', country: 'GB', ownershipBasisPoints: 10_000 }],
  })

  await tell(id, { stage: 'approved', service: 'llc', formedOn: officeDay(0) })

  expect(await dutyOf(id, 'form-5472')).toHaveLength(1)
  expect(await dutyOf(id, 'federal-return')).toHaveLength(0)
})

test('an EIN that is bought later is the one that the task asks for', async () => {
  const customer = await person(payload)
  const { id } = await formation('WY', customer.id)
  await tell(id, { stage: 'approved', service: 'llc', formedOn: officeDay(0) })
  const ein = await addonCoded(payload, 'ein')
  const added = await api('POST', `/orders/${id}/extras`, {
    as: customer,
    body: { addonId: ein.id },
  })
  const extra = String(Reflect.get(Object(added.body), 'order'))
  await pay(payload, extra)

  await planAllCompliance(payload)

  expect(await dutyOf(id, 'ein')).toMatchObject([{ handledBy: extra, isCompleted: false }])
})

test('the report that was bought with the formation is ours from the start', async () => {
  const line = { kind: 'add_on' as const, ref: await annualReport(), label: 'Annual Report Filing' }
  const { id } = await paidOrder(payload, {
    user: (await person(payload)).id,
    state: await stateNamed('FL'),
    lines: [{ ...line, amountMinor: 99_00, refundable: true, billing: 'once' }],
  })

  await tell(id, { stage: 'approved', service: 'llc', formedOn: officeDay(0) })

  expect(await dutyOf(id, 'report')).toMatchObject([{ handledBy: id }])
})

async function annualReport(): Promise<string> {
  const { docs } = await payload.find({
    collection: 'addons',
    where: { code: { equals: 'annual_report' } },
    ...everything,
  })
  return docs[0]?.id ?? ''
}

const form = (id: string, formedOn: string) =>
  payload.update({
    collection: 'orders',
    id,
    data: { formedOn: `${formedOn}T12:00:00.000Z` },
    ...everything,
  })

describe('a corrected day of formation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-01T15:00:00.000Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('moves the report that was bought with the company, and asks for no other', async () => {
    const line = { kind: 'add_on' as const, ref: await annualReport(), label: 'Annual report' }
    const { id } = await paidOrder(payload, {
      user: (await person(payload)).id,
      state: await stateNamed('FL'),
      lines: [{ ...line, amountMinor: 99_00, refundable: true, billing: 'once' }],
    })
    await form(id, '2026-11-20')
    expect(await dutyOf(id, 'report')).toMatchObject([{ due: '2027-05-01', handledBy: id }])

    await form(id, '2027-01-05')

    expect(await dutyOf(id, 'report')).toMatchObject([{ due: '2028-05-01', handledBy: id }])
  })

  test('moves what somebody began to buy and took back', async () => {
    const customer = await person(payload)
    const { id } = await formation('FL', customer.id)
    await form(id, '2026-11-20')
    const [task] = await dutyOf(id, 'registered-agent')
    const order = await orderTask(await as(customer.id), task?.id ?? '')
    await removeExtra(await as(customer.id), order)

    await form(id, '2026-10-05')

    expect(await dutyOf(id, 'registered-agent')).toMatchObject([
      { id: task?.id, due: '2027-10-05' },
    ])
  })
})

/** A request of someone with an account. */
async function as(id: string) {
  const user = await payload.findByID({ collection: 'users', id, ...everything })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

test('what was given back counts for nothing: the EIN is advised, and the report is the customer’s', async () => {
  const [customer, ein] = [await person(payload), await addonCoded(payload, 'ein')]
  const line = { kind: 'add_on' as const, refundable: true, billing: 'once' as const }
  const { id } = await paidOrder(payload, {
    user: customer.id,
    state: await stateNamed('FL'),
    totalMinor: 197_00,
    lines: [
      { ...line, ref: ein.id, label: 'EIN', amountMinor: 49_00, service: 'ein' },
      { ...line, ref: await annualReport(), label: 'Annual report', amountMinor: 99_00 },
      { ...line, kind: 'service', ref: 'starter', label: 'Starter', amountMinor: 49_00 },
    ],
  })
  await form(id, officeDay(-1))
  expect(await dutyOf(id, 'ein')).toEqual([])
  expect(await dutyOf(id, 'report')).toMatchObject([{ handledBy: id }])

  await giveBack(payload, id, 148_00)

  expect(await dutyOf(id, 'ein')).toHaveLength(1)
  expect(await dutyOf(id, 'report')).toMatchObject([{ handledBy: null }])
})
