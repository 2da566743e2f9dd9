import { expect, test } from 'vitest'

import { planText } from '@/src/admin/compliance/plan/PlanSelected'
import type { OrderPreview } from '@/src/services/compliance/plan-compliance'

const order = (own: Partial<OrderPreview>): OrderPreview => ({
  id: 'order',
  name: 'Osprey Labs LLC',
  create: [],
  existing: 0,
  changed: 0,
  problem: null,
  ...own,
})

const task = { title: 'Annual report', due: '2027-04-01' }
const unformed = order({ problem: 'The order has no formation date yet.' })
const done = order({ existing: 3 })

test.each([
  [[order({ create: [task, task] }), done, unformed], 2, 'The rules give 2 new tasks for 1 order.'],
  [[done], 0, 'Nothing to create: every task that the rules give is already there.'],
  [[unformed], 0, 'Nothing to create. The reason is under each order.'],
  [[done, unformed], 0, 'Nothing to create. The reason is under each order.'],
])('a plan says what it will create, or why nothing', (orders, total, text) => {
  expect(planText(orders, total)).toBe(text)
})
