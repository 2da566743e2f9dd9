import { expect, test } from 'vitest'

import { mergeLead } from '@/src/domain/leads/lead-change'
import { laterStep } from '@/src/domain/vocabulary/checkout-steps'

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
