import { expect, test } from 'vitest'
import { z } from 'zod'

import { inTransaction } from '@/src/lib/database'
import { remindOfDetails } from '@/src/services/filing/ask-for-filing'
import { saveFiling } from '@/src/services/filing/save-filing'
import { appendTimeline } from '@/src/services/orders/change-order'
import { askAboutOrder } from '@/src/services/support/ask-about-order'
import { raiseMissedFilings } from '@/src/services/support/tasks/raise-missed-filings'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'
import { officeDay } from '@/tests/support/suite/office-day'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const { id: wyoming } = await storedState(payload, 'WY')

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it
const HOUR = 3_600_000

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const clockOf = async (id: string) => (await orderOf(id)).clock

const tell = (id: string, body: object) => tellOf(payload, admin, id, body)

async function mailsOf(id: string) {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { order: { equals: id } },
    sort: 'createdAt',
    pagination: false,
    ...everything,
  })
  return docs.map(({ template }) => template)
}

const formation = (packageType = 'standard') =>
  paidOrder(payload, { state: wyoming, companyName: 'Clock LLC', packageType })

const sendDetails = (id: string) => saveFiling(payload, id, WHOLE_FILING)

/** As if the clock had begun so many hours earlier. */
async function startedAgo(id: string, hours: number): Promise<void> {
  const { clock } = await orderOf(id)
  const moved = (at?: string | null) =>
    at ? new Date(Date.parse(at) - hours * HOUR).toISOString() : null
  await payload.update({
    collection: 'orders',
    id,
    data: { clock: { ...clock, startedAt: moved(clock?.startedAt), dueAt: moved(clock?.dueAt) } },
    ...everything,
  })
}

const tasksAbout = (id: string) =>
  payload.find({
    collection: 'tickets',
    where: { subject: { contains: `#${id.slice(0, 8)} missed` } },
    ...everything,
  })

test('the clock starts when the details are in, pauses for the customer, and stops with the filing', async () => {
  const { id } = await formation()
  expect((await clockOf(id))?.startedAt ?? null).toBeNull()

  expect((await sendDetails(id)).missing).toEqual([])
  const started = await clockOf(id)
  expect(Date.parse(started?.dueAt ?? '') - Date.parse(started?.startedAt ?? '')).toBe(24 * HOUR)

  expect(
    (await tell(id, { stage: 'waiting_for_you', service: 'llc', note: 'Which?' })).status,
  ).toBe(200)
  expect(await clockOf(id)).toMatchObject({
    dueAt: null,
    pauses: [{ reason: 'waiting_for_customer', until: null }],
  })

  const order = await orderOf(id)
  await inTransaction(payload, (req) => askAboutOrder(req, order, 'This one.'))
  const resumed = await orderOf(id)
  expect(resumed.timeline?.at(-1)).toMatchObject({ stage: 'answered', service: 'llc' })
  expect(resumed.clock?.dueAt).toEqual(expect.any(String))
  expect(resumed.clock?.pauses?.[0]?.until).toEqual(expect.any(String))

  await tell(id, { stage: 'submitted', service: 'llc' })
  expect((await clockOf(id))?.stoppedAt).toEqual(expect.any(String))
})

test('a question about the EIN does not pause the formation', async () => {
  const { id } = await formation()
  await sendDetails(id)
  await tell(id, { stage: 'waiting_for_you', service: 'ein', note: 'Who signs?' })
  expect((await clockOf(id))?.pauses ?? []).toEqual([])
})

test('a missed filing opens one task for staff, however often it is looked at', async () => {
  const { id } = await formation()
  await sendDetails(id)
  await raiseMissedFilings(payload)
  expect((await tasksAbout(id)).totalDocs).toBe(0)

  await startedAgo(id, 25)
  await raiseMissedFilings(payload)
  await Promise.all([raiseMissedFilings(payload), raiseMissedFilings(payload)])

  const { docs } = await tasksAbout(id)
  expect(docs).toMatchObject([{ topic: 'refund', status: 'open', user: null, order: null }])
  expect((await clockOf(id))?.breachedAt).toEqual(expect.any(String))
  expect((await mailsOf(id)).filter((one) => one === 'staff-alarm')).toHaveLength(1)
})

