import { expect, test } from 'vitest'

import {
  type DraftAnswers,
  firstUnfinishedStep,
  stepIsValid,
} from '@/src/domain/checkout/formation-answers'
import { mergeLead } from '@/src/domain/leads/lead-change'
import { laterStep } from '@/src/domain/vocabulary/checkout-steps'

const ID = '7b0e1c5c-6f3e-4b1e-9a0b-0d6a7f1d2c3b'
const complete: DraftAnswers = {
  packageId: ID,
  stateId: ID,
  companyName: 'Harbor & Pine LLC',
  companyType: 'llc',
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  country: 'GB',
}

test.each([
  ['package', { packageId: null }],
  ['state', { stateId: null }],
  ['company', { companyName: '  ' }],
  ['company', { companyType: undefined }],
  ['personal', { lastName: '' }],
  ['personal', { email: 'ada@' }],
] as const)('the %s step is where a purchase with %o stops', (step, change) => {
  expect(firstUnfinishedStep({ ...complete, ...change })).toBe(step)
})

test('add-ons and payment hold nobody up, and complete answers lead to the end', () => {
  expect(stepIsValid('addons', {})).toBe(true)
  expect(stepIsValid('payment', {})).toBe(true)
  expect(firstUnfinishedStep(complete)).toBe('confirm')
})

test('what a lead told us before is never overwritten, only completed', () => {
  const known = {
    firstName: 'Ada',
    lastName: null,
    phone: '+1 307 555 0100',
    checkoutStep: 'payment',
  } as const
  const told = {
    firstName: 'Eve',
    lastName: 'Moss',
    phone: '666',
    companyName: 'Pine',
    checkoutStep: 'personal',
  } as const

  expect(mergeLead(known, told)).toEqual({
    lastName: 'Moss',
    companyName: 'Pine',
    checkoutStep: 'payment',
  })
})

test('a lead moves forward only', () => {
  expect(laterStep('personal', 'payment')).toBe('payment')
  expect(laterStep('payment', 'personal')).toBe('payment')
})
