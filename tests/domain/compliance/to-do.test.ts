import { expect, test } from 'vitest'

import {
  answerToDo,
  inOrder,
  orderToDos,
  taskToDo,
  type WaitingOrder,
} from '@/src/domain/compliance/to-do'

const order = (change: Partial<WaitingOrder> = {}): WaitingOrder => ({
  id: '11111111-2222-4333-8444-555555555555',
  kind: 'purchase',
  serviceType: 'llc',
  status: 'processing',
  paymentStatus: 'paid',
  companyName: 'Engine LLC',
  totalMinor: 249_00,
  currency: 'USD',
  lines: [{ kind: 'service', label: 'Standard' }],
  timeline: [],
  payment: 'paid',
  filing: null,
  ...change,
})

const kinds = (change: Partial<WaitingOrder>) => orderToDos(order(change)).map(({ kind }) => kind)

test('a paid formation waits for its details until they are in', () => {
  expect(orderToDos(order())).toMatchObject([
    {
      kind: 'details',
      action: 'Add details',
      href: '/dashboard/orders/11111111-2222-4333-8444-555555555555#formation-details',
    },
  ])
  expect(kinds({ filing: { completedAt: '2026-11-01T00:00:00.000Z' } })).toEqual([])
  expect(kinds({ status: 'completed' })).toEqual([])
})

test('an order that is not paid offers to pay exactly its total', () => {
  const unpaid = { status: 'pending', paymentStatus: 'pending' } as const

  expect(orderToDos(order({ ...unpaid, payment: 'unpaid' }))).toMatchObject([
    { kind: 'payment', title: 'Pay LLC Formation for Engine LLC', action: 'Pay $249.00' },
  ])
  expect(
    orderToDos(order({ ...unpaid, paymentStatus: 'failed', payment: 'failed' })),
  ).toMatchObject([{ kind: 'payment', isUrgent: true }])
})

test('nobody is asked to pay again while a person looks at the money, or once it is called off', () => {
  expect(kinds({ status: 'pending', paymentStatus: 'pending', payment: 'checking' })).toEqual([])
  expect(kinds({ status: 'cancelled', paymentStatus: 'pending', payment: 'unpaid' })).toEqual([])
})

test('what staff last asked for waits, with their words, until something happens', () => {
  const asked = { stage: 'waiting_for_you', service: 'ein', note: 'Which name is right?' } as const
  const ein = { serviceType: 'ein', companyName: null } as const

  expect(orderToDos(order({ ...ein, timeline: [asked] }))).toMatchObject([
    { kind: 'request', title: 'EIN Number Application waits for you', detail: asked.note },
  ])
  expect(kinds({ ...ein, timeline: [asked, { stage: 'submitted', service: 'ein' }] })).toEqual([])
})

test('what is late or failed comes first, the rest as it came', () => {
  const today = new Date('2026-11-21T12:00:00Z')
  const late = taskToDo({ id: 'a', title: 'Report', dueDate: '2026-11-19T00:00:00.000Z' }, today)
  const soon = taskToDo({ id: 'b', title: 'Tax', dueDate: '2026-12-01T00:00:00.000Z' }, today)
  const answer = answerToDo({ id: 'c', subject: 'Where is it?' })

  expect(late).toMatchObject({ isUrgent: true, detail: 'Overdue by 2 days' })
  expect(inOrder([answer, soon, late]).map(({ key }) => key)).toEqual([
    'task-a',
    'answer-c',
    'task-b',
  ])
})
