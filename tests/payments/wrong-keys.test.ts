import { afterAll, beforeAll, expect, test } from 'vitest'

import type { KeyFault } from '@/src/domain/payments/connection-check'
import { keyErrors, liveKeysWarning } from '@/src/domain/payments/gateways/gateway-keys'
import type { StripeCredentials } from '@/src/payments/stripe/stripe-gateway'

import { runningSandbox } from '../../sandbox/tests/running-sandbox'
import {
  type Answer,
  type Answers,
  errorOf,
  intentOf,
  type Stub,
  stripeStub,
} from './stripe/stripe-stub'

const WEBHOOK = 'https://shop.example/api/payments/stripe/webhook'
const INTENT = 'pi_3PJ7J3APDi000000000000001'
const NOT_FOUND: Answer = { status: 404, body: errorOf({ code: 'resource_missing' }) }
const FORBIDDEN: Answer = { status: 403, body: errorOf({ code: 'more_permissions_required' }) }
const NEVER_PAID: Answer = { status: 400, body: errorOf({ code: 'charge_not_refundable' }) }

const list = (...data: object[]): Answer => ({
  body: { object: 'list', has_more: false, url: '/', data },
})
const endpoint = { url: WEBHOOK, status: 'enabled', enabled_events: ['*'] }
const waiting = intentOf(
  { status: 'requires_payment_method', payment_method_types: ['card'] },
  null,
)

/** An account with which everything is well. */
const WELL: Answers = {
  'GET /v1/payment_intents': list(),
  'POST /v1/payment_intents': { body: waiting },
  [`GET /v1/payment_intents/${INTENT}`]: { body: waiting },
  'POST /v1/refunds': NEVER_PAID,
  [`POST /v1/payment_intents/${INTENT}/cancel`]: { body: waiting },
  'GET /v1/disputes': list(),
  'GET /v1/webhook_endpoints': list(endpoint),
}

let stub: Stub
beforeAll(async () => {
  stub = await stripeStub()
})
afterAll(() => stub.close())

async function tested(changes: Answers = {}, keys: Partial<StripeCredentials> = {}) {
  stub.says({ ...WELL, ...changes })
  return stub.gateway(keys).test(WEBHOOK)
}

test('keys with which everything is well pass every check, and the payment is cancelled again', async () => {
  const { ok, checks } = await tested()
  expect(ok).toBe(true)
  expect(checks.map(({ outcome }) => outcome)).not.toContain('warned')
  expect(stub.asked).toContainEqual(expect.stringContaining(`${INTENT}/cancel`))
  expect(stub.asked).not.toContainEqual(expect.stringContaining('GET /v1/account'))
  expect(stub.asked).not.toContainEqual(expect.stringContaining('confirm=true'))
})

const WRONG: [string, Answers, Partial<StripeCredentials>, KeyFault, RegExp][] = [
  [
    'a secret key that Stripe does not know',
    {
      'GET /v1/payment_intents': {
        status: 401,
        body: errorOf({ message: 'Invalid API Key provided: sk_test_****' }),
      },
    },
    {},
    'unknown_key',
    /does not know this secret key/,
  ],
  [
    'a key that was revoked',
    {
      'GET /v1/payment_intents': {
        status: 401,
        body: errorOf({ code: 'api_key_expired', message: 'Expired API Key provided' }),
      },
    },
    {},
    'revoked_key',
    /expired or was revoked/,
  ],
  [
    'a publishable key in the secret field',
    {},
    { secretKey: 'pk_test_0123456789abcdef' },
    'key_in_wrong_field',
    /publishable key/,
  ],
  [
    'a key of the payment sandbox at Stripe',
    {},
    { secretKey: 'sk_sandbox_0123456789', baseUrl: undefined },
    'sandbox_key',
    /payment sandbox/,
  ],
  [
    'a restricted key that may not read payments',
    { 'GET /v1/payment_intents': FORBIDDEN },
    {},
    'missing_permission',
    /"PaymentIntents: Read"/,
  ],
  [
    'a restricted key that may not make payments',
    { 'POST /v1/payment_intents': FORBIDDEN },
    {},
    'missing_permission',
    /"PaymentIntents: Write"/,
  ],
  [
    'a restricted key that may not refund',
    { 'POST /v1/refunds': FORBIDDEN },
    {},
    'missing_permission',
    /"Charges and Refunds: Write"/,
  ],
  [
    'a restricted key that may not read disputes',
    { 'GET /v1/disputes': FORBIDDEN },
    {},
    'missing_permission',
    /"Disputes: Read"/,
  ],
  [
    'a publishable key of another account',
    { [`GET /v1/payment_intents/${INTENT}`]: NOT_FOUND },
    {},
    'other_account',
    /different Stripe accounts/,
  ],
  [
    'a publishable key that Stripe does not know',
    { [`GET /v1/payment_intents/${INTENT}`]: { status: 401, body: errorOf({}) } },
    {},
    'unknown_key',
    /publishable key/,
  ],
  [
    'an account that is not activated',
    {
      'POST /v1/payment_intents': { status: 400, body: errorOf({ code: 'testmode_charges_only' }) },
    },
    {},
    'account_not_active',
    /activation/,
  ],
  [
    'a webhook secret that is none',
    {},
    { webhookSecret: 'sk_test_x' },
    'webhook_secret_wrong',
    /whsec_/,
  ],
  ['no network', {}, { baseUrl: 'http://127.0.0.1:1' }, 'unreachable', /did not answer/],
  [
    'a Stripe that has trouble',
    { 'GET /v1/payment_intents': { status: 500, body: errorOf({}) } },
    {},
    'unreachable',
    /did not answer/,
  ],
]

