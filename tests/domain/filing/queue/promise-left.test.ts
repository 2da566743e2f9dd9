import { expect, test } from 'vitest'

import { promiseLeft } from '@/src/domain/filing/queue/promise-left'

const DUE = Date.parse('2026-11-23T20:14:00.000Z')
const clock = { startedAt: '2026-11-22T20:14:00.000Z', dueAt: new Date(DUE).toISOString() }
const left = (minutes: number) => promiseLeft(clock, new Date(DUE - minutes * 60_000))

test('what is left of the promise is said in hours and minutes, and is urgent at 6 and at 2 hours', () => {
  expect(left(24 * 60)).toEqual({ words: '24 h 00 m left', tone: 'neutral' })
  expect(left(361)).toEqual({ words: '6 h 01 m left', tone: 'neutral' })
  expect(left(360)).toEqual({ words: '6 h 00 m left', tone: 'warning' })
  expect(left(121)).toMatchObject({ tone: 'warning' })
  expect(left(120)).toEqual({ words: '2 h 00 m left', tone: 'bad' })
  expect(left(0)).toEqual({ words: '0 m left', tone: 'bad' })
  expect(left(-65)).toEqual({ words: '1 h 05 m late', tone: 'bad' })
  expect(left(-72 * 60)).toEqual({ words: '3 days late', tone: 'bad' })
})

test('before it starts there is none, a question pauses it, and the filing ends it', () => {
  const now = new Date(DUE)
  expect(promiseLeft({}, now)).toBeNull()
  expect(promiseLeft({ ...clock, dueAt: null }, now)?.words).toBe('Paused')
  const stopped = (minutes: number) =>
    promiseLeft({ ...clock, stoppedAt: new Date(DUE + minutes * 60_000).toISOString() }, now)
  expect(stopped(0)).toEqual({ words: 'Filed in time', tone: 'good' })
  expect(stopped(1)).toEqual({ words: 'Filed late', tone: 'bad' })
})
