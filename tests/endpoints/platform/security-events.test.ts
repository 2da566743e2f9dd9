import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import {
  EVENTS_KEPT_DAYS,
  isSecurityEvent,
  SECURITY_EVENTS,
  type SecurityEvent,
} from '@/src/domain/platform/security-events'
import { log } from '@/src/lib/log'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailedLink } from '@/tests/support/mail/mailbox'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn, staffOf } from '@/tests/support/people/people'
import { beginAtStep, codeOf, protectedPerson } from '@/tests/support/people/two-factor'
import { runSql } from '@/tests/support/run-sql'

beginAtStep()

const payload = await testPayload()
const build = builder(payload)
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const ORIGIN = { origin: 'http://localhost:3000' }
const WRONG = 'a secret that was typed'
const NEXT = 'lanterns at low tide'

/** Someone of a role, signed in by the front door. */
async function someone(role: 'user' | 'admin' = 'user') {
  const user = await build('users', { role })
  const own = browser()
  await own.post('/account/sign-in', { email: user.email, password: PASSWORD })
  return { user, own }
}

async function resetLink(email: string): Promise<string> {
  await api('POST', '/account/forgot', { body: { email }, headers: ORIGIN })
  return (await mailedLink(payload, email, 'reset-password')).token
}

/** What is expected of an event: whose account it is about, if anyone's, and on which path. */
type Expected = { readonly person: string | null; readonly path: string }

/** One way to each event, and what has to be written down of it. */
const WAYS: Readonly<Record<SecurityEvent, () => Promise<Expected>>> = {
  signed_in: async () => {
    const { user } = await someone()
    return { person: user.id, path: '/api/account/sign-in' }
  },
  second_step: async () => {
    const { user } = await protectedPerson(payload)
    const again = browser()
    await again.post('/account/sign-in', { email: user.email, password: PASSWORD })
    return { person: user.id, path: '/api/account/sign-in' }
  },
  factor_confirmed: async () => {
    const { user, own, secret } = await protectedPerson(payload)
    await own.post('/account/factor/confirm', { code: codeOf(secret) })
    return { person: user.id, path: '/api/account/factor/confirm' }
  },
  factor_changed: async () => {
    const { user } = await protectedPerson(payload)
    return { person: user.id, path: '/api/account/factor/app/confirm' }
  },
  reset_requested: async () => {
    const { user } = await someone()
    await resetLink(user.email)
    return { person: user.id, path: '/api/account/forgot' }
  },
  password_reset: async () => {
    const { user } = await someone()
    const token = await resetLink(user.email)
    const body = { token, password: NEXT, confirmPassword: NEXT }
    await api('POST', '/account/reset', { body, headers: ORIGIN })
    return { person: user.id, path: '/api/account/reset' }
  },
  password_changed: async () => {
    const { user, own } = await someone()
    const body = { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT }
    await own.post('/account/password', body)
    return { person: user.id, path: '/api/account/password' }
  },
  email_changed: async () => {
    const { user, own } = await someone()
    const email = `moved-${user.email}`
    await own.post('/account/email', { email, currentPassword: PASSWORD })
    const { token } = await mailedLink(payload, email, 'email-change')
    await own.post('/account/email/confirm', { token })
    return { person: user.id, path: '/api/account/email/confirm' }
  },
  signed_out: async () => {
    const { user, own } = await someone()
    await own.post('/account/sign-out', {})
    return { person: user.id, path: '/api/account/sign-out' }
  },
  session_ended: async () => {
    const { user } = await someone()
    await api('POST', `/users/${user.id}/sessions/end`, { as: admin, body: {} })
    return { person: user.id, path: '/api/users/id/sessions/end' }
  },
  sign_in_refused: async () => {
    const { user } = await someone()
    const body = { email: user.email, password: WRONG }
    await api('POST', '/account/sign-in', { body, headers: ORIGIN })
    return { person: user.id, path: '/api/account/sign-in' }
  },
  factor_refused: async () => {
    const { user, own } = await protectedPerson(payload)
    await own.post('/account/factor/confirm', { code: '000000' })
    return { person: user.id, path: '/api/account/factor/confirm' }
  },
  password_refused: async () => {
    const { user, own } = await someone()
    const body = { currentPassword: WRONG, newPassword: NEXT, confirmPassword: NEXT }
    await own.post('/account/password', body)
    return { person: user.id, path: '/api/account/password' }
  },
  link_refused: async () => {
    const body = { token: 'x'.repeat(43), password: NEXT, confirmPassword: NEXT }
    await api('POST', '/account/reset', { body, headers: ORIGIN })
    return { person: null, path: '/api/account/reset' }
  },
  permission_refused: async () => {
    const { viewer } = await staffOf(payload, 'orders')
    const { id } = await build('packages')
    await api('PATCH', `/packages/${id}`, { as: viewer, body: { name: WRONG } })
    return { person: viewer.id, path: '/api/packages/id' }
  },
  rate_limited: async () => {
    const { user } = await someone()
    const body = { email: user.email, password: WRONG }
    for (let tries = 0; tries < 12; tries += 1)
      await api('POST', '/account/sign-in', { body, headers: ORIGIN })
    return { person: user.id, path: '/api/account/sign-in' }
  },
  foreign_origin: async () => {
    const headers = { origin: 'https://evil.example' }
    await api('POST', '/account/sign-in', { body: { email: 'a@b.co', password: WRONG }, headers })
    return { person: null, path: '/api/account/sign-in' }
  },
  bad_signature: async () => {
    const headers = { 'stripe-signature': `t=1,v1=${WRONG}` }
    await api('POST', '/payments/stripe/webhook', { body: { id: WRONG }, headers })
    return { person: null, path: '/api/payments/stripe/webhook' }
  },
}

