import { expect, test } from 'vitest'
import { z } from 'zod'
import { KEYS } from '@/sandbox/tests/running-sandbox'
import type { Gateway } from '@/src/payments/gateway'
import { razorpayGateway } from '@/src/payments/razorpay/razorpay-gateway'
import { rupees } from '@/tests/payments/razorpay/running-razorpay'

import { refundAt, sandboxForAll } from './recorded-sandbox'
import { type Claim, wrongByType } from './typed-answers'

const AMOUNT = { minor: 20_791_50, currency: 'INR' }

const sandbox = sandboxForAll(tradeAtRazorpay)

const gateway = (overrides: object = {}): Gateway =>
  razorpayGateway({
    ...KEYS.razorpay,
    baseUrl: `${sandbox().url}/razorpay`,
    timeoutMs: 5000,
    retries: 0,
    ...overrides,
  })

/** An order for which the customer used the window, with what is switched on for it. */
async function paid(
  switches: Readonly<Record<string, string>> = {},
  outcome: 'pays' | 'authorises' | 'declines' = 'pays',
): Promise<string> {
  const input = rupees()
  await sandbox().switchOn(switches, input.orderId)
  const { ref } = await gateway().open(input)
  await fetch(`${sandbox().url}/razorpay/v1/checkout/${ref}/pay`, {
    method: 'POST',
    body: JSON.stringify({ key: KEYS.razorpay.keyId, outcome, email: 'ada@example.com' }),
  })
  await gateway().retrieve(ref ?? '')
  return ref ?? ''
}

async function refund(ref: string, minor: number): Promise<void> {
  await refundAt(gateway(), ref, { minor, currency: 'INR' })
  await gateway().retrieve(ref)
}

/** Everything that our client asks of Razorpay, and every answer that the sandbox knows. */
async function tradeAtRazorpay(): Promise<void> {
  await gateway().test(`${sandbox().shopUrl}/api/payments/razorpay/webhook`)
  const ref = await paid({ razorpay_other_events: 'on' })
  await refund(ref, 100_00)
  await refund(ref, 99_999_999)
  for (const course of ['pending', 'fails', 'fails_late']) {
    await refund(await paid({ razorpay_refunds: course }), AMOUNT.minor)
  }
  for (const method of ['upi', 'netbanking', 'wallet']) await paid({ razorpay_method: method })
  await paid({ razorpay_pay_twice: 'on' })
  await paid({ razorpay_never_captured: 'on' })
  await paid({ razorpay_late_authorised: 'on' })
  await gateway().capture(await paid({}, 'authorises'), AMOUNT, 'key')
  await paid({}, 'declines')
  for (const course of ['open', 'inquiry', 'won', 'lost']) {
    const order = await paid({ razorpay_disputed: course })
    const chargeRef = (await gateway().retrieve(order))?.chargeRef ?? null
    for (const { ref: id } of await gateway().disputesOf({ ref: order, chargeRef })) {
      await gateway().retrieveDispute(id)
    }
  }
  await gateway().retrieve('order_unknown')
  await gateway({ keySecret: 'wrong' })
    .retrieve(ref)
    .catch(() => null)
  for (const next of ['rate_limited', 'key_in_use', 'forbidden']) {
    await sandbox().control('faults', { next, gateway: 'razorpay' })
    await gateway()
      .retrieve(ref)
      .catch(() => null)
  }
  await gateway({ keyId: KEYS.razorpay.keyId }).open(rupees())
  const strict = rupees()
  const name = 'razorpay_no_unique_receipt'
  await sandbox().control('switches', { name, value: 'on', orderId: strict.orderId })
  await gateway().open(strict)
}

/** Where Razorpay's package is wrong about Razorpay, or says nothing; by its documented samples. */
const IMPORTS = `
import type { INormalizeError } from 'razorpay/dist/types/api'
import type { Disputes } from 'razorpay/dist/types/disputes'
import type { Orders } from 'razorpay/dist/types/orders'
import type { Payments } from 'razorpay/dist/types/payments'
import type { Refunds } from 'razorpay/dist/types/refunds'
type Known<T, K extends keyof T, Instead> = Omit<T, K> & Instead
type Notes = Record<string, string> | never[]
// Only registrations of mandates have a token and a description.
type Order = Known<Orders.RazorpayOrder, 'notes' | 'token' | 'description' | 'receipt', { notes: Notes; receipt: string | null; offer_id: string | null }>
// Typed as they are asked for; cards show neither number nor expiry, and flows for recurring ones.
type Card = Pick<Payments.RazorpayCard, 'id' | 'entity' | 'last4' | 'network' | 'type' | 'issuer' | 'international' | 'emi' | 'sub_type' | 'token_iin'> & { name: string }
type Payment = Known<
  Payments.RazorpayPayment,
  // null where there is nothing to say; customers, tokens and offers are not used
  'notes' | 'offers' | 'refund_status' | 'bank' | 'card' | 'customer_id' | 'token_id' | 'fee' | 'tax' | 'description' | 'acquirer_data',
  { notes: Notes; refund_status: 'partial' | 'full' | null; bank: string | null; card?: Card; fee: number | null; tax: number | null; description: string | null
    acquirer_data: Payments.RazorpayPayment['acquirer_data'] & { transaction_id?: string | null } }
>
type Refund = Known<Refunds.RazorpayRefund, 'notes', { notes: Notes }>
type Evidence = { [K in keyof Disputes.RazorpayDisputeEvidence]?: Disputes.RazorpayDisputeEvidence[K] | null }
type Dispute = Known<Disputes.RazorpayDispute, 'evidence', { evidence: Evidence }>
type List<T> = { entity: 'collection'; count: number; items: T[] }
// The package describes errors as it throws them, in which everything is optional.
type Refusal = { error: Required<Pick<INormalizeError['error'], 'code' | 'description'>> & { source: string; step: string; reason: string; metadata: object; field?: string } }
// unique_receipt and payment_capture are documented, and missing from the type of orders.
type NewOrder = Orders.RazorpayOrderCreateRequestBody & { unique_receipt?: true; payment_capture?: true }
type NewRefund = Refunds.RazorpayRefundCreateRequestBody
type Capture = { amount: number; currency: string }
type Of<Names extends string, T> = { entity: 'event'; account_id: string; event: string; contains: Names[]; created_at: number; payload: T }
`

