import { beforeAll, expect, test } from 'vitest'

import { collections } from '@/collections/index'
import { globals } from '@/globals/index'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)
const all = { depth: 0, overrideAccess: true } as const // tests look at all of it

let admin: SignedIn

beforeAll(async () => {
  admin = await person(payload, { role: 'admin' })
})

/** A text of each that keeps versions. */
const KEPT = {
  addons: 'description',
  emailTemplates: 'subject',
  offers: 'title',
  packages: 'description',
  services: 'menuText',
  states: 'agency',
} as const
type Kept = keyof typeof KEPT

const isKept = (slug: string): slug is Kept => Object.hasOwn(KEPT, slug)

/** A new one; of what there is only one of each kind, one that is there. */
async function some(slug: Kept): Promise<string> {
  if (slug !== 'services') return (await build(slug)).id
  const { docs } = await payload.find({ collection: slug, limit: 1, ...all })
  return docs[0]?.id ?? (await build(slug)).id
}

test('all that keep versions are tried here, or have a test of their own', () => {
  const versioned = [...collections, ...globals].filter(({ versions }) => versions)
  const others = versioned.map(({ slug }) => slug).filter((slug) => !isKept(slug))
  expect(others.toSorted()).toEqual(['settings', 'sitePages'])
})

test.each(Object.keys(KEPT).filter(isKept))(
  'an old version of %s can be restored',
  async (slug) => {
    const field = KEPT[slug]
    const id = await some(slug)
    const change = (words: string) =>
      api('PATCH', `/${slug}/${id}`, { as: admin, body: { [field]: words } })
    const now = async (): Promise<object> => ({
      ...(await payload.findByID({ collection: slug, id, ...all })),
    })
    expect((await change('As it was')).status).toBe(200)
    const { docs } = await payload.findVersions({
      collection: slug,
      where: { parent: { equals: id } },
      sort: '-createdAt',
      limit: 1,
      ...all,
    })
    const before = await now()
    expect((await change('As it became')).status).toBe(200)

    const answer = await api('POST', `/${slug}/versions/${docs[0]?.id}`, { as: admin, body: {} })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await now()).toEqual({ ...before, updatedAt: expect.any(String) })
  },
)

test('so can the settings, with nothing verified that was not', async () => {
  const save = (body: object) => api('POST', '/globals/settings', { as: admin, body })
  expect((await save({ companyTagline: 'As it was' })).status).toBe(200)
  const { docs } = await payload.findGlobalVersions({
    slug: 'settings',
    sort: '-createdAt',
    limit: 1,
    ...all,
  })
  expect((await save({ companyTagline: 'As it became' })).status).toBe(200)
  const path = `/globals/settings/versions/${docs[0]?.id}`
  const answer = await api('POST', path, { as: admin, body: {} })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(await payload.findGlobal({ slug: 'settings', ...all })).toMatchObject({
    companyTagline: 'As it was',
    customers: { verified: false },
  })
})