const line = z.object({
  event: z.string(),
  outcome: z.string(),
  person: z.string().nullable(),
  network: z.string().nullable(),
  path: z.string().nullable(),
  requestId: z.uuid(),
})

let said: unknown[][] = []

beforeEach(() => {
  said = []
  vi.spyOn(log, 'info').mockImplementation((...words: unknown[]) => {
    said.push(words)
  })
})

const linesOf = (event: SecurityEvent) =>
  said.flatMap(([first]) => {
    const read = line.safeParse(first)
    return read.success && read.data.event === event ? [read.data] : []
  })

const rowsOf = (event: SecurityEvent, person: string | null) =>
  runSql(
    { payload },
    sql`select *, times::int as times from security_events
      where event = ${event} and person is not distinct from ${person} order by created_at desc`,
  )

describe('a security event', () => {
  test.each(Object.keys(WAYS).filter(isSecurityEvent))(
    '%s is a line in the log and a row, without a secret',
    async (event) => {
      const { person: whose, path } = await WAYS[event]()
      const { outcome } = SECURITY_EVENTS[event]
      expect(linesOf(event).at(-1)).toMatchObject({ outcome, person: whose, path })
      const [row] = await rowsOf(event, whose)
      expect(row).toMatchObject({
        outcome,
        path,
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      })
      const everything = JSON.stringify([said, row])
      for (const secret of [WRONG, NEXT, PASSWORD, FIRST_ADMIN.password, 'x'.repeat(43)])
        expect(everything).not.toContain(secret)
    },
  )

  test('of staff is in the audit log, too; of customers it is not', async () => {
    const staff = await someone('admin')
    const other = await someone()
    const entriesOf = async (id: string) => {
      const { docs } = await payload.find({
        collection: 'auditLog',
        where: { documentId: { equals: id }, action: { equals: 'signed_in' } },
        depth: 0,
        overrideAccess: true,
      })
      return docs
    }
    expect(await entriesOf(staff.user.id)).toMatchObject([
      { actor: staff.user.id, after: { outcome: 'ok', path: '/api/account/sign-in' } },
    ])
    expect(await entriesOf(other.user.id)).toEqual([])
  })

  test('that is refused again and again within a minute is one row, which counts', async () => {
    const viewer = await person(payload)
    await Promise.all(Array.from({ length: 20 }, () => api('GET', '/auditLog', { as: viewer })))
    const rows = await rowsOf('permission_refused', viewer.id)
    expect(rows.length).toBeLessThanOrEqual(2) // a minute may end in between
    expect(rows.reduce((sum, { times }) => sum + Number(times), 0)).toBe(20)
  })

  test('is shown to those who may manage users, and deleted after its time', async () => {
    const { user } = await someone()
    const seen = async (as: typeof admin) =>
      (await api('GET', `/securityEvents?where[person][equals]=${user.id}`, { as })).body
    expect(await seen(admin)).toMatchObject({ totalDocs: 1 })
    const { viewer } = await staffOf(payload, 'orders')
    expect(await seen(viewer)).toMatchObject({ errors: expect.any(Array) })
    await runSql(
      { payload },
      sql`update security_events set created_at = now() - make_interval(days => ${EVENTS_KEPT_DAYS + 1}::int)
        where person = ${user.id}`,
    )
    await cleanUp(payload)
    expect(await rowsOf('signed_in', user.id)).toEqual([])
  })
})
