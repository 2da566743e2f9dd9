import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { findOrders } from '@/src/queries/orders/find-orders'
import { nameCompanies, queueOrders } from '@/src/services/filing/filing-queue'
import { saveFiling } from '@/src/services/filing/save-filing'
import { requestRefund } from '@/src/services/purchase/refund/refund-order'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const tell = async (id: string, body: object) => {
  const { status } = await tellOf(payload, admin, id, body)
  expect(status).toBe(200)
}

const sendDetails = (id: string) => saveFiling(payload, id, WHOLE_FILING)

const formation = async () =>
  paidOrder(payload, {
    state: (await storedState(payload, 'WY')).id,
    catalogue: { state: { name: 'Wyoming', code: 'WY' } },
    companyName: 'Queue Works LLC',
  })

test('an order moves through the queue by what happens to it, and its promise with it', async () => {
  const { id } = await formation()
  expect(await orderOf(id)).toMatchObject({ queue: 'waiting', stateCode: 'WY' })

  expect((await sendDetails(id)).missing).toEqual([])
  const ready = await orderOf(id)
  expect(ready).toMatchObject({ queue: 'to_file', queueAt: ready.clock?.dueAt })

  await tell(id, { stage: 'waiting_for_you', service: 'llc', note: 'Which name?' })
  expect(await orderOf(id)).toMatchObject({ queue: 'waiting', clock: { dueAt: null } })

  await tell(id, { stage: 'reviewed', service: 'llc' })
  expect(await orderOf(id)).toMatchObject({ queue: 'to_file' })
  await tell(id, { stage: 'submitted', service: 'llc' })
  expect(await orderOf(id)).toMatchObject({ queue: 'submitted' })
  await tell(id, { stage: 'approved', service: 'llc' })
  expect(await orderOf(id)).toMatchObject({ queue: 'to_deliver' })
  await tell(id, { stage: 'delivered', service: 'llc' })
  expect(await orderOf(id)).toMatchObject({ queue: 'delivered' })

  await api('PATCH', `/orders/${id}`, { as: admin, body: { status: 'cancelled' } })
  expect(await orderOf(id)).toMatchObject({ queue: 'closed' })
})

test('details that are taken back leave the queue', async () => {
  const { id } = await formation()
  await sendDetails(id)
  await saveFiling(payload, id, { action: 'reopen' })
  expect(await orderOf(id)).toMatchObject({ queue: 'waiting', clock: { dueAt: null } })
})

test('a request for a refund is open until its ticket is closed, and again when that opens', async () => {
  const { id } = await formation()
  const order = await orderOf(id)
  const lineIds = (order.lines ?? []).flatMap((line) => line.id ?? []).slice(0, 1)
  const { ticket } = await inTransaction(payload, (req) =>
    requestRefund(req, order, { lineIds, reason: 'Changed my mind' }),
  )
  expect((await orderOf(id)).refundOpen).toBe(true)

  const set = (status: 'closed' | 'open') =>
    payload.update({ collection: 'tickets', id: ticket, data: { status }, ...everything })
  await set('closed')
  expect((await orderOf(id)).refundOpen).toBe(false)
  await set('open')
  expect((await orderOf(id)).refundOpen).toBe(true)
})

test('nobody writes the queue over HTTP, and customers are not told of it', async () => {
  const { id } = await formation()
  const body = { queue: 'delivered', refundOpen: true, searchText: 'x' }
  await api('PATCH', `/orders/${id}`, { as: admin, body })
  expect(await orderOf(id)).toMatchObject({ queue: 'waiting', refundOpen: false })

  const user = await build('users')
  await build('orders', { user: user.id })
  const { body: mine } = await api('GET', '/orders', { as: await signIn(payload, user.email) })
  expect(mine).toMatchObject({ totalDocs: 1 })
  expect(JSON.stringify(mine)).not.toMatch(/searchText|queueAt|refundOpen/)
})

test('orders that were written before there was a queue get their place', async () => {
  const { id } = await formation()
  await payload.db.updateOne({ collection: 'orders', id, data: { queue: null, queueAt: null } })
  expect(await queueOrders(payload)).toBe(1)
  expect(await orderOf(id)).toMatchObject({
    queue: 'waiting',
    searchText: expect.stringContaining('queue works'),
  })
  expect(await queueOrders(payload)).toBe(0)
})

test('a company is kept and found by its legal name, whatever was typed of it', async () => {
  const { id } = await build('orders', { companyName: 'Harbor Pine', companyType: 'llc' })
  const body = { legalName: 'Another LLC' }
  await api('PATCH', `/orders/${id}`, { as: admin, body })
  expect((await orderOf(id)).legalName).toBe('Harbor Pine LLC')

  const req = await createLocalReq({}, payload)
  const foundIds = async (words: string) => (await findOrders(req, words, 9)).map((row) => row.id)
  expect(await foundIds('harbor pine llc')).toContain(id)

  const old = { legalName: null, searchText: ' harbor pine ' }
  await payload.db.updateOne({ collection: 'orders', id, data: old })
  expect(await nameCompanies(payload)).toBe(1)
  expect(await foundIds('harbor pine llc')).toContain(id)
  expect(await nameCompanies(payload)).toBe(0)

  await api('PATCH', `/orders/${id}`, { as: admin, body: { companyName: 'Harbor Oak, L.L.C.' } })
  expect((await orderOf(id)).legalName).toBe('Harbor Oak, L.L.C.')
  expect(await foundIds('harbor pine llc')).not.toContain(id)
})
