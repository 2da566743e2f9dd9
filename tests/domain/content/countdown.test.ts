import { expect, test } from 'vitest'

import { clock, secondsLeft } from '@/src/domain/content/countdown'

const START = Date.UTC(2026, 10, 21, 12)
const after = (seconds: number) => clock(secondsLeft(START, START + seconds * 1000, null))

test('a countdown begins at 23:59:59 and begins anew after zero', () => {
  expect([0, 1, 86_399, 86_400, 86_401].map(after)).toEqual([
    '23:59:59',
    '23:59:58',
    '00:00:00',
    '23:59:59',
    '23:59:58',
  ])
})

test('one with a real end counts down to it and stays at zero', () => {
  const endsAt = new Date(START + 90_000).toISOString()
  const left = (seconds: number) => clock(secondsLeft(START, START + seconds * 1000, endsAt))

  expect([0, 60, 90, 500].map(left)).toEqual(['00:01:30', '00:00:30', '00:00:00', '00:00:00'])
})
