import { expect, test } from 'vitest'

import { keyErrors, liveKeysWarning, typedKeys } from '@/src/domain/payments/gateways/gateway-keys'

import { NO_KEYS } from './no-keys'

const errors = (typed: object, saved = NO_KEYS) =>
  keyErrors('stripe', typedKeys.parse(typed), saved)

/** Stripe's newer keys: a 5, then 16 characters of the account, then the key's own. */
const keyOf = (start: string, account: string) => `${start}_test_51${account}abcdefgh12345678`

test('keys of two Stripe accounts open nothing together', () => {
  const publicKey = keyOf('pk', 'A'.repeat(15))
  const secretKey = keyOf('sk', 'B'.repeat(15))

  expect(errors({ publicKey, secretKey }).secretKey).toBe(
    'This key belongs to another Stripe account than the publishable key',
  )
  expect(errors({ publicKey, secretKey: keyOf('sk', 'A'.repeat(15)) })).toEqual({})
  expect(errors({ publicKey, secretKey: 'sk_test_abcdefgh1234' })).toEqual({})
  expect(errors({ publicKey: 'pk_test_abcdefgh1234', secretKey })).toEqual({})
})

test('a secret key is compared with the publishable key that is saved', () => {
  const saved = { ...NO_KEYS, publicKey: keyOf('pk', 'A'.repeat(15)), hasSecretKey: true }

  expect(errors({ secretKey: keyOf('sk', 'B'.repeat(15)) }, saved)).toHaveProperty('secretKey')
  expect(errors({ secretKey: keyOf('sk', 'A'.repeat(15)) }, saved)).toEqual({})
})

test('keys in one another’s fields are told so', () => {
  const swapped = { publicKey: 'sk_test_abcdefgh1234', secretKey: 'pk_test_abcdefgh1234' }

  expect(errors(swapped)).toMatchObject({
    publicKey:
      'This is a secret key, which customers’ browsers must never see: the publishable key starts with pk_',
    secretKey: 'This is the publishable key: the secret key starts with sk_ or rk_',
  })
  expect(errors({ ...swapped, publicKey: 'rk_test_abcdefgh1234' }).publicKey).toMatch(/secret key/)
})

test('what is missing is asked for by its name', () => {
  expect(errors({})).toEqual({
    publicKey: 'Enter the publishable key',
    secretKey: 'Enter the secret key',
  })
  expect(errors({}, { ...NO_KEYS, publicKey: 'pk_test_abcdefgh1234', hasSecretKey: true })).toEqual(
    {},
  )
})

test('a new publishable key has a secret key of its own, the saved one has it already', () => {
  const saved = { ...NO_KEYS, publicKey: 'pk_test_abcdefgh1234', hasSecretKey: true }

  expect(errors({ publicKey: 'pk_test_ijklmnop5678' }, saved)).toEqual({
    secretKey: 'A new publishable key has a secret key of its own: enter that one too',
  })
  expect(errors({ publicKey: 'pk_test_abcdefgh1234' }, saved)).toEqual({})
})

test('live keys on one’s own machine are warned of, and nothing else is', () => {
  const live = { publicKey: 'pk_live_abcdefgh1234', environment: 'sandbox' } as const
  const tried = { ...live, publicKey: 'pk_test_abcdefgh1234' }

  for (const site of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]']) {
    expect(liveKeysWarning('stripe', live, site)).toContain(`your own machine (${site})`)
    expect(liveKeysWarning('stripe', tried, site)).toBeNull()
  }
  expect(liveKeysWarning('stripe', live, 'https://charterdesk.example')).toBeNull()
})
