import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  handlingStep,
  TASK_SHOWS,
  taskFilter,
  tasksHref,
  tickInput,
} from '@/src/domain/compliance/my-task'

const COMPANY = '11111111-2222-4333-8444-555555555555'

test.each([
  [{ show: 'open', company: null }, '/dashboard/addons'],
  [{ show: 'all', company: null }, '/dashboard/addons?show=all'],
  [{ show: 'open', company: COMPANY }, `/dashboard/addons?company=${COMPANY}`],
  [{ show: 'completed', company: COMPANY }, `/dashboard/addons?show=completed&company=${COMPANY}`],
] as const)('the deadlines of %j are at %s', (filter, address) => {
  expect(tasksHref(filter)).toBe(address)
})

test('an address shows what it was made for', () => {
  const company = fc.option(fc.uuid())
  fc.assert(
    fc.property(fc.constantFrom(...TASK_SHOWS), company, (show, id) => {
      const { searchParams } = new URL(tasksHref({ show, company: id }), 'http://localhost')

      expect(taskFilter(Object.fromEntries(searchParams))).toEqual({ show, company: id })
    }),
  )
})

test.each([
  [{}],
  [{ show: 'everything', company: 'mine' }],
  [{ show: ['all', 'open'], company: [COMPANY] }],
  [{ show: '', company: '' }],
])('an address that says nothing, or nonsense such as %j, shows what is open', (query) => {
  expect(taskFilter(query)).toEqual({ show: 'open', company: null })
})

test.each([
  ['extra', 'pending', 'pending', 'unpaid'],
  ['extra', 'pending', 'failed', 'unpaid'],
  ['extra', 'processing', 'paid', 'under_way'],
  ['extra', 'completed', 'paid', null],
  ['purchase', 'completed', 'paid', 'under_way'],
  ['purchase', 'completed', 'refunded', null],
  ['extra', 'cancelled', 'paid', null],
  ['extra', 'cancelled', 'pending', null],
] as const)(
  'the %s that is %s and %s is at %s with a task',
  (kind, status, paymentStatus, step) => {
    expect(handlingStep({ kind, status, paymentStatus })).toBe(step)
  },
)

test.each([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
])('ticking a task off with %j says %s', (sent, isCompleted) => {
  expect(tickInput.parse({ isCompleted: sent })).toEqual({ isCompleted })
})

test('what is neither yes nor no ticks nothing off', () => {
  for (const sent of ['yes', '', 1, null, undefined]) {
    expect(tickInput.safeParse({ isCompleted: sent }).success).toBe(false)
  }
})
