import { expect, test } from 'vitest'

import type { Duty, PlannedTask } from '@/src/domain/compliance/planned-task'
import {
  dutyOfKey,
  isComputed,
  keptKey,
  keyPrefixes,
  planKey,
  reconcilePlan,
  type WrittenTask,
} from '@/src/domain/compliance/reconcile-plan'

const ORDER = '11111111-2222-4333-8444-555555555555'
const OTHER = '22222222-2222-4333-8444-555555555555'
const TODAY = '2026-11-21'

const planned = (change: Partial<PlannedTask> = {}): PlannedTask => ({
  kind: 'report',
  duty: 'report',
  period: '2027',
  title: 'File it',
  description: 'The state wants it.',
  due: '2027-05-01',
  opens: null,
  source: null,
  ...change,
})

const duty = (tasks: readonly PlannedTask[], change: Partial<Duty> = {}): Duty => ({
  duty: 'report',
  tasks,
  ...change,
})

/** A task as a plan wrote it before. */
const written = (change: Partial<WrittenTask> = {}): WrittenTask => {
  const { title, description, due, opens, source } = planned()
  const key = planKey(ORDER, planned())
  const facts = { title, description, due, opens, source, isCompleted: false, isHandled: false }
  return { id: 'written', key, ...facts, ...change }
}

const NOTHING = { create: [], update: [], complete: [], remove: [] }

const changes = (duties: readonly Duty[], existing: readonly WrittenTask[]) =>
  reconcilePlan(ORDER, duties, existing, TODAY)

test('a task that is as planned stays', () => {
  expect(changes([duty([planned()])], [written()])).toEqual(NOTHING)
})

test.each([
  ['title', 'File it online'],
  ['description', 'The state wants it, and a fee.'],
  ['due', '2027-06-01'],
  ['opens', '2027-01-01'],
  ['source', 'https://state.example'],
] as const)('a task whose %s is another by now is brought up to date', (field, value) => {
  const task = planned({ [field]: value })

  expect(changes([duty([task])], [written()])).toEqual({
    ...NOTHING,
    update: [{ id: 'written', task }],
  })
})

test('a day that we only advise stays as it was written, and its words do not', () => {
  const later = planned({ due: '2027-06-01' })
  const reworded = planned({ due: '2027-06-01', title: 'File it online' })

  expect(changes([duty([later], { isAdvice: true })], [written()])).toEqual(NOTHING)
  expect(changes([duty([reworded], { isAdvice: true })], [written()])).toEqual({
    ...NOTHING,
    update: [{ id: 'written', task: { ...reworded, due: '2027-05-01' } }],
  })
})

test('what is owed no more goes, unless it is done, kept by staff, or being done', () => {
  const none = [duty([])]

  expect(changes(none, [written()])).toEqual({ ...NOTHING, remove: ['written'] })
  expect(changes(none, [written({ isCompleted: true })])).toEqual(NOTHING)
  expect(changes(none, [written({ key: keptKey(written().key) })])).toEqual(NOTHING)
  expect(changes(none, [written({ isHandled: true })])).toEqual(NOTHING)
})

test('what an order does follows the rules in date and words', () => {
  const task = planned({ due: '2027-06-01' })

  expect(changes([duty([task])], [written({ isHandled: true })])).toEqual({
    ...NOTHING,
    update: [{ id: 'written', task }],
  })
})

test('what an order does moves to the next deadline of its duty where its own is owed no more', () => {
  const next = planned({ period: '2028', due: '2028-05-01' })

  expect(changes([duty([next])], [written({ isHandled: true })])).toEqual({
    ...NOTHING,
    update: [{ id: 'written', task: next, key: planKey(ORDER, next) }],
  })
})

test('what was met already is done; what an order does is done by that order', () => {
  const met = duty([planned({ period: '2028', due: '2028-05-01' })], { metBefore: '2028-05-01' })

  expect(changes([met], [written()])).toMatchObject({ complete: ['written'], remove: [] })
  expect(changes([met], [written({ isHandled: true })])).toMatchObject({ complete: [], update: [] })
})

test.each(['2028-05-01', '2028-05-02'])(
  'what is owed no more and falls due on %s was not met before 1 May 2028',
  (due) => {
    const met = duty([planned({ period: '2028', due: '2028-05-01' })], { metBefore: '2028-05-01' })

    expect(changes([met], [written({ due })])).toMatchObject({ complete: [], remove: ['written'] })
  },
)

test('what is still planned is not done by itself, even before that day', () => {
  const met = duty([planned()], { metBefore: '2028-05-01' })

  expect(changes([met], [written()])).toEqual(NOTHING)
})

test('one duty that was met leaves the others as they are', () => {
  const agent = duty([], { duty: 'registered-agent', metBefore: '2029-01-01' })

  expect(changes([agent, duty([planned()])], [written()])).toEqual(NOTHING)
})

test('what is due today is not written any more, what is due tomorrow is', () => {
  const today = planned({ period: '2026', due: TODAY })
  const tomorrow = planned({ period: '2027', due: '2026-11-22' })

  expect(changes([duty([today, tomorrow])], []).create.map(({ task }) => task)).toEqual([tomorrow])
})

test('what was done this year comes again the next, what was wanted once does not', () => {
  const [first, second] = [planned(), planned({ period: '2028', due: '2028-05-01' })]
  const done = written({ isCompleted: true })
  expect(changes([duty([first, second])], [done]).create).toEqual([
    { key: `plan:${ORDER}:report:2028`, task: second },
  ])

  const once = planned({ period: 'once' })
  const onceDone = written({ key: planKey(ORDER, once), isCompleted: true })
  expect(changes([duty([once, second])], [onceDone])).toEqual(NOTHING)
})

test('what staff keep counts as written', () => {
  const kept = written({ key: keptKey(written().key), title: 'As agreed' })

  expect(changes([duty([planned()])], [kept])).toEqual(NOTHING)
})

test('the keys of a company begin alike, and say which duty they are of', () => {
  const key = planKey(ORDER, { duty: 'form-5472', period: '2027' })
  const [computed, kept] = keyPrefixes(ORDER)

  expect(key.startsWith(computed)).toBe(true)
  expect(keptKey(key).startsWith(kept)).toBe(true)
  expect([...keyPrefixes(OTHER)].some((prefix) => key.startsWith(prefix))).toBe(false)
  expect([dutyOfKey(key), dutyOfKey(keptKey(key))]).toEqual(['form-5472', 'form-5472'])
})

test.each([null, undefined, '', 'custom', `my plan:${ORDER}:report:2027`])(
  'a task with the key %j is none that a plan wrote',
  (key) => {
    expect(dutyOfKey(key)).toBeNull()
    expect(isComputed(key)).toBe(false)
  },
)
