import { expect, test } from 'vitest'
import { z } from 'zod'

import { compliance_tasks } from '@/src/database-schema'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { databaseOf } from '@/src/lib/database'
import { calendarOf } from '@/src/queries/compliance/calendar-of'
import { calendarAddress, calendarEpoch } from '@/src/services/compliance/calendar-link'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { parseCalendar } from '@/tests/support/calendar'
import { testPayload } from '@/tests/support/database'
import { paidOrder, pay } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { officeDay } from '@/tests/support/suite/office-day'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const taskOf = (id: string) =>
  payload.findByID({ collection: 'complianceTasks', id, ...everything })

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const task = (user: string, changes: Partial<Data<'complianceTasks'>> = {}) =>
  builder(payload)('complianceTasks', { user, ...changes })

const tick = (id: string, as: SignedIn | null, isCompleted: unknown = true) =>
  api('POST', `/compliance/tasks/${id}`, { as, body: { isCompleted } })

test('its owner marks a task complete and takes that back', async () => {
  const customer = await person(payload)
  const { id } = await task(customer.id)

  const done = await tick(id, customer)
  expect(done).toMatchObject({ status: 200, body: { task: { isCompleted: true } } })
  expect((await taskOf(id)).completedAt).toBeTruthy()

  expect((await tick(id, customer, false)).status).toBe(200)
  expect(await taskOf(id)).toMatchObject({ isCompleted: false, completedAt: null })
})

test('to everybody else, staff included, the task does not exist here', async () => {
  const { id } = await task((await person(payload)).id)
  const stranger = await person(payload)

  for (const path of [`/compliance/tasks/${id}`, `/compliance/tasks/${id}/order`]) {
    for (const who of [stranger, admin]) {
      const answer = await api('POST', path, { as: who, body: { isCompleted: true } })
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'no_task' } } })
    }
    expect((await api('POST', path, { body: { isCompleted: true } })).status).toBe(401)
  }
  expect((await tick(crypto.randomUUID(), stranger)).status).toBe(404)
  expect((await tick("1'or'1", stranger)).status).toBe(404)
  expect((await taskOf(id)).isCompleted).toBe(false)
})

test('nonsense is refused, and so is a page of another site', async () => {
  const customer = await person(payload)
  const { id } = await task(customer.id)

  expect((await tick(id, customer, 'perhaps')).status).toBe(422)
  const foreign = await api('POST', `/compliance/tasks/${id}`, {
    as: customer,
    body: { isCompleted: true },
    headers: { origin: 'https://elsewhere.example' },
  })
  expect([401, 403]).toContain(foreign.status)
  expect((await taskOf(id)).isCompleted).toBe(false)
})

/** A company with a report to file, and its customer. */
async function companyWithReport(code = 'FL') {
  const customer = await person(payload)
  const { id: state } = await storedState(payload, code)
  const { id } = await paidOrder(payload, { user: customer.id, state })
  const data = { formedOn: new Date().toISOString() }
  await payload.update({ collection: 'orders', id, data, ...everything })
  const tasks = await payload.find({
    collection: 'complianceTasks',
    where: { order: { equals: id } },
    ...everything,
  })
  const find = (duty: string) =>
    tasks.docs.find(({ dedupeKey }) => dedupeKey?.includes(`:${duty}:`))?.id ?? ''
  return { customer, order: id, report: find('report'), agent: find('registered-agent'), find }
}

const ordered = z.object({ order: z.guid(), redirect: z.string() })

const hire = async (id: string, as: SignedIn) =>
  api('POST', `/compliance/tasks/${id}/order`, { as, body: { totalMinor: 1 } })

test('a report done for you costs our fee and the state’s, by the server alone', async () => {
  const { customer, order, report } = await companyWithReport()

  const { order: id, redirect } = ordered.parse((await hire(report, customer)).body)

  expect(redirect).toBe(`/orders/${id}/pay`)
  expect(await orderOf(id)).toMatchObject({
    kind: 'extra',
    parent: order,
    user: customer.id,
    paymentStatus: 'pending',
    totalMinor: 99_00 + 138_75,
    lines: [
      { kind: 'add_on', amountMinor: 99_00 },
      { kind: 'state_fee', amountMinor: 138_75, label: 'Florida report fee' },
    ],
  })
  expect((await taskOf(report)).handledBy).toBe(id)
})

