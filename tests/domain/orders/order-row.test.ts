import { describe, expect, test } from 'vitest'
import type { ClockView } from '@/src/domain/orders/filing-clock'
import type { Told } from '@/src/domain/orders/happening'
import type { OrderView } from '@/src/domain/orders/my-order'
import { orderRow } from '@/src/domain/orders/progress/order-row'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'

type Entry = readonly [Told, TrackedService?]
type Parts = Parameters<typeof orderRow>[1]

/** When the entry at an index happened. */
const at = (index: number) => `2026-11-2${index}T10:00:00.000Z`

const START: readonly Entry[] = [['received'], ['paid']]
const REVIEW: readonly Entry[] = [...START, ['in_review', 'llc']]
const NOTHING: Parts = { asked: undefined, documents: 0, renewal: null }
const DETAILS: Parts = { ...NOTHING, asked: { kind: 'details', action: 'Add details', href: '/d' } }
const PAYMENT: Parts = { ...NOTHING, asked: { kind: 'payment', action: 'Pay', href: '/p' } }

function order(entries: readonly Entry[], change: Partial<OrderView> = {}): OrderView {
  return {
    id: 'o1',
    kind: 'purchase',
    service: 'LLC Formation',
    serviceType: 'llc',
    companyName: 'Harbor',
    companyType: 'llc',
    state: 'Wyoming',
    stateCode: 'WY',
    status: 'processing',
    isUnpaid: false,
    payment: 'paid',
    totalMinor: 249_00,
    currency: 'USD',
    placedAt: '2026-11-19T10:00:00.000Z',
    packageType: 'starter',
    email: 'ada@example.com',
    customer: 'Ada Moss',
    purpose: null,
    addressLines: [],
    phone: null,
    filedAs: null,
    agent: null,
    businessAddress: null,
    lines: [],
    services: ['llc'],
    details: { llc: 'sent' },
    clock: null,
    parent: null,
    refundedMinor: 0,
    receiptNumber: null,
    paidAt: null,
    paymentMethod: null,
    paymentFailure: null,
    card: null,
    timeline: entries.map(([stage, service], index) => ({
      id: `${index}`,
      at: at(index),
      stage,
      service: service ?? null,
      note: null,
      author: null,
      document: null,
    })),
    ...change,
  }
}

const row = (entries: readonly Entry[], change: Partial<OrderView> = {}, parts = NOTHING) =>
  orderRow(order(entries, change), parts)

const PLACED = { title: 'Ordered', at: '2026-11-19T10:00:00.000Z' }

describe('an order that is over', () => {
  test.each([
    ['cancelled', 'paid', 'Canceled', 'neutral'],
    ['cancelled', 'refunded', 'Canceled', 'neutral'],
    ['processing', 'refunded', 'Refunded', 'neutral'],
    ['completed', 'paid', 'Completed', 'success'],
  ] as const)('as %s and %s is done: %s', (status, payment, title, tone) => {
    const { group, stage, bar } = row([...REVIEW, ['completed']], { status, payment }, DETAILS)
    expect(group).toBe('done')
    expect(stage).toEqual({ title, tone, at: status === 'completed' ? at(3) : null })
    expect(bar.total).toBeGreaterThan(0)
    expect(bar.done).toBe(bar.total)
  })

  test('has no clock; its documents are downloaded where it is completed', () => {
    const clock: ClockView = { state: 'running', stoppedAt: null } as ClockView
    const over = { status: 'completed', clock } as const
    const renewal = 'Renews on Jan 5'
    expect(row(REVIEW, over, { ...NOTHING, documents: 2, renewal })).toMatchObject({
      clock: null,
      next: { title: '2 documents', at: null, note: renewal },
      action: {
        label: 'Download Documents',
        href: '/dashboard/documents?orderId=o1&serviceType=llc',
      },
    })
    expect(row(REVIEW, over, { ...NOTHING, renewal })).toMatchObject({
      next: { ...PLACED, note: renewal },
      action: null,
    })
    expect(row(REVIEW, { status: 'cancelled' }, { ...DETAILS, documents: 1 }).action).toBeNull()
  })
})

describe('an order that is not paid', () => {
  test.each([
    ['failed', 'Payment failed', 'danger'],
    ['confirming', 'Confirming your payment', 'neutral'],
    ['unpaid', '$249.00 not paid', 'neutral'],
  ] as const)('as %s says so', (payment, title, tone) => {
    const unpaid = row([['received']], { payment: payment as never, status: 'pending' }, PAYMENT)
    expect(unpaid).toMatchObject({
      group: 'unpaid',
      stage: { title, tone, at: null },
      next: { ...PLACED, note: 'Nothing is charged until you pay' },
      action: { label: 'Pay', href: '/p' },
      canRemove: false,
    })
  })

  test('can be removed where it was added to another', () => {
    const added = { kind: 'extra', status: 'pending' } as const
    expect(row([['received']], added, PAYMENT)).toMatchObject({
      canRemove: true,
      next: { title: 'Added' },
    })
    expect(row([['received']], added).canRemove).toBe(false)
  })
})

