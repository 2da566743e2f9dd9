import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { api } from '@/tests/support/api'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload
let admin: SignedIn

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

async function sessionsOf(user: string): Promise<string[]> {
  const rows = await runSql(
    { payload },
    sql`select id from users_sessions where _parent_id = ${user}`,
  )
  return rows.map(({ id }) => String(id))
}

test('no answer names a session, not even to whom it belongs', async () => {
  const customer = await person(payload)
  const origin = { origin: 'http://localhost:3000' }
  const own = { email: FIRST_ADMIN.email, password: FIRST_ADMIN.password }
  const answers = [
    await api('GET', '/users/me', { as: admin }),
    await api('GET', '/users/me', { as: customer }),
    await api('GET', `/users/${admin.id}`, { as: admin }),
    await api('GET', `/users/${customer.id}?select[sessions]=true`, { as: customer }),
    await api('GET', `/users?where[id][equals]=${customer.id}`, { as: admin }),
    await api('PATCH', `/users/${admin.id}`, { as: admin, body: { firstName: 'Ada' } }),
    await api('POST', '/users/login', { body: own, headers: origin }),
    await api('POST', '/users/refresh-token', { as: admin }),
    await api('GET', '/account/export', { as: customer }),
    await api('GET', '/auditLog', { as: admin }),
  ]

  expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(200))
  const said = JSON.stringify(answers.map(({ body }) => body))
  for (const id of [...(await sessionsOf(admin.id)), ...(await sessionsOf(customer.id))]) {
    expect(said).not.toContain(id)
  }
})

const SECRET = [
  'sessions.id',
  'sessions.expiresAt',
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'calendarEpoch',
]

test.each(SECRET)('nobody guesses %s by asking for accounts that have it', async (field) => {
  const paths = [
    `/users?where[${field}][exists]=true`,
    `/users?where[${field}][like]=a`,
    `/users/count?where[${field}][exists]=true`,
    `/users?sort=${field}`,
  ]

  for (const path of paths) {
    const { status, body } = await api('GET', path, { as: admin })
    const isRefused = status === 400 || status === 403
    expect([path, isRefused, JSON.stringify(body).includes('"docs"')]).toEqual([path, true, false])
  }
})

test('signing out ends the session that it came with, and no other', async () => {
  const { email, id } = await builder(payload)('users')
  const [one, other] = [await signIn(payload, email), await signIn(payload, email, PASSWORD)]

  await api('POST', '/users/logout', { as: one })

  expect(await sessionsOf(id)).toHaveLength(1)
  expect(JSON.stringify((await api('GET', '/users/me', { as: other })).body)).toContain(email)
})