test('a broken promise is open until its task is closed or the order is refunded', async () => {
  const [closed, refunded] = [await formation(), await formation()]
  for (const { id } of [closed, refunded]) {
    await sendDetails(id)
    await startedAgo(id, 25)
  }
  await raiseMissedFilings(payload)
  expect((await orderOf(closed.id)).breachOpen).toBe(true)
  const [task] = (await tasksAbout(closed.id)).docs
  const set = (status: 'closed' | 'open') =>
    payload.update({ collection: 'tickets', id: task?.id ?? '', data: { status }, ...everything })

  await set('closed')
  expect((await orderOf(closed.id)).breachOpen).toBe(false)
  await set('open')
  expect((await orderOf(closed.id)).breachOpen).toBe(true)

  const data = { paymentStatus: 'refunded' } as const
  await payload.update({ collection: 'orders', id: refunded.id, data, ...everything })
  expect((await orderOf(refunded.id)).breachOpen).toBe(false)
})

test('a refunded formation has no clock, no task and no reminder, and takes no more details', async () => {
  const [running, unsent] = [await formation('starter'), await formation('starter')]
  await sendDetails(running.id)
  const refund = async (id: string) => {
    const order = await orderOf(id)
    const entry = { stage: 'refunded', service: 'llc' } as const
    await inTransaction(payload, (req) => appendTimeline(req, order, entry))
  }

  await refund(running.id)
  await refund(unsent.id)
  const nextDay = new Date(Date.now() + 25 * HOUR)
  await raiseMissedFilings(payload, nextDay)
  await remindOfDetails(payload, nextDay)

  expect(await clockOf(running.id)).toMatchObject({ stoppedAt: expect.any(String), dueAt: null })
  expect((await tasksAbout(running.id)).totalDocs).toBe(0)
  expect(await mailsOf(unsent.id)).not.toContain('details-reminder')
  await expect(sendDetails(unsent.id)).rejects.toMatchObject({ code: 'not_under_way' })
})

test('a promise that was missed before the refund opens no task after it', async () => {
  const { id } = await formation('starter')
  await sendDetails(id)
  await startedAgo(id, 25)
  const order = await orderOf(id)
  await inTransaction(payload, (req) => appendTimeline(req, order, { stage: 'refunded' }))

  await raiseMissedFilings(payload)

  expect((await tasksAbout(id)).totalDocs).toBe(0)
})

const setStatus = (id: string, from: string, to: string) =>
  api('POST', `/orders/${id}/status`, { as: admin, body: { from, to, reason: 'Wrong row' } })

test('a canceled order breaks no promise, and has 24 new hours once it is reopened', async () => {
  const { id } = await formation()
  await sendDetails(id)
  await startedAgo(id, 20)
  await setStatus(id, 'processing', 'cancelled')
  await raiseMissedFilings(payload, new Date(Date.now() + 48 * HOUR))
  expect(await clockOf(id)).toMatchObject({ dueAt: null, breachedAt: null })

  await setStatus(id, 'cancelled', 'processing')

  const clock = await clockOf(id)
  expect(clock?.stoppedAt ?? null).toBeNull()
  expect(Date.parse(clock?.dueAt ?? '')).toBeGreaterThan(Date.now() + 23 * HOUR)
  expect((await tasksAbout(id)).totalDocs).toBe(0)
})

const takeBack = async (id: string, stage: string, seen?: number) => {
  const { timeline = [] } = await orderOf(id)
  const entry = timeline?.findLast((one) => one.stage === stage)?.id
  const body = { entry, reason: 'It was another order.', seen: seen ?? timeline?.length }
  return api('POST', `/orders/${id}/step/take-back`, { as: admin, body })
}

test('a wrong filing that is taken back leaves no promise kept, and everything as before it', async () => {
  const { id } = await formation('starter')
  await sendDetails(id)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  const seen = (await orderOf(id)).timeline?.length
  const step = { stage: 'submitted', service: 'llc', day, status: 'processing', seen }
  expect((await api('POST', `/orders/${id}/step`, { as: admin, body: step })).status).toBe(200)
  expect(await orderOf(id)).toMatchObject({ queue: 'submitted' })

  expect((await takeBack(id, 'submitted', 1)).status).toBe(409)
  expect((await takeBack(id, 'submitted')).status).toBe(200)

  const order = await orderOf(id)
  expect(order).toMatchObject({ queue: 'to_file', clock: { dueAt: expect.any(String) } })
  expect(order.clock?.stoppedAt ?? null).toBeNull()
  expect(order.timeline?.map(({ stage }) => stage)).not.toContain('submitted')
  expect(order.timeline?.at(-1)?.note).toContain('It was another order.')
  await raiseMissedFilings(payload, new Date(Date.now() + 25 * HOUR))
  expect((await tasksAbout(id)).totalDocs).toBe(1)
})

