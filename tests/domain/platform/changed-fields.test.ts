import fc from 'fast-check'
import { expect, test } from 'vitest'

import { changedFields } from '@/src/domain/platform/changed-fields'

const SECRETS = [
  'password',
  'hash',
  'salt',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
  'secretKey',
  'webhookSecret',
  'claimTokenHash',
  'passHash',
  'payoutAccountSealed',
  'taxIdSealed',
]

test('the log says what was and what is, of the fields that differ alone', () => {
  const before = { title: 'Old', price: 49, tags: ['a'], gone: true, same: { deep: 1 } }
  const after = {
    title: 'New',
    price: 49,
    tags: ['a', 'b'],
    added: 7,
    empty: null,
    same: { deep: 1 },
  }

  expect(changedFields(before, after)).toEqual({
    before: { title: 'Old', tags: ['a'], gone: true },
    after: { title: 'New', tags: ['a', 'b'], added: 7 },
  })
})

test('two states that are alike differ in nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (state) => {
      expect(changedFields(state, structuredClone(state))).toEqual({ before: {}, after: {} })
    }),
  )
})

test.each(SECRETS)('a %s is never written down, at whatever depth', (name) => {
  const was = { [name]: 'old secret', kept: 1 }
  const is = { [name]: 'new secret', kept: 2 }

  expect(changedFields(was, is)).toEqual({ before: { kept: 1 }, after: { kept: 2 } })
  expect(changedFields({ rows: [was], group: was }, { rows: [is], group: is })).toEqual({
    before: { rows: [{ kept: 1 }], group: { kept: 1 } },
    after: { rows: [{ kept: 2 }], group: { kept: 2 } },
  })
})

test('a secret that changed alone is no change that the log tells of', () => {
  const state = (secretKey: string) => ({
    gateway: 'stripe',
    keys: [{ secretKey }],
    updatedAt: secretKey,
  })

  expect(changedFields(state('one'), state('two'))).toEqual({ before: {}, after: {} })
})

test('what merely sounds like a secret is told', () => {
  const change = changedFields({ Sealed2: 1, passwordless: 1 }, { Sealed2: 2, passwordless: 2 })

  expect(change.after).toEqual({ Sealed2: 2, passwordless: 2 })
})
