import { expect, test } from 'vitest'

import {
  addDetails,
  askedDetails,
  detailsTime,
  missingDetails,
} from '@/src/domain/orders/asked-details'

const order = (timeline: Parameters<typeof askedDetails>[0]['timeline']) =>
  ({ serviceType: 'ein', status: 'processing', paymentStatus: 'paid', timeline }) as const

test('a paid order asks for the details of each service that waits for them, a company first', () => {
  const asked = order([
    { stage: 'paid', service: 'ein' },
    { stage: 'waiting_for_you', service: 'ein' },
    { stage: 'waiting_for_you', service: 'llc' },
  ])
  expect(askedDetails(asked)).toEqual(['llc', 'ein'])
  expect(askedDetails({ ...asked, status: 'cancelled' })).toEqual([])
  expect(askedDetails({ ...asked, paymentStatus: 'refunded' })).toEqual([])
})

test('what was sent, and what staff asked, is no request for details', () => {
  expect(
    askedDetails(
      order([
        { stage: 'waiting_for_you', service: 'ein' },
        { stage: 'in_review', service: 'ein' },
        { stage: 'waiting_for_you', service: 'itin', author: 'Sam' },
      ]),
    ),
  ).toEqual([])
})

test('the first missing details are those of the company', () => {
  const missing = missingDetails({
    services: ['ein', 'llc', 'registered_agent'],
    details: { ein: 'missing', llc: 'missing' },
  })
  expect(missing).toEqual(['llc', 'ein'])
  expect(addDetails('llc')).toBe('Add formation details (5 minutes)')
  expect(addDetails('trademark')).toBe('Add trademark details (10 minutes)')
})

test('the details of several services take as long as all of them together', () => {
  expect(detailsTime('llc')).toBe('It takes about 5 minutes.')
  expect(detailsTime('itin', 'ein')).toBe('It takes about 15 minutes.')
})
