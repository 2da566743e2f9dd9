import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { isSandboxInboxOpen, sandboxInbox } from '@/src/queries/mail/sandbox-inbox'
import { browser } from '@/tests/support/browser'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const setMail = (data: { mailTransport: 'outbox' | 'smtp'; smtpHost?: string }) =>
  payload.updateGlobal({
    slug: 'privateSettings',
    data,
    depth: 0,
    overrideAccess: true, // as staff do in the admin
  })

afterEach(() => setMail({ mailTransport: 'outbox' }))

test('the inbox is open while nothing is mailed, and shut once something could be', async () => {
  expect(await isSandboxInboxOpen()).toBe(true)

  await setMail({ mailTransport: 'smtp', smtpHost: 'mail.example.com' })

  expect(await isSandboxInboxOpen()).toBe(false)
})

test('it lists the mails to one address, newest first, and opens none of another', async () => {
  const [{ email }, other] = [await builder(payload)('users'), await builder(payload)('users')]
  await browser().post('/account/forgot', { email })
  await browser().post('/account/forgot', { email })
  await browser().post('/account/forgot', { email: other.email })
  const foreign = (await sandboxInbox(other.email, null)).mails[0]

  const { mails, open } = await sandboxInbox(email, foreign?.id)

  expect(mails.map(({ to }) => to)).toEqual([email, email])
  expect(Date.parse(mails[0]?.createdAt ?? '')).toBeGreaterThan(
    Date.parse(mails[1]?.createdAt ?? ''),
  )
  expect(open).toBeNull()
  expect((await sandboxInbox(email, mails[0]?.id)).open?.html).toContain('/auth/reset?token=')
})

test.each(['admin', 'sub_admin'] as const)(
  'it never shows what is mailed to a %s',
  async (role) => {
    const { email } = await builder(payload)('users', { role })
    await browser().post('/account/forgot', { email })
    const { docs } = await payload.find({
      collection: 'emails',
      where: { to: { equals: email } },
      overrideAccess: true, // it is there
    })
    expect(docs).toHaveLength(1)

    expect(await sandboxInbox(email, docs[0]?.id)).toEqual({ mails: [], open: null })
    expect((await sandboxInbox(null, docs[0]?.id)).mails.map(({ to }) => to)).not.toContain(email)
  },
)
