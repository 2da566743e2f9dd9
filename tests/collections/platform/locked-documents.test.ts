import { beforeAll, describe, expect, test } from 'vitest'

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
