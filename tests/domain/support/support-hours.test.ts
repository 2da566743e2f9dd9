import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  DEFAULT_HOURS,
  firstAnswerDue,
  hoursRefusal,
  minutesOf,
  supportHoursOf,
} from '@/src/domain/support/support-hours'

const NEW_YORK = 'America/New_York'
const MINUTE = 60_000
const usual = supportHoursOf(DEFAULT_HOURS, NEW_YORK)
const due = (asked: string, hours = usual) => firstAnswerDue(new Date(asked), hours).toISOString()

test.each([
  ['in open hours', '2026-11-18T15:00:00.000Z', '2026-11-18T19:00:00.000Z'],
  [
    'late in the day: the rest counts tomorrow',
    '2026-11-18T22:00:00.000Z',
    '2026-11-19T17:00:00.000Z',
  ],
  ['at night', '2026-11-19T04:00:00.000Z', '2026-11-19T18:00:00.000Z'],
  ['on a Friday evening', '2026-11-21T00:30:00.000Z', '2026-11-23T18:00:00.000Z'],
  ['on a Sunday', '2026-11-22T11:00:00.000Z', '2026-11-23T18:00:00.000Z'],
  ['just as it closes', '2026-11-18T23:00:00.000Z', '2026-11-19T18:00:00.000Z'],
])('a question %s is due after four open hours', (_, asked, expected) => {
  expect(due(asked)).toBe(expected)
})

test('open hours keep the clock of the zone when it is changed', () => {
  const always = supportHoursOf(
    { ...DEFAULT_HOURS, days: ['sat', 'sun', 'mon'], from: '00:00', to: '24:00', answerHours: 24 },
    NEW_YORK,
  )
  // Saturday 22:00: two hours of it, then the Sunday of 23 or of 25 hours, whatever is left on Monday
  expect(due('2026-03-08T03:00:00.000Z', always)).toBe('2026-03-09T03:00:00.000Z')
  expect(due('2026-11-01T02:00:00.000Z', always)).toBe('2026-11-02T02:00:00.000Z')
  const mornings = supportHoursOf({ ...DEFAULT_HOURS, days: ['sun'] }, NEW_YORK)
  expect(due('2026-03-08T05:00:00.000Z', mornings)).toBe('2026-03-08T17:00:00.000Z') // 9:00 is 13:00 UTC
  expect(due('2026-11-01T04:00:00.000Z', mornings)).toBe('2026-11-01T18:00:00.000Z') // 9:00 is 14:00 UTC
})

test.each([
  [{ from: '09:00', to: '09:00' }, 'Support must close after it opens'],
  [{ from: '18:00', to: '09:00' }, 'Support must close after it opens'],
  [{ days: [] }, 'Choose at least one day'],
  [{ from: '9 am' }, 'Enter a time such as 09:00'],
  [{ to: '25:00' }, 'Enter a time such as 09:00'],
])('hours such as %o are refused, and the usual ones hold', (wrong, words) => {
  const hours = { ...DEFAULT_HOURS, ...wrong }
  expect(hoursRefusal(hours)).toBe(words)
  expect(supportHoursOf(hours, NEW_YORK)).toEqual(usual)
})

test('no time to answer is refused, and so is none that is stored', () => {
  for (const answerHours of [0, -1, Number.NaN, 201])
    expect(hoursRefusal({ ...DEFAULT_HOURS, answerHours })).not.toBeNull()
  expect(supportHoursOf(null, 'Nowhere/Else')).toEqual(usual)
})

const days = fc
  .subarray(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const, { minLength: 1 })
  .map((some) => [...some])
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const open = fc
  .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 15, max: 600 }))
  .map(([from, length]) => ({ from: clock(from), to: clock(Math.min(from + length, 1440)) }))
const zones = fc.constantFrom(NEW_YORK, 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Auckland')
const hours = fc
  .record({ days, open, answerHours: fc.integer({ min: 1, max: 24 }).map((n) => n / 2) })
  .map(({ open: { from, to }, ...rest }) => ({ ...rest, from, to }))
const minutes = fc
  .integer({ min: Date.UTC(2026, 0, 1) / MINUTE, max: Date.UTC(2026, 11, 31) / MINUTE })
  .map((minute) => new Date(minute * MINUTE))

/** What the clocks of a zone show, asked of Intl alone. */
function shownIn(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  return (at: number) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
    const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
    return { day: parts.get('weekday')?.toLowerCase() ?? '', minute }
  }
}

test('between question and due moment lie exactly the promised open minutes, whatever the hours', () => {
  fc.assert(
    fc.property(hours, zones, minutes, (given, zone, asked) => {
      const parsed = supportHoursOf(given, zone)
      const end = firstAnswerDue(asked, parsed).getTime()
      const shown = shownIn(parsed.zone)
      const isOpen = (at: number) => {
        const { day, minute } = shown(at)
        return given.days.some((one) => one === day) && minute >= parsed.from && minute < parsed.to
      }
      if (end - asked.getTime() > 20 * 86_400_000) return // counted minute by minute: short ones tell
      let counted = 0
      for (let at = asked.getTime(); at < end; at += MINUTE) if (isOpen(at)) counted += 1
      expect(Math.abs(counted - given.answerHours * 60)).toBeLessThanOrEqual(
        isShifted(zone, asked.getTime(), end) ? 60 : 0,
      )
      expect(isOpen(end - MINUTE)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

/** Around a change of the clocks an hour may be shown twice or never: opening at one of them may differ. */
function isShifted(zone: string, from: number, to: number): boolean {
  const offset = (at: number) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      .format(at)
      .split('GMT')[1]
  return offset(from) !== offset(to)
}

test('a later question is never due earlier', () => {
  fc.assert(
    fc.property(
      hours,
      zones,
      minutes,
      fc.integer({ min: 0, max: 20_000 }),
      (given, zone, asked, more) => {
        const parsed = supportHoursOf(given, zone)
        const later = new Date(asked.getTime() + more * MINUTE)
        expect(firstAnswerDue(later, parsed).getTime()).toBeGreaterThanOrEqual(
          firstAnswerDue(asked, parsed).getTime(),
        )
      },
    ),
    { numRuns: 100 },
  )
})

test('a time of day is read as minutes, and anything else as none', () => {
  expect(['00:00', '09:30', '23:59', '24:00'].map(minutesOf)).toEqual([0, 570, 1439, 1440])
  for (const text of ['', '9:00', '24:01', '12:60', '09:00\u0000', '١٢:٠٠'])
    expect(minutesOf(text)).toBeNull()
})