describe('an order that waits for its customer', () => {
  const missing = { details: { llc: 'missing' } } as const

  test('says which details are needed, and when the clock starts', () => {
    const idle = { ...missing, clock: { state: 'idle', stoppedAt: null } as ClockView }
    expect(row([...START, ['waiting_for_you', 'llc']], idle, DETAILS)).toMatchObject({
      group: 'you',
      stage: { title: 'Your formation details needed', tone: 'warning', at: null },
      next: { title: '24-hour clock', at: null, note: 'Starts when you send them' },
      action: { label: 'Add details', href: '/d' },
      clock: idle.clock,
    })
  })

  test('says that the clock goes on with the answer', () => {
    const paused = { clock: { state: 'paused', stoppedAt: null } as ClockView }
    expect(row([...REVIEW, ['waiting_for_you', 'llc']], paused, DETAILS)).toMatchObject({
      stage: { title: 'We asked you a question', tone: 'warning' },
      next: { title: '24-hour clock paused', at: null, note: 'Goes on when you answer' },
    })
  })

  test('says since when, where no clock runs', () => {
    const asked = row([...REVIEW, ['waiting_for_you', 'llc']], {}, DETAILS)
    expect(asked.next).toEqual({ title: 'Asked', at: at(3), note: null })
    expect(row(REVIEW, {}, DETAILS).next).toEqual({ ...PLACED, note: null })
  })

  test.each([
    [
      'llc',
      'Rejected by Wyoming',
      { title: 'New 24-hour clock', at: null, note: 'Starts when you answer' },
    ],
    ['ein', 'Rejected by the IRS', { ...PLACED, note: null }],
  ] as const)('after a rejection of %s says who rejected it', (service, title, next) => {
    const rejected = row(
      [...REVIEW, ['submitted', service], ['rejected', service]],
      { services: ['llc', 'ein'], details: { llc: 'sent', ein: 'sent' } },
      DETAILS,
    )
    expect(rejected.stage).toEqual({ title, tone: 'danger', at: at(4) })
    expect(rejected.next).toEqual(next)
  })

  test('a rejection without a service is that of the order, and by the state where none is known', () => {
    const rejected = row([...REVIEW, ['rejected']], { state: null }, DETAILS)
    expect(rejected.stage.title).toBe('Rejected by the state')
    expect(rejected.next.title).toBe('New 24-hour clock')
    expect(row([...REVIEW, ['rejected', 'llc']]).stage.tone).toBe('neutral')
  })
})

describe('an order in progress', () => {
  test('says what is done and who sets the time', () => {
    const submitted = row([...REVIEW, ['submitted', 'llc']])
    expect(submitted).toMatchObject({
      group: 'progress',
      stage: { title: 'Approval by the state', tone: 'neutral', at: null },
      next: { title: 'Filed with the state', at: at(3), note: 'Wyoming sets the time' },
      action: null,
      canRemove: false,
    })
    expect(submitted.bar.done).toBeGreaterThan(0)
    expect(submitted.bar.done).toBeLessThan(submitted.bar.total)
  })

  test('says when it is renewed while the work is ours', () => {
    const renewal = 'Renews on Jan 5'
    const reviewed = row(REVIEW, {}, { ...NOTHING, renewal })
    expect(reviewed.next.note).toBe(renewal)
    expect(reviewed.next.title).toBe('Payment received')
    expect(reviewed.next.at).toBe(at(1))
  })

  test('speaks of the service that waits, then of the one under way', () => {
    const both = { services: ['llc', 'ein'], packageType: 'standard' } as const
    const filed: readonly Entry[] = [
      ...REVIEW,
      ['submitted', 'llc'],
      ['approved', 'llc'],
      ['delivered', 'llc'],
    ]
    expect(row(filed, { ...both, details: { llc: 'sent', ein: 'missing' } }).stage).toMatchObject({
      title: 'Your EIN details needed',
      tone: 'neutral',
    })
    expect(
      row([...filed, ['submitted', 'ein']], { ...both, details: { llc: 'sent', ein: 'sent' } })
        .stage.title,
    ).toMatch(/^EIN: |IRS/)
  })

  test('keeps its clock until it is stopped', () => {
    const clock = { state: 'running', stoppedAt: null } as ClockView
    expect(row(REVIEW, { clock }).clock).toBe(clock)
    const stopped = { ...clock, stoppedAt: at(4) } as unknown as ClockView
    expect(row(REVIEW, { clock: stopped }).clock).toBeNull()
  })

  test('of which nothing is known was received', () => {
    expect(row([], { services: [] })).toMatchObject({
      stage: { title: 'Order received', tone: 'neutral' },
      bar: { done: 0, total: 0 },
      next: { ...PLACED, note: null },
    })
  })
})
