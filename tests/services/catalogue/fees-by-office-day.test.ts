import { eq } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { afterEach, expect, test } from 'vitest'

import { stateRows } from '@/src/admin/catalogue/states/state-rows'
import { readFacts, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { site_changes } from '@/src/lib/own-tables'
import { readChoice } from '@/src/services/catalogue/catalogue-choice'
import { showBegunFacts } from '@/src/services/catalogue/facts/state-with-facts'
import { readServiceChoice } from '@/src/services/catalogue/service-choice'
import { setUpToDate } from '@/src/services/platform/site-feed/kept-reads'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { factsOf } from '@/tests/support/orders/companies'
import { feeFact } from '@/tests/support/orders/state-facts'
import { storedState } from '@/tests/support/orders/stored-states'

const payload = await testPayload()

const setZone = (businessTimeZone: string) =>
  payload.updateGlobal({ slug: 'settings', data: { businessTimeZone }, overrideAccess: true })

async function setFacts(code: string, facts: readonly StateFact[]): Promise<string> {
  const { id } = await storedState(payload, code)
  await payload.update({
    collection: 'states',
    id,
    data: { facts: [...facts] },
    overrideAccess: true, // as staff would
  })
  return id
}

const announced = (code: string, dollars: number, from: string) =>
  setFacts(code, [...factsOf(code), feeFact(dollars, { from })])

const dayAfter = (day: string, days = 1) => isoDate(addDays(parseDate(day), days))

/** A zone in which it is another day now than in UTC, at no moment less than half an hour before its midnight. */
function zoneOfAnotherDay(): string {
  const hours = (Date.now() / 3_600_000) % 24
  return hours < 10.5 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
}

afterEach(async () => {
  setUpToDate(false)
  for (const code of ['OH', 'ME', 'MD', 'MA']) await setFacts(code, factsOf(code))
  await setZone(DEFAULT_TIME_ZONE)
})

/** Where midnight of the first of January is, and the moment before it. */
const MIDNIGHTS = [
  ['America/New_York', '2027-01-01T04:59:59Z', '2027-01-01T05:00:00Z'],
  ['Asia/Tokyo', '2026-12-31T14:59:59Z', '2026-12-31T15:00:00Z'],
] as const

test.each(MIDNIGHTS)('a fee is charged from midnight in %s on', async (zone, before, after) => {
  const stateId = await announced('OH', 129, '2027-01-01')
  await setZone(zone)
  const ofFormation = async (at: string, isKept = false) =>
    (await readChoice(payload, { stateId }, new Date(at), isKept)).choice.state?.filingFee
  const ofService = async (at: string) =>
    (await readServiceChoice(payload, 'itin', { addLlc: true, stateId }, new Date(at))).choice.state
      ?.filingFee

  expect([await ofFormation(before), await ofFormation(after)]).toEqual([99, 129])
  expect([await ofService(before), await ofService(after)]).toEqual([99, 129])

  setUpToDate(true)
  expect([await ofFormation(before, true), await ofFormation(after, true)]).toEqual([99, 129])
})

test('staff see and type the fee of the office’s day', async () => {
  const zone = zoneOfAnotherDay()
  await setZone(zone)
  const today = isoDayIn(new Date(), zone)
  const user = await builder(payload)('users', { role: 'admin' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const shown = async (id: string) => (await stateRows(req)).find((row) => row.id === id)

  const begun = await announced('ME', 190, today)
  const coming = await announced('MD', 290, dayAfter(today))
  expect(await shown(begun)).toMatchObject({ shown: { entry: { filingFee: 190 } }, coming: null })
  expect(await shown(coming)).toMatchObject({
    coming: { fee: 290, from: dayAfter(today) },
  })
  expect(await storedState(payload, 'ME')).toMatchObject({ filingFee: 190 })
  expect((await storedState(payload, 'MD')).filingFee).not.toBe(290)

  const { id } = await storedState(payload, 'MA')
  await payload.update({
    collection: 'states',
    id,
    data: { filingFee: 517 },
    overrideAccess: true, // as staff would in Payload's own form
  })
  const typed = readFacts((await storedState(payload, 'MA')).facts).at(-1)
  expect(typed).toMatchObject({ fee: { type: 'fixed', cents: 517_00 }, from: today })
})

/** The site has read all states before; nothing of them was saved since. */
async function forgetChanges(): Promise<void> {
  const db = await databaseOf({ payload })
  await db.delete(site_changes).where(eq(site_changes.tag, 'states'))
}

const toldOfStates = async () => {
  const db = await databaseOf({ payload })
  return (await db.select().from(site_changes).where(eq(site_changes.tag, 'states'))).length
}

test('the site is told of an announced fee at the office’s midnight, and on no other day', async () => {
  await announced('OH', 129, '2999-01-01')
  await forgetChanges()

  expect(await showBegunFacts(payload, new Date('2999-01-01T04:59:59Z'))).toBe(false)
  expect(await toldOfStates()).toBe(0)
  expect(await showBegunFacts(payload, new Date('2999-01-01T05:00:00Z'))).toBe(true)
  expect(await toldOfStates()).toBe(1)
  await forgetChanges()
  expect(await showBegunFacts(payload, new Date('2999-01-02T05:00:00Z'))).toBe(false)

  const next = new Date('2999-01-01T05:16:00Z')
  const db = await databaseOf({ payload })
  await db.insert(site_changes).values({ tag: 'states', at: '2999-01-01T05:01:00Z' })
  expect(await showBegunFacts(payload, next), 'the clock of a web process may be late').toBe(true)
  await db.insert(site_changes).values({ tag: 'states', at: next.toISOString() })
  expect(await showBegunFacts(payload, new Date('2999-01-01T05:31:00Z'))).toBe(false)
  await forgetChanges()
})

test('the site is told once, whatever is left of the day, and not of a state that is switched off', async () => {
  const zone = zoneOfAnotherDay()
  await setZone(zone)
  const id = await announced('OH', 129, isoDayIn(new Date(), zone))
  expect(await showBegunFacts(payload), 'what was saved today has been read again').toBe(false)
  await forgetChanges()

  expect([await showBegunFacts(payload), await showBegunFacts(payload)]).toEqual([true, false])
  expect(await toldOfStates()).toBe(1)

  const turn = (isActive: boolean) =>
    payload.update({ collection: 'states', id, data: { isActive }, overrideAccess: true }) // as staff would
  await turn(false)
  await forgetChanges()
  expect(await showBegunFacts(payload)).toBe(false)
  await turn(true)
})
