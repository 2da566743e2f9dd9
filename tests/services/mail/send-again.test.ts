import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'

import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { sendEmail } from '@/src/services/mail/send-email'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { startMailServer } from '@/tests/support/mail/mail-server'
import { person, type SignedIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const server = await startMailServer()
const manager = await person(payload, {
  role: 'sub_admin',
  permissionGrants: ['manage_email', 'view_orders'],
})
const viewer = await person(payload, {
  role: 'sub_admin',
  permissionGrants: ['view_email', 'view_orders'],
})
await payload.updateGlobal({
  slug: 'privateSettings',
  data: {
    mailTransport: 'smtp',
    smtpHost: '127.0.0.1',
    smtpPort: server.port,
    smtpFromEmail: 'desk@charterdesk.example',
  },
  overrideAccess: true, // arranges the test
})
afterAll(() => server.stop())

const failed = (changes = {}) =>
  builder(payload)('emails', { status: 'failed', attempts: 10, lastError: '550 No', ...changes })

const again = (id: string, as: SignedIn = manager) =>
  api('POST', `/emails/${id}/send-again`, { as, body: {} })

const read = (id: string) =>
  payload.findByID({ collection: 'emails', id, depth: 0, overrideAccess: true }) // looks at the result

const jobsOf = async (id: string) =>
  (
    await runSql(
      { payload },
      sql`select id from pgboss.job where name = 'send-email' and data ->> 'emailId' = ${id}`,
    )
  ).length

const entriesOf = async (id: string) => {
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id } },
    overrideAccess: true, // looks at the result
  })
  return docs
}

test.each(['failed', 'held'] as const)(
  'a mail that is %s goes back into the queue, and the log says who did it',
  async (status) => {
    const { id, to } = await failed({ status })
    const answer = await again(id)

    expect(answer).toMatchObject({ status: 200, body: { message: `Sending again to ${to}.` } })
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 0 })
    expect(await jobsOf(id)).toBe(1)
    expect(await entriesOf(id)).toMatchObject([
      { action: 'send_again', area: 'email', before: { status }, after: { status: 'queued' } },
    ])
  },
)

test('asked for many times at once, it goes once and keeps its Message-ID', async () => {
  const { id } = await failed()
  const answers = await Promise.all(Array.from({ length: 6 }, () => again(id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await jobsOf(id)).toBe(1)

  await Promise.allSettled([sendEmail(payload, id), sendEmail(payload, id)])

  const received = server.received.filter((mail) => mail.includes(id))
  expect(received).toHaveLength(1)
  expect(received[0]).toContain(`<${id}@localhost>`)
  expect(await read(id)).toMatchObject({ status: 'sent', messageId: `<${id}@localhost>` })
  expect((await again(id)).status).toBe(409)
})

test.each(['queued', 'sending', 'sent', 'skipped'] as const)(
  'one that is %s stays as it is',
  async (status) => {
    const { id } = await failed({ status })
    expect(await again(id)).toMatchObject({ status: 409, body: { error: { code: 'not_failed' } } })
    expect(await read(id)).toMatchObject({ status })
    expect(await jobsOf(id)).toBe(0)
  },
)

test('marketing that failed is never sent from here, since it may have arrived', async () => {
  const { id } = await failed({ kind: 'marketing' })
  expect(await again(id)).toMatchObject({ status: 409, body: { error: { code: 'marketing' } } })
  expect(await read(id)).toMatchObject({ status: 'failed' })
  expect(await jobsOf(id)).toBe(0)
})

test('one whose private links are gone is not sent without them', async () => {
  const { id } = await failed({ sensitive: true })
  expect(await again(id)).toMatchObject({ status: 409, body: { error: { code: 'link_gone' } } })
  expect(await read(id)).toMatchObject({ status: 'failed' })
  expect(await entriesOf(id)).toEqual([])
})

test('seeing mails does not allow it, and neither does a mail that one may not read', async () => {
  const { id } = await failed()
  expect((await again(id, viewer)).status).toBe(403)
  const secret = await failed({ template: 'reset-password' })
  expect((await again(secret.id)).status).toBe(404)
  const narrow = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['manage_email'],
    permissionDenials: PERMISSIONS.filter((one) => one.endsWith('_orders')),
  })
  expect((await again(id, narrow)).status).toBe(404)
  expect((await again('nonsense')).status).toBe(404)
  expect(await read(id)).toMatchObject({ status: 'failed' })
})
