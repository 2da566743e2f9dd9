import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { AUDIT_RULES, auditRuleOf } from '@/hooks/platform/audit-rules'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

let payload: Payload
let admin: SignedIn

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

async function entriesOf(entity: string, documentId: string) {
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { entity: { equals: entity }, documentId: { equals: documentId } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true, // the test reads the whole log
  })
  return docs
}

test('every collection and global is audited, or says why not', () => {
  const { collections, globals } = payload.config
  const slugs = [...collections, ...globals].map(({ slug }) => slug)
  expect(Object.keys(AUDIT_RULES).toSorted()).toEqual(slugs.toSorted())
  const reasons = Object.values(AUDIT_RULES).flatMap((rule) =>
    'exempt' in rule ? [rule.exempt] : [],
  )
  expect(reasons.filter((reason) => reason.length < 30)).toEqual([])
})

test('what staff may change by hand is audited', async () => {
  const user = await payload.findByID({ collection: 'users', id: admin.id, overrideAccess: true })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const unaudited = payload.config.collections.filter(
    ({ slug }) => !slug.startsWith('payload-') && !auditRuleOf(slug),
  )
  const open: string[] = []
  for (const { slug, access } of unaudited)
    for (const rule of [access.create, access.update, access.delete])
      if (await rule({ req })) open.push(slug)
  expect(open).toEqual([])
})

const created = z.object({ doc: z.object({ id: z.string() }) })

const CHANGES = [
  {
    entity: 'faqs',
    data: { question: 'How long does it take?', answer: 'A week' },
    change: { answer: 'Two days' },
    before: { answer: 'A week' },
    after: { answer: 'Two days' },
  },
  {
    entity: 'redirects',
    data: { from: '/old-address', to: '/pricing' },
    change: { to: '/contact' },
    before: { to: '/pricing' },
    after: { to: '/contact' },
  },
] as const

test.each(CHANGES)(
  'making, changing and deleting one of $entity leaves a line each',
  async (one) => {
    const made = await api('POST', `/${one.entity}`, { as: admin, body: one.data })
    const { id } = created.parse(made.body).doc
    await api('PATCH', `/${one.entity}/${id}`, { as: admin, body: one.change })
    await api('PATCH', `/${one.entity}/${id}`, { as: admin, body: one.change }) // changes nothing
    await api('DELETE', `/${one.entity}/${id}`, { as: admin })

    const entries = await entriesOf(one.entity, id)
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(entries.map(({ actorEmail }) => actorEmail)).toEqual(Array(3).fill(FIRST_ADMIN.email))
    expect(entries[1]).toMatchObject({ before: one.before, after: one.after, actor: admin.id })
    expect(entries[0]?.after).toMatchObject(one.data)
    expect(entries[2]?.before).toMatchObject({ ...one.data, ...one.change })
  },
)

test('a package’s new price stands beside its old one', async () => {
  const { id } = await builder(payload)('packages', { price: 199 })
  await api('PATCH', `/packages/${id}`, { as: admin, body: { price: 249 } })

  const entries = await entriesOf('packages', id)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    action: 'update',
    area: 'packages',
    before: { price: 199 },
    after: { price: 249 },
  })
})

test('of what was written about a person the log says which field changed, and no word', async () => {
  const { id } = await builder(payload)('jobApplications', { phone: '+1 555 0100', stage: 'new' })
  await api('PATCH', `/jobApplications/${id}`, {
    as: admin,
    body: { phone: '+1 555 0199', stage: 'interview' },
  })

  const entries = await entriesOf('jobApplications', id)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    before: { phone: '[removed]', stage: 'new' },
    after: { phone: '[removed]', stage: 'interview' },
  })
})

test('a global names its changed fields, and secrets never', async () => {
  const body = { sendpulseFromName: 'Front desk', sendpulseClientSecret: 'hush-hush-hush' }
  expect((await api('POST', '/globals/privateSettings', { as: admin, body })).status).toBe(200)

  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { entity: { equals: 'privateSettings' } },
    sort: '-createdAt',
    depth: 0,
    limit: 1,
    overrideAccess: true, // the test reads the whole log
  })
  expect(docs[0]?.after).toMatchObject({ sendpulseFromName: 'Front desk' })
  expect(JSON.stringify(docs[0])).not.toContain('hush-hush')
  expect(Object.values(docs[0]?.after ?? {})).not.toContain(null)
})

test('what a customer changes of their own is no act of staff', async () => {
  const customer = await person(payload)
  const { id } = await builder(payload)('complianceTasks', { user: customer.id })
  await api('PATCH', `/complianceTasks/${id}`, { as: customer, body: { isCompleted: true } })
  expect(await entriesOf('complianceTasks', id)).toEqual([])
})

test('what changed in the mail server’s settings is for administrators alone', async () => {
  const build = builder(payload)
  const row = {
    area: 'settings',
    action: 'update',
    before: {},
    after: { host: 'mail.example.com' },
  }
  const secret = await build('auditLog', { ...row, entity: 'privateSettings' })
  const open = await build('auditLog', { ...row, entity: 'settings' })
  const staff = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['manage_users', 'view_settings'],
  })
  const read = async (id: string, as: SignedIn) =>
    (await api('GET', `/auditLog/${id}`, { as })).status

  expect(await read(open.id, staff)).toBe(200)
  expect(await read(secret.id, staff)).toBe(404)
  expect(await read(secret.id, admin)).toBe(200)
})
