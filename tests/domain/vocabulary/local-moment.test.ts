import { expect, test } from 'vitest'

import { localOfMoment, momentOfLocal } from '@/src/domain/vocabulary/time/time-zone'

const ZONE = 'America/New_York'

test.each([
  ['2026-11-22T18:30', '2026-11-22T23:30:00.000Z'],
  ['2026-07-01T00:00', '2026-07-01T04:00:00.000Z'],
])('clocks that show %s in New York mean %s', (local, moment) => {
  expect(momentOfLocal(local, ZONE)?.toISOString()).toBe(moment)
  expect(localOfMoment(new Date(moment), ZONE)).toBe(local)
})

test.each(['', 'soon', '2026-02-30T10:00', '2026-11-22', '2026-11-22T25:00'])(
  '%j is no moment',
  (local) => {
    expect(momentOfLocal(local, ZONE)).toBeNull()
  },
)
