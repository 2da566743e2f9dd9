import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSubmitted } from '@/src/domain/filing/filing-stage'
import { orderQueue, type QueuedOrder } from '@/src/domain/filing/queue/order-queue'
import { clockAfter, filingClock, startClock } from '@/src/domain/orders/filing-clock'
import { staffStagesFor } from '@/src/domain/orders/progress/order-progress'
import type { Stage, TrackedService } from '@/src/domain/vocabulary/order-status'

const START = Date.parse('2026-11-23T20:14:00.000Z')
const iso = (minutes: number) => new Date(START + minutes * 60_000).toISOString()
const DUE = iso(24 * 60)
const YEAR = 365 * 24 * 60

type Event = Stage | readonly [Stage, TrackedService | null]
const timelineOf = (...events: Event[]) =>
  events.map((event, index) => {
    const [stage, service] = typeof event === 'string' ? ([event, 'llc'] as const) : event
    return { stage, service, at: iso(index) }
  })

const order = (change: Partial<QueuedOrder> = {}): QueuedOrder => ({
  serviceType: 'llc',
  packageType: 'starter',
  kind: 'purchase',
  status: 'processing',
  paymentStatus: 'paid',
  lines: [],
  timeline: timelineOf('received', 'paid', 'waiting_for_you'),
  clock: {},
  createdAt: iso(0),
  ...change,
})
const running = { startedAt: iso(0), dueAt: DUE }
const IN = { llc: { completedAt: iso(1) } }
const queueOf = (change: Partial<QueuedOrder>, sent = IN) => orderQueue(order(change), sent).queue

test('a paid formation waits for its customer until the details are in, then it is to file', () => {
  expect(orderQueue(order(), {})).toMatchObject({ queue: 'waiting', queueAt: iso(2) })
  const timeline = timelineOf('received', 'paid', 'waiting_for_you', 'in_review')
  expect(orderQueue(order({ timeline, clock: running }), IN)).toMatchObject({
    queue: 'to_file',
    queueAt: DUE,
  })
})

test('a question takes it out of the queue, and its end with it; the answer brings it back', () => {
  const asked = timelineOf('paid', 'in_review', 'waiting_for_you')
  const paused = { ...running, dueAt: null }
  expect(orderQueue(order({ timeline: asked, clock: paused }), IN)).toMatchObject({
    queue: 'waiting',
    queueAt: iso(2),
  })
  expect(queueOf({ timeline: [...asked, ...timelineOf('answered')], clock: running })).toBe(
    'to_file',
  )
})

test('it goes on to the state, to delivery, and is done', () => {
  const story = ['received', 'paid', 'in_review'] as const
  const stopped = { ...running, stoppedAt: iso(9) }
  const at = (...more: Stage[]) =>
    queueOf({ timeline: timelineOf(...story, ...more), clock: stopped })
  expect(at('submitted')).toBe('submitted')
  expect(at('submitted', 'approved')).toBe('to_deliver')
  expect(at('submitted', 'approved', 'delivered')).toBe('delivered')
  expect(at('submitted', 'rejected')).toBe('waiting')
  expect(at('submitted', 'rejected', 'answered')).toBe('to_file')
  expect(at('submitted', 'waiting_for_you')).toBe('waiting')
})

test('a rejection that is noted before the filing went out again leaves it to file', () => {
  const story = ['paid', 'in_review', 'submitted', 'rejected', 'in_review', 'rejected'] as const
  expect(queueOf({ timeline: timelineOf(...story), clock: running })).toBe('to_file')
  expect(queueOf({ timeline: timelineOf(...story.slice(0, 4), 'rejected') })).toBe('waiting')
})

test('what is unpaid, given back, cancelled or completed is no work of ours', () => {
  expect(queueOf({ paymentStatus: 'pending', status: 'pending' })).toBe('unpaid')
  expect(queueOf({ paymentStatus: 'failed', status: 'pending' })).toBe('unpaid')
  expect(queueOf({ paymentStatus: 'refunded' })).toBe('closed')
  expect(queueOf({ status: 'cancelled' })).toBe('closed')
  expect(queueOf({ status: 'completed' })).toBe('delivered')
})

test('a service that was refunded is no work of ours, also once a part of another goes back', () => {
  const lines = [{ kind: 'add_on', service: 'itin' }] as const
  const at = (...more: Event[]) =>
    queueOf({ lines, timeline: timelineOf('paid', 'submitted', ['refunded', 'itin'], ...more) })
  expect(at()).toBe('submitted')
  expect(at('partly_refunded')).toBe('submitted')
})

