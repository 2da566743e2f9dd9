import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  advanceClock,
  clockAfter,
  clockText,
  clockView,
  clockWithout,
  type FilingClock,
  filingClock,
  isCalledOff,
  isStoppedUnfiled,
  startClock,
} from '@/src/domain/orders/filing-clock'
import type { Stage } from '@/src/domain/vocabulary/order-status'

const START = Date.parse('2026-11-23T20:14:00.000Z')
const at = (minutes: number) => new Date(START + minutes * 60_000)
const iso = (minutes: number) => at(minutes).toISOString()
const DAY = 24 * 60

const started = startClock({}, iso(0))
const advanced = (clock: FilingClock, ...events: [Stage, number][]) =>
  events.reduce(
    (now, [stage, minutes]) => advanceClock(now, { stage, service: 'llc', at: iso(minutes) }),
    clock,
  )

test('before it is paid and complete the clock is idle, and nothing moves it', () => {
  expect(filingClock({}, at(0))).toMatchObject({ state: 'idle', dueAt: null, isLate: false })
  expect(advanced({}, ['waiting_for_you', 1], ['submitted', 2])).toEqual({})
})

test('it runs for 24 hours from its start, and starts once', () => {
  expect(filingClock(started, at(5))).toMatchObject({ state: 'running', dueAt: at(DAY) })
  expect(startClock(started, iso(60))).toBe(started)
  expect(filingClock(started, at(DAY))).toMatchObject({ state: 'running' })
  expect(filingClock(started, at(DAY + 1))).toMatchObject({ state: 'breached', isLate: true })
})

test('a question pauses it, the answer moves the due date by as long', () => {
  const paused = advanced(started, ['waiting_for_you', 60])
  expect(filingClock(paused, at(600))).toMatchObject({ state: 'paused', isLate: false })
  expect(filingClock(paused, at(10 * DAY)).state).toBe('paused')
  const resumed = advanced(paused, ['answered', 160])
  expect(filingClock(resumed, at(170))).toMatchObject({ state: 'running', dueAt: at(DAY + 100) })
  expect(resumed.pauses).toEqual([
    { from: iso(60), until: iso(160), reason: 'waiting_for_customer' },
  ])
})

test('the filing stops it: in time or late, and paused or not', () => {
  const inTime = advanced(started, ['waiting_for_you', 60], ['submitted', 90])
  expect(filingClock(inTime, at(9 * DAY))).toMatchObject({
    state: 'stopped',
    isLate: false,
    stoppedAt: at(90),
  })
  const late = advanced(started, ['submitted', DAY + 1])
  expect(filingClock(late, at(DAY + 2))).toMatchObject({ state: 'stopped', isLate: true })
  expect(advanced(inTime, ['waiting_for_you', 100])).toBe(inTime)
})

const told = (...events: [Stage, number][]) =>
  events.map(([stage, minutes]) => ({ stage, service: 'llc' as const, at: iso(minutes) }))

test('a rejected filing starts it anew once its details are mended', () => {
  const rejected = told(['submitted', 60], ['rejected', 3 * DAY])
  expect(filingClock(clockAfter(started, rejected), at(4 * DAY))).toMatchObject({
    state: 'stopped',
    isLate: false,
  })
  const asked = [...rejected, ...told(['waiting_for_you', 3 * DAY + 5])]
  expect(clockAfter(started, asked).stoppedAt).toBe(iso(60))

  const mended = clockAfter(started, [...asked, ...told(['answered', 5 * DAY])])
  expect(filingClock(mended, at(5 * DAY + 1))).toMatchObject({
    state: 'running',
    dueAt: at(6 * DAY),
  })
  const again = [...asked, ...told(['answered', 5 * DAY], ['submitted', 5 * DAY + 30])]
  expect(filingClock(clockAfter(started, again), at(9 * DAY))).toMatchObject({
    state: 'stopped',
    stoppedAt: at(5 * DAY + 30),
  })
  const reviewed = [...again, ...told(['reviewed', 5 * DAY + 40])]
  expect(clockAfter(started, reviewed).stoppedAt).toBe(iso(5 * DAY + 30))
})

test('a promise that was missed stays missed after a rejection', () => {
  const late = told(['submitted', DAY + 1], ['rejected', 3 * DAY], ['in_review', 4 * DAY])
  expect(filingClock(clockAfter(started, late), at(5 * DAY))).toMatchObject({ isLate: true })
})

test('a refund of the formation stops it; that of another service, or of a part, does not', () => {
  const refund = { stage: 'refunded', at: iso(60) } as const
  for (const service of ['llc', null] as const) {
    expect(advanceClock(started, { ...refund, service }).stoppedAt).toBe(iso(60))
  }
  expect(advanceClock(started, { ...refund, service: 'ein' })).toBe(started)
  expect(advanced(started, ['partly_refunded', 60])).toBe(started)
})

