import { expect, test } from 'vitest'

import { callTime, localTimeText, tomorrowIn } from '@/src/domain/leads/call-hours'
import { CALL_ZONES, callZone } from '@/src/domain/leads/call-zones'
import { callInput, callText } from '@/src/domain/leads/lead-change'
import { isTimeZone } from '@/src/domain/vocabulary/time/time-zone'

const us = (national: string) => ({ country: 'US', national })

test.each([
  [us('3075550100'), null, 'America/Denver'],
  [us('2125550100'), 'CA', 'America/New_York'],
  [us('8085550100'), null, 'Pacific/Honolulu'],
  [{ country: 'CA', national: '6045550100' }, null, 'America/Vancouver'],
  [{ country: 'GB', national: '2079460958' }, 'WY', 'Europe/London'],
  [us('8005550100'), 'TX', 'America/Chicago'],
  [null, 'CA', 'America/Los_Angeles'],
  [null, 'ZZ', null],
  [null, null, null],
] as const)('%j and %s: the clocks of %s', (phone, state, zone) => {
  expect(callZone(phone, state)).toBe(zone)
})

test('every zone that a lead can be in has clocks', () => {
  expect(CALL_ZONES.length).toBeGreaterThan(200)
  expect(CALL_ZONES.filter((zone) => !isTimeZone(zone))).toEqual([])
})

test.each([
  ['2026-11-23T15:30:00Z', 'best'], // Monday, 10:30 in New York
  ['2026-11-23T18:00:00Z', 'good'],
  ['2026-11-23T21:30:00Z', 'best'],
  ['2026-11-23T23:30:00Z', 'fair'],
  ['2026-11-24T02:00:00Z', 'bad'],
  ['2026-11-22T15:30:00Z', 'fair'], // a Sunday
] as const)('at %s it is a %s time to call New York', (at, time) => {
  expect(callTime('America/New_York', new Date(at))).toBe(time)
})

test('without a zone nobody knows', () => {
  expect(callTime(null, new Date())).toBe('unknown')
  expect(localTimeText('America/New_York', new Date('2026-11-23T15:05:00Z'))).toBe('10:05 AM')
})

test('to call later takes a day; the rest is kept in a line', () => {
  expect(callInput.safeParse({ outcome: 'later' }).error?.issues[0]?.message).toBe(
    'Choose the day to call again',
  )
  expect(callInput.safeParse({ outcome: 'sold' }).success).toBe(false)
  const call = callInput.parse({ outcome: 'reached', nextAction: 'send prices', note: 'Friendly' })
  expect(callText(call)).toBe('Reached. Next: send prices. Friendly')
})

test.each([
  ['2026-03-08T04:30:00Z', '2026-03-08'], // Mar 7, 11:30 PM in New York: the next day has 23 hours
  ['2026-11-01T04:15:00Z', '2026-11-02'], // Nov 1, 12:15 AM in New York: the day has 25 hours
])('at %s the first day to call again is %s', (now, day) => {
  expect(tomorrowIn('America/New_York', new Date(now))).toBe(day)
})
