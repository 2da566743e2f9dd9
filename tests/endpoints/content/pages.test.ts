import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { richTextOf } from '@/src/domain/content/rich-text/from-lines'
import { createMissing } from '@/src/seed/create-missing'
import { SITE_PAGE_SEEDS } from '@/src/seed/site'
import { acceptedVersion } from '@/src/services/content/pages/legal-versions'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn, staffOf } from '@/tests/support/people/people'

const payload = await testPayload()

let manager: SignedIn
let viewer: SignedIn
let publisher: SignedIn
let terms: string

beforeAll(async () => {
  ;({ manager, viewer } = await staffOf(payload, 'content'))
  publisher = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['manage_content', 'manage_publishing'],
  })
  const pages = await createMissing(payload, 'sitePages', ['path'], SITE_PAGE_SEEDS)
  terms = pages.get('/terms')?.id ?? ''
})

const save = (body: object, { as = manager, draft = false } = {}) =>
  api('PATCH', `/sitePages/${terms}${draft ? '?draft=true' : ''}`, { as, body })

const publish = (text: string, day: string, as = publisher) =>
  save({ body: richTextOf(text), updatedOn: `${day}T12:00:00.000Z`, _status: 'published' }, { as })

async function kept(): Promise<{ version: string; text: string }[]> {
  const { docs } = await payload.find({
    collection: 'legalVersions',
    where: { page: { equals: '/terms' } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true, // tests look at all of it
  })
  return docs.map(({ version, body }) => ({ version, text: JSON.stringify(body) }))
}

const accepted = async () => acceptedVersion(await createLocalReq({}, payload), '/terms')

test('a draft changes nothing for visitors, and they cannot ask for it', async () => {
  const body = richTextOf('Only a draft says this.')
  expect((await save({ body, _status: 'draft' }, { draft: true })).status).toBe(200)
  for (const path of [
    `/sitePages/${terms}?draft=true`,
    `/sitePages/${terms}`,
    '/sitePages?draft=true',
  ]) {
    expect(JSON.stringify((await api('GET', path)).body), path).not.toContain('Only a draft')
  }
  expect((await api('GET', `/sitePages/versions?where[parent][equals]=${terms}`)).status).toBe(403)
  const seen = await api('GET', `/sitePages/${terms}?draft=true`, { as: viewer })
  expect(JSON.stringify(seen.body)).toContain('Only a draft')
})

test('who may only look saves nothing, and no one makes, deletes or takes down a page', async () => {
  expect((await save({ updatedOn: null }, { as: viewer })).status).toBe(403)
  expect(await publish('Published by a writer.', '2031-01-01', manager)).toMatchObject({
    status: 403,
    body: { errors: [{ message: 'Required permission: manage_publishing (Manage Publishing)' }] },
  })
  expect((await save({ body: richTextOf('Without a word of its status.') })).status).toBe(403)
  expect((await api('DELETE', `/sitePages/${terms}`, { as: manager })).status).toBe(403)
  const page = { name: 'New', path: '/new', body: richTextOf('New') }
  expect((await api('POST', '/sitePages', { as: manager, body: page })).status).toBe(403)
  expect(await save({ _status: 'draft' })).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringContaining('can’t be taken off the site') }] },
  })
})

test('a legal text with another wording needs a new day, and the one before it is kept', async () => {
  expect((await kept()).map(({ version }) => version)).toEqual(['2026-11-26'])
  expect(await publish('Other terms.', '2026-11-26')).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringMatching(/^The version of November 26, 2026 was/) }] },
  })
  expect((await publish('Other terms.', '2027-07-04')).status).toBe(200)
  expect(await accepted()).toBe('2027-07-04')
  const all = await kept()
  expect(all.map(({ version }) => version)).toEqual(['2026-11-26', '2027-07-04'])
  expect(all[0]?.text).toContain('These terms apply')
  expect(all[0]?.text).not.toContain('{filing promise}')
})

test('a promise that is worded otherwise makes another version, once someone accepts it', async () => {
  expect((await publish('We promise: {short promise}', '2027-08-01')).status).toBe(200)
  expect(await accepted()).toBe('2027-08-01')
  await payload.update({
    collection: 'contentElements',
    where: { page: { equals: '/layout' }, selector: { equals: 'promise.short' } },
    data: { currentValue: 'Filed within a week' },
    depth: 0,
    overrideAccess: true, // the wording alone matters here
  })
  expect(await accepted()).toBe('2027-08-01.2')
  expect(await accepted()).toBe('2027-08-01.2')
  const last = (await kept()).at(-1)
  expect(last?.text).toContain('We promise: Filed within a week')
})

