import { expect, test } from 'vitest'

import {
  type FilingOrder,
  formsCompany,
  isSubmitted,
  isWaitingForCustomer,
} from '@/src/domain/filing/filing-stage'

const paid: FilingOrder = {
  serviceType: 'llc',
  kind: 'purchase',
  status: 'processing',
  paymentStatus: 'paid',
  lines: [],
  timeline: [{ stage: 'paid', service: 'llc' }],
}
const done = { completedAt: '2026-11-21T00:00:00.000Z' }

test('a paid formation waits for its customer until the details are in', () => {
  expect(isWaitingForCustomer(paid, null)).toBe(true)
  expect(isWaitingForCustomer(paid, { completedAt: null })).toBe(true)
  expect(isWaitingForCustomer(paid, done)).toBe(false)
})

test('nobody waits for an order that is unpaid, given back, cancelled or submitted', () => {
  const over: Partial<FilingOrder>[] = [
    { paymentStatus: 'pending' },
    { paymentStatus: 'refunded' },
    { status: 'cancelled' },
    { status: 'completed' },
    { timeline: [{ stage: 'submitted', service: 'llc' }] },
    { timeline: [{ stage: 'submitted' }] },
  ]
  for (const change of over) expect(isWaitingForCustomer({ ...paid, ...change }, null)).toBe(false)
})

test('another service that was submitted leaves the formation open', () => {
  const order: FilingOrder = { ...paid, timeline: [{ stage: 'submitted', service: 'ein' }] }

  expect(isSubmitted(order)).toBe(false)
})

test('staff who ask for something make the order wait, until something follows', () => {
  const asked: FilingOrder = {
    ...paid,
    serviceType: 'itin',
    timeline: [{ stage: 'waiting_for_you', service: 'itin' }],
  }
  const answered: FilingOrder = {
    ...asked,
    timeline: [...(asked.timeline ?? []), { stage: 'in_review', service: 'itin' }],
  }

  expect(isWaitingForCustomer(asked, null)).toBe(true)
  expect(isWaitingForCustomer(answered, null)).toBe(false)
})

test('an order forms a company by itself or by a line of its own', () => {
  const ein: FilingOrder = { ...paid, serviceType: 'ein' }

  expect(formsCompany(paid)).toBe(true)
  expect(formsCompany(ein)).toBe(false)
  expect(formsCompany({ ...ein, lines: [{ kind: 'add_on', service: 'llc' }] })).toBe(true)
  expect(formsCompany({ ...paid, kind: 'extra' })).toBe(false)
  expect(formsCompany({ ...paid, kind: 'renewal' })).toBe(false)
})
