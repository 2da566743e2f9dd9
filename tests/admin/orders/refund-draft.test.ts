import { describe, expect, test } from 'vitest'

import {
  amountProblem,
  centsOf,
  dollarsOf,
  draftTotal,
  linesOf,
  refundForm,
  refundLimit,
} from '@/src/admin/orders/refund/refund-draft'
import type { RefundableLine } from '@/src/domain/orders/plan-refund'

const line = (lineId: string, leftMinor: number): RefundableLine => ({
  lineId,
  label: lineId,
  kind: 'service',
  amountMinor: leftMinor,
  refundable: true,
  leftMinor,
  why: null,
})
const lines = [line('package', 149_00), line('fee', 100_00)]

test('the whole is what both the lines and the payment still hold', () => {
  const whole = { whole: true, amounts: {} }

  expect(draftTotal(whole, lines, 249_00)).toBe(249_00)
  expect(draftTotal(whole, lines, 200_00)).toBe(200_00)
  expect(draftTotal(whole, lines.slice(0, 1), 249_00)).toBe(149_00)
})

test('the most that can go back is one figure, and what the state keeps is no part of it', () => {
  const kept = { ...line('fee', 0), amountMinor: 50_00, why: 'The state keeps this fee.' }
  const offer = { lines: [line('package', 278_00), kept], leftMinor: 328_00, currency: 'USD' }

  expect(refundLimit(offer)).toMatch(/^You can refund up to \$278\.00\./)
  expect(refundLimit(offer)).toContain('The other $50.00 of the payment can’t be refunded')
  expect(refundLimit({ ...offer, leftMinor: 278_00 })).not.toContain('The other')
})

test('by line, what is typed counts and empty lines are left out', () => {
  const draft = { whole: false, amounts: { package: '49.5', fee: '' } }

  expect(draftTotal(draft, lines, 249_00)).toBe(49_50)
  expect(linesOf(draft)).toEqual([{ lineId: 'package', amountMinor: 49_50 }])
})

test('more than is left of a line is told', () => {
  expect(amountProblem('149.01', line('package', 149_00))).toBe('At most 149.00 is left')
  expect(amountProblem('149', line('package', 149_00))).toBeUndefined()
  expect(amountProblem('', line('package', 149_00))).toBeUndefined()
})

describe('an amount', () => {
  test.each([
    ['49', 49_00],
    ['$49.5', 49_50],
    ['0,05', 5],
  ])('%s is understood', (text, cents) => expect(centsOf(text)).toBe(cents))

  test.each(['', '-1', '1.234', '1e3', 'all'])('%s is not', (text) =>
    expect(centsOf(text)).toBeNull(),
  )

  test('survives being written', () => expect(centsOf(dollarsOf(123_45))).toBe(123_45))
})

describe('the form of a refund', () => {
  const offer = { orderId: 'o', currency: 'USD', lines, leftMinor: 200_00 }
  const form = refundForm(offer)
  const draft = { whole: true, amounts: { package: '', fee: '' }, reason: ' Kind ' }
  const problems = (changes: object) =>
    form.safeParse({ ...draft, ...changes }).error?.issues.map(({ message }) => message)

  test('asks for the whole, or for the lines that were typed', () => {
    expect(form.parse(draft)).toEqual({ all: true, reason: 'Kind' })
    const typed = { whole: false, amounts: { package: '49.50', fee: '' } }
    expect(form.parse({ ...draft, ...typed })).toEqual({
      lines: [{ lineId: 'package', amountMinor: 49_50 }],
      reason: 'Kind',
    })
  })

  test('says why it cannot be sent', () => {
    expect(problems({ reason: ' ' })).toEqual(['Enter a reason.'])
    expect(problems({ whole: false })).toEqual(['Enter an amount to refund.'])
    expect(problems({ whole: false, amounts: { package: 'all' } })).toEqual([
      'Enter dollars and cents, such as 49.00',
    ])
    expect(problems({ whole: false, amounts: { package: '149', fee: '100' } })).toEqual([
      'You can refund at most $200.00 of this payment.',
    ])
  })
})