test('kept versions are changed and deleted by no one', async () => {
  const [row] = (
    await payload.find({ collection: 'legalVersions', depth: 0, limit: 1, overrideAccess: true })
  ).docs // as above
  const path = `/legalVersions/${row?.id}`
  expect((await api('PATCH', path, { as: manager, body: { title: 'x' } })).status).toBe(403)
  expect((await api('DELETE', path, { as: manager })).status).toBe(403)
})

test.each(['javascript:alert(1)', '//evil.example'])('a link to %s is refused', async (url) => {
  const body = {
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [
            {
              type: 'link',
              version: 3,
              fields: { url, linkType: 'custom', newTab: false },
              children: [{ type: 'text', version: 1, text: 'here', format: 0 }],
            },
          ],
        },
      ],
    },
  }
  const answer = await save({ body, _status: 'draft' }, { draft: true })
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.body)).toContain('can’t be used')
})

test('an old text is restored by those who may publish, a draft as a draft, and a page stays itself', async () => {
  const where = { path: { equals: '/services/ein' } }
  const { docs } = await payload.find({ collection: 'sitePages', where, overrideAccess: true }) // tests look
  const id = docs[0]?.id ?? ''
  const page = () => payload.findByID({ collection: 'sitePages', id, overrideAccess: true }) // the same
  const change = (text: string, as: SignedIn, draft = false) =>
    api('PATCH', `/sitePages/${id}${draft ? '?draft=true' : ''}`, {
      as,
      body: { body: richTextOf(text), path: '/elsewhere', ...(draft && { _status: 'draft' }) },
    })
  expect((await change('First text.', publisher)).status).toBe(200)
  expect((await change('A draft of it.', manager, true)).status).toBe(200)
  const drafted = await newestVersion(id)
  expect((await change('Second text.', publisher)).status).toBe(200)
  const second = await newestVersion(id)
  expect((await change('Third text.', publisher)).status).toBe(200)

  const restore = (version: string, as: SignedIn, draft = false) =>
    api('POST', `/sitePages/versions/${version}${draft ? '?draft=true' : ''}`, { as, body: {} })
  expect((await restore(second, manager)).status).toBe(403)
  expect((await restore(second, publisher)).status).toBe(200)
  expect(JSON.stringify((await page()).body)).toContain('Second text.')
  expect((await restore(drafted, publisher)).status).toBe(409)
  expect((await restore(drafted, manager, true)).status).toBe(200)
  expect(await page()).toMatchObject({ _status: 'published', path: '/services/ein' })
  expect(JSON.stringify((await page()).body)).toContain('Second text.')
})

test('the buttons of the form restore a draft as a draft, and drop one for what is published', async () => {
  const where = { path: { equals: '/services/itin' } }
  const { docs } = await payload.find({ collection: 'sitePages', where, overrideAccess: true }) // tests look
  const id = docs[0]?.id ?? ''
  const send = (body: object, as: SignedIn, query = '') =>
    api('PATCH', `/sitePages/${id}${query}`, { as, body })
  const bodyAs = async (query: string) =>
    JSON.stringify((await api('GET', `/sitePages/${id}${query}`, { as: viewer })).body)
  const text = (words: string) => ({ body: richTextOf(words) })
  expect((await send(text('What visitors read.'), publisher)).status).toBe(200)
  const draft = { ...text('An idea.'), _status: 'draft' }
  expect((await send(draft, manager, '?draft=true')).status).toBe(200)
  const idea = await newestVersion(id)

  // "Revert to published" sends what is published as it was read.
  const { body } = await api('GET', `/sitePages/${id}?depth=0`, { as: publisher })
  const published = z.looseObject({ updatedAt: z.string() }).parse(body)
  expect((await send({ ...published, ...text('Mine.') }, publisher)).status, 'stale').toBe(409)
  expect((await send(published, publisher)).status).toBe(200)
  expect(await bodyAs('?draft=true')).not.toContain('An idea.')

  const restore = (as: SignedIn) =>
    api('POST', `/sitePages/versions/${idea}?draft=false`, { as, body: {} })
  expect((await restore(viewer)).status).toBe(403)
  expect((await restore(manager)).status).toBe(200)
  expect(await bodyAs('?draft=true')).toContain('An idea.')
  expect(await bodyAs('')).toContain('What visitors read.')
})

async function newestVersion(parent: string): Promise<string> {
  const { docs } = await payload.findVersions({
    collection: 'sitePages',
    where: { parent: { equals: parent } },
    sort: '-createdAt',
    limit: 1,
    overrideAccess: true, // tests look at all of it
  })
  return docs[0]?.id ?? ''
}