test('a refund that did not arrive starts 24 new hours, unless the filing came first', () => {
  const back = told(['refunded', 60], ['paid', 3 * DAY])
  expect(filingClock(clockAfter(started, back), at(3 * DAY))).toMatchObject({
    state: 'running',
    dueAt: at(4 * DAY),
  })
  const filed = [...told(['submitted', 30]), ...back]
  expect(clockAfter(started, filed).stoppedAt).toBe(iso(30))
})

test('a canceled order promises nothing; reopened, it has 24 new hours, filed before or not', () => {
  const canceled = clockAfter(started, told(['cancelled', 60]))
  expect(canceled.stoppedAt).toBe(iso(60))
  expect(isStoppedUnfiled(canceled, told(['cancelled', 60]))).toBe(true)
  for (const again of ['in_review', 'reopened'] as const) {
    for (const filed of [[], told(['submitted', 30])]) {
      const story = [...filed, ...told(['cancelled', 60], [again, 3 * DAY])]
      expect(filingClock(clockAfter(started, story), at(3 * DAY))).toMatchObject({
        state: 'running',
        dueAt: at(4 * DAY),
      })
    }
  }
})

test('a filing that is taken out of the story has never stopped it; any other entry has not', () => {
  const story = told(['in_review', 10], ['submitted', 30])
  const stopped = clockAfter(started, story)
  expect(clockWithout(stopped, story.slice(0, 1), story).stoppedAt).toBeNull()
  expect(clockWithout(stopped, story.slice(1), story)).toBe(stopped)
})

test('a stopped clock without a due date is one that a refund has ended', () => {
  expect(isCalledOff({ startedAt: iso(0), stoppedAt: iso(60), dueAt: null })).toBe(true)
  expect(isCalledOff({ startedAt: iso(0), stoppedAt: iso(60), dueAt: iso(DAY) })).toBe(false)
  expect(isCalledOff({ startedAt: iso(0), dueAt: null })).toBe(false)
})

test('once it ran out a question changes nothing', () => {
  const asked = advanced(started, ['waiting_for_you', DAY + 5])
  expect(asked).toBe(started)
})

test('another service leaves it alone', () => {
  expect(advanceClock(started, { stage: 'waiting_for_you', service: 'ein', at: iso(1) })).toBe(
    started,
  )
  expect(advanceClock(started, { stage: 'submitted', service: null, at: iso(1) })).toMatchObject({
    stoppedAt: iso(1),
  })
})

const words = (clock: FilingClock, minutes: number) =>
  clockText(clockView(clock, at(minutes)), (moment) => moment)

test('it speaks the words of the promise', () => {
  expect(words({}, 0)).toBe('The 24-hour clock starts when we have your details')
  expect(words(started, 1)).toBe(`We file by ${iso(DAY)}`)
  expect(words(advanced(started, ['waiting_for_you', 1]), 2)).toBe('Paused: we need your details')
  expect(words(advanced(started, ['submitted', 30]), 40)).toBe(
    `Filed on ${iso(30)}, within 24 hours`,
  )
  expect(words(started, DAY + 1)).toBe('We missed our 24 hours, so we refund our fee')
})

describe('whatever happens', () => {
  const stages = ['waiting_for_you', 'answered', 'in_review', 'reviewed', 'paid'] as const
  const steps = fc.array(fc.tuple(fc.constantFrom(...stages), fc.integer({ min: 0, max: 300 })), {
    maxLength: 20,
  })
  const told = (all: readonly (readonly [Stage, number])[]) => {
    let time = 0
    return all.map(([stage, wait]): [Stage, number] => {
      time += wait
      return [stage, time]
    })
  }

  test('the time that ran and the time that is left make 24 hours', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 300 }), (all, wait) => {
        const events = told(all)
        const now = (events.at(-1)?.[1] ?? 0) + wait
        const clock = advanced(started, ...events)
        const face = filingClock(clock, at(now))
        const paused = (clock.pauses ?? []).reduce((sum, { from, until }) => {
          expect(until === null || until === undefined || until >= from).toBe(true)
          return sum + (until ? Date.parse(until) : at(now).getTime()) - Date.parse(from)
        }, 0)
        const ran = at(now).getTime() - START - paused
        const left = (face.dueAt?.getTime() ?? 0) - at(now).getTime()
        expect(ran + left).toBe(DAY * 60_000)
        expect(face.isLate).toBe(left < 0)
      }),
    )
  })

  test('at most one pause is open, and pauses follow one another', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const pauses = advanced(started, ...told(all)).pauses ?? []
        expect(pauses.filter(({ until }) => !until).length).toBeLessThanOrEqual(1)
        for (const [index, pause] of pauses.entries()) {
          const before = pauses[index - 1]
          if (before) expect((before.until ?? '') <= pause.from).toBe(true)
        }
      }),
    )
  })

  test('the due date never comes nearer', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let [clock, due] = [started, 0]
        for (const [stage, time] of told(all)) {
          clock = advanced(clock, [stage, time])
          const next = filingClock(clock, at(time)).dueAt?.getTime() ?? 0
          expect(next).toBeGreaterThanOrEqual(due)
          due = next
        }
      }),
    )
  })
})
