import { sql } from 'drizzle-orm'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'

import { collections } from '@/collections/index'
import { globals } from '@/globals/index'
import { tableOf } from '@/src/lib/database'
import { COLLECTION_ACCESS } from '@/tests/support/access-table'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { whileOpen } from '@/tests/support/faults/sessions'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const build = builder(payload)

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const MARK = '2001-02-03T04:05:06.000Z'

const setBySql = (slug: string, id: string, at: string) => (req: Pick<PayloadRequest, 'payload'>) =>
  runSql(req, sql`update ${tableOf(payload, slug)} set created_at = ${at} where id = ${id}`)

async function rowOf(collection: CollectionSlug): Promise<string> {
  const { docs } = await payload.find({ collection, limit: 1, pagination: false, ...everything })
  return String((docs[0] ?? (await build(collection))).id)
}

/** A row of this is never changed: a trigger refuses it. */
const UNCHANGING = ['auditLog']
const changed = collections
  .map(({ slug }) => slug)
  .filter(
    (slug): slug is CollectionSlug => slug in payload.collections && !UNCHANGING.includes(slug),
  )

describe.each(changed)('a change of %s', (slug) => {
  const change = { collection: slug, data: COLLECTION_ACCESS[slug]?.change ?? {}, ...everything }
  const ways = {
    'by its id': (id: string) => payload.update({ ...change, id }),
    'by a filter': async (id: string) => {
      const { errors } = await payload.update({ ...change, where: { id: { equals: id } } })
      expect(errors).toEqual([])
    },
  }

  test.each(Object.entries(ways))('%s keeps what was written meanwhile', async (_way, rival) => {
    const id = await rowOf(slug)
    const hasDrafts = Boolean(payload.collections[slug].config.versions?.drafts)
    const mark = (req: PayloadRequest) =>
      hasDrafts // of these Payload reads a version in place of the row
        ? payload.update({ collection: slug, id, data: { createdAt: MARK }, ...everything, req })
        : setBySql(slug, id, MARK)(req)
    await setBySql(slug, id, new Date().toISOString())({ payload })

    expect(await whileOpen(payload, mark, () => rival(id))).toBeNull()

    const row = await payload.findByID({ collection: slug, id, ...everything })
    expect(row).toMatchObject({ createdAt: MARK })
  })
})

const isGlobal = (slug: string): slug is GlobalSlug =>
  payload.config.globals.some((global) => global.slug === slug)

test.each(globals.map(({ slug }) => slug).filter(isGlobal))(
  'a change of %s keeps what was written meanwhile',
  async (slug) => {
    const change = { slug, data: {}, ...everything }
    await payload.updateGlobal(change)
    const { id } = await payload.findGlobal({ slug, ...everything })
    const mark = setBySql(slug, String(id), MARK)

    expect(await whileOpen(payload, mark, () => payload.updateGlobal(change))).toBeNull()

    expect(await payload.findGlobal({ slug, ...everything })).toMatchObject({ createdAt: MARK })
  },
)

test('a filter changes no row that it did not find when the change began', async () => {
  const found = await build('leads', { companyName: 'Old' })
  const later = await build('leads', { companyName: 'Other' })
  const setName = (id: string) => (req: PayloadRequest) =>
    payload.update({ collection: 'leads', id, data: { companyName: 'Old' }, ...everything, req })

  await whileOpen(
    payload,
    async (req) => {
      await setName(found.id)(req)
      await setName(later.id)(req)
    },
    () =>
      payload.update({
        collection: 'leads',
        where: { companyName: { equals: 'Old' } },
        data: { companyName: 'New' },
        ...everything,
      }),
  )

  const names = [found, later].map(async ({ id }) => {
    const { companyName } = await payload.findByID({ collection: 'leads', id, ...everything })
    return companyName
  })
  expect(await Promise.all(names)).toEqual(['New', 'Old'])
})

test('of two who first save a global at once, one waits and both are kept', async () => {
  const slug = 'leadScoring'
  await runSql({ payload }, sql`delete from ${tableOf(payload, slug)}`)
  const save = (req?: PayloadRequest) =>
    payload.updateGlobal({ slug, data: {}, ...everything, req })

  expect(await whileOpen(payload, save, () => save())).toBeNull()

  const rows = await runSql({ payload }, sql`select id from ${tableOf(payload, slug)}`)
  expect(rows).toHaveLength(1)
})
