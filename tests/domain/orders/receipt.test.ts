import fc from 'fast-check'
import { expect, test } from 'vitest'

import { lineTerms, type ReceiptLine, rateText, receiptSplit } from '@/src/domain/orders/receipt'
import { LINE_KINDS, type LineKind } from '@/src/domain/vocabulary/order-line'

const line = (kind: LineKind, change: Partial<ReceiptLine> = {}): ReceiptLine => ({
  id: kind,
  kind,
  label: kind,
  amountMinor: 100_00,
  refundedMinor: 0,
  refundable: true,
  billing: 'once',
  ...change,
})

test('a receipt tells what is ours from what is the state’s', () => {
  const lines = [
    line('service', { amountMinor: 149_00 }),
    line('state_fee', { amountMinor: 102_00 }),
    line('add_on', { amountMinor: 49_00 }),
    line('discount', { amountMinor: -20_00 }),
  ]

  expect(receiptSplit({ lines, currency: 'USD' })).toEqual({
    oursMinor: 178_00,
    statesMinor: 102_00,
  })
})

test('ours and the state’s are together the whole receipt, in either currency', () => {
  const anyLine = fc
    .tuple(fc.constantFrom(...LINE_KINDS), fc.integer({ min: -1_000_00, max: 1_000_00 }))
    .map(([kind, amountMinor]) => line(kind, { amountMinor }))
  fc.assert(
    fc.property(fc.array(anyLine), fc.constantFrom('USD', 'INR'), (lines, currency) => {
      const { oursMinor, statesMinor } = receiptSplit({ lines, currency })
      expect(oursMinor + statesMinor).toBe(lines.reduce((all, one) => all + one.amountMinor, 0))
    }),
  )
})

test.each([
  [line('service'), false, 'Our fee. Refundable for 30 days'],
  [
    line('add_on', { billing: 'monthly' }),
    false,
    'Our fee. Refundable for 30 days. Renews monthly',
  ],
  [line('add_on', { billing: 'annual' }), true, 'Our fee. Refundable for 30 days. Renews yearly'],
  [line('add_on', { refundable: false, billing: 'annual' }), false, 'Our fee. Not refundable'],
  [
    line('state_fee'),
    false,
    'The state’s fee, passed on at cost. Refundable until we submit your filing',
  ],
  [line('state_fee'), true, 'The state’s fee, passed on at cost. Filed, so no longer refundable'],
  [line('discount', { refundable: false }), true, 'Taken off our fees'],
])('a line such as %j says when it goes back, filed or not (%s)', (one, filed, terms) => {
  expect(lineTerms(one, filed)).toBe(terms)
})

test('a rate is quoted as so many rupees for a dollar', () => {
  expect(rateText(83.5)).toBe('1 USD ≈ 83.5 INR')
})

test('a line that an offer made free says so instead of when it can be refunded', () => {
  const line = {
    id: 'ein',
    kind: 'add_on',
    label: 'EIN Application',
    amountMinor: 49_00,
    refundedMinor: 0,
    refundable: true,
    billing: 'once',
  } as const

  expect(lineTerms({ ...line, discountMinor: 49_00 }, false)).toBe(
    'Our fee, free of charge with your offer',
  )
  expect(lineTerms({ ...line, discountMinor: 10_00 }, false)).toContain('Refundable')
})
