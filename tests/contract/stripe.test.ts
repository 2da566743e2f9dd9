import { expect, test } from 'vitest'
import { z } from 'zod'
import { CREDENTIALS, openInput } from '@/sandbox/tests/running-sandbox'
import type { Gateway } from '@/src/payments/gateway'
import { stripeGateway } from '@/src/payments/stripe/stripe-gateway'
import { sendCard } from '@/tests/support/orders/card-fields'

import { refundAt, sandboxForAll } from './recorded-sandbox'
import { type Claim, wrongByType } from './typed-answers'

const PLAIN = '4242424242424242'
const CHECKED = '4000002760003184'
const DECLINED = '4000000000000002'

const sandbox = sandboxForAll(tradeAtStripe)

const gateway = (overrides: object = {}): Gateway =>
  stripeGateway({ ...CREDENTIALS, baseUrl: sandbox().url, timeoutMs: 5000, ...overrides })

const tokenSchema = z.object({ id: z.string() })

async function cardToken(number: string): Promise<string> {
  const answer = await sendCard({ ...CREDENTIALS, url: sandbox().url }, number)
  return tokenSchema.parse(await answer.json()).id
}

/** A payment with what is switched on for its order. */
async function paid(
  switches: Readonly<Record<string, string>> = {},
  number = PLAIN,
): Promise<string> {
  const input = openInput(await cardToken(number))
  await sandbox().switchOn(switches, input.orderId)
  const { ref } = await gateway().open(input)
  if (ref) await gateway().retrieve(ref)
  return ref ?? ''
}

async function refund(ref: string, minor: number): Promise<void> {
  await refundAt(gateway(), ref, { minor, currency: 'USD' })
}

/** Everything that our client asks of Stripe, and every answer that the sandbox knows. */
async function tradeAtStripe(): Promise<void> {
  await gateway().test(`${sandbox().shopUrl}/api/payments/stripe/webhook`)
  const ref = await paid({ stripe_other_events: 'on' })
  await refund(ref, 100_00)
  await refund(ref, 99_999_999)
  for (const course of ['pending', 'fails', 'fails_late']) {
    await refund(await paid({ stripe_refunds: course }), 249_00)
  }
  for (const method of ['link', 'cashapp', 'amazon_pay', 'klarna', 'us_bank_account']) {
    await paid({ stripe_method: method })
  }
  for (const course of ['open', 'inquiry', 'won', 'lost', 'returned']) {
    const order = await paid({ stripe_disputed: course })
    const chargeRef = (await gateway().retrieve(order))?.chargeRef ?? null
    for (const one of await gateway().disputesOf({ ref: order, chargeRef })) {
      await gateway().retrieveDispute(one.ref)
    }
  }
  await gateway().cancel(await paid({}, CHECKED))
  await paid({}, DECLINED)
  await gateway().findByAttempt('never opened', new Date())
  await gateway().retrieve('pi_unknown')
  await gateway({ secretKey: 'sk_sandbox_wrong' })
    .retrieve(ref)
    .catch(() => null)
  for (const next of ['rate_limited', 'key_in_use', 'forbidden']) {
    await sandbox().control('faults', { next, gateway: 'stripe', count: 3 })
    await gateway()
      .retrieve(ref)
      .catch(() => null)
    await sandbox().control('faults', { next: null, gateway: 'stripe' })
  }
}

