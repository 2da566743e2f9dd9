import { expect, test } from 'vitest'
import type { Told } from '@/src/domain/orders/happening'
import { followsFormation, trackedServices } from '@/src/domain/orders/order-services'
import {
  isAllDelivered,
  orderProgress,
  type ProgressOrder,
  staffStagesFor,
  stagesNow,
  toldOfOrder,
} from '@/src/domain/orders/progress/order-progress'
import { refundedServices } from '@/src/domain/orders/refunded-services'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'

type Entry = readonly [Told, TrackedService?]

const told = (...entries: Entry[]) =>
  entries.map(([stage, service], index) => ({
    id: `${index}`,
    at: '2026-11-21T10:00:00.000Z',
    stage,
    service: service ?? null,
    note: null,
    author: null,
    document: null,
  }))

const order = (
  services: TrackedService[],
  entries: Entry[],
  more: Partial<ProgressOrder> = {},
) => ({
  kind: 'purchase' as const,
  serviceType: 'ein' as const,
  services,
  lines: services.map((service) => ({ service })),
  timeline: told(...entries),
  payment: 'paid' as const,
  details: {},
  ...more,
})

test('a package holds its EIN and its agent; an extra only what it is', () => {
  const llc = { kind: 'purchase', serviceType: 'llc', lines: [{}] } as const
  expect(trackedServices({ ...llc, packageType: 'standard' })).toEqual([
    'llc',
    'ein',
    'registered_agent',
  ])
  expect(trackedServices({ ...llc, packageType: 'starter' })).toEqual(['llc'])
  const bought = [{ service: 'ein' as const }, { service: 'llc' as const }]
  expect(
    trackedServices({
      kind: 'purchase',
      serviceType: 'itin',
      packageType: 'standard',
      lines: bought,
    }),
  ).toEqual(['itin', 'ein', 'llc'])
  expect(trackedServices({ ...llc, kind: 'extra', packageType: 'standard' })).toEqual(['llc'])
  expect(trackedServices({ ...llc, kind: 'extra', lines: [{ service: 'ein' }] })).toEqual(['ein'])
})

test('the payment holds for every service, whichever it was recorded for', () => {
  const progress = orderProgress(
    order(
      ['itin', 'ein'],
      [
        ['received', 'itin'],
        ['paid', 'itin'],
      ],
    ),
  )
  for (const { steps } of progress) {
    expect(steps.slice(0, 2).map(({ title, state }) => `${state}: ${title}`)).toEqual([
      'done: Order received',
      'done: Payment received',
    ])
  }
})

test('a refund request is told once, for the order or by its only service', () => {
  const entries: Entry[] = [['received'], ['paid'], ['refund_requested', 'itin']]
  const titles = (services: TrackedService[]) =>
    orderProgress(order(services, entries)).flatMap(({ steps }) => steps.map(({ title }) => title))

  expect(titles(['itin', 'ein'])).not.toContain('You asked for a refund')
  expect(toldOfOrder(order(['itin', 'ein'], entries))).toHaveLength(1)
  expect(titles(['itin']).filter((title) => title === 'You asked for a refund')).toHaveLength(1)
  expect(toldOfOrder(order(['itin'], entries))).toEqual([])
})

test('a part given back is told once, beside the services', () => {
  const entries: Entry[] = [['received'], ['paid'], ['partly_refunded']]
  const titles = orderProgress(order(['itin', 'ein'], entries)).flatMap(({ steps }) =>
    steps.map(({ title }) => title),
  )

  expect(titles).not.toContain('Partly refunded')
  expect(toldOfOrder(order(['itin', 'ein'], entries))).toMatchObject([{ stage: 'partly_refunded' }])
})

test('an extra that is no service is called what was bought, and no second formation', () => {
  const lines = [{ label: 'Operating agreement' }]
  const extra = order(['llc'], [['received'], ['paid']], { kind: 'extra', lines })

  expect(stagesNow(extra)).toMatchObject([{ service: 'Operating agreement' }])
  expect(stagesNow({ ...extra, kind: 'purchase' })).toMatchObject([{ service: 'LLC Formation' }])
})

test('an unpaid order waits for its payment in each of its services', () => {
  const unpaid = order(['ein'], [['received', 'ein']], { kind: 'extra', payment: 'unpaid' })
  expect(stagesNow(unpaid)).toEqual([
    { service: 'EIN Number Application', title: 'Waiting for your payment', state: 'waiting' },
  ])
})

test('a formation beside an EIN begins with its own details, and the EIN follows it', () => {
  const both = order(['ein', 'llc'], [['received'], ['paid'], ['waiting_for_you', 'llc']], {
    details: { llc: 'missing' },
  })
  expect(stagesNow(both).map(({ title, state }) => `${state}: ${title}`)).toEqual([
    'done: Payment received',
    'waiting: Your details needed',
  ])
  expect(followsFormation('ein', ['ein', 'llc'])).toBe(true)
  expect(followsFormation('ein', ['ein', 'itin'])).toBe(false)
})