test('asking twice, even at once, gives the same order; once it is paid there is no other', async () => {
  const { customer, agent } = await companyWithReport()

  const answers = await Promise.all([hire(agent, customer), hire(agent, customer)])
  const ids = answers.map(({ body }) => ordered.parse(body).order)
  expect(new Set(ids).size).toBe(1)

  await pay(payload, ids[0] ?? '')
  expect(await hire(agent, customer)).toMatchObject({
    status: 409,
    body: { error: { code: 'under_way' } },
  })
})

test('when staff have done it, the task is done, and says by which order', async () => {
  const { customer, report } = await companyWithReport()
  const { order } = ordered.parse((await hire(report, customer)).body)
  await pay(payload, order)

  const told = await tellOf(payload, admin, order, { stage: 'delivered' })

  expect(told.status).toBe(200)
  const done = await taskOf(report)
  expect(done.isCompleted).toBe(true)
  const day = longCalendarDay(officeDay())
  expect(done.description).toContain(`We did this on ${day}, order #${order.slice(0, 8)}`)
})

test('a task that was done and opened again can be had once more', async () => {
  const { customer, report } = await companyWithReport()
  const { order } = ordered.parse((await hire(report, customer)).body)
  await pay(payload, order)
  await tellOf(payload, admin, order, { stage: 'delivered' })
  expect((await tick(report, customer, false)).status).toBe(200)

  expect(ordered.parse((await hire(report, customer)).body).order).not.toBe(order)
})

test('an order that is called off leaves the task to be had again', async () => {
  const { customer, report } = await companyWithReport()
  const first = ordered.parse((await hire(report, customer)).body).order
  const data = { status: 'cancelled' as const }
  await payload.update({ collection: 'orders', id: first, data, ...everything })

  const second = ordered.parse((await hire(report, customer)).body).order

  expect(second).not.toBe(first)
  expect((await taskOf(report)).handledBy).toBe(second)
})

test('an order that is not the company’s own is never called off for a task', async () => {
  const { customer, order, report } = await companyWithReport()
  const theirs = await builder(payload)('orders', {
    user: (await person(payload)).id,
    kind: 'extra',
    parent: order,
    paymentStatus: 'pending',
  })
  const elsewhere = await builder(payload)('orders', {
    user: customer.id,
    paymentStatus: 'pending',
  })
  for (const { id } of [theirs, elsewhere]) {
    await payload.update({
      collection: 'complianceTasks',
      id: report,
      data: { handledBy: id },
      ...everything,
    })
    const written = ordered.parse((await hire(report, customer)).body).order
    expect(written).not.toBe(id)
    expect((await orderOf(id)).status).not.toBe('cancelled')
  }
})

test('a task that names another customer’s company is not sold', async () => {
  const { report } = await companyWithReport()
  const other = await person(payload)
  await payload.update({
    collection: 'complianceTasks',
    id: report,
    data: { user: other.id },
    ...everything,
  })
  expect(await hire(report, other)).toMatchObject({
    status: 422,
    body: { error: { code: 'not_offered' } },
  })
})

test('staff do not say by which order a task is done', async () => {
  const { customer, report } = await companyWithReport()
  const staff = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['manage_compliance'],
  })
  const handledBy = (await builder(payload)('orders')).id
  const title = 'Report'
  const changed = await api('PATCH', `/complianceTasks/${report}`, {
    as: staff,
    body: { handledBy, title },
  })
  expect(changed.status).toBe(200)
  expect(await taskOf(report)).toMatchObject({ title, handledBy: null })
  const body = { title, dueDate: '2027-05-01', user: customer.id, kind: 'custom', handledBy }
  const made = await api('POST', '/complianceTasks', { as: staff, body })
  expect(made).toMatchObject({ status: 201, body: { doc: { title } } })
  const { totalDocs } = await payload.count({
    collection: 'complianceTasks',
    where: { handledBy: { equals: handledBy } },
    overrideAccess: true, // tests look at all of it
  })
  expect(totalDocs).toBe(0)
})