test.each(WRONG)('%s is told in words', async (_, changes, keys, fault, words) => {
  const { ok, checks } = await tested(changes, keys)
  const wrong = checks.filter(({ outcome }) => outcome === 'failed')

  expect(ok).toBe(false)
  expect(wrong).toMatchObject([{ fault, message: expect.stringMatching(words) }])
  expect(JSON.stringify(checks)).not.toContain('0123456789')
})

const WARNED: [string, Answers, Partial<StripeCredentials>, KeyFault, RegExp][] = [
  [
    'no webhook endpoint for this site',
    { 'GET /v1/webhook_endpoints': list() },
    {},
    'webhook_missing',
    /has no webhook endpoint/,
  ],
  [
    'a webhook endpoint that is disabled',
    { 'GET /v1/webhook_endpoints': list({ ...endpoint, status: 'disabled' }) },
    {},
    'webhook_disabled',
    /disabled/,
  ],
  [
    'events that are not sent',
    {
      'GET /v1/webhook_endpoints': list({
        ...endpoint,
        enabled_events: ['payment_intent.succeeded'],
      }),
    },
    {},
    'webhook_events_missing',
    /charge\.dispute\.created/,
  ],
  [
    'a key that may not look at webhooks',
    { 'GET /v1/webhook_endpoints': FORBIDDEN },
    {},
    'missing_permission',
    /did not check them/,
  ],
  [
    'a chosen method that the account lacks',
    {},
    { methods: ['klarna'] },
    'account_not_active',
    /Klarna/,
  ],
]

test.each(WARNED)(
  '%s is warned of, and keeps nobody from paying',
  async (_, changes, keys, fault, words) => {
    const { ok, checks } = await tested(changes, keys)
    const warned = checks.filter(({ outcome }) => outcome === 'warned')

    expect(ok).toBe(true)
    expect(warned).toMatchObject([{ fault, message: expect.stringMatching(words) }])
  },
)

const NOTHING = {
  publicKey: '',
  hasSecretKey: false,
  hasWebhookSecret: false,
  environment: 'sandbox',
} as const
const typed = (publicKey: string, secretKey: string) => ({
  publicKey,
  secretKey,
  webhookSecret: '',
})
const ONE = '51PJ7J3APDi0abcdefghijklmnopqrst'
const OTHER = '51QQQQQQQQQQabcdefghijklmnopqrst'

test.each([
  [
    'a test key beside a live one',
    typed(`pk_live_${ONE}`, `sk_test_${ONE}`),
    'secretKey',
    /of the same kind/,
  ],
  [
    'keys of two accounts',
    typed(`pk_live_${ONE}`, `sk_live_${OTHER}`),
    'secretKey',
    /another Stripe account/,
  ],
  [
    'the publishable key twice',
    typed(`pk_live_${ONE}`, `pk_live_${ONE}`),
    'secretKey',
    /publishable key/,
  ],
  [
    'a secret key where browsers see it',
    typed(`sk_live_${ONE}`, `sk_live_${ONE}`),
    'publicKey',
    /browsers must never see/,
  ],
  [
    'the sandbox’s own key',
    typed('pk_sandbox_0123456789abcdef', `sk_test_${ONE}`),
    'publicKey',
    /payment sandbox/,
  ],
] as const)('%s is seen before anybody is asked', (_, keys, field, words) => {
  expect(keyErrors('stripe', keys, NOTHING)[field]).toMatch(words)
})

test('the sandbox’s key ID and client ID are refused as real ones', () => {
  const razorpay = { ...typed('rzp_test_sandbox0123456789abcd', 'abcdefgh12345678') }
  const paypal = { ...typed(`sandbox-${'a1'.repeat(20)}`, 'abcdefgh12345678') }
  expect(keyErrors('razorpay', razorpay, NOTHING).publicKey).toMatch(/payment sandbox/)
  expect(keyErrors('paypal', paypal, NOTHING).publicKey).toMatch(/payment sandbox/)
})

test.each([
  ['pk_live_x', 'http://localhost:3000', true],
  ['pk_live_x', 'http://127.0.0.1:3000', true],
  ['pk_live_x', 'https://shop.example', false],
  ['pk_test_x', 'http://localhost:3000', false],
])('with %s at %s there is a warning of live keys: %s', (publicKey, site, isWarned) => {
  const warning = liveKeysWarning('stripe', { publicKey, environment: 'sandbox' }, site)
  expect(warning !== null).toBe(isWarned)
})

test('the sandbox itself passes its own test', async () => {
  const sandbox = await runningSandbox()
  const url = `${sandbox.shop.url}/api/payments/stripe/webhook`
  expect(await sandbox.gateway().test(url)).toMatchObject({ ok: true })
  await sandbox.close()
})
