import { expect, test } from 'vitest'

import { detailsReminderDue, oldestReminded } from '@/src/domain/filing/details-reminder'

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
  expect(detailsReminderDue(PAID, after(hours))).toBe(due)
})

test('what is too old to be reminded of is not looked at', () => {
  expect(oldestReminded(after(216))).toEqual(PAID)
})
