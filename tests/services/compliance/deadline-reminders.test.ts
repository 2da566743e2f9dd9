import { expect, test } from 'vitest'

import { compliance_tasks } from '@/src/database-schema'
import { addDays, isoDate } from '@/src/domain/vocabulary/time/calendar-date'
import { DEFAULT_TIME_ZONE, zonedDay } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { remindOfDeadlines } from '@/src/services/compliance/remind-of-deadlines'
import { waitingForCustomer } from '@/src/services/compliance/waiting-for-customer'
import { builder } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it
const DAY = 86_400_000

const task = (user: string, changes: Partial<Data<'complianceTasks'>> = {}) =>
  builder(payload)('complianceTasks', { user, ...changes })

async function remindersOf(user: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { user: { equals: user }, template: { equals: 'compliance-reminder' } },
    sort: 'createdAt',
    ...everything,
  })
  return docs.map(({ subject }) => subject)
}

/** So many days from the office's today. */
const dueIn = (days: number) => isoDate(addDays(zonedDay(new Date(), DEFAULT_TIME_ZONE), days))
const at = (days: number) => new Date(Date.now() + days * DAY)

test('one mail a day tells all that comes up, and none is sent twice', async () => {
  const { id } = await person(payload)
  await task(id, { title: 'First', dueDate: dueIn(7) })
  await task(id, { title: 'Second', dueDate: dueIn(29) })
  await task(id, { title: 'Far away', dueDate: dueIn(60) })

  await Promise.all([remindOfDeadlines(payload), remindOfDeadlines(payload)])
  await remindOfDeadlines(payload)

  expect(await remindersOf(id)).toEqual(['2 deadlines: the first is due in 7 days'])
})

test('a deadline is told 30 and 7 days before, on the day, and once when it is over', async () => {
  const { id } = await person(payload)
  await task(id, { title: 'Report', dueDate: dueIn(40) })

  for (let day = 0; day <= 50; day += 1) await remindOfDeadlines(payload, at(day))

  expect(await remindersOf(id)).toEqual([
    'Due in 30 days: Report',
    'Due in 7 days: Report',
    'Due today: Report',
    'Overdue by 1 day: Report',
  ])
})

test('reminders count the office’s days, whatever day it is in London', async () => {
  const { id } = await person(payload)
  await task(id, { title: 'Report', dueDate: '2027-03-20' })

  await remindOfDeadlines(payload, new Date('2027-03-20T03:59:00Z')) // still the 19th in New York
  await remindOfDeadlines(payload, new Date('2027-03-20T04:01:00Z'))
  await remindOfDeadlines(payload, new Date('2027-03-21T03:59:00Z'))
  await remindOfDeadlines(payload, new Date('2027-03-21T04:01:00Z'))

  expect(await remindersOf(id)).toEqual([
    'Due in 1 day: Report',
    'Due today: Report',
    'Overdue by 1 day: Report',
  ])
})

test('a deadline is due until the office’s day is over, whatever day it is in London', async () => {
  const { id } = await person(payload)
  await task(id, { title: 'Report', dueDate: '2026-11-21' })
  const saidAt = async (moment: string) =>
    (await waitingForCustomer(payload, id, new Date(moment))).map(({ detail, isUrgent }) => [
      detail,
      isUrgent,
    ])

  expect(await saidAt('2026-11-21T04:59:00Z')).toEqual([['Due in 1 day', false]])
  expect(await saidAt('2026-11-22T04:59:00Z')).toEqual([['Due today', false]])
  expect(await saidAt('2026-11-22T05:01:00Z')).toEqual([['Overdue by 1 day', true]])
})

test('nobody is told of what is done, what we do, what they do not want, or after they are gone', async () => {
  const done = await person(payload)
  await task(done.id, { isCompleted: true, dueDate: dueIn(5) })
  const off = await person(payload, {
    notificationPreferences: { email: true, complianceReminders: false, marketing: false },
  })
  await task(off.id, { dueDate: dueIn(5) })
  const gone = await person(payload)
  await task(gone.id, { dueDate: dueIn(5) })
  const data = { erasedAt: new Date().toISOString() }
  await payload.update({ collection: 'users', id: gone.id, data, ...everything })
  const handed = await person(payload)
  const handledBy = (await builder(payload)('orders', { user: handed.id })).id
  await task(handed.id, { dueDate: dueIn(5), handledBy })

  await remindOfDeadlines(payload)

  for (const { id } of [done, off, gone, handed]) expect(await remindersOf(id)).toEqual([])
})

test('hundreds of old deadlines that nobody ticked off hide no new one', async () => {
  const { id } = await person(payload)
  const db = await databaseOf({ payload })
  const old = { title: 'Old', user: id, kind: 'custom' as const, isCompleted: false }
  await db.insert(compliance_tasks).values(
    Array.from({ length: 220 }, () => ({
      ...old,
      dueDate: '2024-03-01T12:00:00.000Z',
      remindedAt: '2024-03-04T12:00:00.000Z',
    })),
  )
  await task(id, { title: 'New', dueDate: dueIn(7) })

  await remindOfDeadlines(payload)

  expect(await remindersOf(id)).toEqual(['Due in 7 days: New'])
})
