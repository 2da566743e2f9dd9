import { expect, test } from 'vitest'

import { nextStep } from '@/src/domain/filing/queue/next-step'
import { orderQueue, type QueuedOrder } from '@/src/domain/filing/queue/order-queue'
import type { Stage } from '@/src/domain/vocabulary/order-status'

const AT = '2026-11-23T20:14:00.000Z'
const SENT = { trademark: { completedAt: AT }, llc: { completedAt: AT } }

const trademark = (
  packageType: string,
  stages: readonly Stage[],
  more: Partial<QueuedOrder> = {},
): QueuedOrder => ({
  serviceType: 'trademark',
  packageType,
  kind: 'purchase',
  status: 'processing',
  paymentStatus: 'paid',
  lines: [],
  timeline: stages.map((stage) => ({ stage, service: 'trademark', at: AT })),
  createdAt: AT,
  ...more,
})

const search = (...stages: Stage[]) => trademark('search', ['paid', 'in_review', ...stages])
const stepOf = (order: QueuedOrder) => nextStep(order, SENT)?.stage
const queueOf = (order: QueuedOrder) => orderQueue(order, SENT).queue

test('a trademark search is searched and its report delivered, and never to file', () => {
  expect([queueOf(search()), stepOf(search())]).toEqual(['to_deliver', 'searched'])
  expect([queueOf(search('searched')), stepOf(search('searched'))]).toEqual([
    'to_deliver',
    'delivered',
  ])
  const delivered = search('searched', 'delivered')
  expect([queueOf(delivered), stepOf(delivered)]).toEqual(['delivered', undefined])
})

test('the details of a search are fixed once it is done', () => {
  expect(orderQueue(search(), {}).queue).toBe('waiting')
  expect(orderQueue(search('searched'), {}).queue).toBe('to_deliver')
  const registration = trademark('basic', ['paid', 'searched'])
  expect(orderQueue(registration, {}).queue).toBe('waiting')
})

test('a trademark is searched for before it is filed, unless staff have gone on already', () => {
  const registration = (...stages: Stage[]) => stepOf(trademark('basic', ['paid', ...stages]))
  expect(registration()).toBe('searched')
  expect(registration('searched')).toBe('submitted')
  expect(registration('submitted')).toBe('approved')
  expect(registration('submitted', 'approved')).toBe('delivered')
  expect(registration('searched', 'submitted', 'rejected')).toBeUndefined()
  expect(registration('searched', 'submitted', 'rejected', 'answered')).toBe('submitted')
})

test('a formation beside a search is to file, and the search goes on beside it', () => {
  const lines = [{ kind: 'add_on', service: 'llc' as const }]
  const both = trademark('search', ['paid', 'in_review'], { lines })
  expect(queueOf(both)).toBe('to_file')
  expect(nextStep(both, SENT)).toEqual({ service: 'llc', stage: 'submitted' })
})

test('an extra that is no service is delivered, also beside a search', () => {
  expect(stepOf(trademark('search', ['paid'], { kind: 'extra' }))).toBe('delivered')
})
