import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { changeOrder, lockOrder } from '@/src/services/orders/change-order'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { untilDoneOrWaiting } from '@/tests/support/faults/sessions'
import { guestOrder } from '@/tests/support/orders/guest-order'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

/** Does `meanwhile` while a payment is being written into the order, and waits for both. */
async function whileItIsPaid(id: string, meanwhile: () => Promise<unknown>): Promise<void> {
  let other: Promise<unknown> = Promise.resolve()
  await inTransaction(payload, async (req) => {
    const order = await lockOrder(req, id)
    other = meanwhile()
    await untilDoneOrWaiting(payload, other)
    await changeOrder(req, order, { paymentStatus: 'paid' }, { stage: 'paid' })
  })
  await other
}

test('a note saved while a payment comes in leaves the payment as it is', async () => {
  const { id } = await builder(payload)('orders', { paymentStatus: 'pending' })

  await whileItIsPaid(id, () =>
    payload.update({ collection: 'orders', id, data: { notes: 'Called them' }, ...everything }),
  )

  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  expect(order).toMatchObject({ paymentStatus: 'paid', notes: 'Called them' })
  expect(order.timeline?.map(({ stage }) => stage)).toContain('paid')
})

test('an extra that is paid while its order is claimed stays paid, and goes along', async () => {
  const build = builder(payload)
  const root = await guestOrder(payload)
  const extra = await build('orders', { parent: root.id, kind: 'extra', paymentStatus: 'pending' })
  const user = await build('users')

  await whileItIsPaid(extra.id, () => claimOrder(payload, `${root.id}.${root.token}`, user.id))

  expect(
    await payload.findByID({ collection: 'orders', id: extra.id, ...everything }),
  ).toMatchObject({ paymentStatus: 'paid', user: user.id })
})
