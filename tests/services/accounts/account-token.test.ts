import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { hashToken } from '@/src/lib/secrets'
import {
  issueToken,
  peekToken,
  spendToken,
  voidTokens,
} from '@/src/services/accounts/links/account-token'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const req = await createLocalReq({}, payload)

async function mailed(purpose: 'reset_password' | 'verify_email' = 'reset_password') {
  const { id, email } = await builder(payload)('users')
  const token = await issueToken(req, { user: id, email, purpose })
  return { user: id, email, token }
}

async function storedOf(user: string) {
  const { docs } = await payload.find({
    collection: 'accountTokens',
    where: { user: { equals: user } },
    depth: 0,
    overrideAccess: true, // tests look at all of it
  })
  return docs
}

test('is stored as a hash alone', async () => {
  const { user, token } = await mailed()

  const stored = await storedOf(user)

  expect(stored).toMatchObject([{ tokenHash: hashToken(token) }])
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('opens its account once', async () => {
  const { user, email, token } = await mailed()

  expect(await spendToken(req, 'reset_password', token)).toEqual({ user, email })
  expect(await spendToken(req, 'reset_password', token)).toBeNull()
  expect(await peekToken(req, 'reset_password', token)).toBeNull()
})

test('tried twenty times at once opens it once', async () => {
  const { token } = await mailed()

  const tries = await Promise.all(
    Array.from({ length: 20 }, () =>
      inTransaction(payload, (own) => spendToken(own, 'reset_password', token)),
    ),
  )

  expect(tries.filter((holder) => holder !== null)).toHaveLength(1)
})

test('is not used up by a transaction that fails', async () => {
  const { token } = await mailed()
  const failed = inTransaction(payload, async (own) => {
    await spendToken(own, 'reset_password', token)
    throw new Error('something else went wrong')
  })
  await expect(failed).rejects.toThrow('something else')

  expect(await spendToken(req, 'reset_password', token)).not.toBeNull()
})

test('opens nothing for another purpose', async () => {
  const { token } = await mailed('verify_email')

  expect(await spendToken(req, 'reset_password', token)).toBeNull()
  expect(await spendToken(req, 'verify_email', token)).not.toBeNull()
})

test('opens nothing once its time is over', async () => {
  const { user, token } = await mailed()
  const [stored] = await storedOf(user)
  await payload.update({
    collection: 'accountTokens',
    id: stored?.id ?? '',
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
    depth: 0,
    overrideAccess: true, // an hour passes
  })

  expect(await peekToken(req, 'reset_password', token)).toBeNull()
  expect(await spendToken(req, 'reset_password', token)).toBeNull()
})

test('is void once a newer one is mailed for the same purpose, and only then', async () => {
  const { user, email, token } = await mailed()
  await issueToken(req, { user, email, purpose: 'verify_email' })
  expect(await peekToken(req, 'reset_password', token)).not.toBeNull()

  const newer = await issueToken(req, { user, email, purpose: 'reset_password' })

  expect(await spendToken(req, 'reset_password', token)).toBeNull()
  expect(await spendToken(req, 'reset_password', newer)).not.toBeNull()
})

test('is void with all others of its account when they are voided', async () => {
  const { user, email, token } = await mailed()
  const other = await issueToken(req, { user, email, purpose: 'verify_email' })

  await voidTokens(req, user)

  expect(await peekToken(req, 'reset_password', token)).toBeNull()
  expect(await peekToken(req, 'verify_email', other)).toBeNull()
})

test('that was never made opens nothing', async () => {
  expect(await spendToken(req, 'reset_password', 'made up')).toBeNull()
})
