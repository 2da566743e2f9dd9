import { expect, test } from 'vitest'

import { type Happening, type Told, titleOf, waitsForCustomer } from '@/src/domain/orders/happening'
import { milestonesOf } from '@/src/domain/orders/milestones'
import { type ServiceFacts, serviceProgress } from '@/src/domain/orders/progress/service-progress'
import type { ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'

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

const steps = (service: TrackedService, timeline: Happening[], more: Partial<ServiceFacts> = {}) =>
  serviceProgress({
    service,
    milestones: milestonesOf({ kind: 'purchase', serviceType: 'llc' }, service),
    timeline,
    payment: 'confirming',
    details: 'none',
    formation: null,
    ...more,
  })

const shown = (...given: Parameters<typeof steps>) =>
  steps(...given).map(({ title, state }) => `${state}: ${title}`)

test('what happened is done, what is under review is the current step, the rest is ahead', () => {
  expect(shown('llc', told('received', 'paid', 'in_review'))).toEqual([
    'done: Order received',
    'done: Payment received',
    'current: Details under review',
    'ahead: Filing with the state',
    'ahead: Approval by the state',
    'ahead: Delivery of your documents',
  ])
  expect(shown('llc', told('received', 'paid', 'in_review', 'reviewed')).slice(2, 4)).toEqual([
    'done: Details reviewed',
    'current: Filing with the state',
  ])
})

test('a stage that follows the review says that it was passed, and when', () => {
  const timeline = told('received', 'paid', 'in_review', 'submitted')
  const later = { at: '2026-11-22T10:00:00.000Z', author: 'Sam' }
  const bySam = timeline.map((one) => (one.stage === 'submitted' ? { ...one, ...later } : one))
  const [, , review, filed, next] = steps('llc', bySam)
  expect(review).toMatchObject({
    title: 'Details reviewed',
    state: 'done',
    happening: later,
  })
  expect(filed).toMatchObject({ title: 'Filed with the state', state: 'done' })
  expect(next).toMatchObject({ title: 'Approval by the state', state: 'current' })
})

test('each service has a way of its own', () => {
  const timeline = told('received', 'paid', ['submitted', 'itin'])
  expect(shown('itin', timeline)).toContain('done: Form W-7 sent to the IRS')
  expect(shown('ein', timeline)).toContain('current: Details under review')
})

test('while we wait for the customer nothing else is being done', () => {
  expect(shown('ein', told('received', 'paid', 'waiting_for_you'))).toEqual([
    'done: Order received',
    'done: Payment received',
    'waiting: Waiting for you',
    'ahead: Details under review',
    'ahead: Sending Form SS-4 to the IRS',
    'ahead: EIN from the IRS',
    'ahead: Delivery of your EIN letter',
  ])
})

test.each(['rejected', 'cancelled', 'refunded', 'completed'] as const)(
  'after %s nothing is ahead',
  (stage) => {
    const states = steps('llc', told('received', 'paid', stage)).map(({ state }) => state)
    expect(states).not.toContain('ahead')
    expect(states).not.toContain('current')
  },
)

test('an extra that is no service has a way of its own, one that is a service has that service’s', () => {
  const titles = (lines: { service?: ServiceType | null }[]) =>
    milestonesOf({ kind: 'extra', serviceType: 'ein', lines }, 'ein').map(({ title }) => title)
  expect(titles([{ service: null }])).toEqual([
    'Order received',
    'Payment received',
    'In progress',
    'Delivered',
  ])
  expect(titles([{ service: 'ein' }])).toContain('EIN assigned by the IRS')
  expect(milestonesOf({ kind: 'renewal', serviceType: 'llc' }, 'llc')).toHaveLength(2)
})

test('a stage that was reached twice is shown twice', () => {
  const all = shown('llc', told('received', 'paid', 'submitted', 'rejected', 'submitted'))
  expect(all.filter((step) => step === 'done: Filed with the state')).toHaveLength(2)
  expect(all).toContain('current: Approval by the state')
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
    'ahead: Details under review',
    'ahead: Setting up your books',
    'ahead: Your first month of books',
  ])
})

test('what the customer has answered waits no more', () => {
  expect(shown('bookkeeping', told('paid', 'waiting_for_you', 'in_review'))).toEqual([
    'done: Payment received',
    'done: We asked you a question',
    'current: Details under review',
    'ahead: Setting up your books',
    'ahead: Your first month of books',
  ])
})

test.each([
  ['rejected', 'Rejected'],
  ['cancelled', 'Canceled'],
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
    'current: Details under review',
    'ahead: Setting up your books',
    'ahead: Your first month of books',
  ])
})

test('asking for a refund is told, and moves nothing', () => {
  expect(titleOf('refund_requested')).toBe('You asked for a refund')
  expect(titleOf('in_review')).toBe('In review')

  const asked = told('paid', 'waiting_for_you', 'refund_requested')
  expect(shown('bookkeeping', asked).slice(0, 4)).toEqual([
    'done: Payment received',
    'waiting: Waiting for you',
    'done: You asked for a refund',
    'ahead: Details under review',
  ])
  expect(waitsForCustomer('bookkeeping', asked)?.stage).toBe('waiting_for_you')
  expect(shown('ein', told('completed', 'refund_requested'))).toHaveLength(2)
})

