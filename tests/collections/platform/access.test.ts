import type { CollectionSlug, Where } from 'payload'
import { describe, expect, test } from 'vitest'

import { BY_KEY, COLLECTION_ACCESS, type Row, type Rule } from '@/tests/support/access-table'
import { api } from '@/tests/support/api'
import { builder, dataFor, nextSerial, pixel, UPLOADED } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { isAllowed, makeCast, PERSONAS, type Persona } from '@/tests/support/people/personas'
import { rounds } from '@/tests/support/suite/sample'

const payload = await testPayload()
const build = builder(payload)
const collections = payload.config.collections.map(({ slug }) => slug)
const cast = await makeCast(payload)

/** Rows of which there can be one of a kind: each attempt needs a fresh one. */
const SINGULAR = ['services', 'paymentGateways', 'rolePermissions', 'affiliateLinks']

async function makeRoom(slug: CollectionSlug): Promise<void> {
  if (!SINGULAR.includes(slug)) return
  const where: Where = slug === 'affiliateLinks' ? { user: { equals: cast.owner.id } } : {}
  await payload.db.deleteMany({ collection: slug, where, req: {} })
}

async function ownedData(slug: CollectionSlug) {
  const user = cast.owner.id
  const has = (name: string) =>
    payload.collections[slug].config.flattenedFields.some((field) => field.name === name)
  if (slug === 'ticketMessages') return { ticket: (await build('tickets', { user })).id }
  return has('user') ? { user } : {}
}

async function makeOwned(slug: CollectionSlug): Promise<string> {
  await makeRoom(slug)
  const doc = await build(slug, await ownedData(slug))
  return String(doc.id)
}

async function stored(slug: CollectionSlug, id: string): Promise<object | null> {
  return payload.db.findOne({ collection: slug, where: { id: { equals: id } }, req: {} })
}

async function newBody(slug: CollectionSlug): Promise<object> {
  await makeRoom(slug)
  const data = await dataFor(payload, slug, await ownedData(slug))
  if (!UPLOADED.includes(slug)) return data
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set(
    'file',
    new Blob([new Uint8Array(pixel(nextSerial()))], { type: 'image/png' }),
    'pixel.png',
  )
  return form
}

/** Who is refused and tries the other ways, too: in `npm test`, whoever can do most of them. */
const triesAll = (rule: Rule, persona: Persona): boolean =>
  PERSONAS.filter((one) => !isAllowed(rule, one))
    .slice(-rounds(PERSONAS.length, 1))
    .includes(persona)

const isOk = (status: number) => status >= 200 && status < 300
/** 501 is Payload's word for a collection without an address. */
const isRefusal = (status: number) => [401, 403, 404, 501].includes(status)

function numberIn(body: unknown, field: string): number {
  const value = body instanceof Object ? Reflect.get(body, field) : undefined
  return Array.isArray(value) ? value.length : Number(value ?? 0)
}

/** What nobody changes who is refused: a row, and what would make another. */
type Shared = { readonly id: string; readonly body: object }

/** Tries everything as one person; answers with each thing that went against the table. */
async function tryAs(persona: Persona, slug: CollectionSlug, row: Row, shared: Shared) {
  const id = SINGULAR.includes(slug) ? await makeOwned(slug) : shared.id
  const one = `/${slug}/${id}`
  const wrong: string[] = []
  const as = cast.as(persona)
  const note = (isRight: boolean, what: string, status: number) => {
    if (!isRight) wrong.push(`${persona}: ${what} answered ${status}`)
  }
  const only = `where[id][equals]=${id}`

  const mayRead = isAllowed(row.read, persona)
  const byId = await api('GET', one, { as })
  note(mayRead ? byId.status === 200 : isRefusal(byId.status), 'read by id', byId.status)
  const list = await api('GET', `/${slug}?${only}`, { as })
  const listed = numberIn(list.body, 'docs')
  note(
    mayRead ? listed === 1 : listed === 0 && (isOk(list.status) || isRefusal(list.status)),
    `list (${listed})`,
    list.status,
  )
  if (triesAll(row.read, persona)) {
    const counted = await api('GET', `/${slug}/count?${only}`, { as })
    note(numberIn(counted.body, 'totalDocs') === 0, 'count', counted.status)
  }

  if (row.versions) {
    const mayReadVersions = isAllowed(row.versions, persona)
    const versions = await api('GET', `/${slug}/versions?where[parent][equals]=${id}`, { as })
    note(mayReadVersions === numberIn(versions.body, 'docs') > 0, 'versions', versions.status)
  }

  const mayCreate = isAllowed(row.create, persona)
  const body = mayCreate ? await newBody(slug) : shared.body
  const created = await api('POST', `/${slug}`, { as, body })
  note(mayCreate ? created.status === 201 : isRefusal(created.status), 'create', created.status)
  if (triesAll(row.create, persona)) {
    const copied = await api('POST', `${one}/duplicate`, { as, body: {} })
    note(!isOk(copied.status), 'duplicate', copied.status)
  }
  return [...wrong, ...(await tryChanges(persona, slug, row, id))]
}