/** Where Stripe's package describes something that our sandbox leaves out, and why. */
const IMPORTS = `
import type Stripe from 'stripe'
type Known<T, K extends keyof T, Instead> = Omit<T, K> & Instead
// Ways to pay that we do not look into are shown with their type alone.
type Details = { type: string; card?: Stripe.Charge.PaymentMethodDetails.Card } & Record<string, unknown>
type Billing = Known<Stripe.Charge.BillingDetails, 'tax_id' | 'address', { address: object | null; tax_id?: null }>
type Charge = Known<Stripe.Charge, 'payment_method_details' | 'billing_details', { payment_method_details: Details; billing_details: Billing }>
// The customer's whole payment method is left out of what went wrong with it.
type Intent = Known<Stripe.PaymentIntent, 'latest_charge' | 'last_payment_error', { latest_charge: string | Charge | null; last_payment_error: { type: string; code: string; decline_code?: string; message: string; charge?: string } | null; transfer_data: null }>
// With a publishable key Stripe keeps to itself what the shop wrote on a payment.
type SeenByBrowser = Omit<Intent, 'metadata' | 'receipt_email' | 'latest_charge'>
type Refund = Stripe.Refund
// What could be sent as evidence is left out until something is.
type Dispute = Known<Stripe.Dispute, 'evidence' | 'evidence_details' | 'balance_transactions' | 'status', { evidence: object; evidence_details: object; balance_transactions: unknown[]; status: Stripe.Dispute['status'] }>
type List<T> = { object: 'list'; url: string; has_more: boolean; data: T[] }
type Account = Pick<Stripe.Account, 'id' | 'object'> & Partial<Stripe.Account>
type Refusal = { error: { type: Stripe.RawErrorType; message: string; code?: string; decline_code?: string; param?: string; charge?: string; payment_intent?: object } }
type Of<T> = { id: string; object: 'event'; api_version: string | null; created: number; livemode: boolean; pending_webhooks: number; request: Stripe.Event.Request | null; type: string; data: { object: T } }
`

const RESULTS: readonly (readonly [RegExp, string])[] = [
  [/^POST \/v1\/payment_intents(\/\w+\/(cancel|confirm))?$/, 'Intent'],
  [/^GET \/v1\/payment_intents$/, 'List<Intent>'],
  [/^GET \/v1\/payment_intents\/\w+$/, 'Intent'],
  [/^(POST|GET) \/v1\/refunds(\/\w+)?$/, 'Refund'],
  [/^GET \/v1\/charges\/\w+$/, 'Charge'],
  [/^GET \/v1\/disputes$/, 'List<Dispute>'],
  [/^GET \/v1\/disputes\/\w+$/, 'Dispute'],
  [/^GET \/v1\/webhook_endpoints$/, 'List<Stripe.WebhookEndpoint>'],
  [/^GET \/v1\/account$/, 'Account'],
]

const typeOf = (what: string): string | null =>
  RESULTS.find(([pattern]) => pattern.test(what))?.[1] ?? null

const asked = () =>
  sandbox()
    .exchanges.filter(
      ({ path }) => path.startsWith('/v1/') && !path.includes('confirmation_tokens'),
    )
    .map((one) => ({
      ...one,
      what: `${one.method} ${one.path}`,
      isByBrowser: one.query.includes('client_secret'),
    }))

const place = (what: string, status: number) => `${what.replace(/_\w{20,}/g, '_…')} ${status}`

test('every request of our Stripe client is one that its package knows', () => {
  const unknown = asked().filter(({ what }) => typeOf(what) === null)

  expect(unknown.map(({ what }) => what)).toEqual([])
})

test('every answer of the sandbox fits the types of Stripe’s package', () => {
  const claims = asked().map(({ what, status, answer, isByBrowser }): Claim => {
    const described = isByBrowser ? 'SeenByBrowser' : (typeOf(what) ?? 'never')
    const type = status === 200 ? described : 'Refusal'
    return { where: place(what, status), type, value: answer }
  })

  expect(claims.length).toBeGreaterThan(40)
  expect(wrongByType(IMPORTS, claims)).toEqual([])
}, 180_000)

const eventSchema = z.object({
  type: z.string(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
})

const ABOUT: ReadonlyMap<string, string> = new Map([
  ['payment_intent', 'Of<Intent>'],
  ['charge', 'Of<Charge>'],
  ['refund', 'Of<Refund>'],
  ['dispute', 'Of<Dispute>'],
])

test('every event of the sandbox fits the types of Stripe’s package', async () => {
  await expect.poll(() => sandbox().events.length).toBeGreaterThan(20)
  const claims = sandbox().events.flatMap((value): Claim[] => {
    const { data: event } = eventSchema.safeParse(value)
    const type = event && ABOUT.get(event.data.object.object)
    return type ? [{ where: event.type, type, value }] : []
  })

  expect(new Set(claims.map(({ where }) => where)).size).toBeGreaterThan(5)
  expect(wrongByType(IMPORTS, claims)).toEqual([])
}, 180_000)
