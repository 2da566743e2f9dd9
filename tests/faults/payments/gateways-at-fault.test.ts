import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { sandboxGateway } from '@/src/services/payments/gateways/resolve-gateway'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { CHECKED_CARD, customerOf, type Shop } from '@/tests/support/faults/customer'
import { expectOnePurchase, PRICE } from '@/tests/support/faults/invariant'
import { type Journey, journeyTo } from '@/tests/support/faults/journeys'
import { type Act, PROVIDER_FAULTS } from '@/tests/support/faults/matrix'
import { recover, sendAndWork } from '@/tests/support/faults/recovery'
import { openFaultyShop, startAnew } from '@/tests/support/faults/shop'
import { randomFrom } from '@/tests/support/faults/shuffled'
import { type Books, books } from '@/tests/support/orders/books'
import { trading } from '@/tests/support/orders/trading'
import { anyOf, sampled } from '@/tests/support/suite/sample'

let shop: Shop
let ours: Books

beforeAll(async () => {
  shop = await openFaultyShop()
  ours = books(shop.payload)
})
afterAll(() => shop.trading.close())
beforeEach(() => {
  vi.spyOn(env, 'SANDBOX_TIMEOUT_MS', 'get').mockReturnValue(2000)
  return startAnew(shop)
})

type Operation = {
  readonly name: string
  readonly act: Act
  /** Where each gateway is asked for it. */
  readonly paths: Partial<Record<GatewaySlug, string>>
}

const OPERATIONS: Operation[] = [
  {
    name: 'open a payment',
    act: 'placing',
    paths: {
      stripe: '/v1/payment_intents',
      razorpay: '/razorpay/v1/orders',
      paypal: '/paypal/v2/checkout/orders',
    },
  },
  {
    name: 'say what became of it',
    act: 'settling',
    paths: {
      stripe: '/v1/payment_intents/',
      razorpay: '/razorpay/v1/orders/',
      paypal: '/paypal/v2/checkout/orders/',
    },
  },
  {
    name: 'take the money',
    act: 'capturing',
    paths: {
      razorpay: '/razorpay/v1/payments/',
      paypal: '/paypal/v2/checkout/orders/{ref}/capture',
    },
  },
  {
    name: 'give it back',
    act: 'refunding',
    paths: {
      stripe: '/v1/refunds',
      razorpay: '/razorpay/v1/payments/',
      paypal: '/paypal/v2/payments/captures/',
    },
  },
]

/** How often our gateways ask before they give up. */
const TRIES = 2

async function refOf({ customer }: Journey): Promise<string> {
  const orderId = await customer.orderId()
  const [payment] = orderId ? await ours.payments(orderId) : []
  return payment?.gatewayRef ?? ''
}

/** A refund that the keys may not make has failed for good: staff are told, and make another. */
const isFinal = (act: Act, fault: string) => act === 'refunding' && fault === 'forbidden'

const CASES = sampled(
  OPERATIONS.flatMap((operation) =>
    PROVIDER_FAULTS.map((one) => ({ ...one, name: operation.name, operation })),
  ).filter(({ operation, fault }) => !isFinal(operation.act, fault)),
  ({ fault }) => fault,
)

/** Does a journey's step while its gateway fails at one kind of request. */
async function actDespite(fault: string, journey: Journey, path: string): Promise<void> {
  const { control } = shop.trading
  const where = { gateway: journey.gateway, path: path.replace('{ref}', await refOf(journey)) }
  await control('faults', { ...where, next: fault, count: TRIES })
  await journey.act().catch(() => null)
  await control('faults', { ...where, next: null })
}

test.each(CASES)('a gateway that $does when asked to $name costs nobody anything', async (one) => {
  const { act, paths } = one.operation
  const random = randomFrom(`${one.name} ${one.fault}`)
  const gateways = GATEWAYS.filter((gateway) => paths[gateway])
  const journeys = await Promise.all(gateways.map((gateway) => journeyTo(act, shop, gateway)))

  await Promise.all(
    journeys.map((journey) => actDespite(one.fault, journey, paths[journey.gateway] ?? '')),
  )

  for (const journey of journeys) {
    await recover(shop, journey, random)
    await expectOnePurchase(shop, journey)
  }
})

