import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { PAGE_SIZE } from '@/src/admin/kit/list/list-spec'
import { opens } from '@/src/admin/kit/screens/opens'
import type { TicketRow } from '@/src/admin/support/inbox/ticket-row'
import { ticketsList } from '@/src/admin/support/inbox/tickets-list'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { nextTicket, previousTicket } from '@/src/services/support/desk/ticket-queues'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { expectWholePages } from '@/tests/support/lists/page-by-page'
import { expectIndexed } from '@/tests/support/lists/plans-of'
import { readList, type Search } from '@/tests/support/lists/read-list'
import { wordsFinding } from '@/tests/support/lists/words-finding'
import { viewerOf } from '@/tests/support/people/people'
import { requestOf } from '@/tests/support/people/request-of'

import { fillTickets } from './fill-tickets'

const TICKETS = 20_000

let payload: Payload
let admin: PayloadRequest

beforeAll(async () => {
  payload = await testPayload()
  admin = await requestOf({ role: 'admin', firstName: 'Maya', lastName: 'Lin' })
  await fillTickets(payload.db.pool, TICKETS, admin.user?.id ?? '')
}, 120_000)
afterAll(() => vi.restoreAllMocks())

const { ask, read, find } = readList(ticketsList, () => admin)
const moments = (rows: readonly TicketRow[]) => rows.map(({ waitingSince }) => waitingSince)

test('who waits for us comes first, the longest wait on top, and nobody else', async () => {
  const { rows } = await read({})
  expect(rows).toHaveLength(PAGE_SIZE)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['open']))
  expect(moments(rows)).toEqual(moments(rows).toSorted())
})

test('mine are mine alone, and unassigned ones nobody’s', async () => {
  const { rows } = await read({ view: 'mine' })
  expect(new Set(rows.map(({ assigneeName }) => assigneeName))).toEqual(new Set(['Maya Lin']))
  expect((await ticketsList.count?.(admin, ask({ view: 'mine' })))?.count).toBe(TICKETS / 100)
  const other = await requestOf({ role: 'admin' })
  expect((await read({ view: 'mine' }, other)).rows).toEqual([])
  const free = await read({ view: 'unassigned' })
  expect(new Set(free.rows.map(({ assigneeName }) => assigneeName))).toEqual(new Set([null]))
})

test('each status has its view and its filter, with the count of the spec', async () => {
  for (const [status, share] of [
    ['open', 3],
    ['in_progress', 5],
    ['closed', 92],
  ] as const) {
    expect(new Set((await read({ view: status })).rows.map((row) => row.status))).toEqual(
      new Set([status]),
    )
    const filtered = ask({ view: 'all', status })
    const counted = await ticketsList.count?.(admin, filtered)
    const there = (TICKETS * share) / 100
    expect(counted).toEqual({ count: Math.min(there, 10_000), isMore: there > 10_000 })
  }
})

test('pages follow one another without a gap or a ticket twice', async () => {
  const searches: Search[] = [{ view: 'mine' }, { view: 'theirs', sort: '-lastMessageAt' }]
  for (const search of searches) await expectWholePages(admin, ticketsList, ask(search), 97)
})

test('a ticket is found by number, subject, name and email, wherever it is', async () => {
  const { id } = await builder(payload)('tickets', {
    subject: 'Apostille for Mé Ltd',
    requesterName: 'Nadia Okafor-Şimşek',
    requesterEmail: 'nadia.o@example.org',
    status: 'closed',
  })
  const words = [
    id,
    ticketReference(id),
    `#${ticketReference(id)}`,
    'nadia.o@example.org',
    'apostille',
    'nadia.o',
    'okafor apostille',
    'mé',
    'şimşek',
  ]
  expect(await wordsFinding(find, id, words)).toEqual(words)
  const others = ['nobody at all', '100%', "' or 1=1", 'T-zzzz', '\\', '_']
  expect(await wordsFinding(find, id, others)).toEqual([])
})

test('a row says who asks, also where nobody is known', async () => {
  const customer = await builder(payload)('users', { firstName: 'Grace', lastName: 'Hopper' })
  const order = await builder(payload)('orders', { companyName: 'Blue Heron LLC' })
  const known = await builder(payload)('tickets', { user: customer.id, order: order.id })
  const unknown = await builder(payload)('tickets', { requesterEmail: null })
  const rowOf = async (id: string) => (await read({ q: id })).rows[0]
  expect(await rowOf(known.id)).toMatchObject({
    person: 'Grace Hopper',
    email: customer.email,
    orderLabel: 'Blue Heron LLC',
  })
  expect(await rowOf(unknown.id)).toMatchObject({ person: 'Unknown User', email: '' })
})

test('one goes on in the queue that one came from, in its order, round to its start', async () => {
  const { rows } = await read({ view: 'mine' })
  const [first, second, third] = rows
  if (!first || !second || !third) throw new Error('Too few')
  expect(await nextTicket(admin, 'mine', second)).toBe(third.id)
  expect(await previousTicket(admin, 'mine', second)).toBe(first.id)
  expect(await previousTicket(admin, 'mine', first)).toBeNull()
  expect(await nextTicket(admin, 'mine', { id: second.id })).toBe(first.id)
})

test('each view and search is answered by an index', async () => {
  const searches: Search[] = [
    ...Object.keys(ticketsList.views).map((view) => ({ view })),
    { view: 'all', sort: '-lastMessageAt' },
    { q: 'bench-123@example.com' },
    { q: 'nobody at all' },
    { q: 'T-0badcafe' },
    { q: 'agreement 1234' },
  ]
  await expectIndexed(payload, 'tickets', searches, read)
})

test('who may only view support reads the inbox and changes nothing over HTTP', async () => {
  const { id: viewerId, req: viewer, as } = await viewerOf(payload, 'support')
  const [row, other] = (await read({}, viewer)).rows
  expect(row).toMatchObject({ status: 'open', mayChange: false })
  const path = `/tickets/${row?.id}`
  const answers = [
    await api('PATCH', path, { as, body: { status: 'closed' } }),
    await api('PATCH', path, { as, body: { assignee: viewerId } }),
    await api('DELETE', path, { as }),
    await api('POST', `${path}/answer`, { as, body: { body: 'Hello', internal: false } }),
    await api('POST', `${path}/answer`, { as, body: { body: 'Hello', internal: true } }),
    await api('POST', `${path}/merge`, { as, body: { into: other?.id } }),
    await api('POST', `${path}/writing`, { as, body: {} }),
    await api('POST', '/cannedReplies', { as, body: { title: 'x', shortcut: 'x', text: 'x' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  expect((await api('GET', `${path}/news`, { as })).status).toBe(200)
  expect((await read({ q: row?.id ?? '' })).rows[0]).toMatchObject({
    status: 'open',
    assignee: null,
  })
})

test('without view_support the inbox does not open, and no ticket is read', async () => {
  const none = await requestOf({
    role: 'sub_admin',
    permissionDenials: ['view_support', 'manage_support'],
  })
  expect([await opens(none, 'tickets'), await opens(admin, 'tickets')]).toEqual([false, true])
  expect((await ticketsList.read(none, { ...ask({ view: 'all' }), where: {} }, 10)).rows).toEqual(
    [],
  )
})
