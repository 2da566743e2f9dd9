import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { dutyOfKey } from '@/src/domain/compliance/reconcile-plan'
import { planAllCompliance } from '@/src/services/compliance/plan-all-compliance'
import { planCompliance } from '@/src/services/compliance/plan-compliance'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { addonCoded, paidOrder, pay } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it
const DAY = 86_400_000

/** A day so many days from today, as people write it. */
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

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

const tell = (order: string, body: object) =>
  api('POST', `/orders/${order}/timeline`, { as: admin, body })

async function formation(code: string, user?: string) {
  return paidOrder(payload, { user, state: await stateNamed(code), companyName: 'Engine LLC' })
}

test('the approval of a formation asks for its day and plans from it', async () => {
  const customer = await person(payload)
  const { id } = await formation('FL', customer.id)
  expect(await tasksOf(id)).toEqual([])

  const formedOn = daysFromNow(-3)
  expect((await tell(id, { stage: 'approved', service: 'llc', formedOn })).status).toBe(200)

  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  expect(order.formedOn?.slice(0, 10)).toBe(formedOn)
  const tasks = await tasksOf(id)
  expect(tasks.map(({ duty }) => duty)).toEqual(
    expect.arrayContaining(['report', 'registered-agent', 'ein', 'federal-return']),
  )
  for (const task of tasks) {
    expect(task).toMatchObject({ user: customer.id, state: 'FL', isCompleted: false })
    expect(task.due > daysFromNow(0)).toBe(true)
  }
  const [report] = await dutyOf(id, 'report')
  expect(report?.due).toMatch(/-05-01$/)
  expect(report?.description).toContain('$138.75')
})

test('an approval without a day means today; one that is ahead is refused', async () => {
  const { id } = await formation('FL', (await person(payload)).id)
  const ahead = await tell(id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(3) })
  expect(ahead).toMatchObject({ status: 422, body: { error: { fields: { formedOn: /ahead/ } } } })

  await tell(id, { stage: 'approved', service: 'llc' })

  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
  expect(order.formedOn?.slice(0, 10)).toBe(today.format(new Date()))
})

test('the approval of another service forms no company', async () => {
  const { id } = await formation('FL', (await person(payload)).id)

  await tell(id, { stage: 'approved', service: 'ein', formedOn: daysFromNow(-1) })

  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  expect(order.formedOn ?? null).toBeNull()
})

test('a guest’s tasks arise when the order is claimed, the others when it is approved', async () => {
  const [early, late] = [await formation('FL'), await formation('FL')]
  const customer = await person(payload)
  await tell(early.id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(-10) })
  expect(await tasksOf(early.id)).toEqual([])

  await claimOrder(payload, early.pass, customer.id)
  await claimOrder(payload, late.pass, customer.id)
  await tell(late.id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(-10) })

  const [first, second] = [await tasksOf(early.id), await tasksOf(late.id)]
  expect(first.length).toBeGreaterThan(2)
  expect(first.map(({ duty, due }) => [duty, due])).toEqual(
    second.map(({ duty, due }) => [duty, due]),
  )
})

test('a corrected day moves what is open and computed, and what staff edited stays', async () => {
  const { id } = await formation('NV', (await person(payload)).id)
  await tell(id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(-40) })
  const [agent] = await dutyOf(id, 'registered-agent')
  const [report] = await dutyOf(id, 'report')
  const edited = await api('PATCH', `/complianceTasks/${agent?.id}`, {
    as: admin,
    body: { title: 'Ask Ben about the agent' },
  })
  expect(edited.status).toBe(200)

  const right = daysFromNow(-100)
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
  await tell(id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(0) })
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
  await tell(id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(0) })
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

  await tell(id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(0) })

  expect(await dutyOf(id, 'form-5472')).toHaveLength(1)
  expect(await dutyOf(id, 'federal-return')).toHaveLength(0)
})

test('an EIN that is bought later is the one that the task asks for', async () => {
  const customer = await person(payload)
  const { id } = await formation('WY', customer.id)
  await tell(id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(0) })
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
  const { docs } = await payload.find({
    collection: 'addons',
    where: { code: { equals: 'annual_report' } },
    ...everything,
  })
  const line = { kind: 'add_on' as const, ref: docs[0]?.id ?? '', label: 'Annual Report Filing' }
  const { id } = await paidOrder(payload, {
    user: (await person(payload)).id,
    state: await stateNamed('FL'),
    lines: [{ ...line, amountMinor: 99_00, refundable: true, billing: 'once' }],
  })

  await tell(id, { stage: 'approved', service: 'llc', formedOn: daysFromNow(0) })

  expect(await dutyOf(id, 'report')).toMatchObject([{ handledBy: id }])
})