test('a purchase goes the way of its service, whether or not its lines name it', () => {
  const sold = { kind: 'purchase', serviceType: 'trademark', packageType: 'basic' } as const
  const titles = milestonesOf(sold, 'trademark').map(({ title }) => title)

  expect(titles).toContain('Filed with the USPTO')
  const lines = [{ service: 'trademark' as const }]
  expect(milestonesOf({ ...sold, lines }, 'trademark')).toHaveLength(10)
})

test('a trademark search ends with its report: nothing is filed with the USPTO', () => {
  const search = { kind: 'purchase', serviceType: 'trademark', packageType: 'search' } as const
  const milestones = milestonesOf(search, 'trademark')
  const sent = { milestones, payment: 'paid', details: 'sent' } as const
  expect(shown('trademark', told('received', 'paid', 'reviewed'), sent).slice(2)).toEqual([
    'done: Details reviewed',
    'current: Trademark search',
    'ahead: Delivery of your search report',
  ])
  expect(shown('trademark', told('paid', 'searched', 'delivered'), sent).slice(1)).toEqual([
    'done: Trademark search done',
    'done: Search report delivered',
  ])
})

test('what is bought beside a search, or after it, goes its own way', () => {
  const search = { serviceType: 'trademark', packageType: 'search' } as const
  const titles = (...order: Parameters<typeof milestonesOf>) =>
    milestonesOf(...order).map(({ title }) => title)
  const both = { ...search, kind: 'purchase' as const, lines: [{ service: 'llc' as const }] }
  expect(titles(both, 'llc')).toContain('Filed with the state')
  expect(titles(both, 'trademark')).not.toContain('Filed with the USPTO')

  const address = { ...search, kind: 'extra' as const, lines: [{ service: null }] }
  expect(titles(address, 'trademark')).toContain('In progress')
  const ein = { ...search, kind: 'extra' as const, lines: [{ service: 'ein' as const }] }
  expect(titles(ein, 'ein')).toContain('EIN assigned by the IRS')
})

const DETAILED = { payment: 'paid', details: 'missing' } as const

test('details that are missing wait for the customer, with their form as the action', () => {
  const asked = steps('llc', told('received', 'paid', 'waiting_for_you'), DETAILED)
  expect(asked[2]).toMatchObject({
    title: 'Your details needed',
    state: 'waiting',
    action: 'details',
  })
  expect(asked.slice(3).map(({ state }) => state)).toEqual(['ahead', 'ahead', 'ahead', 'ahead'])

  const unasked = steps('itin', told('received', 'paid'), DETAILED)
  expect(unasked[2]).toMatchObject({ state: 'waiting', action: 'details' })
})

test('once the details are sent they are received, and under review', () => {
  const timeline = told('received', 'paid', 'waiting_for_you', 'in_review')
  expect(shown('llc', timeline, { payment: 'paid', details: 'sent' })).toEqual([
    'done: Order received',
    'done: Payment received',
    'done: Details received',
    'current: Details under review',
    'ahead: Filing with the state',
    'ahead: Approval by the state',
    'ahead: Delivery of your documents',
  ])
})

test('a question of staff waits for an answer, and a reply ends it', () => {
  const byStaff = (one: Happening) =>
    one.stage === 'waiting_for_you' ? { ...one, author: 'Sam' } : one
  const asked = told('received', 'paid', 'in_review', 'waiting_for_you').map(byStaff)
  const sent = { payment: 'paid', details: 'sent' } as const
  expect(steps('llc', asked, sent)[2]).toMatchObject({ state: 'waiting', action: 'answer' })

  const answered = [...asked, ...told('answered').map((one) => ({ ...one, id: 'answer' }))]
  expect(shown('llc', answered, sent).slice(2, 5)).toEqual([
    'done: We asked you a question',
    'done: You answered',
    'current: Details under review',
  ])
})

test.each([
  ['unpaid', 'Waiting for your payment', 'waiting', 'pay'],
  ['failed', 'Your payment did not go through', 'waiting', 'pay'],
  ['confirming', 'Confirming your payment', 'current', null],
  ['processing', 'Your bank is confirming the payment', 'current', null],
  ['checking', 'We are checking your payment', 'current', null],
] as const)('a payment that is %s says "%s"', (payment, title, state, action) => {
  expect(steps('llc', told('received'), { payment })[1]).toMatchObject({ title, state, action })
})

test('what follows a formation starts when the state has approved it', () => {
  const timeline = told('received', 'paid')
  const held = { payment: 'paid', formation: 'awaited' } as const
  expect(steps('ein', timeline, held)[2]).toMatchObject({
    title: 'Sending Form SS-4 to the IRS',
    state: 'ahead',
    hint: 'Starts when the state approves your company',
  })
  expect(steps('registered_agent', timeline, held)).toHaveLength(3)
})