async function tryChanges(persona: Persona, slug: CollectionSlug, row: Row, id: string) {
  const wrong: string[] = []
  const as = cast.as(persona)
  const note = (isRight: boolean, what: string, status: number) => {
    if (!isRight) wrong.push(`${persona}: ${what} answered ${status}`)
  }
  const isFresh = isAllowed(row.update, persona) || SINGULAR.includes(slug)
  const target = isFresh ? await makeOwned(slug) : id
  const before = await stored(slug, target)
  const updated = await api('PATCH', `/${slug}/${target}`, { as, body: row.change })
  if (isAllowed(row.update, persona)) {
    note(isOk(updated.status), 'update', updated.status)
    expect(await stored(slug, target), `${persona} updates`).toMatchObject(row.change)
  } else {
    note(isRefusal(updated.status), 'update', updated.status)
    if (triesAll(row.update, persona)) {
      await api('PATCH', `/${slug}?where[id][equals]=${target}`, { as, body: row.change })
    }
    expect(await stored(slug, target), `${persona} may not update`).toEqual(before)
  }

  const mayDelete = isAllowed(row.delete, persona)
  const victim = mayDelete ? await makeOwned(slug) : target
  const deleted = await api('DELETE', `/${slug}/${victim}`, { as })
  note(mayDelete ? isOk(deleted.status) : isRefusal(deleted.status), 'delete', deleted.status)
  if (triesAll(row.delete, persona)) {
    await api('DELETE', `/${slug}?where[id][equals]=${victim}`, { as })
  }
  expect((await stored(slug, victim)) === null, `${persona} deletes`).toBe(mayDelete)
  return wrong
}

async function tryUnlock(row: Row): Promise<string[]> {
  const wrong: string[] = []
  if (!row.unlock) return wrong
  for (const persona of PERSONAS) {
    const { email } = await build('users')
    const as = cast.as(persona)
    const { status } = await api('POST', '/users/unlock', { as, body: { email } })
    const isRight = isAllowed(row.unlock, persona) ? isOk(status) : isRefusal(status)
    if (!isRight) wrong.push(`${persona}: unlock answered ${status}`)
  }
  return wrong
}

test('every collection has a row in the access table, and every row a collection', () => {
  expect([...Object.keys(COLLECTION_ACCESS), ...BY_KEY].sort()).toEqual([...collections].sort())
})

test('a collection that keeps versions says who may read them', () => {
  const versioned = payload.config.collections.filter(({ versions }) => versions)
  const spoken = Object.entries(COLLECTION_ACCESS).filter(([, row]) => row.versions)
  expect(spoken.map(([slug]) => slug).sort()).toEqual(versioned.map(({ slug }) => slug).sort())
})

describe('what each person may do is what the access table says', () => {
  test.each(collections.filter((slug) => !BY_KEY.includes(slug)))('%s', async (slug) => {
    const row = COLLECTION_ACCESS[slug]
    if (!row) throw new Error(`The access table lacks ${slug}`)
    const areas = row.orArea ? [row.area, row.orArea] : [row.area]
    const wrong: string[] = []
    for (const area of areas) {
      await cast.assign(
        area,
        areas.filter((other) => other !== area),
      )
      const id = slug === 'users' ? cast.owner.id : await makeOwned(slug)
      const shared = { id, body: await newBody(slug) }
      for (const persona of PERSONAS) wrong.push(...(await tryAs(persona, slug, row, shared)))
    }
    expect([...wrong, ...(await tryUnlock(row))]).toEqual([])
  })
})
