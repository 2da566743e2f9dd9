import { expect, test } from 'vitest'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { HANDLERS } from '@/src/jobs/handlers'
import { armFailpoint } from '@/src/lib/failpoints'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { refundQueued, settleQueued } from '@/tests/support/orders/trading'

const { payload, shop, ours, customerAt } = await openForTrade()

const cancel = (id: string) =>
  payload.update({
    collection: 'orders',
    id,
    data: { status: 'cancelled' },
    depth: 0,
    overrideAccess: true, // as staff do
  })

/** A customer who is at the gateway, about to approve the payment of an order. */
async function atGateway(gateway: GatewaySlug) {
  const { ada, begun } = await customerAt(gateway)
  const { ref } = begun
  /** Approves it, and gives what brings the browser back to us. */
  async function approve(): Promise<() => Promise<unknown>> {
    if (gateway === 'paypal') {
      const back = await shop.answerPaypal(begun.action.url)
      return () => ada.comeBack(back)
    }
    if (gateway === 'razorpay') {
      const proof = await shop.payInWindow(ref)
      return () => ada.finish('razorpay', ref, proof)
    }
    await shop.passBankCheck(ref)
    const back = `http://localhost:3000/checkout/return?gateway=stripe&payment_intent=${ref}`
    return () => ada.comeBack(new URL(back))
  }
  return { ada, id: ada.orderId(), ref, approve }
}

/** Lets every webhook arrive, and does the work that follows. */
async function hear(): Promise<void> {
  await expect.poll(() => shop.onTheirWay(), { timeout: 20_000 }).toBe(0)
  await settleQueued(payload)
}

const WAYS = {
  webhook: async () => hear(),
  return: async (_one, comeBack) => {
    await comeBack()
  },
  reconciler: async ({ id }) => {
    await ours.becomeOld(id)
    await reconcilePayments(payload)
  },
  job: async ({ ref }, _comeBack, gateway) =>
    HANDLERS['settle-payment'](payload, { gateway, ref }, true),
} as const satisfies Record<
  string,
  (
    one: Awaited<ReturnType<typeof atGateway>>,
    comeBack: () => Promise<unknown>,
    gateway: GatewaySlug,
  ) => Promise<unknown>
>

const CASES = GATEWAYS.flatMap((gateway) =>
  (['webhook', 'return', 'reconciler', 'job'] as const).map((way) => [gateway, way] as const),
)

test.each(CASES)('a canceled order takes no money by %s, heard of by %s', async (gateway, way) => {
  const begun = await atGateway(gateway)
  const { id } = begun
  await cancel(id)
  if (way !== 'webhook') await shop.control('webhooks', { mode: 'drop' })
  const comeBack = await begun.approve()

  await WAYS[way](begun, comeBack, gateway)
  await refundQueued(payload)

  expect(await shop.taken(id)).toEqual([])
  const { status, paymentStatus, receiptNumber, timeline } = await ours.order(id)
  expect({ status, receiptNumber }).toEqual({ status: 'cancelled', receiptNumber: null })
  expect(paymentStatus).not.toBe('paid')
  expect(timeline?.map(({ stage }) => stage)).not.toContain('paid')
  const isCaptured = gateway !== 'paypal' // the others take the money as soon as it is approved
  expect(await ours.payments(id)).toMatchObject([{ status: isCaptured ? 'refunded' : 'cancelled' }])
  expect(await ours.mails(id, 'refund')).toHaveLength(isCaptured ? 1 : 0)
  expect(await ours.alarms(id)).toEqual(
    isCaptured ? [expect.stringMatching(/^A payment arrived for a canceled order/)] : [],
  )
})

test.each(GATEWAYS)('a press by %s does not pay a canceled order, whatever is open', async (by) => {
  const { ada, id } = await atGateway('razorpay')
  await cancel(id)

  const answer = await ada.call('POST', `/orders/${id}/pay`, {
    gateway: by,
    confirmationToken: by === 'stripe' ? await shop.cardToken() : undefined,
    expectedTotalMinor: 249_00,
    consent: true,
  })

  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'order_cancelled' } } })
  expect(await shop.taken(id)).toEqual([])
})

test('an order that is canceled while its money is captured is refunded and stays canceled', async () => {
  const { id, approve } = await atGateway('paypal')
  const comeBack = await approve()
  const held = armFailpoint('before-capture', 'hang')
  const back = comeBack()
  await held.reached
  await cancel(id)
  held.release()

  expect(await back).toBe('/order-confirmation')
  await refundQueued(payload)

  expect(await shop.taken(id)).toEqual([])
  expect(await ours.order(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
  expect(await ours.mails(id, 'refund')).toHaveLength(1)
})

test('a card that waits for its bank is called off at Stripe once the order is canceled', async () => {
  const { id, ref } = await atGateway('stripe')
  await cancel(id)
  await ours.becomeOld(id)

  await reconcilePayments(payload)

  expect(await ours.payments(id)).toMatchObject([{ status: 'cancelled' }])
  expect(await shop.booked(id)).toMatchObject([{ id: ref, status: 'canceled' }])
})

test.each(GATEWAYS)(
  'the checkout writes another order instead of a canceled one of %s',
  async (by) => {
    const { ada, id } = await atGateway(by)
    await cancel(id)

    const answer = await ada.complete(await shop.cardToken())

    expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
    expect(await ours.order(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
    expect(ada.orderId()).not.toBe(id)
    expect(await ours.order(ada.orderId())).toMatchObject({ paymentStatus: 'paid' })
    expect(await shop.taken(id)).toEqual([])
  },
)
