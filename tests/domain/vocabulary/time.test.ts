import { describe, expect, test } from 'vitest'

import {
  calendarDay,
  calendarMonth,
  dayText,
  longCalendarDay,
  longMonthOfYear,
  momentText,
  monthOfYear,
  shortMomentText,
} from '@/src/domain/vocabulary/time/date-text'
import {
  isoDayIn,
  isTimeZone,
  startOfDay,
  startOfPeriod,
  timeZoneOf,
  timeZones,
} from '@/src/domain/vocabulary/time/time-zone'

const NEW_YORK = 'America/New_York'
const start = (year: number, month: number, day: number, zone = NEW_YORK) =>
  startOfDay({ year, month, day }, zone).toISOString()

describe('a moment', () => {
  test('of an evening in New York is of that day there, and of the next one in UTC', () => {
    const at = '2026-11-22T01:04:00Z'
    expect(dayText(at, NEW_YORK)).toBe('Nov 21, 2026')
    expect(momentText(at, NEW_YORK)).toBe('Nov 21, 2026, 8:04 PM EST')
    expect(dayText(at, 'UTC')).toBe('Nov 22, 2026')
    expect(isoDayIn(new Date(at), NEW_YORK)).toBe('2026-11-21')
  })

  test('of the last evening of a year belongs to that year', () => {
    expect(momentText('2027-01-01T04:59:59Z', NEW_YORK)).toBe('Dec 31, 2026, 11:59 PM EST')
    expect(momentText('2027-01-01T05:00:00Z', NEW_YORK)).toBe('Jan 1, 2027, 12:00 AM EST')
  })

  test('names daylight saving time, and tells the repeated hour from the first', () => {
    expect(momentText('2026-11-01T05:30:00Z', NEW_YORK)).toBe('Nov 1, 2026, 1:30 AM EDT')
    expect(momentText('2026-11-01T06:30:00Z', NEW_YORK)).toBe('Nov 1, 2026, 1:30 AM EST')
  })

  test('is written with plain spaces, whichever a browser would take', () => {
    expect(momentText('2026-11-22T01:04:00Z', 'Asia/Kolkata')).toMatch(/^[ -~]+$/)
  })

  test('in a dense table has its year only when that is another', () => {
    const at = '2027-01-01T01:00:00Z' // still 2026 in New York
    const [then, later] = [new Date('2026-12-31T12:00:00Z'), new Date('2027-01-01T12:00:00Z')]
    expect(shortMomentText(at, NEW_YORK, then)).toBe('Dec 31, 8:00 PM EST')
    expect(shortMomentText(at, NEW_YORK, later)).toBe('Dec 31, 2026, 8:00 PM EST')
  })
})

test('a day of the calendar is shifted by no zone', () => {
  expect(calendarDay('2026-11-21')).toBe('Nov 21, 2026')
  expect(calendarDay('2026-11-21T00:00:00.000Z')).toBe('Nov 21, 2026')
  expect(longCalendarDay('2026-07-17')).toBe('July 17, 2026')
  expect([calendarMonth('2026-07'), monthOfYear('2026-07'), longMonthOfYear('2026-07')]).toEqual([
    'Jul',
    'Jul 2026',
    'July 2026',
  ])
})

describe('a day begins', () => {
  test('at midnight of its zone, on the days on which clocks change too', () => {
    expect(start(2026, 11, 21)).toBe('2026-11-21T05:00:00.000Z')
    expect(start(2026, 3, 8)).toBe('2026-03-08T05:00:00.000Z') // 23 hours long
    expect(start(2026, 3, 9)).toBe('2026-03-09T04:00:00.000Z')
    expect(start(2026, 11, 1)).toBe('2026-11-01T04:00:00.000Z') // 25 hours long
    expect(start(2026, 11, 2)).toBe('2026-11-02T05:00:00.000Z')
    expect(start(2026, 11, 21, 'Asia/Kolkata')).toBe('2026-11-20T18:30:00.000Z')
    expect(start(2026, 11, 21, 'Pacific/Kiritimati')).toBe('2026-11-20T10:00:00.000Z')
  })

  test('an hour later where the clocks skip its midnight', () => {
    expect(start(2026, 9, 6, 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
  })

  test('a period of days ends with today', () => {
    const now = new Date('2026-11-03T01:00:00Z') // the evening of November 2 in New York
    expect(startOfPeriod(now, NEW_YORK, 1).toISOString()).toBe('2026-11-02T05:00:00.000Z')
    expect(startOfPeriod(now, NEW_YORK, 7).toISOString()).toBe('2026-10-27T04:00:00.000Z')
  })
})

test('only IANA names are zones, by either of two; anything else stored means New York', () => {
  for (const zone of ['Asia/Tokyo', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev'])
    expect(isTimeZone(zone), zone).toBe(true)
  expect(timeZones().filter((zone) => !isTimeZone(zone))).toEqual([])
  for (const bad of ['+05:30', 'EST5EDT!', 'Mars/Olympus', 'america/new_york', 'Asia/', '']) {
    expect(isTimeZone(bad), bad).toBe(false)
    expect(timeZoneOf(bad)).toBe(NEW_YORK)
  }
  expect(timeZoneOf(null)).toBe(NEW_YORK)
  expect(timeZoneOf('Asia/Tokyo')).toBe('Asia/Tokyo')
})
