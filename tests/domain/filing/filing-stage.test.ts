import { expect, test } from 'vitest'

import {
  detailServicesOf,
  detailsStates,
  type FilingOrder,
  formsCompany,
  isSubmitted,
  isWaitingForCustomer,
  lackingDetails,
  needsDetails,
  needsFiling,
} from '@/src/domain/filing/filing-stage'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'

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

test.each([
  ['service', true],
  ['add_on', true],
  ['state_fee', false],
  ['discount', false],
])('a line of the LLC that is a %s forms a company: %s', (kind, forms) => {
  const order: FilingOrder = { ...paid, serviceType: 'ein', lines: [{ kind, service: 'llc' }] }

  expect(formsCompany(order)).toBe(forms)
})

test('a renewal forms nothing, though it renews what belongs to an LLC', () => {
  const lines = [{ kind: 'add_on', service: 'llc' }] as const

  expect(formsCompany({ ...paid, kind: 'renewal', lines })).toBe(false)
  expect(formsCompany({ ...paid, kind: 'extra', lines })).toBe(true)
})

test('a completed order counts as submitted, whatever its story says', () => {
  expect(isSubmitted({ ...paid, status: 'completed', timeline: [] })).toBe(true)
  expect(isSubmitted({ ...paid, timeline: null })).toBe(false)
})

test('nobody waits for what staff asked before the order ended', () => {
  const asked: FilingOrder = { ...paid, timeline: [{ stage: 'waiting_for_you', service: 'ein' }] }

  expect(isWaitingForCustomer(asked, done)).toBe(true)
  expect(isWaitingForCustomer({ ...asked, status: 'completed' }, done)).toBe(false)
})

test('what was asked without naming a service is answered by what happens to the order’s own', () => {
  const asked = { stage: 'waiting_for_you' } as const
  const answered = { stage: 'in_review', service: 'llc' } as const

  expect(isWaitingForCustomer({ ...paid, timeline: [asked, answered] }, done)).toBe(false)
  expect(isWaitingForCustomer({ ...paid, timeline: [answered, asked] }, done)).toBe(true)
})

const lines = (...services: TrackedService[]) =>
  services.map((service) => ({ kind: 'service', service }))

test.each([
  [{ serviceType: 'itin' }, ['itin']],
  [{ serviceType: 'itin', lines: lines('itin', 'ein') }, ['itin', 'ein']],
  [{ serviceType: 'llc', packageType: 'starter' }, []],
  [{ serviceType: 'llc', packageType: 'starter', lines: lines('llc', 'ein') }, ['ein']],
  [{ serviceType: 'llc', packageType: 'standard' }, ['ein']],
  [{ serviceType: 'llc', packageType: 'premium', lines: lines('ein') }, ['ein']],
  [{ serviceType: 'ein', lines: lines('ein', 'llc') }, ['ein']],
  [{ kind: 'extra', serviceType: 'trademark' }, []],
  [{ kind: 'extra', serviceType: 'llc', packageType: 'standard' }, []],
  [{ kind: 'extra', serviceType: 'ein', lines: lines('ein') }, ['ein']],
  [{ kind: 'renewal', serviceType: 'bookkeeping', lines: lines('ein') }, []],
  [{ serviceType: 'llc', lines: lines('dba', 'good_standing') }, ['dba']],
  [{ kind: 'extra', serviceType: 'llc', lines: lines('domain') }, ['domain']],
] as const satisfies readonly (readonly [Partial<FilingOrder>, readonly string[]])[])(
  '%o has details of its own for %j',
  (change, services) => {
    expect(detailServicesOf({ ...paid, ...change })).toEqual(services)
  },
)

test('each service waits for its details until they are in or it was submitted', () => {
  const order: FilingOrder = { ...paid, serviceType: 'itin', lines: lines('itin', 'ein') }
  const itinDone = [{ service: 'itin' as const, ...done }]

  expect(needsDetails(order, [])).toEqual(['itin', 'ein'])
  expect(needsDetails(order, [{ service: 'itin', completedAt: null }])).toEqual(['itin', 'ein'])
  expect(needsDetails(order, itinDone)).toEqual(['ein'])
  expect(
    needsDetails({ ...order, timeline: [{ stage: 'submitted', service: 'ein' }] }, itinDone),
  ).toEqual([])
  expect(needsDetails({ ...order, paymentStatus: 'pending' }, [])).toEqual([])
  expect(isWaitingForCustomer(order, null, itinDone)).toBe(true)
  expect(isWaitingForCustomer(order, null, [...itinDone, { service: 'ein', ...done }])).toBe(false)
})

test('what was refunded asks for no details, and the other services go on', () => {
  const order: FilingOrder = { ...paid, packageType: 'standard' }
  const refunded = (service: 'llc' | 'ein'): FilingOrder => ({
    ...order,
    timeline: [
      { stage: 'waiting_for_you', service: 'llc' },
      { stage: 'waiting_for_you', service: 'ein' },
      { stage: 'refunded', service },
      { stage: 'partly_refunded', service: 'llc' },
    ],
  })

  expect(needsFiling(refunded('llc'), null)).toBe(false)
  expect(needsFiling(refunded('ein'), null)).toBe(true)
  expect(needsDetails(refunded('ein'), [])).toEqual([])
  expect(needsDetails(refunded('llc'), [])).toEqual(['ein'])
  expect(lackingDetails(refunded('llc'), {})).toEqual(['ein'])
  expect(lackingDetails(refunded('ein'), {})).toEqual(['llc'])
  expect(isWaitingForCustomer(refunded('ein'), done, [])).toBe(true)
})

test('a refund that did not arrive has the details asked for again', () => {
  const timeline = [{ stage: 'refunded', service: 'llc' }, { stage: 'paid' }] as const

  expect(needsFiling({ ...paid, timeline }, null)).toBe(true)
})

test('an entry without a service submits what the order is for', () => {
  const order: FilingOrder = {
    ...paid,
    serviceType: 'itin',
    lines: lines('itin', 'ein'),
    timeline: [{ stage: 'submitted' }],
  }

  expect(isSubmitted(order, 'itin')).toBe(true)
  expect(isSubmitted(order, 'ein')).toBe(false)
})

test('for each service it is told whether its details are in', () => {
  const order: FilingOrder = { ...paid, packageType: 'standard' }

  expect(detailsStates(order, { llc: done })).toEqual({ llc: 'sent', ein: 'missing' })
  expect(detailsStates(order, { ein: done })).toEqual({ llc: 'missing', ein: 'sent' })
  expect(lackingDetails(order, { ein: done })).toEqual(['llc'])
})
