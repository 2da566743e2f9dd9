import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { appendTimeline, changeOrder, lockOrder } from '@/src/services/orders/change-order'
import { readOrder } from '@/src/services/orders/read-order'
import { openForTrade } from '@/tests/support/orders/open-for-trade'

const { payload, shop, customer } = await openForTrade()
const byPayload = (id: string) =>
  payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true }) // tests look at all of it

let id: string
beforeAll(async () => {
  const ada = await customer()
  await ada.complete(await shop.cardToken())
  id = ada.orderId()
})

const changed = (work: Parameters<typeof inTransaction>[1]) => inTransaction(payload, work)

test('an order is read as Payload reads it', async () => {
  expect(await readOrder({ payload }, id)).toEqual(await byPayload(id))
})

test('what a change returns is what is stored, with what its hooks make of it', async () => {
  const clock = {
    startedAt: '2026-11-20T10:00:00.000Z',
    dueAt: '2026-11-21T10:00:00.000Z',
    pauses: [{ from: '2026-11-20T12:00:00.000Z', reason: 'waiting_for_customer' as const }],
  }
  const written = await changed(async (req) =>
    changeOrder(req, await lockOrder(req, id), { clock, notes: 'Seen' }, { stage: 'in_review' }),
  )
  expect(written).toEqual(await byPayload(id))
  expect(written).toMatchObject({
    notes: 'Seen',
    clock: { pauses: [{ until: expect.any(String) }] },
  })
})

test('an entry is added after those that are there, whatever its writer has read', async () => {
  const before = await byPayload(id)
  const written = await changed((req) =>
    appendTimeline(req, { id }, { stage: 'answered', note: 'All here' }),
  )
  const after = await byPayload(id)
  expect(after).toEqual(written)
  expect(after.timeline?.slice(0, -1)).toEqual(before.timeline)
  expect(after.timeline?.at(-1)).toMatchObject({ stage: 'answered', note: 'All here' })
})

test('a note that is too long is refused, and nothing is written', async () => {
  const before = await byPayload(id)
  const adding = changed((req) =>
    appendTimeline(req, { id }, { stage: 'answered', note: 'x'.repeat(501) }),
  )
  await expect(adding).rejects.toMatchObject({ status: 422 })
  expect(await byPayload(id)).toEqual(before)
})

test('an order that is not there is a 404', async () => {
  const req = await createLocalReq({}, payload)
  await expect(readOrder(req, crypto.randomUUID())).rejects.toMatchObject({ status: 404 })
})