test('what we do not do, and a fee that is not sure, is not sold', async () => {
  const { customer, find } = await companyWithReport()
  const georgia = await companyWithReport('GA')
  const own = await task(customer.id, { kind: 'report' })

  for (const [id, who] of [
    [find('federal-return'), customer],
    [own.id, customer],
    [georgia.report, georgia.customer],
  ] as const) {
    expect(await hire(id, who)).toMatchObject({
      status: 422,
      body: { error: { code: 'not_offered' } },
    })
  }
})

test('a form without script comes back to the screen, and nowhere else', async () => {
  const customer = await person(payload)
  const { id } = await task(customer.id)
  const { serverHere } = await import('@/tests/support/server')
  const post = (back: string) =>
    serverHere(
      new Request(`http://localhost:3000/api/compliance/tasks/${id}`, {
        method: 'POST',
        headers: { ...customer.headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ isCompleted: 'true', back }),
      }),
    )

  const answer = await post('/dashboard/addons?show=all')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/dashboard/addons?show=all&done=completed',
  ])
  const astray = await post('https://elsewhere.example/dashboard/addons?x')
  expect(astray.headers.get('location')).toBe('/dashboard/addons?done=completed')
})

async function calendarFor(user: string) {
  const epoch = (await calendarEpoch({ payload }, user)) ?? 0
  return calendarAddress({ id: user, epoch })
}

/** What the address of a calendar opens. */
function open(address: string) {
  const [, user = '', key = ''] = /\/calendar\/([^/]+)\/(.+)\.ics$/.exec(address) ?? []
  return calendarOf(payload, { user, key })
}

test('a private link shows its owner’s deadlines alone', async () => {
  const [mine, theirs] = [await person(payload), await person(payload)]
  await task(mine.id, { title: 'Mine; all, mine' })
  await task(theirs.id, { title: 'Theirs' })

  const { events } = parseCalendar((await open(await calendarFor(mine.id))) ?? '')

  expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(['Mine; all, mine'])
})

test('a calendar has the deadlines of however many companies', async () => {
  const mine = await person(payload)
  const db = await databaseOf({ payload })
  await db.insert(compliance_tasks).values(
    Array.from({ length: 520 }, (_, index) => ({
      title: `Task ${index}`,
      dueDate: new Date(Date.now() + index * 86_400_000).toISOString(),
      user: mine.id,
      kind: 'custom' as const,
    })),
  )

  const { events } = parseCalendar((await open(await calendarFor(mine.id))) ?? '')

  expect(events).toHaveLength(520)
})

test('a wrong link, somebody else’s key and a replaced link show nothing', async () => {
  const [mine, theirs] = [await person(payload), await person(payload)]
  const address = await calendarFor(mine.id)
  expect(await open(address.replace(mine.id, theirs.id))).toBeNull()
  expect(await open(address.replace('.ics', 'x.ics'))).toBeNull()
  expect(await calendarOf(payload, { user: 'nobody', key: 'x' })).toBeNull()

  const renewed = await api('POST', '/compliance/calendar', { as: mine, body: {} })

  const { link } = z.object({ link: z.url() }).parse(renewed.body)
  expect(await open(address)).toBeNull()
  expect(await open(link)).toContain('BEGIN:VCALENDAR')
  expect((await api('POST', '/compliance/calendar', { body: {} })).status).toBe(401)
})

test('an erased account has no calendar', async () => {
  const { id } = await person(payload)
  const address = await calendarFor(id)
  const data = { erasedAt: new Date().toISOString() }
  await payload.update({ collection: 'users', id, data, ...everything })

  expect(await open(address)).toBeNull()
})