test('an EIN of the package waits for the company, and is to file once it is formed', () => {
  const both = { llc: { completedAt: iso(1) }, ein: { completedAt: iso(1) } }
  const standard = (...events: Event[]) =>
    queueOf({ packageType: 'standard', timeline: timelineOf(...events) }, both)
  expect(standard('paid', 'in_review', 'submitted')).toBe('submitted')
  expect(standard('paid', 'in_review', 'submitted', 'approved', 'delivered')).toBe('to_file')
  expect(
    standard(
      'paid',
      'submitted',
      'approved',
      'delivered',
      ['submitted', 'ein'],
      ['delivered', 'ein'],
    ),
  ).toBe('delivered')
})

test('details of the EIN that are missing are waited for only once the company is formed', () => {
  const standard = (...events: Event[]) =>
    queueOf({ packageType: 'standard', timeline: timelineOf(...events) })
  expect(standard('paid', 'in_review', 'submitted')).toBe('submitted')
  expect(standard('paid', 'submitted', 'approved', 'delivered')).toBe('waiting')
})

test('an order is in each queue in which one of its services is', () => {
  const lines = [{ kind: 'add_on', service: 'itin' }] as const
  const at = (...events: Event[]) => {
    const timeline = timelineOf(['waiting_for_you', 'itin'], 'paid', 'in_review', ...events)
    const { queue, inToDeliver, inWaiting, inSubmitted } = orderQueue(
      order({ lines, timeline }),
      IN,
    )
    return { queue, inToDeliver, inWaiting, inSubmitted }
  }
  const none = { inToDeliver: false, inWaiting: false, inSubmitted: false }
  expect(at()).toEqual({ ...none, queue: 'to_file', inWaiting: true })
  expect(at('submitted')).toEqual({ ...none, queue: 'waiting', inWaiting: true, inSubmitted: true })
  expect(at('submitted', 'approved')).toEqual({
    ...none,
    queue: 'to_deliver',
    inToDeliver: true,
    inWaiting: true,
  })
})

test('an EIN that was asked for with the payment waits for no one before the company exists', () => {
  const asked = timelineOf('paid', 'waiting_for_you', ['waiting_for_you', 'ein'], 'in_review')
  const at = (...events: Event[]) =>
    orderQueue(
      order({ packageType: 'standard', timeline: [...asked, ...timelineOf(...events)] }),
      IN,
    )
  expect(at('submitted')).toMatchObject({ queue: 'submitted', inWaiting: false })
  expect(at('submitted', 'approved', 'delivered')).toMatchObject({ queue: 'waiting' })
})

test('what we can do goes first: a missing EIN answer does not hide a formation to file', () => {
  const timeline = timelineOf('paid', ['waiting_for_you', 'ein'], 'in_review')
  expect(
    orderQueue(order({ packageType: 'standard', timeline, clock: running }), IN),
  ).toMatchObject({
    queue: 'to_file',
    queueAt: DUE,
  })
})

test('what has no promise stands behind all that has one, the oldest first', () => {
  const itin = order({ serviceType: 'itin', timeline: timelineOf(['in_review', 'itin']) })
  expect(orderQueue(itin, { itin: { completedAt: iso(0) } })).toMatchObject({
    queue: 'to_file',
    queueAt: iso(YEAR),
  })
})

test('an extra that is no service has nothing to file: it is delivered', () => {
  const extra = (...events: Event[]) =>
    queueOf({ kind: 'extra', timeline: timelineOf(...events) }, IN)
  expect(extra('received', 'paid')).toBe('to_deliver')
  expect(extra('received', 'paid', 'in_review', 'delivered')).toBe('delivered')
  expect(queueOf({ kind: 'renewal', timeline: timelineOf('received', 'paid') })).toBe('delivered')
})

const stories = fc.array(
  fc.record({
    stage: fc.constantFrom<Stage>(...staffStagesFor(order(), 'llc'), 'answered'),
    service: fc.constantFrom<TrackedService | null>('llc', null),
  }),
  { maxLength: 8 },
)

test('a formation is to file by the end of its promise exactly while its clock runs', () => {
  fc.assert(
    fc.property(stories, (events) => {
      const timeline = [
        ...timelineOf('paid', 'in_review'),
        ...events.map((event, index) => ({ ...event, at: iso(index + 2) })),
      ]
      const clock = clockAfter(startClock({}, iso(1)), timeline, 2)
      const now = new Date(iso(timeline.length))
      const { state, dueAt } = filingClock(clock, now)
      const isRunning = state === 'running'
      const stored = { ...clock, dueAt: state === 'paused' ? null : dueAt?.toISOString() }
      const shown = order({ timeline, clock: stored })
      const { queue, queueAt } = orderQueue(shown, IN)
      if (isRunning) expect({ queue, queueAt }).toEqual({ queue: 'to_file', queueAt: stored.dueAt })
      if (queue === 'to_file' && !isRunning) {
        expect(Date.parse(queueAt)).toBeGreaterThan(Date.parse(DUE)) // it has no promise any more
      }
      if (queue === 'submitted' || queue === 'to_deliver' || queue === 'delivered') {
        expect(isSubmitted(shown)).toBe(true)
      }
    }),
  )
})
