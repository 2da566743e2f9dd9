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
      action: 'Add formation details',
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
  ).toMatchObject([
    { kind: 'payment', detail: expect.stringContaining('not been charged'), isUrgent: true },
  ])
})

test('an order whose payment was taken back is not said to have cost nothing', () => {
  const [pay] = orderToDos(
    order({ paymentStatus: 'failed', payment: 'failed', paidAt: '2026-11-01T00:00:00.000Z' }),
  )

  expect(pay).toMatchObject({
    detail: 'It needs to be paid again. We continue once it is paid.',
    isUrgent: true,
  })
})

test('nobody is asked to pay again while a person looks at the money, or once it is called off', () => {
  expect(kinds({ status: 'pending', paymentStatus: 'pending', payment: 'checking' })).toEqual([])
  expect(kinds({ status: 'cancelled', paymentStatus: 'pending', payment: 'unpaid' })).toEqual([])
})

test('what staff last asked for waits, with their words, until something happens', () => {
  const asked = { stage: 'waiting_for_you', service: 'ein', note: 'Which name is right?' } as const
  const ein = { serviceType: 'ein', companyName: null } as const

  expect(orderToDos(order({ ...ein, timeline: [asked] }))).toMatchObject([
    { kind: 'request', title: 'EIN Number Application is waiting for you', detail: asked.note },
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

const ID = '11111111-2222-4333-8444-555555555555'

test('an unpaid order leads to where it is paid, and only what failed is urgent', () => {
  const unpaid = { status: 'pending', paymentStatus: 'pending' } as const

  expect(orderToDos(order({ ...unpaid, payment: 'unpaid' }))).toEqual([
    {
      key: `payment-${ID}`,
      kind: 'payment',
      title: 'Pay LLC Formation for Engine LLC',
      detail: 'We start as soon as it is paid.',
      action: 'Pay $249.00',
      href: `/orders/${ID}/pay`,
      isUrgent: false,
    },
  ])
  expect(orderToDos(order({ ...unpaid, payment: 'confirming', companyName: null }))).toMatchObject([
    { title: 'Pay LLC Formation', isUrgent: false },
  ])
})

test('a renewal is an invoice, which says what becomes of it unpaid', () => {
  const renewal = {
    kind: 'renewal',
    status: 'pending',
    paymentStatus: 'pending',
    payment: 'unpaid',
    lines: [{ kind: 'add_on', label: 'Registered agent (one year)' }],
  } as const

  expect(orderToDos(order(renewal))).toMatchObject([
    {
      title: 'Renewal: Registered agent (one year) for Engine LLC',
      detail: 'The invoice is not paid yet. If it stays unpaid, the service does not renew.',
    },
  ])
})

test('a formation without its details asks for them, and for nothing else meanwhile', () => {
  const asked = { stage: 'waiting_for_you', note: 'Which name is right?' } as const

  expect(orderToDos(order({ companyName: null, timeline: [asked] }))).toEqual([
    {
      key: `details-${ID}`,
      kind: 'details',
      title: 'Tell us who owns and runs LLC Formation',
      detail: 'We need this before we can file. It takes about 5 minutes.',
      action: 'Add formation details',
      href: `/dashboard/orders/${ID}#formation-details`,
      isUrgent: false,
    },
  ])
})

test('a request without words is put in ours, and leads to where it is answered', () => {
  const filing = { completedAt: '2026-11-01T00:00:00.000Z' }

  expect(orderToDos(order({ filing, timeline: [{ stage: 'waiting_for_you' }] }))).toEqual([
    {
      key: `request-${ID}`,
      kind: 'request',
      title: 'Engine LLC is waiting for you',
      detail: 'We need something from you before we can go on.',
      action: 'Reply',
      href: `/dashboard/orders/${ID}#questions`,
      isUrgent: false,
    },
  ])
})

test('what was asked without naming a service is answered by what happens to the order’s own', () => {
  const filing = { completedAt: '2026-11-01T00:00:00.000Z' }
  const asked = { stage: 'waiting_for_you' } as const

  expect(kinds({ filing, timeline: [asked, { stage: 'in_review', service: 'llc' }] })).toEqual([])
  expect(kinds({ filing, timeline: [asked, { stage: 'in_review', service: 'ein' }] })).toEqual([
    'request',
  ])
})

test('an order that is done asks for nothing more', () => {
  const asked = { stage: 'waiting_for_you' } as const

  expect(kinds({ status: 'completed', timeline: [asked] })).toEqual([])
  expect(kinds({ paymentStatus: 'refunded', payment: 'refunded', timeline: [asked] })).toEqual([])
})

test('an answer and a deadline lead to where they are read', () => {
  const today = new Date('2026-11-21T12:00:00Z')
  const dueDate = '2026-11-22T00:00:00.000Z'

  expect(answerToDo({ id: 'c', subject: 'Where is it?' })).toEqual({
    key: 'answer-c',
    kind: 'answer',
    title: 'Where is it?',
    detail: 'We answered.',
    action: 'Read',
    href: '/dashboard/support/c',
    isUrgent: false,
  })
  expect(taskToDo({ id: 'a', title: 'Tax', dueDate, companyName: 'Engine LLC' }, today)).toEqual({
    key: 'task-a',
    kind: 'task',
    title: 'Tax',
    detail: 'Due in 1 day · Engine LLC',
    action: 'See task',
    href: '/dashboard/addons',
    isUrgent: false,
  })
})

test('each service whose details are not in waits for them, at its own place on the page', () => {
  const lines = [
    { kind: 'service', label: 'ITIN', service: 'itin' },
    { kind: 'add_on', label: 'EIN', service: 'ein' },
  ] as const
  const both = { serviceType: 'itin', lines, timeline: [] } as const
  const itinDone = { service: 'itin', completedAt: '2026-11-01T00:00:00.000Z' } as const
  const asked = { stage: 'waiting_for_you', service: 'itin', note: 'A sharper scan' } as const

  expect(orderToDos(order({ ...both, details: [] }))).toMatchObject([
    { kind: 'details', href: expect.stringMatching(/#details-itin$/) },
    { kind: 'details', href: expect.stringMatching(/#details-ein$/) },
  ])
  expect(
    orderToDos(order({ ...both, details: [itinDone], timeline: [asked] })).map(
      ({ kind, detail }) => [kind, detail],
    ),
  ).toEqual([
    ['details', 'The IRS asks for them on Form SS-4.'],
    ['request', 'A sharper scan'],
  ])
  expect(kinds({ ...both, details: [], timeline: [asked] })).toEqual(['details', 'details'])
})

test('the EIN of a package follows the details of the formation', () => {
  const standard = { packageType: 'standard', details: [] } as const
  const filing = { completedAt: '2026-11-01T00:00:00.000Z' }

  expect(orderToDos(order(standard)).map(({ href }) => href.split('#')[1])).toEqual([
    'formation-details',
  ])
  expect(orderToDos(order({ ...standard, filing })).map(({ href }) => href.split('#')[1])).toEqual([
    'details-ein',
  ])
})

test('bookkeeping does not wait for the formation’s details before it asks for its own', () => {
  const lines = [{ kind: 'add_on', label: 'Bookkeeping', service: 'bookkeeping' }] as const

  expect(orderToDos(order({ lines, details: [] })).map(({ href }) => href.split('#')[1])).toEqual([
    'formation-details',
    'details-bookkeeping',
  ])
})

test('a service asks for its details once, though staff asked without naming it', () => {
  const itin = { serviceType: 'itin', companyName: null, lines: [], details: [] } as const

  expect(orderToDos(order({ ...itin, timeline: [{ stage: 'waiting_for_you' }] }))).toEqual([
    {
      key: `details-${ID}-itin`,
      kind: 'details',
      title: 'Add the details for the ITIN',
      detail: 'The IRS asks for them on Form W-7.',
      action: 'Add ITIN details',
      href: `/dashboard/orders/${ID}#details-itin`,
      isUrgent: false,
    },
  ])
})
