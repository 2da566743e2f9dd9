import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)

let editor: SignedIn
let colleague: SignedIn
let customer: SignedIn
let faq: string
let ticket: string

beforeAll(async () => {
  editor = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_content'] })
  colleague = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_content'] })
  customer = await person(payload)
  faq = (await build('faqs')).id
  ticket = (await build('tickets', { user: customer.id })).id
})

const made = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]) }) })

const LOCKS = '/payload-locked-documents'
const inNameOf = ({ id }: SignedIn) => ({ relationTo: 'users', value: id })
const onFaq = () => ({ document: { relationTo: 'faqs', value: faq } })

const lock = (as: SignedIn | null, body: object) => api('POST', LOCKS, { as, body })

async function locked(by: SignedIn): Promise<string> {
  const doc = await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'faqs', value: faq },
      user: { relationTo: 'users', value: by.id },
    },
    depth: 0,
    overrideAccess: true, // arranging the test
  })
  return `${LOCKS}/${doc.id}`
}

describe('a lock', () => {
  test('is made in one’s own name, on what one may change', async () => {
    expect((await lock(editor, { ...onFaq(), user: inNameOf(editor) })).status).toBe(201)
  })

  test.each([
    ['in somebody else’s name', () => ({ ...onFaq(), user: inNameOf(colleague) })],
    [
      'on what one may not change',
      () => ({ document: { relationTo: 'states', value: faq }, user: inNameOf(editor) }),
    ],
    [
      'on settings that one may not change',
      () => ({ globalSlug: 'privateSettings', user: inNameOf(editor) }),
    ],
    ['on nothing', () => ({ user: inNameOf(editor) })],
    ['on a thing that there is not', () => ({ globalSlug: 'nonsense', user: inNameOf(editor) })],
    ['on two things', () => ({ ...onFaq(), globalSlug: 'settings', user: inNameOf(editor) })],
  ])('is not made %s', async (_what, body) => {
    expect((await lock(editor, body())).status).toBe(403)
  })

  test('is not for customers and strangers', async () => {
    const body = { document: { relationTo: 'tickets', value: ticket }, user: inNameOf(customer) }
    expect((await lock(customer, body)).status).toBe(403)
    expect([401, 403]).toContain((await lock(null, body)).status)
  })

  test('is taken over by whoever may change the document, and handed to nobody', async () => {
    const one = await locked(colleague)

    const handed = await api('PATCH', one, { as: editor, body: { user: inNameOf(customer) } })
    const moved = await api('PATCH', one, {
      as: editor,
      body: {
        user: inNameOf(editor),
        document: { relationTo: 'tickets', value: ticket },
        globalSlug: 'settings',
      },
    })
    const taken = await api('PATCH', one, { as: editor, body: { user: inNameOf(editor) } })

    expect([handed.status, moved.status, taken.status]).toEqual([403, 403, 200])
  })

  test('of others is not ended, one by one or many at once; one’s own is', async () => {
    const [theirs, mine] = [await locked(colleague), await locked(editor)]

    const answers = [
      await api('DELETE', theirs, { as: editor }),
      await api('DELETE', mine, { as: editor }),
    ]
    await api('DELETE', `${LOCKS}?where[id][exists]=true`, { as: editor })
    await api('PATCH', `${LOCKS}?where[id][exists]=true`, {
      as: editor,
      body: { user: inNameOf(editor) },
    })

    expect([403, 404]).toContain(answers[0]?.status)
    expect(answers[1]?.status).toBe(200)
    const left = await payload.findByID({
      collection: 'payload-locked-documents',
      id: theirs.split('/').at(-1) ?? '',
      depth: 0,
      overrideAccess: true, // tests look at all of it
    })
    expect(left.user).toEqual(inNameOf(colleague))
  })
})

describe('a lock on an account', () => {
  const onAccount = (account: { id: string }, by: SignedIn) => ({
    document: { relationTo: 'users', value: account.id },
    user: inNameOf(by),
  })
  let keeper: SignedIn

  beforeAll(async () => {
    keeper = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_users'] })
  })

  test('is for whoever may change the account, as every change of it is', async () => {
    const admin = await person(payload, { role: 'admin' })
    const paymaster = await person(payload, {
      role: 'sub_admin',
      permissionGrants: ['manage_payments'],
    })
    const statuses = async (by: SignedIn) =>
      Promise.all(
        [admin, paymaster, customer, by].map(
          async (account) => (await lock(by, onAccount(account, by))).status,
        ),
      )

    expect(await statuses(keeper)).toEqual([403, 403, 201, 201])
    expect(await statuses(admin)).toEqual([201, 201, 201, 201])
  })

  test('of one who can do more is not taken over, nor put on another account', async () => {
    const admin = await person(payload, { role: 'admin' })
    const mine = await lock(keeper, onAccount(customer, keeper))
    const theirs = await lock(admin, onAccount(admin, admin))
    const pathOf = ({ body }: { body: unknown }) => `${LOCKS}/${made.parse(body).doc.id}`

    const moved = await api('PATCH', pathOf(mine), { as: keeper, body: onAccount(admin, keeper) })
    const taken = await api('PATCH', pathOf(theirs), {
      as: keeper,
      body: { user: inNameOf(keeper) },
    })

    expect([mine.status, theirs.status, moved.status, taken.status]).toEqual([201, 201, 403, 403])
  })

  test('that there is not is made by nobody', async () => {
    const gone = { id: '00000000-0000-4000-8000-000000000000' }

    expect((await lock(keeper, onAccount(gone, keeper))).status).toBe(403)
  })
})

test('a lock on what the role may do is for whoever may do it themselves', async () => {
  const keeper = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_users'] })
  const { docs } = await payload.find({
    collection: 'rolePermissions',
    where: { role: { equals: 'sub_admin' } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // arranging the test
  })
  const row = docs.find(({ granted }) => granted)
  const admins = await build('rolePermissions', {
    role: 'sub_admin',
    permissionName: 'manage_email',
    granted: false,
  })
  const on = (id: string | undefined) => ({
    document: { relationTo: 'rolePermissions', value: id },
    user: inNameOf(keeper),
  })

  const held = await lock(keeper, on(row?.id))
  const beyond = await lock(keeper, on(admins.id))

  expect([held.status, beyond.status]).toEqual([201, 403])
})
