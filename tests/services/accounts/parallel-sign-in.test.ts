import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { signIn } from '@/src/services/accounts/sign-in/sign-in'
import { api } from '@/tests/support/api'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const TIMES = 50

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

test('fifty sign-ins to one account at once leave fifty sessions that all work', async () => {
  const { email } = await builder(payload)('users')

  const sessions = await Promise.all(
    Array.from({ length: TIMES }, () => signIn(payload, { email, password: PASSWORD })),
  )

  const tokens = sessions.flatMap((one) => ('token' in one ? [one.token] : []))
  expect(new Set(tokens).size).toBe(TIMES)
  const answers = await Promise.all(
    tokens.map((token) =>
      api('GET', '/users/me', {
        headers: { origin: 'http://localhost:3000', cookie: `payload-token=${token}` },
      }),
    ),
  )
  const recognised = answers.filter(({ body }) => JSON.stringify(body).includes(email))
  expect(recognised).toHaveLength(TIMES)
}, 120_000)