test('the approval of the company names its agent, and lets the EIN begin', () => {
  const all: Entry[] = [['received'], ['paid'], ['submitted', 'llc'], ['approved', 'llc']]
  expect(stagesNow(order(['llc', 'ein', 'registered_agent'], all))).toMatchObject([
    { title: 'Delivery of your documents', state: 'current' },
    { title: 'Sending Form SS-4 to the IRS', state: 'current' },
    { title: 'Registered agent appointed', state: 'done' },
  ])
})

const sold = {
  kind: 'purchase' as const,
  serviceType: 'llc' as const,
  packageType: 'standard',
  lines: [],
}

test('an order is delivered with the last delivery of its services', () => {
  const formed: Entry[] = [['paid'], ['approved', 'llc'], ['delivered', 'llc']]
  expect(isAllDelivered({ ...sold, timeline: told(...formed) })).toBe(false)
  expect(isAllDelivered({ ...sold, timeline: told(...formed, ['delivered', 'ein']) })).toBe(true)
  expect(isAllDelivered({ ...sold, timeline: told(...formed, ['refunded', 'ein']) })).toBe(true)
  expect(isAllDelivered({ ...sold, timeline: told(...formed, ['rejected', 'ein']) })).toBe(false)
  expect(isAllDelivered({ ...sold, packageType: 'starter', timeline: told(['refunded']) })).toBe(
    false,
  )
})

test('staff record the stages of the service, and what may happen to any', () => {
  expect(staffStagesFor(sold, 'trademark')).toEqual([
    'in_review',
    'waiting_for_you',
    'reviewed',
    'searched',
    'submitted',
    'examined',
    'published',
    'approved',
    'rejected',
    'delivered',
  ])
  expect(staffStagesFor(sold, 'registered_agent')).toContain('appointed')
  expect(staffStagesFor(sold, 'llc')).not.toContain('examined')
})

test('a search without an application is told by its own stages, beside any other service', () => {
  const search = { ...sold, serviceType: 'trademark' as const, packageType: 'search' }
  expect(staffStagesFor(search, 'trademark')).toEqual([
    'in_review',
    'waiting_for_you',
    'reviewed',
    'searched',
    'rejected',
    'delivered',
  ])
  expect(staffStagesFor(search, 'ein')).toContain('approved')
  expect(isAllDelivered({ ...search, timeline: told(['paid'], ['searched']) })).toBe(false)
  expect(isAllDelivered({ ...search, timeline: told(['paid'], ['delivered']) })).toBe(true)

  const both = { ...search, lines: [{ service: 'llc' as const }] }
  const reported = told(['paid'], ['searched', 'trademark'], ['delivered', 'trademark'])
  expect(isAllDelivered({ ...both, timeline: reported })).toBe(false)
})

test('a service ends when every line of it was given back; a state’s fee ends none', () => {
  const lines = [
    { id: 'a', kind: 'service' as const, amountMinor: 100, service: null },
    { id: 'b', kind: 'add_on' as const, amountMinor: 49, service: 'ein' as const },
    { id: 'c', kind: 'state_fee' as const, amountMinor: 100, service: null },
  ]
  const part = (lineId: string, amountMinor: number) =>
    ({ lineId, label: lineId, kind: 'add_on', amountMinor }) as const
  const bought = { kind: 'purchase' as const, serviceType: 'llc' as const, lines }
  expect(refundedServices(bought, [part('b', 20)])).toEqual([])
  expect(refundedServices(bought, [part('b', 20), part('b', 29)])).toEqual(['ein'])
  expect(refundedServices(bought, [part('c', 100)])).toEqual([])
  expect(refundedServices(bought, [part('a', 100)])).toEqual(['llc'])
  expect(refundedServices({ ...bought, packageType: 'premium' }, [part('a', 100)])).toEqual([
    'llc',
    'registered_agent',
  ])
})

test('what was paid decides: a discount is no part of it, and what was free ends by nothing', () => {
  const line = (id: string, service: 'llc' | 'ein' | 'itin', discountMinor: number) =>
    ({ id, kind: 'add_on', amountMinor: 100, discountMinor, service }) as const
  const lines = [
    line('a', 'llc', 30),
    line('b', 'ein', 100),
    line('c', 'itin', 0),
    line('d', 'itin', 100),
  ]
  const bought = { kind: 'purchase', serviceType: 'llc', lines } as const
  const part = (lineId: string, amountMinor: number) =>
    ({ lineId, label: lineId, kind: 'add_on', amountMinor }) as const

  expect(refundedServices(bought, [])).toEqual([])
  expect(refundedServices(bought, [part('a', 69)])).toEqual([])
  expect(refundedServices(bought, [part('a', 70)])).toEqual(['llc'])
  expect(refundedServices(bought, [part('c', 100)])).toEqual(['itin'])
})
