import { afterEach, beforeEach, expect, test } from 'vitest'

import { failuresOf } from '@/src/domain/payments/connection-check'

import { type Received, until } from '../../../sandbox/tests/running-sandbox'
import { type PaypalShop, paypalShop } from './paypal-shop'

const AMOUNT = { minor: 249_00, currency: 'USD' }

let shop: PaypalShop
beforeEach(async () => {
  shop = await paypalShop()
})
afterEach(() => shop.close())

async function hook(type: string): Promise<Received> {
  await until(() => shop.shop.received.some(({ body }) => body.includes(type)))
  const found = shop.shop.received.find(({ body }) => body.includes(type))
  if (!found) throw new Error(type)
  return found
}

async function approvedHook(): Promise<Received & { ref: string }> {
  const ref = await shop.answered('pays')
  return { ...(await hook('CHECKOUT.ORDER.APPROVED')), ref }
}

const read = ({ body, headers }: Received, gateway = shop.gateway()) =>
  gateway.readWebhook(body, headers)

test('approval, capture and refund are told, and each names its order', async () => {
  const ref = await shop.answered('pays')
  await shop.gateway().capture(ref, AMOUNT, 'capture')
  await shop.gateway().refund({
    ref,
    chargeRef: null,
    amountMinor: 1_00,
    currency: 'USD',
    reason: 'One dollar',
    idempotencyKey: 'refund',
  })

  for (const type of [
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.REFUNDED',
  ]) {
    const event = await read(await hook(type))
    expect(event).toMatchObject({ id: expect.stringMatching(/^WH-/), type, ref })
  }
  expect(shop.shop.received.every(({ path }) => path === '/api/payments/paypal/webhook')).toBe(true)
})

test('a webhook whose body was changed is refused', async () => {
  const sent = await approvedHook()

  expect(await read({ ...sent, body: sent.body.replace('249.00', '1.00') })).toBeNull()
  expect(await read({ ...sent, body: `${sent.body} ` })).not.toBeNull()
})

test('a webhook that smuggles another event in behind its own is refused', async () => {
  const sent = await approvedHook()

  expect(await read({ ...sent, body: `${sent.body},"webhook_event":${sent.body}` })).toBeNull()
})

test.each([
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-transmission-sig',
  'paypal-cert-url',
  'paypal-auth-algo',
])('a webhook without %s is refused, and so is one with another', async (name) => {
  const sent = await approvedHook()
  const without = new Headers(sent.headers)
  without.delete(name)
  const other = new Headers(sent.headers)
  other.set(name, '2020-01-01T00:00:00Z')

  expect(await read({ ...sent, headers: without })).toBeNull()
  expect(await read({ ...sent, headers: other })).toBeNull()
})

test.each([
  'https://evil.example/cert',
  'https://paypal.com.evil.example/cert',
  'https://api.paypal.com@evil.example/cert',
  'http://api.paypal.com/cert',
  'https://evilpaypal.com/cert',
  'nonsense',
])('a certificate at %s is refused before anybody is asked', async (address) => {
  const sent = await approvedHook()
  const headers = new Headers(sent.headers)
  headers.set('paypal-cert-url', address)

  expect(await read({ ...sent, headers }, shop.gateway({ baseUrl: undefined }))).toBeNull()
})

test('a gateway without a webhook id believes no webhook', async () => {
  const sent = await approvedHook()

  expect(await read(sent, shop.gateway({ webhookId: ' ' }))).toBeNull()
  expect(await read(sent, shop.gateway({ webhookId: 'ANOTHER' }))).toBeNull()
})

test.each(['', 'null', '[]', '{', '{"id":1}', 'true'])('%j is no webhook', async (body) => {
  const sent = await approvedHook()

  expect(await read({ ...sent, body })).toBeNull()
})

test.each([
  ['timeout', 'timeout'],
  ['error500', 'server_error'],
  ['nonsense', 'bad_response'],
])(
  'a webhook that %s keeps from being verified is neither believed nor refused',
  async (fault, code) => {
    const sent = await approvedHook()
    await shop.fault(fault, 9, '/paypal/v1/notifications')

    const reading = read(sent, shop.gateway({ timeoutMs: 150 }))

    await expect(reading).rejects.toMatchObject({ name: 'GatewayUnavailable', code })
  },
)

test('the keys are tested, and the wrong one is named', async () => {
  const tested = (keys: Parameters<typeof shop.gateway>[0]) =>
    shop.gateway(keys).test(`${shop.shop.url}/api/payments/paypal/webhook`)
  const failing = async (keys: Parameters<typeof tested>[0]) =>
    failuresOf((await tested(keys)).checks)

  expect(await tested({})).toMatchObject({ ok: true })
  expect(await failing({ clientId: '' })).toBe('The client ID is missing.')
  expect(await failing({ clientSecret: '' })).toBe('The client secret is missing.')
  expect(await failing({ clientSecret: 'wrong' })).toContain(
    'does not accept this client ID and secret',
  )
  expect(await failing({ webhookId: '' })).toContain('The webhook ID is missing')
  expect(await failing({ webhookId: 'ANOTHER' })).toContain('PayPal has no webhook with this ID')
  await shop.fault('error500', 9, '/paypal/v1/oauth2')
  expect(await failing({})).toBe('PayPal did not answer. (server_error)')
})

test('staff are led to the capture at PayPal, by environment, and nowhere from the sandbox', () => {
  const at = (environment: 'sandbox' | 'live') =>
    shop.gateway({ environment, baseUrl: undefined }).dashboardUrl('0000000000000000X')

  expect(at('live')).toBe('https://www.paypal.com/activity/payment/0000000000000000X')
  expect(at('sandbox')).toBe('https://www.sandbox.paypal.com/activity/payment/0000000000000000X')
  expect(shop.gateway().dashboardUrl('0000000000000000X')).toBeNull()
})