const submit = async (id: string) => {
  const seen = (await orderOf(id)).timeline?.length
  const day = officeDay()
  const body = { stage: 'submitted', service: 'llc', day, status: 'processing', seen }
  const undo = z.object({ undo: z.object({ undo: z.string() }) })
  return undo.parse((await api('POST', `/orders/${id}/step`, { as: admin, body })).body).undo
}

const filedMails = async (id: string) => {
  const where = { order: { equals: id }, template: { equals: 'order-submitted' } } as const
  return (await payload.find({ collection: 'emails', where, sort: 'createdAt', ...everything }))
    .docs
}

test('a filing is undone until its email leaves, and no one hears of it', async () => {
  const { id } = await formation('starter')
  await sendDetails(id)
  const before = await orderOf(id)
  const undo = await submit(id)
  expect(await orderOf(id)).toMatchObject({ queue: 'submitted', inSubmitted: true })

  expect((await api('POST', `/orders/${id}/undo`, { as: admin, body: undo })).status).toBe(200)
  const { queue, queueAt, clock, timeline } = await orderOf(id)
  expect({ queue, queueAt, clock, timeline }).toEqual({
    queue: 'to_file',
    queueAt: before.queueAt,
    clock: before.clock,
    timeline: before.timeline,
  })
  expect(await filedMails(id)).toMatchObject([{ status: 'skipped' }])

  const again = await submit(id)
  const [, mail] = await filedMails(id)
  const data = { status: 'sent' } as const
  await payload.update({ collection: 'emails', id: mail?.id ?? '', data, ...everything })
  expect((await api('POST', `/orders/${id}/undo`, { as: admin, body: again })).status).toBe(409)
  expect((await takeBack(id, 'submitted')).status).toBe(200)
})

test('a step that a later one builds on is not taken back', async () => {
  const { id } = await formation('starter')
  await tell(id, { stage: 'submitted', service: 'llc' })
  await tell(id, { stage: 'approved', service: 'llc', formedOn: '2026-11-20' })

  expect(await takeBack(id, 'submitted')).toMatchObject({ status: 409 })
  expect((await takeBack(id, 'approved')).status).toBe(200)
  expect((await orderOf(id)).formedOn ?? null).toBeNull()
})

test('what someone else wrote meanwhile is not told twice', async () => {
  const { id } = await formation('starter')
  const seen = (await orderOf(id)).timeline?.length
  const entry = { stage: 'submitted', service: 'llc', seen }

  const answers = await Promise.all([tell(id, entry), tell(id, entry)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a paused clock does not run out', async () => {
  const { id } = await formation()
  await sendDetails(id)
  await tell(id, { stage: 'waiting_for_you', service: 'llc' })
  await raiseMissedFilings(payload, new Date(Date.now() + 100 * HOUR))
  expect((await tasksAbout(id)).totalDocs).toBe(0)
})

test('missing details are called to mind after 24 hours, 72 hours and 7 days, each once', async () => {
  const { id } = await formation()
  // Without an EIN in the package, whose own details would be asked for next.
  const [later, done] = [await formation('starter'), await formation('starter')]
  await sendDetails(done.id)
  const remindersOf = async (one: string) =>
    (await mailsOf(one)).filter((template) => template === 'details-reminder').length
  const passed = (hours: number) => remindOfDetails(payload, new Date(Date.now() + hours * HOUR))

  await passed(23)
  expect(await remindersOf(id)).toBe(0)
  for (const [hours, sent] of [
    [25, 1],
    [26, 1],
    [73, 2],
    [169, 3],
    [170, 3],
    [300, 3],
  ] as const) {
    await passed(hours)
    expect(await remindersOf(id)).toBe(sent)
    if (hours === 26) await sendDetails(later.id)
  }
  expect(await remindersOf(later.id)).toBe(1)
  expect(await remindersOf(done.id)).toBe(0)
})