const RESULTS: readonly (readonly [RegExp, string])[] = [
  [/^POST \/v1\/orders$/, 'Order'],
  [/^GET \/v1\/orders$/, 'List<Order>'],
  [/^GET \/v1\/orders\/\w+$/, 'Order'],
  [/^GET \/v1\/orders\/\w+\/payments$/, 'List<Payment>'],
  [/^GET \/v1\/payments\/\w+$/, 'Payment'],
  [/^POST \/v1\/payments\/\w+\/capture$/, 'Payment'],
  [/^POST \/v1\/payments\/\w+\/refund$/, 'Refund'],
  [/^GET \/v1\/refunds\/\w+$/, 'Refund'],
  [/^GET \/v1\/disputes$/, 'List<Dispute>'],
  [/^GET \/v1\/disputes\/\w+$/, 'Dispute'],
]

const BODIES: readonly (readonly [RegExp, string])[] = [
  [/^POST \/v1\/orders$/, 'NewOrder'],
  [/refund$/, 'NewRefund'],
  [/capture$/, 'Capture'],
]

const typeIn = (table: readonly (readonly [RegExp, string])[], what: string): string | null =>
  table.find(([pattern]) => pattern.test(what))?.[1] ?? null

const asked = () =>
  sandbox()
    .exchanges.filter(({ path }) => path.startsWith('/razorpay/v1') && !path.includes('/checkout/'))
    .map((one) => ({ ...one, what: `${one.method} ${one.path.slice('/razorpay'.length)}` }))

const place = (what: string, status: number) => `${what.replace(/_\w{14}/g, '_…')} ${status}`

test('every request of our Razorpay client is one that its package knows', () => {
  const unknown = asked().filter(({ what }) => typeIn(RESULTS, what) === null)

  expect(unknown.map(({ what }) => what)).toEqual([])
})

test('every answer of the sandbox fits the types of Razorpay’s package', () => {
  const claims = asked().map(({ what, status, answer }): Claim => {
    const type = status === 200 ? (typeIn(RESULTS, what) ?? 'never') : 'Refusal'
    return { where: place(what, status), type, value: answer }
  })

  expect(wrongByType(IMPORTS, claims)).toEqual([])
}, 180_000)

test('every request body of our client fits the types of Razorpay’s package', () => {
  const claims = asked().flatMap(({ what, status, requestBody }): Claim[] => {
    const type = typeIn(BODIES, what)
    if (type === null || !what.startsWith('POST')) return []
    return [{ where: place(what, status), type, value: JSON.parse(requestBody) }]
  })

  expect(claims.length).toBeGreaterThan(10)
  expect(wrongByType(IMPORTS, claims)).toEqual([])
}, 180_000)

const eventSchema = z.object({ event: z.string(), payload: z.unknown() })

/** What the payload of each kind of event is made of. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [
    /^order\./,
    "Of<'payment' | 'order', { payment: { entity: Payment }; order: { entity: Order } }>",
  ],
  [
    /^payment\.dispute\./,
    "Of<'payment' | 'dispute', { payment: { entity: Payment }; dispute: { entity: Dispute } }>",
  ],
  [/^payment\.(authorized|captured|failed)$/, "Of<'payment', { payment: { entity: Payment } }>"],
  [
    /^refund\./,
    "Of<'payment' | 'refund', { payment: { entity: Payment }; refund: { entity: Refund } }>",
  ],
]

test('every event of the sandbox fits the types of Razorpay’s package', async () => {
  await expect.poll(() => sandbox().events.length).toBeGreaterThan(40)
  const claims = sandbox().events.flatMap((value): Claim[] => {
    const { event } = eventSchema.parse(value)
    const type = typeIn(EVENTS, event)
    return type ? [{ where: event, type, value }] : []
  })

  expect(new Set(claims.map(({ where }) => where)).size).toBeGreaterThan(8)
  expect(wrongByType(IMPORTS, claims)).toEqual([])
}, 180_000)

test('an id of Razorpay’s has 14 letters and digits', () => {
  const ids = JSON.stringify(asked()).match(/"(order|pay|rfnd|disp)_[A-Za-z0-9]+"(?!:)/g) ?? []
  const odd = ids.filter((id) => !/^"[a-z]+_[A-Za-z0-9]{14}"$/.test(id))

  expect([...new Set(odd)]).toEqual([])
})
