import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import type { User } from '@/src/payload-types'
import { storeCustomerUpload } from '@/src/services/documents/store-customer-upload'
import { eraseAccount } from '@/src/services/privacy/erase-account'
import { settleWebhook } from '@/src/services/purchase/reconcile/webhooks'
import { openTicket } from '@/src/services/support/open-ticket'
import { builder, PASSWORD, PIXEL } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { tablesWith } from '@/tests/support/tables-with'

const payload = await testPayload()

/** What a request that was let in before may still try to write. */
const WRITERS: Readonly<Record<string, (req: PayloadRequest, user: User) => Promise<unknown>>> = {
  'a file': (req) =>
    storeCustomerUpload(req, { file: { name: 'marmoset.png', data: PIXEL }, kind: 'identity' }),
  'a question': (req, user) =>
    openTicket(req, { topic: 'other', subject: 'Marmoset', message: 'Marmoset', user }),
  'a checkout': (req, user) =>
    req.payload.create({
      collection: 'checkoutDrafts',
      data: {
        tokenHash: `hash of ${user.id}`,
        kind: 'formation',
        step: 'package',
        answers: { companyName: 'Marmoset' },
        user: user.id,
        expiresAt: new Date().toISOString(),
      },
      overrideAccess: true, // as the checkout does
      req,
    }),
}

test.each(Object.entries(WRITERS))(
  '%s of an account that was deleted meanwhile is not kept',
  async (_name, write) => {
    const user = await builder(payload)('users')
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    await eraseAccount(
      await createLocalReq({ user: { ...user, collection: 'users' } }, payload),
      user,
      {
        currentPassword: PASSWORD,
      },
    )

    await expect(write(req, user)).rejects.toMatchObject({ status: 401 })

    expect(await tablesWith(payload, 'marmoset')).toEqual([])
  },
)

test('a webhook that comes after the account was deleted leaves nothing that it says of them', async () => {
  const build = builder(payload)
  const user = await build('users')
  const order = await build('orders', { user: user.id, status: 'completed' })
  const payment = await build('payments', { order: order.id, gateway: 'razorpay' })
  const other = await build('payments', { gateway: 'razorpay' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  await eraseAccount(req, user, { currentPassword: PASSWORD })

  const kept = []
  for (const { gatewayRef } of [payment, other]) {
    const said = {
      ref: gatewayRef,
      payload: { email: 'ada@example.com' },
      gateway: 'razorpay',
    } as const
    const event = await build('webhookEvents', { ...said, status: 'received' })
    const settle = { gateway: 'razorpay', ref: gatewayRef ?? null, eventId: event.id } as const
    await settleWebhook(payload, settle, true).catch(() => {})
    const after = await payload.findByID({
      collection: 'webhookEvents',
      id: event.id,
      depth: 0,
      overrideAccess: true, // tests look at all of it
    })
    kept.push(after.payload)
  }
  expect(kept).toEqual([{}, { email: 'ada@example.com' }])
})
