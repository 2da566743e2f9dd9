import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { type SignedIn, signIn } from '@/tests/support/people/people'

let payload: Payload
let admin: SignedIn

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

const left = async (collection: 'leads' | 'leadActivities' | 'emailCampaigns', id: string) =>
  (
    await payload.count({
      collection,
      where: { id: { equals: id } },
      overrideAccess: true, // a test looks at all of it
    })
  ).totalDocs

test.each(['leads', 'leadActivities', 'emailCampaigns'] as const)(
  'one request deletes one of %s, and never all that a filter finds',
  async (slug) => {
    const { id } = await builder(payload)(slug)

    const many = await api('DELETE', `/${slug}?where[id][equals]=${id}`, { as: admin })
    expect(many.status).toBe(403)
    expect(await left(slug, id)).toBe(1)

    expect((await api('DELETE', `/${slug}/${id}`, { as: admin })).status).toBe(200)
    expect(await left(slug, id)).toBe(0)
  },
)
