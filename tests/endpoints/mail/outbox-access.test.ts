import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import type { Permission } from '@/src/domain/platform/permissions/areas'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailedLink } from '@/tests/support/mail/mailbox'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

let payload: Payload
let admin: SignedIn
const ORIGIN = 'http://localhost:3000'

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

/** A sub-admin who may do this and nothing else. */
const subAdmin = (...granted: Permission[]) =>
  person(payload, {
    role: 'sub_admin',
    permissionGrants: granted,
    permissionDenials: PERMISSIONS.filter(
      (one) => !granted.some((name) => name === one || name === one.replace('view_', 'manage_')),
    ),
  })

const listed = z.object({ docs: z.array(z.object({ template: z.string() })) })

const templatesFor = async (as: SignedIn): Promise<string[]> => {
  const { body, status } = await api('GET', '/emails?limit=100', { as })
  if (status === 403) return []
  return [...new Set(listed.parse(body).docs.map(({ template }) => template))].sort()
}

/** All that someone gets to see who reads whatever the API has. */
async function allThatIsReadable(as: SignedIn): Promise<string> {
  const slugs = payload.config.collections.map(({ slug }) => slug)
  const globals = payload.config.globals.map(({ slug }) => `globals/${slug}`)
  const paths = [...slugs, ...slugs.map((slug) => `${slug}/versions`), ...globals]
  const answers: unknown[] = []
  for (const path of paths) {
    answers.push(
      (await api('GET', `/${path}?limit=100&depth=2&showHiddenFields=true`, { as })).body,
    )
  }
  return JSON.stringify(answers)
}

test.each([['manage_users'], ['view_users'], ['view_email'], ['manage_email']] as const)(
  '%s alone opens no way into an administrator’s account',
  async (permission) => {
    const as = await subAdmin(permission)
    await browser().post('/account/forgot', { email: FIRST_ADMIN.email })
    const invited = `chief-${nextSerial()}@example.com`
    const invitation = { firstName: 'Grace', lastName: 'Hill', email: invited, role: 'admin' }
    const asked = await api('POST', '/users/invite', {
      as: admin,
      body: invitation,
      headers: { origin: ORIGIN },
    })
    expect(asked.status).toBe(201)
    const keys = [
      (await mailedLink(payload, FIRST_ADMIN.email, 'reset-password')).token,
      (await mailedLink(payload, invited, 'invitation')).token,
    ]

    const seen = [await allThatIsReadable(as), await allThatIsReadable(admin)].join()

    for (const key of keys) expect(seen.includes(key)).toBe(false)
    expect(seen).not.toContain('keysSealed')
    expect(await templatesFor(as)).toEqual([])
  },
)

test('each area opens its own mails, and view_email the marketing ones', async () => {
  const build = builder(payload)
  for (const template of ['receipt', 'ticket-answer', 'question', 'reset-password'] as const) {
    await build('emails', { template })
  }
  await build('emails', { template: 'campaign', kind: 'marketing' })

  const seenBy = async (permission: Permission) =>
    (await templatesFor(await subAdmin(permission))).join()
  expect(await seenBy('view_support')).toBe('question,ticket-answer')
  expect(await seenBy('view_orders')).toMatch(/receipt/)
  expect(await seenBy('view_orders')).not.toMatch(/ticket|question|reset|campaign/)
  expect(await seenBy('view_email')).toBe('campaign')
  expect(await seenBy('manage_users')).toBe('')
  expect(await templatesFor(admin)).toEqual(
    expect.arrayContaining(['campaign', 'question', 'receipt', 'reset-password']),
  )
})

test.each([
  'where[keysSealed][exists]=true',
  'where[keysSealed][like]=v1',
  'sort=keysSealed',
  'where[or][0][keysSealed][not_equals]=x',
])('the sealed keys can’t be asked about: %s', async (query) => {
  const answer = await api('GET', `/emails?${query}`, { as: admin })

  expect(answer.status).toBe(400)
})

const entries = z.object({ docs: z.array(z.object({ area: z.string() })) })

test('the audit log opens no area that somebody may not view', async () => {
  for (const area of ['users', 'support', 'orders']) {
    await builder(payload)('auditLog', { area, after: { subject: 'What a customer said' } })
  }
  const areasFor = async (as: SignedIn) => {
    const { body } = await api('GET', '/auditLog?limit=100', { as })
    return [...new Set(entries.parse(body).docs.map(({ area }) => area))].sort()
  }

  expect(await areasFor(await subAdmin('manage_users'))).toEqual(['users'])
  expect(await areasFor(await subAdmin('manage_users', 'view_support'))).toEqual([
    'support',
    'users',
  ])
  expect(await areasFor(admin)).toEqual(expect.arrayContaining(['orders', 'support', 'users']))
  const outsider = await subAdmin('view_users', 'view_support')
  expect((await api('GET', '/auditLog', { as: outsider })).status).toBe(403)
})

test('manage_branding and manage_settings lead no mail to staff anywhere else', async () => {
  const as = await subAdmin('manage_branding', 'manage_settings')
  const own = `own-${nextSerial()}@example.com`
  await api('POST', '/globals/settings', { as, body: { companyEmail: own } })
  const set = await api('POST', '/globals/privateSettings', { as, body: { staffEmail: own } })
  expect(set.status).toBe(403)

  const subject = `Private words ${nextSerial()}`
  await browser().post('/support/messages', {
    name: 'Grace Hopper',
    email: `grace-${nextSerial()}@example.com`,
    subject: 'other',
    message: subject,
  })

  const { docs } = await payload.find({
    collection: 'emails',
    where: { template: { equals: 'question' }, text: { contains: subject } },
    overrideAccess: true, // the test looks at what was written
  })
  expect(docs.map(({ to }) => to)).toEqual([FIRST_ADMIN.email])
})

test('administrators say where mails to staff go', async () => {
  const staffEmail = `desk-${nextSerial()}@example.com`
  await api('POST', '/globals/privateSettings', { as: admin, body: { staffEmail } })
  await browser().post('/support/messages', {
    name: 'Grace Hopper',
    email: `grace-${nextSerial()}@example.com`,
    subject: 'other',
    message: 'To the desk',
  })

  const { totalDocs } = await payload.count({
    collection: 'emails',
    where: { to: { equals: staffEmail }, template: { equals: 'question' } },
    overrideAccess: true, // as above
  })
  expect(totalDocs).toBe(1)
  await api('POST', '/globals/privateSettings', { as: admin, body: { staffEmail: '' } })
})
