import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { refundStanding } from '@/src/services/payments/refunds-of-payment'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { paidOrder } from '@/tests/support/orders/paid-order'

const payload = await testPayload()

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const read = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const standingOf = async (id: string) =>
  refundStanding(await createLocalReq({}, payload), await read(id), new Date())

test('what staff gave back is told, and can not be asked for again', async () => {
  const { id } = await paidOrder(payload)
  const line = (await read(id)).lines?.find(({ kind }) => kind === 'service')
  const { docs } = await payload.find({
    collection: 'payments',
    where: { order: { equals: id } },
    ...everything,
  })
  const part = { lineId: line?.id ?? '', label: 'Standard', kind: 'service', amountMinor: 149_00 }
  await builder(payload)('refunds', {
    order: id,
    payment: docs[0]?.id ?? '',
    amountMinor: 149_00,
    orderMinor: 149_00,
    status: 'succeeded',
    lines: [part],
  })

  const standing = await standingOf(id)

  expect(standing).toMatchObject({
    leftMinor: 100_00,
    made: [{ amountMinor: 149_00, what: 'Standard', isPending: false }],
    open: null,
  })
  expect(standing?.options.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['service', 0],
    ['state_fee', 100_00],
  ])
})

test('of an order that is not paid nothing can go back', async () => {
  const { id } = await builder(payload)('orders', { status: 'pending', paymentStatus: 'pending' })

  expect(await standingOf(id)).toBeNull()
})

test('a request is met once money went back, and over once all of it did', async () => {
  const { id } = await paidOrder(payload)
  const build = builder(payload)
  await build('tickets', { order: id, topic: 'refund', status: 'open' })
  const asked = async () => (await standingOf(id))?.open
  expect(await asked()).toMatchObject({ isMet: false })

  await build('refunds', { order: id, status: 'succeeded', orderMinor: 49_00 })
  expect(await asked()).toMatchObject({ isMet: true })

  await build('refunds', { order: id, status: 'pending', orderMinor: 200_00 })
  expect(await asked()).toBeNull()
})
