import { sql } from 'drizzle-orm'

import { type Answer, api } from '@/tests/support/api'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { asRead } from '@/tests/support/mail/mailbox'
import { signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

export const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

export const ORIGIN = { origin: 'http://localhost:3000' }
export const FIREFOX =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'
export const NEW_PASSWORD = 'harbor & pine at dawn'

/** Someone who signs in by the front door, in a browser of some name. */
export async function visitor(email: string, password = PASSWORD, userAgent = FIREFOX) {
  const answer = await api('POST', '/account/sign-in', {
    body: { email, password },
    headers: { ...ORIGIN, 'user-agent': userAgent },
  })
  const cookie = answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('payload-token='))
    ?.split(';')[0]
  return { status: answer.status, headers: { ...ORIGIN, cookie: cookie ?? '' } }
}

export async function customer() {
  const payload = await testPayload()
  const user = await builder(payload)('users', { emailVerifiedAt: new Date().toISOString() })
  return { ...user, ...(await signIn(payload, user.email)) }
}

export type Someone = { readonly headers: Readonly<Record<string, string>> }

export const call = (who: Someone | null, method: string, path: string, body?: object) =>
  api(method, path, { body, headers: { ...ORIGIN, ...who?.headers } })

export const whoIs = async (who: Someone) => {
  const { body } = await call(who, 'GET', '/users/me')
  return JSON.stringify(body)
}

export const userOf = async (id: string) =>
  (await testPayload()).findByID({ collection: 'users', id, ...everything })

export async function mailsTo(email: string, template?: string) {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'emails',
    where: { to: { equals: email }, ...(template ? { template: { equals: template } } : {}) },
    sort: '-createdAt',
    ...everything,
  })
  return Promise.all(docs.map((mail) => asRead(payload, mail)))
}

export const sessionsOf = async (id: string) =>
  runSql(
    { payload: await testPayload() },
    sql`select id from users_sessions where _parent_id = ${id} order by _order`,
  )

export const devicesOf = async (id: string) =>
  runSql(
    { payload: await testPayload() },
    sql`select session, user_agent from session_devices where user_id = ${id}`,
  )

export const fieldsOf = ({ body }: Answer) => body
