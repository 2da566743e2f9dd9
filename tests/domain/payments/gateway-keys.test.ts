import { describe, expect, test } from 'vitest'

import {
  exchangeRateInput,
  keyErrors,
  modeOf,
  type SavedKeys,
  type TypedKeys,
  typedKeys,
} from '@/src/domain/payments/gateways/gateway-keys'
import { listPriceOf } from '@/src/domain/payments/gateways/gateway-setup'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import { NO_KEYS } from './no-keys'

const RIGHT: Record<GatewaySlug, Partial<TypedKeys>> = {
  stripe: {
    publicKey: 'pk_test_abcdefgh1234',
    secretKey: 'sk_test_abcdefgh1234',
    webhookSecret: 'whsec_abcdefgh1234',
  },
  razorpay: {
    publicKey: 'rzp_test_abcdefgh12',
    secretKey: 'abcdefgh12345678',
    webhookSecret: 'chosen-by-us',
  },
  paypal: {
    publicKey: 'AbCdEfGh-1234_5678',
    secretKey: 'EFgh1234-5678',
    webhookSecret: '8PT597110X687430L',
    environment: 'sandbox',
  },
}

const savedAs = (slug: GatewaySlug): SavedKeys => ({
  publicKey: RIGHT[slug].publicKey ?? '',
  hasSecretKey: true,
  hasWebhookSecret: true,
  environment: 'sandbox',
})

const errors = (slug: GatewaySlug, typed: object, saved: SavedKeys = NO_KEYS) =>
  keyErrors(slug, typedKeys.parse(typed), saved)

test.each(GATEWAYS)('keys of %s as the provider gives them are right', (slug) => {
  expect(errors(slug, RIGHT[slug])).toEqual({})
})

test.each(GATEWAYS)('%s needs both keys, since one alone opens nothing', (slug) => {
  expect(Object.keys(errors(slug, {})).sort()).toEqual(['publicKey', 'secretKey'])
})

test.each(GATEWAYS)('what is left empty keeps the saved keys of %s', (slug) => {
  expect(errors(slug, {}, savedAs(slug))).toEqual({})
})

test.each(GATEWAYS)('a new public key of %s asks for the secret that belongs to it', (slug) => {
  const other = `${RIGHT[slug].publicKey}9`
  expect(Object.keys(errors(slug, { publicKey: other }, savedAs(slug)))).toEqual(['secretKey'])
})

test('the other environment of PayPal asks for the secret that belongs to it', () => {
  const found = errors('paypal', { environment: 'live' }, savedAs('paypal'))
  expect(found.secretKey).toMatch(/different secrets/)
})

describe('a key in the wrong place is told apart', () => {
  test.each([
    ['stripe', { publicKey: 'sk_test_abcdefgh1234' }, 'publicKey'],
    ['stripe', { secretKey: 'pk_test_abcdefgh1234' }, 'secretKey'],
    ['stripe', { webhookSecret: 'sk_test_abcdefgh1234' }, 'webhookSecret'],
    ['stripe', { secretKey: 'sk_sandbox_abcdefgh1234' }, 'secretKey'],
    ['razorpay', { publicKey: 'pk_test_abcdefgh1234' }, 'publicKey'],
    ['razorpay', { secretKey: 'rzp_test_abcdefgh12' }, 'secretKey'],
    ['paypal', { secretKey: 'has a space in it' }, 'secretKey'],
  ] as const)('%s: %o', (slug, wrong, field) => {
    expect(Object.keys(errors(slug, { ...RIGHT[slug], ...wrong }))).toEqual([field])
  })
})

test('a test key next to a live one is refused in words', () => {
  const found = errors('stripe', { ...RIGHT.stripe, secretKey: 'sk_live_abcdefgh1234' })
  expect(found).toEqual({
    secretKey:
      'This is a live key, but the publishable key is a test key: use two of the same kind',
  })
})

test('a restricted key of Stripe is a secret key', () => {
  expect(errors('stripe', { ...RIGHT.stripe, secretKey: 'rk_test_abcdefgh1234' })).toEqual({})
})

test.each([
  ['stripe', 'pk_live_1', 'sandbox', 'live'],
  ['stripe', 'pk_test_1', 'live', 'test'],
  ['razorpay', 'rzp_live_1', 'sandbox', 'live'],
  ['paypal', 'anything', 'live', 'live'],
  ['paypal', 'anything', 'sandbox', 'test'],
] as const)('%s with %s in %s is in %s mode', (slug, publicKey, environment, mode) => {
  expect(modeOf(slug, { publicKey, environment })).toBe(mode)
})

test.each([0, -1, 1000.5, Number.NaN])('%s rupees for a dollar are refused', (exchangeRate) => {
  const input = { exchangeRate, exchangeRateAsOf: '2026-11-03' }
  expect(exchangeRateInput.safeParse(input).success).toBe(false)
})

test('the list prices are those of the specification', () => {
  expect(GATEWAYS.map(listPriceOf)).toEqual(['2.9%', '2%', '3%'])
})
