import { expect, test } from 'vitest'
import { z } from 'zod'
import { KEYS, openInput } from '@/sandbox/tests/running-sandbox'
import type { Gateway } from '@/src/payments/gateway'
import { paypalGateway } from '@/src/payments/paypal/paypal-gateway'

import { isDescribed, wrongInAnswer, wrongInRequest, wrongInSchema } from './paypal-openapi'
import { type Exchange, refundAt, sandboxForAll } from './recorded-sandbox'

const AMOUNT = { minor: 249_00, currency: 'USD' }

const sandbox = sandboxForAll(tradeAtPaypal)

const gateway = (overrides: object = {}): Gateway =>
  paypalGateway({
    ...KEYS.paypal,
    environment: 'sandbox',
    baseUrl: `${sandbox().url}/paypal`,
    timeoutMs: 5000,
    retries: 0,
    ...overrides,
  })

/** An order that the payer agreed to, with what is switched on for it. */
async function agreed(switches: Readonly<Record<string, string>> = {}): Promise<string> {
  const input = openInput('', { confirmationToken: null })
  await sandbox().switchOn(switches, input.orderId)
  const { ref } = await gateway().open(input)
  await fetch(`${sandbox().url}/paypal/checkoutnow?token=${ref}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'pays' }),
  })
  return ref ?? ''
}

async function paid(switches: Readonly<Record<string, string>> = {}): Promise<string> {
  const ref = await agreed(switches)
  await gateway()
    .capture(ref, AMOUNT, `capture-${ref}`)
    .catch(() => null)
  await gateway().retrieve(ref)
  return ref
}

async function refund(ref: string, minor: number): Promise<void> {
  await refundAt(gateway(), ref, { minor, currency: 'USD' })
  await gateway().retrieve(ref)
}

const waitingSchema = z.object({
  waiting: z.array(
    z.object({ gateway: z.string(), id: z.string(), ends: z.record(z.string(), z.string()) }),
  ),
})

async function endAll(pick: (ends: readonly string[]) => string | undefined): Promise<void> {
  const { waiting } = waitingSchema.parse(await sandbox().waiting())
  for (const { gateway: slug, id, ends } of waiting) {
    await sandbox().control('end', { gateway: slug, id, end: pick(Object.keys(ends)) })
  }
}

/** Everything that our client asks of PayPal, and every answer that the sandbox knows. */
async function tradeAtPaypal(): Promise<void> {
  await gateway().test(`${sandbox().shopUrl}/api/payments/paypal/webhook`)
  const ref = await paid({ paypal_other_events: 'on' })
  await refund(ref, 100_00)
  await refund(ref, 149_00)
  await refund(ref, 1_00)
  for (const course of ['pending', 'fails', 'fails_late']) {
    await refund(await paid({ paypal_refunds: course }), 249_00)
  }
  await paid({ paypal_pending: 'PENDING_REVIEW' })
  const [reversed, disputed] = [
    await paid({ paypal_reversed: 'on' }),
    await paid({ paypal_disputed: 'open' }),
  ]
  await paid({ paypal_disputed: 'lost' })
  await paid({ paypal_disputed: 'inquiry' })
  for (const order of [reversed, disputed]) {
    const chargeRef = (await gateway().retrieve(order))?.chargeRef ?? null
    await gateway().disputesOf({ ref: order, chargeRef })
  }
  await endAll((ends) => ends.at(-1))
  for (const issue of ['TRANSACTION_BLOCKED_BY_PAYEE', 'ORDER_COMPLETION_IN_PROGRESS']) {
    await paid({ paypal_refused: issue })
  }
  const untouched = await gateway().open(openInput('', { confirmationToken: null }))
  await gateway()
    .capture(untouched.ref ?? '', AMOUNT, 'nobody agreed')
    .catch(() => null)
  await gateway().retrieve('0000000000000000X')
  await gateway().retrieveRefund('0000000000000000X', ref)
  await gateway().retrieveDispute('PP-R-XXX-1')
  for (const next of ['rate_limited', 'key_in_use', 'forbidden']) {
    await sandbox().control('faults', { next, gateway: 'paypal', path: '/paypal/v2' })
    await agreed().catch(() => null)
  }
}

/** What is not held to PayPal's description, and why. */
const EXCEPTIONS: readonly { readonly words: RegExp; readonly because: string }[] = [
  {
    words: /"supplementary_data"/,
    because: 'Real captures name their order there (related_ids), as the reference shows.',
  },
  {
    words: /"dispute_state"/,
    because: 'Described for the list alone, and sent with each dispute.',
  },
  { words: /^GET \/v1\/customer\/disputes\/:id 404/, because: 'Disputes describe no refusals.' },
  { words: / 429 /, because: 'Described in words alone, for all of the API.' },
  {
    words: /orders 409|orders\/:id\/capture 409/,
    because: 'Orders answer as payments do when a key is in use; only payments describe it.',
  },
]

const isKnown = (words: string): boolean => EXCEPTIONS.some((one) => one.words.test(words))

/** PayPal's API as it lies below the sandbox. */
const asked = (): Exchange[] =>
  sandbox()
    .exchanges.filter(({ path }) => path.startsWith('/paypal/v'))
    .map((one) => ({ ...one, path: one.path.slice('/paypal'.length) }))

const unique = (found: readonly string[]): string[] =>
  [...new Set(found)].filter((one) => !isKnown(one))

test('every request of our PayPal client is one that PayPal describes', () => {
  const undescribed = asked()
    .filter(({ method, path }) => !isDescribed(method, path))
    .map(({ method, path }) => `${method} ${path}`)

  // Signing in is OAuth's own, which PayPal describes in words alone.
  expect([...new Set(undescribed)]).toEqual(['POST /v1/oauth2/token'])
})

test('every request body of our PayPal client fits PayPal’s description', () => {
  const wrong = asked().flatMap(({ method, path, requestBody }) =>
    requestBody === '' || path === '/v1/oauth2/token'
      ? []
      : wrongInRequest(method, path, JSON.parse(requestBody)).map((one) => `${method} ${one}`),
  )

  expect(unique(wrong)).toEqual([])
})

test('every answer of the sandbox fits PayPal’s description', () => {
  const wrong = asked()
    .filter(({ method, path }) => isDescribed(method, path))
    .flatMap(({ method, path, status, answer }) =>
      wrongInAnswer(method, path, status, answer).map(
        (one) => `${method} ${path.replace(/\/[A-Z0-9-]{10,}/g, '/:id')} ${status} ${one}`,
      ),
    )

  expect(unique(wrong)).toEqual([])
})

const eventSchema = z.object({ event_type: z.string(), resource: z.unknown() })

/** Where PayPal describes what an event is about. */
function describedBy(type: string): readonly [string, string] | null {
  if (type.startsWith('CHECKOUT.ORDER.')) return ['openapi/checkout_orders_v2.json', 'order']
  if (type.includes('.DISPUTE.')) return ['openapi/customer_disputes_v1.json', 'dispute']
  if (/REFUND|REVERSED/.test(type)) return ['openapi/payments_payment_v2.json', 'refund']
  if (type.startsWith('PAYMENT.CAPTURE.')) return ['openapi/payments_payment_v2.json', 'capture']
  return null
}

test('every event of the sandbox fits PayPal’s description, with what it is about', async () => {
  await expect.poll(() => sandbox().events.length).toBeGreaterThan(30)
  const wrong = sandbox().events.flatMap((event) => {
    const { event_type, resource } = eventSchema.parse(event)
    const about = describedBy(event_type)
    return [
      ...wrongInSchema('openapi/notifications_webhooks_v1.json', 'event', event),
      ...(about ? wrongInSchema(...about, resource) : []),
    ].map((one) => `${event_type} ${one}`)
  })

  expect(unique(wrong)).toEqual([])
})

test('a field that is missing, wrong or made up is found', () => {
  const answer = (body: object) => wrongInAnswer('GET', '/v2/payments/captures/A', 200, body)

  expect(answer({ id: '3C679366HH908993F', status: 'COMPLETED' })).toEqual([])
  expect(answer({ status: 'TAKEN' })).toEqual([expect.stringContaining('/status')])
  expect(answer({ amount: { value: '1.00' } })).toEqual([expect.stringContaining('currency_code')])
  expect(answer({ colour: 'blue' })).toEqual([expect.stringContaining('"colour"')])
})
