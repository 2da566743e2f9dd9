import { expect, test } from 'vitest'
import type { Told } from '@/src/domain/orders/happening'
import { orderTimeline } from '@/src/domain/orders/progress/order-timeline'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'

type Entry = readonly [Told, TrackedService?]

const order = (entries: readonly Entry[]) => ({
  kind: 'purchase' as const,
  serviceType: 'llc' as const,
  companyType: 'llc' as const,
  packageType: 'standard',
  state: 'Wyoming',
  services: ['llc', 'ein', 'registered_agent'] as const,
  timeline: entries.map(([stage, service], index) => ({
    id: `${index}`,
    at: `2026-11-2${index}T10:00:00.000Z`,
    stage,
    service: service ?? null,
    note: null,
    author: null,
    document: null,
  })),
  payment: 'paid' as const,
  details: { llc: 'sent', ein: 'missing' } as const,
})

const told = (entries: readonly Entry[]) =>
  orderTimeline(order(entries)).map(
    ({ actor, title, step }) => `${step.state} | ${actor} | ${title}`,
  )

const START: readonly Entry[] = [['received'], ['paid']]

test('what the services share has one row, and what has not begun one for each further service', () => {
  const rows = told([...START, ['in_review', 'llc'], ['submitted', 'llc']])

  expect(rows.filter((row) => row.includes('Payment received'))).toEqual([
    'done | You | Payment received',
  ])
  expect(rows.filter((row) => row.startsWith('ahead')).at(-1)).toBe('ahead | We | Registered Agent')
  expect(rows).toContain('current | Wyoming | Approval by the state')
  expect(rows).toContain('waiting | You | EIN: Your details needed')
})

test('an approval names the agent, and each has its own row in the order of time', () => {
  const rows = told([...START, ['submitted', 'llc'], ['approved', 'llc'], ['submitted', 'ein']])
  const past = rows.filter((row) => row.startsWith('done'))

  expect(past.slice(2)).toEqual([
    'done | We | Filed with the state',
    'done | Wyoming | Approved by the state',
    'done | We | Registered agent appointed',
    'done | We | EIN: Form SS-4 sent to the IRS',
  ])
})

test('a request for a refund is the customer’s, and stands once', () => {
  expect(told([...START, ['refund_requested']]).filter((row) => row.includes('refund'))).toEqual([
    'done | You | You asked for a refund',
  ])
})
