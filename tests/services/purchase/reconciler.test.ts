import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { builder } from '@/tests/support/builders'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { runSql } from '@/tests/support/run-sql'
import { anyOf } from '@/tests/support/suite/sample'

const { payload, shop, ours, customer, customerAt } = await openForTrade()

beforeEach(() => void vi.spyOn(env, 'SANDBOX_TIMEOUT_MS', 'get').mockReturnValue(2000))

/** An order whose customer approved the payment and never came back. */
async function approvedAt(gateway: GatewaySlug): Promise<string> {
  await shop.control('webhooks', { mode: 'drop' })
  const { ada, begun } = await customerAt(gateway)
  if (gateway === 'stripe') await shop.passBankCheck(begun.ref)
  if (gateway === 'razorpay') await shop.payInWindow(begun.ref)
  if (gateway === 'paypal') await shop.answerPaypal(begun.action.url)
  await ours.becomeOld(ada.orderId())
  return ada.orderId()
}

const PATHS = { stripe: '/v1/', razorpay: '/razorpay/v1/', paypal: '/paypal/v2/' } as const

const isPaid = async (id: string) => (await ours.order(id)).paymentStatus === 'paid'

const looksAt = async (id: string) => (await ours.payments(id))[0]?.checks

test.each(anyOf(GATEWAYS, 2))(
  'a hundred payments at %s whose keys are gone hold up none of the others',
  async (gateway) => {
    const { id: order } = await builder(payload)('orders', {
      paymentStatus: 'pending',
      status: 'pending',
    })
    const gone = { order, gateway, status: 'opening', gatewayRef: null, sandbox: false } as const
    for (let index = 0; index < 100; index += 1) {
      await builder(payload)('payments', { ...gone, mode: 'live', keyHint: 'OLDKEY' })
    }
    await ours.becomeOld(order)
    const id = await approvedAt(gateway)
    await runSql(
      { payload },
      sql`update payments set last_checked_at = now() where order_id = ${id}`,
    )

    await reconcilePayments(payload)
    await reconcilePayments(payload)

    expect(await isPaid(id)).toBe(true)
    await runSql({ payload }, sql`delete from payments where order_id = ${order}`)
  },
  60_000,
)

test.each(anyOf(GATEWAYS, 0))(
  'while %s does not answer, the others are looked after, and it is left until the next round',
  async (silent) => {
    const waiting = [await approvedAt(silent), await approvedAt(silent), await approvedAt(silent)]
    const others = await Promise.all(GATEWAYS.filter((one) => one !== silent).map(approvedAt))
    const every = { gateway: silent, path: PATHS[silent] }
    await shop.control('faults', { ...every, next: 'timeout', count: 1000 })

    let isOver = false
    const round = reconcilePayments(payload).then(() => {
      isOver = true
    })
    await expect
      .poll(() => Promise.all(others.map(isPaid)), { timeout: 20_000 })
      .toEqual([true, true])
    expect(isOver).toBe(false)
    await round
    const looks = await Promise.all(waiting.map(looksAt))
    expect(looks.reduce((sum = 0, one = 0) => sum + one, 0)).toBe(1)

    await shop.control('faults', { ...every, next: null })
    await reconcilePayments(payload)
    expect(await Promise.all(waiting.map(isPaid))).toEqual([true, true, true])
  },
  60_000,
)

test.each(anyOf(['razorpay', 'paypal'] as const, 0))(
  'an attempt that led nobody to %s and whose keys are gone does not stop another payment',
  async (gateway) => {
    const ada = await customer()
    await ada.complete(await shop.cardToken('4000000000000002'))
    const { docs } = await payload.find({
      collection: 'orders',
      where: { email: { equals: ada.email } },
      depth: 0,
      overrideAccess: true, // the browser got no pass to it
    })
    const order = docs[0]?.id ?? ''
    const left = await builder(payload)('payments', {
      order,
      gateway,
      status: 'opening',
      gatewayRef: null,
      sandbox: false,
      mode: 'live',
      keyHint: 'OLDKEY',
      createdAt: new Date(Date.now() - 60_000).toISOString(),
    })

    const answer = await ada.complete(await shop.cardToken())

    expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
    const states = (await ours.payments(order)).map(({ id, status }) => [id, status])
    expect(states).toContainEqual([left.id, 'cancelled'])
  },
)
