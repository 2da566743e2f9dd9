import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import type { Answer } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { authenticator } from '@/tests/support/people/authenticator'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const asked = z.object({
  options: z.object({ challenge: z.string() }).loose(),
})
const optionsIn = ({ body }: Answer) => asked.parse(body).options

type Browser = ReturnType<typeof browser>

const toAdd = async (own: Browser) =>
  optionsIn(await own.post('/account/factor/passkey', { currentPassword: PASSWORD }))

/** Someone with a passkey, in the browser that made it. */
async function holder() {
  const user = await builder(payload)('users')
  const own = browser()
  await own.post('/account/sign-in', { email: user.email, password: PASSWORD })
  const key = authenticator()
  const made = key.register(await toAdd(own))
  const added = await own.post('/account/factor/passkey/confirm', {
    name: 'Blue key',
    answer: made,
  })
  return { user, own, key, made, added }
}

/** The same person at the second step, in another browser. */
async function atTheStep(email: string) {
  const own = browser()
  await own.post('/account/sign-in', { email, password: PASSWORD })
  const options = optionsIn(await own.post('/account/factor/challenge', {}))
  const finish = (passkey: object) => own.post('/account/second-step', { passkey })
  return { own, options, finish }
}

test('a passkey is asked for by what the site is called, with the person verified', async () => {
  const { user, added } = await holder()
  const { options } = await atTheStep(user.email)

  expect(added.body).toMatchObject({ recoveryCodes: expect.any(Array) })
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
})

test('a passkey is the second step, and each of its answers counts once', async () => {
  const { user, key } = await holder()
  const { own, options, finish } = await atTheStep(user.email)
  const answer = key.confirm(options)

  expect((await finish(answer)).status).toBe(200)

  expect(await own.whoAmI()).toBe(user.email)
  const again = await atTheStep(user.email)
  expect((await again.finish(answer)).status).toBe(422)
})

test.each([
  ['another site', { origin: 'http://evil.example' }],
  ['another name', { rpId: 'evil.example' }],
  ['nobody verified', { verified: false }],
  ['a counter that went back', { counter: 1 }],
])('an answer for %s is refused', async (_what, lies) => {
  const { user, key } = await holder()
  const first = await atTheStep(user.email)
  await first.finish(key.confirm(first.options)) // its counter is 2 by now
  const { own, options, finish } = await atTheStep(user.email)

  expect((await finish(key.confirm(options, lies))).status).toBe(422)

  expect(await own.whoAmI()).toBeNull()
})

test('an answer to an old question, or to somebody else’s, is refused', async () => {
  const [one, other] = [await holder(), await holder()]
  const { options, finish } = await atTheStep(one.user.email)
  const theirs = await atTheStep(other.user.email)
  expect((await finish(one.key.confirm(theirs.options))).status).toBe(422)
  expect((await finish(other.key.confirm(options))).status).toBe(422)
  await runSql(
    { payload },
    sql`update passkey_challenges set expires_at = now() where user_id = ${one.user.id}`,
  )

  expect((await finish(one.key.confirm(options))).status).toBe(422)
})

test('a passkey is added by its owner alone, for this site, and once', async () => {
  const { own, made } = await holder()
  const stranger = browser()
  expect((await stranger.post('/account/factor/passkey', {})).status).toBe(401)
  const options = await toAdd(own)
  const add = (answer: object) =>
    own.post('/account/factor/passkey/confirm', { name: 'Again', answer })

  expect((await add(made)).status).toBe(422)
  expect(
    (await add(authenticator().register(options, { origin: 'http://evil.example' }))).status,
  ).toBe(422)
  expect((await add(authenticator().register(options))).status).toBe(422) // the question is used up
  expect(
    (await own.post('/account/factor/passkey/confirm', { name: '', answer: made })).status,
  ).toBe(422)
})

test('no more challenges are kept than may be asked for', async () => {
  const { user, own } = await holder()
  const kept = () =>
    runSql({ payload }, sql`select challenge from passkey_challenges where user_id = ${user.id}`)
  let answer = await own.post('/account/factor/challenge', {})
  for (let turn = 0; turn < 40 && answer.status === 200; turn += 1) {
    answer = await own.post('/account/factor/challenge', {})
  }
  expect(answer.status).toBe(429)
  const before = await kept()

  await own.post('/account/factor/challenge', {})

  expect(await kept()).toHaveLength(before.length)
})
