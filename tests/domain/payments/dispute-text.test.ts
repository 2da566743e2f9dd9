import { expect, test } from 'vitest'

import { billingInput } from '@/src/domain/payments/billing'
import {
  DISPUTE_REASON_LABELS,
  DISPUTE_REASONS,
  DISPUTE_STATUSES,
  disputeText,
  isOpenDispute,
} from '@/src/domain/payments/dispute'

const dispute = {
  order: '11111111-2222-4333-8444-555555555555',
  gateway: 'stripe',
  amountMinor: 249_00,
  currency: 'USD',
  reason: 'fraudulent',
  status: 'needs_response',
  isInquiry: false,
  evidenceDueBy: '2026-12-01T02:00:00.000Z',
} as const

const words = (change: Partial<Parameters<typeof disputeText>[0]> = {}) =>
  disputeText({ ...dispute, ...change }, 'America/New_York')

const ABOUT = '$249.00 of order 11111111 (Fraud)'

test.each([
  [{}, `A customer disputes ${ABOUT}. Send evidence at Stripe by Nov 30, 2026.`],
  [{ isInquiry: true }, `A bank asks about ${ABOUT}. Send evidence at Stripe by Nov 30, 2026.`],
  [{ evidenceDueBy: null }, `A customer disputes ${ABOUT}. Stripe takes no evidence for it.`],
  [{ status: 'under_review' }, `The dispute about ${ABOUT} is under review at Stripe.`],
  [{ status: 'won' }, `The dispute about ${ABOUT} was won: we keep the money.`],
  [
    { status: 'lost' },
    `The dispute about ${ABOUT} was lost and is booked like a refund. Decide whether to continue the work.`,
  ],
  [{ status: 'closed' }, `The dispute about ${ABOUT} was closed without a loss.`],
] as const)('a dispute with %j tells staff what happened and what they can do', (change, told) => {
  expect(words(change)).toBe(told)
})

test('what a bank returned is no longer paid, once that is certain', () => {
  expect(words({ reason: 'bank_return', status: 'lost' })).toBe(
    'The bank returned $249.00 of order 11111111: the order is no longer paid. Ask the customer to pay again on the order’s page, or stop the work.',
  )
  expect(words({ reason: 'bank_return', status: 'under_review' })).toContain('under review')
})

test('a dispute about rupees is told in rupees', () => {
  expect(words({ currency: 'INR', amountMinor: 2_079_150 })).toContain('₹20,791.50 of order')
})

test('a dispute is open until it is decided or given up', () => {
  expect(DISPUTE_STATUSES.filter(isOpenDispute)).toEqual(['needs_response', 'under_review'])
})

test('every reason calls for evidence, but for what a bank has returned', () => {
  const without = DISPUTE_REASONS.filter((one) => DISPUTE_REASON_LABELS[one].evidence.length === 0)

  expect(without).toEqual(['bank_return'])
})

test('billing details are trimmed, and name a country by its two letters', () => {
  const empty = { name: '', line1: '', city: '', state: '', postalCode: '', country: 'US' }

  expect(billingInput.parse({})).toEqual(empty)
  expect(billingInput.parse({ name: ' Ada ', country: 'IN' })).toMatchObject({
    name: 'Ada',
    country: 'IN',
  })
  for (const country of ['us', 'USA', 'xUS', '']) {
    expect(billingInput.safeParse({ country }).success, country).toBe(false)
  }
})
