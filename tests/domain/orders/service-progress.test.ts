import { expect, test } from 'vitest'

import {
  type Happening,
  milestonesOf,
  serviceProgress,
  type Told,
  titleOf,
  waitsForCustomer,
} from '@/src/domain/orders/service-progress'
import type { ServiceType } from '@/src/domain/vocabulary/order-status'

const told = (...stages: (Told | [Told, ServiceType])[]): Happening[] =>
  stages.map((one, index) => ({
    id: `${index}`,
    at: '2026-11-21T10:00:00.000Z',
    stage: typeof one === 'string' ? one : one[0],
    service: typeof one === 'string' ? null : one[1],
    note: null,
    author: null,
    document: null,
  }))

const shown = (service: ServiceType, timeline: Happening[]) =>
  serviceProgress(service, timeline).map(({ title, state }) => `${state}: ${title}`)

test('what happened is done, the next step is the current one, the rest is ahead', () => {
  expect(shown('llc', told('received', 'paid', 'in_review'))).toEqual([
    'done: Order received',
    'done: Payment received',
    'done: We check your details',
    'current: Filed with the state',
    'ahead: Approved by the state',
    'ahead: Documents delivered',
  ])
})

test('each service has a way of its own', () => {
  const timeline = told('received', 'paid', ['submitted', 'itin'])
  expect(shown('itin', timeline)).toContain('done: Form W-7 sent to the IRS')
  expect(shown('ein', timeline)).toContain('current: We check your details')
})

test('while we wait for the customer nothing else is being done', () => {
  expect(shown('ein', told('received', 'paid', 'waiting_for_you'))).toEqual([
    'done: Order received',
    'done: Payment received',
    'current: Waiting for you',
    'ahead: We check your details',
    'ahead: Form SS-4 sent to the IRS',
    'ahead: EIN assigned by the IRS',
    'ahead: EIN letter delivered',
  ])
})

test.each(['rejected', 'cancelled', 'refunded', 'completed'] as const)(
  'after %s nothing is ahead',
  (stage) => {
    const states = serviceProgress('llc', told('received', 'paid', stage)).map(({ state }) => state)
    expect(states).not.toContain('ahead')
    expect(states).not.toContain('current')
  },
)

test('an extra that is no service has a way of its own, one that is a service has that service’s', () => {
  const titles = (lines: { service?: ServiceType | null }[]) =>
    milestonesOf('extra', 'ein', lines).map(({ title }) => title)
  expect(titles([{ service: null }])).toEqual([
    'Order received',
    'Payment received',
    'We work on it',
    'Delivered',
  ])
  expect(titles([{ service: 'ein' }])).toContain('EIN assigned by the IRS')
  expect(milestonesOf('renewal', 'llc', [])).toHaveLength(2)
})

test('a stage that was reached twice is shown twice', () => {
  const steps = shown('llc', told('received', 'paid', 'submitted', 'rejected', 'submitted'))
  expect(steps.filter((step) => step === 'done: Filed with the state')).toHaveLength(2)
  expect(steps).toContain('current: Approved by the state')
})

test('the order waits for its customer when the last word on one of its services says so', () => {
  const waiting = told('received', 'paid', ['waiting_for_you', 'itin'], ['submitted', 'ein'])
  expect(waitsForCustomer('itin', waiting)?.stage).toBe('waiting_for_you')
  expect(waitsForCustomer('itin', [...waiting, ...told(['in_review', 'itin'])])).toBeNull()
})

test('before anything has happened the first step is the current one', () => {
  expect(shown('bookkeeping', [])).toEqual([
    'current: Order received',
    'ahead: Payment received',
    'ahead: We check your details',
    'ahead: Your books are being set up',
    'ahead: First month delivered',
  ])
})

test('what the customer has answered waits no more', () => {
  expect(shown('bookkeeping', told('paid', 'waiting_for_you', 'in_review'))).toEqual([
    'done: Payment received',
    'done: Waiting for you',
    'done: We check your details',
    'current: Your books are being set up',
    'ahead: First month delivered',
  ])
})

test.each([
  ['rejected', 'Rejected'],
  ['cancelled', 'Cancelled'],
  ['refunded', 'Refunded'],
] as const)('%s stops a service, until something happens again', (stage, title) => {
  expect(shown('bookkeeping', told('paid', stage))).toEqual([
    'done: Payment received',
    `stopped: ${title}`,
  ])
  expect(shown('bookkeeping', told('paid', stage, 'reopened'))).toEqual([
    'done: Payment received',
    `stopped: ${title}`,
    'done: Reopened',
    'current: We check your details',
    'ahead: Your books are being set up',
    'ahead: First month delivered',
  ])
})

test('asking for a refund is told, and moves nothing', () => {
  expect(titleOf('refund_requested')).toBe('You asked for a refund')
  expect(titleOf('in_review')).toBe('In review')

  const asked = told('paid', 'waiting_for_you', 'refund_requested')
  expect(shown('bookkeeping', asked).slice(0, 4)).toEqual([
    'done: Payment received',
    'current: Waiting for you',
    'done: You asked for a refund',
    'ahead: We check your details',
  ])
  expect(waitsForCustomer('bookkeeping', asked)?.stage).toBe('waiting_for_you')
  expect(shown('ein', told('completed', 'refund_requested'))).toHaveLength(2)
})

test('a purchase goes the way of its service, whether or not its lines name it', () => {
  const titles = milestonesOf('purchase', 'trademark', []).map(({ title }) => title)

  expect(titles).toContain('Filed with the USPTO')
  expect(milestonesOf('purchase', 'trademark', [{ service: 'trademark' }])).toHaveLength(6)
})