/** Someone on the way to a refund, and their order. */
async function toRefund(gateway: (typeof GATEWAYS)[number]) {
  const journey = await journeyTo('refunding', shop, gateway)
  return { journey, id: await journey.customer.orderId() }
}

test.each(GATEWAYS)(
  'a refund that the keys of %s may not make is a failed one, and can be made anew',
  async (gateway) => {
    const { journey, id } = await toRefund(gateway)
    const paths = OPERATIONS.find(({ act }) => act === 'refunding')?.paths
    await actDespite('forbidden', journey, paths?.[gateway] ?? '')
    expect(await ours.refunds(id)).toMatchObject([{ status: 'failed' }])

    await journey.act()

    const statuses = (await ours.refunds(id)).map(({ status }) => status)
    expect(statuses).toEqual(['failed', 'succeeded'])
    expect(await shop.trading.taken(id)).toEqual([])
  },
)

test.each(['stripe', 'paypal'] as const)(
  'a charge that %s declines leaves the order to be paid anew',
  async (gateway) => {
    const journey = await journeyTo(gateway === 'stripe' ? 'placing' : 'capturing', shop, gateway)
    await shop.trading.control('faults', { gateway, next: 'decline' })
    await journey.act()
    const id = await journey.customer.orderId()
    expect(await ours.order(id)).toMatchObject({ paymentStatus: 'failed' })
    expect(await ours.payments(id)).toMatchObject([{ status: 'failed' }])

    const begun = await journey.customer.press()
    if (begun) await journey.customer.comeBack(await journey.customer.agree(begun))

    await recover(shop, journey, randomFrom(gateway))
    await expectOnePurchase(shop, journey)
  },
)

test.each(GATEWAYS)(
  'a refund that %s refuses, as somebody gave the money back there, is written down as theirs',
  async (gateway) => {
    const { journey, id } = await toRefund(gateway)
    const [payment] = await ours.payments(id)
    await sandboxGateway(gateway).refund({
      ref: payment?.gatewayRef ?? '',
      chargeRef: payment?.chargeRef ?? null,
      amountMinor: PRICE[gateway],
      currency: payment?.currency ?? '',
      reason: 'Done at the provider',
      idempotencyKey: crypto.randomUUID(),
    })
    await journey.act()
    await sendAndWork(shop, journey, randomFrom(gateway))

    expect((await ours.refunds(id)).map(({ status }) => status)).toEqual(['failed', 'succeeded'])
    expect(await ours.order(id)).toMatchObject({ paymentStatus: 'refunded', refundedMinor: 249_00 })
    expect(await shop.trading.taken(id)).toEqual([])
  },
)

test.each(anyOf(GATEWAYS, 0))(
  'a gateway that nobody can reach charges nothing: %s',
  async (gateway) => {
    const journey = await journeyTo('placing', shop, gateway)
    const closing = shop.trading
    // The card was typed before; everything else needs the gateway.
    const card = gateway === 'stripe' ? await closing.cardToken() : undefined
    await closing.close()
    const answer = await journey.customer.place(card)
    shop = { ...shop, trading: await trading() }
    await startAnew(shop)

    expect(answer).toMatchObject({ status: 503 })
    const again = await customerOf(shop, gateway, journey.customer.browser)
    const begun = await again.press()
    if (begun) await again.comeBack(await again.agree(begun))
    expect((await ours.payments(await again.orderId())).map(({ status }) => status)).toEqual([
      'failed',
      'succeeded',
    ])
    await expectOnePurchase(shop, { customer: again, isRefund: false })
  },
)

test.each(anyOf(GATEWAYS, 1))(
  'a payment that %s has forgotten is given up in the end',
  async (gateway) => {
    const customer = await customerOf(shop, gateway)
    await customer.press(CHECKED_CARD)
    const id = await customer.orderId()
    await startAnew(shop)

    await ours.becomeOld(id, '1 hour')
    await reconcilePayments(shop.payload)
    expect(await ours.payments(id)).toMatchObject([{ status: 'requires_action' }])
    await ours.becomeOld(id, '25 hours')
    await reconcilePayments(shop.payload)

    expect(await ours.payments(id)).toMatchObject([{ status: 'cancelled' }])
  },
)
