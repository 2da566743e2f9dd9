import { expect, test } from 'vitest'

import {
  DETAILS_REMINDERS,
  oldestReminded,
  reminderDue,
  SIGN_REMINDERS,
} from '@/src/domain/orders/reminders'

const PAID = new Date('2026-11-21T10:00:00.000Z')
const after = (hours: number) => new Date(PAID.getTime() + hours * 3_600_000)

test.each([
  [0, null],
  [23.9, null],
  [24, '24h'],
  [71.9, '24h'],
  [72, '72h'],
  [167, '72h'],
  [168, '7d'],
  [215, '7d'],
  [216, null],
] as const)('%d hours after the payment the reminder is %s', (hours, due) => {
  expect(reminderDue(DETAILS_REMINDERS, PAID, after(hours))).toBe(due)
})

test.each([
  [0.9, null],
  [1, '1h'],
  [72, '72h'],
  [168, '7d'],
  [216, null],
] as const)('%d hours after a document was made the reminder to sign it is %s', (hours, due) => {
  expect(reminderDue(SIGN_REMINDERS, PAID, after(hours))).toBe(due)
})

test('what is too old to be reminded of is not looked at', () => {
  expect(oldestReminded(after(216))).toEqual(PAID)
})
