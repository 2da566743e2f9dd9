import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { factId, readFacts, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { isSameJson } from '@/src/domain/platform/canonical-json'
import { up } from '@/src/migrations/20261126_162000_seeded_facts_and_texts'
import { up as addTimes } from '@/src/migrations/20261126_220000_times_and_names'
import changes from '@/src/migrations/data/seeded-facts-and-texts.json'
import times from '@/src/migrations/data/times-and-names.json'
import { STATE_FACTS } from '@/src/seed/state-facts'
import { testPayload } from '@/tests/support/database'
import { storedState } from '@/tests/support/orders/stored-states'

const payload = await testPayload()
const db = payload.db.drizzle
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

/** A fact before the processing times and name rules came. */
function beforeTimes(code: string, fact: unknown): unknown[] {
  const is = (one: { code: string; after: unknown }) =>
    one.code === code && isSameJson(one.after, fact)
  if (times.added.some(is)) return []
  return [times.changed.find(is)?.before ?? fact]
}

const byId = (facts: readonly StateFact[]) =>
  facts.toSorted((a, b) => factId(a).localeCompare(factId(b)))

/** The facts of a state as it was seeded before, some of them changed by staff. */
async function seededBefore(code: string, note?: string) {
  const now = (STATE_FACTS[code] ?? []).flatMap((fact) => beforeTimes(code, fact))
  const of = changes.facts.filter((one) => one.code === code)
  const before = now.flatMap((fact): readonly unknown[] => {
    const change = of.find(({ after }) => isSameJson(after, fact))
    if (!change) return [fact]
    return change.before ? [note === undefined ? change.before : { ...change.before, note }] : []
  })
  await db.execute(sql`
    update states set facts = ${JSON.stringify(before)}::jsonb,
      turnaround_time = '1-10 business days' where code = ${code}`)
}

test('what still reads as it was seeded is corrected, and what staff changed stays', async () => {
  await seededBefore('GA')
  await seededBefore('SC', 'We asked the Secretary of State.')
  await db.execute(sql`
    update faqs set answer = ${'In all 50 states and DC. This page lists each state’s fee with the date we last checked it.'}
    where question = 'In which states can you form an LLC?'`)
  await db.execute(sql`
    update content_elements set current_value = 'Deadlines, our way', default_value = 'No deadline missed'
    where selector = 'features.deadlinesTitle'`)

  const step = { db, payload, req: await createLocalReq({}, payload) }
  await up(step)
  await addTimes(step)

  const georgia = await storedState(payload, 'GA')
  expect(byId(readFacts(georgia.facts))).toEqual(byId(STATE_FACTS.GA ?? []))
  expect(georgia.turnaroundTime).toBe('')
  const carolina = readFacts((await storedState(payload, 'SC')).facts)
  expect(
    carolina.find(({ key, company }) => key === 'filing_fee' && company === 'llc'),
  ).toMatchObject({ note: 'We asked the Secretary of State.', fee: { uses: 'paper' } })
  const { docs: faqs } = await payload.find({
    collection: 'faqs',
    where: { question: { equals: 'In which states can you form an LLC?' } },
    ...everything,
  })
  expect(faqs[0]?.answer).toMatch(/each state’s page names the source and the day/)
  const { docs: elements } = await payload.find({
    collection: 'contentElements',
    where: { selector: { equals: 'features.deadlinesTitle' } },
    ...everything,
  })
  expect(elements[0]).toMatchObject({
    currentValue: 'Deadlines, our way',
    defaultValue: 'Your deadlines, with reminders',
  })
})
