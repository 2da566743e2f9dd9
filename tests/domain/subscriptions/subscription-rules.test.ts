import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  addPeriods,
  canResume,
  lapsesAt,
  NOTICE_DAYS,
  noticeAt,
  reminderDue,
  renewalAfter,
  subscriptionDuty,
} from '@/src/domain/subscriptions/subscription-rules'
import type { Period } from '@/src/domain/vocabulary/order-line'

const at = (text: string) => new Date(`${text}T10:30:00.000Z`)
const onlyDay = (date: Date) => date.toISOString().slice(0, 10)
const DAY = 86_400_000

test.each([
  ['2026-01-31', 'monthly', 1, '2026-02-28'],
  ['2026-01-31', 'monthly', 2, '2026-03-31'],
  ['2027-12-31', 'monthly', 2, '2028-02-29'],
  ['2026-11-30', 'monthly', 3, '2027-02-28'],
  ['2026-11-21', 'annual', 1, '2027-11-21'],
  ['2028-02-29', 'annual', 1, '2029-02-28'],
  ['2028-02-29', 'annual', 4, '2032-02-29'],
] as const)('%s, %s, %i periods on, is %s', (start, period, count, end) => {
  expect(onlyDay(addPeriods(at(start), period, count))).toBe(end)
})

const starts = fc.date({ min: at('2020-01-01'), max: at('2060-12-31'), noInvalidDate: true })
const periods = fc.constantFrom<Period>('monthly', 'annual')

test('renewals go forward, one period at a time, and keep the hour', () => {
  fc.assert(
    fc.property(starts, periods, fc.integer({ min: 0, max: 60 }), (start, period, count) => {
      const [now, next] = [addPeriods(start, period, count), addPeriods(start, period, count + 1)]
      const days = (next.getTime() - now.getTime()) / DAY
      expect(days).toBeGreaterThanOrEqual(period === 'annual' ? 365 : 28)
      expect(days).toBeLessThanOrEqual(period === 'annual' ? 366 : 31)
      expect(now.getUTCDate()).toBeLessThanOrEqual(start.getUTCDate())
      expect(now.getTime() % DAY).toBe(start.getTime() % DAY)
    }),
  )
})

test('the renewal after a renewal is the next one, however often it is asked', () => {
  fc.assert(
    fc.property(starts, periods, fc.integer({ min: 1, max: 60 }), (start, period, count) => {
      const renewsAt = addPeriods(start, period, count)
      expect(renewalAfter(start, period, renewsAt)).toEqual(addPeriods(start, period, count + 1))
      const justBefore = new Date(renewsAt.getTime() - 1)
      expect(renewalAfter(start, period, justBefore)).toEqual(renewsAt)
    }),
  )
})

test('notice is given 30 days before a year and 7 before a month', () => {
  expect(NOTICE_DAYS).toEqual({ annual: 30, monthly: 7 })
  expect(onlyDay(noticeAt(at('2027-03-01'), 'annual'))).toBe('2027-01-30')
  expect(onlyDay(noticeAt(at('2027-03-01'), 'monthly'))).toBe('2027-02-22')
})

const state = { status: 'active', billing: 'monthly', renewsAt: at('2027-03-01') } as const

test.each([
  ['2027-02-20', false, 'active', false],
  ['2027-02-22', false, 'active', true],
  ['2027-02-22', true, 'active', false],
  ['2027-03-01', true, 'past_due', false],
  ['2027-03-14', false, 'past_due', true],
  ['2027-03-15', true, 'lapsed', false],
] as const)(
  'on %s with an invoice %s it is %s and wants one: %s',
  (day, hasInvoice, status, invoice) => {
    expect(subscriptionDuty({ ...state, hasInvoice }, at(day))).toEqual({ status, invoice })
  },
)

test('a cancelled or lapsed subscription never gets an invoice', () => {
  fc.assert(
    fc.property(
      starts,
      starts,
      periods,
      fc.constantFrom('cancelled' as const, 'lapsed' as const),
      (renewsAt, now, billing, status) => {
        const duty = subscriptionDuty({ status, billing, renewsAt, hasInvoice: false }, now)
        expect(duty).toEqual({ status, invoice: false })
      },
    ),
  )
})

test('it lapses 14 days past due', () => {
  expect(onlyDay(lapsesAt(at('2027-03-01')))).toBe('2027-03-15')
})

test('of several reminders that were missed only the latest is due', () => {
  const renewsAt = at('2027-03-01')
  expect(reminderDue(renewsAt, 'annual', at('2027-02-21'))).toBeNull()
  expect(reminderDue(renewsAt, 'annual', at('2027-02-22'))).toBe(-7)
  expect(reminderDue(renewsAt, 'annual', at('2027-03-09'))).toBe(7)
  expect(reminderDue(renewsAt, 'monthly', at('2027-02-28'))).toBeNull()
  expect(reminderDue(renewsAt, 'monthly', at('2027-03-13'))).toBe(12)
})

test('a cancellation can be taken back until the period ends, and not after', () => {
  const endsAt = at('2027-03-01')
  expect(canResume({ status: 'cancelled', endsAt }, at('2027-02-28'))).toBe(true)
  expect(canResume({ status: 'cancelled', endsAt }, endsAt)).toBe(false)
  expect(canResume({ status: 'lapsed', endsAt }, at('2027-02-28'))).toBe(false)
  expect(canResume({ status: 'active', endsAt: null }, at('2027-02-28'))).toBe(false)
})
