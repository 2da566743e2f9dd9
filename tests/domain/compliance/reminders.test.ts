import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isReminderDue } from '@/src/domain/compliance/planned-task'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

const DUE = '2027-05-01'
const onDay = (days: number) => isoDate(addDays(parseDate(DUE), days))

/** The days, counted from the deadline, on which a job that runs on `days` writes. */
function written(days: readonly number[]): number[] {
  let remindedOn: string | null = null
  const found: number[] = []
  for (const day of days) {
    if (!isReminderDue(DUE, onDay(day), remindedOn)) continue
    remindedOn = onDay(day)
    found.push(day)
  }
  return found
}

const daily = Array.from({ length: 120 }, (_, index) => index - 60)

test('we write 30 and 7 days before, on the day, and once after it', () => {
  expect(written(daily)).toEqual([-30, -7, 0, 1])
})

test('running it more often writes nothing more', () => {
  expect(written(daily.flatMap((day) => [day, day]))).toEqual([-30, -7, 0, 1])
})

test('a day that was missed is made up for on the next', () => {
  expect(written(daily.filter((day) => day !== -7 && day !== 1))).toEqual([-30, -6, 0, 2])
})

test('whenever the job runs, it writes at most four times, and once after the day', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -60, max: 60 })), (days) => {
      const found = written(days.toSorted((a, b) => a - b))
      expect(found.length).toBeLessThanOrEqual(4)
      expect(found.filter((day) => day > 0).length).toBeLessThanOrEqual(1)
    }),
  )
})
