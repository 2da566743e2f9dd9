import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import type { MailTemplateName } from '@/src/domain/mail/mail-templates'
import { erasedEmail } from '@/src/domain/privacy/erasure'
import { inTransaction } from '@/src/lib/database'
import { queueEmail } from '@/src/services/mail/enqueue-email'
import { sendEmail } from '@/src/services/mail/send-email'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const NONE = { email: false, complianceReminders: false, marketing: false }
const ALL = { email: true, complianceReminders: true, marketing: true }

const reader = (notificationPreferences: Partial<typeof ALL>) =>
  builder(payload)('users', { notificationPreferences })

/** Queues a mail and answers whether it is owed. */
async function isOwed(to: string, template: MailTemplateName, user?: string): Promise<boolean> {
  const dedupeKey = randomUUID()
  const mail = { to, template, dedupeKey, subject: 'A', html: '<p>A</p>', text: 'A', user }
  await inTransaction(payload, (req) => queueEmail(req, mail))
  const { totalDocs } = await payload.count({
    collection: 'emails',
    where: { dedupeKey: { equals: dedupeKey } },
    overrideAccess: true, // as above
  })
  return totalDocs === 1
}

describe('a mail is queued', () => {
  test.each([
    ['order-progress', NONE, false],
    ['order-progress', ALL, true],
    ['order-progress', { ...NONE, email: true }, true],
    ['compliance-reminder', { ...ALL, complianceReminders: false }, false],
    ['compliance-reminder', { ...NONE, complianceReminders: true }, true],
    ['receipt', NONE, true],
    ['refund', NONE, true],
    ['renewal', NONE, true],
    ['password-changed', NONE, true],
    ['details-needed', NONE, true],
    ['details-reminder', NONE, true],
    ['order-rejected', NONE, true],
  ] as const)('as %s to somebody who wants %j: %s', async (template, preferences, owed) => {
    const { email } = await reader(preferences)

    expect(await isOwed(email, template)).toBe(owed)
  })

  test('by what the account wants, also to another address that its order names', async () => {
    const { id } = await reader(NONE)

    expect(await isOwed('office@example.com', 'order-progress', id)).toBe(false)
  })

  test('to people without an account, who have switched nothing off', async () => {
    expect(await isOwed('guest@example.com', 'order-progress')).toBe(true)
  })

  test('never to what an erased account has left', async () => {
    expect(await isOwed(erasedEmail(randomUUID()), 'receipt')).toBe(false)
  })
})

test('what was switched off after it was queued is not sent', async () => {
  const { id: user, email } = await reader(ALL)
  const mail = await builder(payload)('emails', {
    to: email,
    user,
    template: 'compliance-reminder',
  })
  await payload.update({
    collection: 'users',
    id: user,
    data: { notificationPreferences: NONE },
    ...everything,
  })

  await sendEmail(payload, mail.id)

  expect(
    await payload.findByID({ collection: 'emails', id: mail.id, ...everything }),
  ).toMatchObject({ status: 'failed', lastError: 'Not sent: the recipient opted out' })
})
