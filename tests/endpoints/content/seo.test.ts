import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { seoList } from '@/src/admin/content/seo/list/seo-list'
import { csvLines } from '@/src/admin/kit/list/csv-of'
import { NEW_SEO_PAGE } from '@/src/domain/content/seo/seo-form'
import { VISIT_HEADER } from '@/src/lib/http/front-headers'
import { storeHits } from '@/src/services/platform/redirects/redirects'
import { hearSite } from '@/src/services/platform/site-feed/hear-site'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { formWith } from '@/tests/support/files'
import { type SignedIn, staffOf } from '@/tests/support/people/people'
import { SOON } from '@/tests/support/soon'

const payload = await testPayload()
const build = builder(payload)
const all = { depth: 0, overrideAccess: true } as const // tests look at all of it

let manager: SignedIn
let viewer: SignedIn

beforeAll(async () => {
  ;({ manager, viewer } = await staffOf(payload, 'seo'))
})

const PAGE = {
  ...NEW_SEO_PAGE,
  path: '/careers',
  pageTitle: 'Work with us',
  metaDescription: 'Open positions',
  id: null,
  version: null,
}

const post = (path: string, body: object = {}, as = manager) => api('POST', path, { as, body })
const saved = z.object({ id: z.string() })

const stored = (id: string) => payload.findByID({ collection: 'seoPages', id, trash: true, ...all })

test('a spreadsheet of the pages tells the day of a change by the office’s clock', () => {
  const row = {
    id: 'a page',
    path: '/careers',
    pageTitle: 'Work with us',
    metaDescription: 'Open positions',
    noindex: false,
    isActive: true,
    updatedAt: '2026-11-22T01:04:00.000Z',
    mayChange: true,
  }
  const linesIn = (zone: string) => csvLines(seoList, [row], zone, ['Page', 'Changed'])

  expect(linesIn('America/New_York')).toBe('/careers,2026-11-21\r\n')
  expect(linesIn('Europe/London')).toBe('/careers,2026-11-22\r\n')
})

describe('SEO pages', () => {
  let id = ''

  test('one is made, and an older version does not undo a newer one', async () => {
    await payload.delete({
      collection: 'seoPages',
      where: { path: { equals: '/careers' } },
      ...all,
    })
    const made = await post('/seo/pages/save', { ...PAGE, sitemapPriority: '0.8', noindex: true })
    expect(made.status).toBe(200)
    id = saved.parse(made.body).id
    expect(await stored(id)).toMatchObject({ sitemapPriority: 0.8, noindex: true, ogMedia: null })

    const stale = { ...PAGE, id, version: 'a'.repeat(64) }
    expect(await post('/seo/pages/save', stale)).toMatchObject({
      status: 409,
      body: { current: { pageTitle: 'Work with us' } },
    })
    expect(await post('/seo/pages/save', PAGE)).toMatchObject({
      status: 422,
      body: { error: { fields: { path: expect.any(String) } } },
    })
  })

  test('it goes to the trash, comes back, and gives its place to a new one', async () => {
    expect((await post(`/seo/pages/${id}/switch`, { isActive: false })).status).toBe(200)
    expect((await post(`/seo/pages/${id}/remove`)).body).toMatchObject({ undo: {} })
    expect((await stored(id)).deletedAt).toBeTruthy()
    expect((await post(`/seo/pages/${id}/remove`)).status).toBe(404)
    expect((await post(`/seo/pages/${id}/restore`)).status).toBe(200)
    await post(`/seo/pages/${id}/remove`)
    const again = await post('/seo/pages/save', { ...PAGE, pageTitle: 'Anew' })
    expect(saved.parse(again.body).id).toBe(id)
    expect(await stored(id)).toMatchObject({ deletedAt: null, pageTitle: 'Anew', isActive: true })
  })

  test('viewers and strangers change nothing, and every change is in the log', async () => {
    const row = await build('redirects')
    const tries = [
      ['/seo/pages/save', { ...PAGE, path: '/terms' }],
      [`/seo/pages/${id}/switch`, { isActive: false }],
      [`/seo/pages/${id}/remove`, {}],
      [`/seo/pages/${id}/restore`, {}],
      [
        '/seo/redirects/save',
        { from: '/a', to: '/b', type: '301', isActive: true, id: null, version: null },
      ],
      [`/seo/redirects/${row.id}/switch`, { isActive: false }],
      [`/seo/redirects/${row.id}/remove`, {}],
      ['/seo/redirects/import/check', {}],
      ['/seo/redirects/import', {}],
      ['/seo/check', {}],
    ] as const
    for (const [path, body] of tries) {
      expect((await post(path, body, viewer)).status, path).toBe(403)
      expect((await api('POST', path, { body })).status, path).toBe(401)
    }
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { area: { equals: 'seo' }, documentId: { equals: id } },
      pagination: false,
      ...all,
    })
    expect(docs.length).toBeGreaterThanOrEqual(5)
  })
})

const redirect = (from: string, to: string, more: object = {}) =>
  post('/seo/redirects/save', {
    from,
    to,
    type: '301',
    isActive: true,
    id: null,
    version: null,
    ...more,
  })

describe('redirects', () => {
  test('a circle is refused over any number of stops, also when it is switched on', async () => {
    await redirect('/loop-a', '/loop-b')
    await redirect('/loop-b', '/loop-c')
    expect(await redirect('/loop-c', '/loop-a')).toMatchObject({
      status: 422,
      body: {
        error: {
          message: 'This would lead in a circle: /loop-c → /loop-a → /loop-b → /loop-c.',
        },
      },
    })
    expect((await redirect('/loop-c', 'http://localhost:3000/loop-a')).status).toBe(422)
    const off = await redirect('/loop-c', '/loop-a', { isActive: false })
    expect(off.status).toBe(200)
    const { id } = saved.parse(off.body)
    expect((await post(`/seo/redirects/${id}/switch`, { isActive: true })).status).toBe(422)
    expect((await redirect('/support', '/terms')).status).toBe(422)
  })

  test('two that close a circle at once are not both taken', async () => {
    const answers = await Promise.all([redirect('/at-a', '/at-b'), redirect('/at-b', '/at-a')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('hits of visitors are counted together, and no one else can add any', async () => {
    const { id } = await build('redirects', { from: '/hit', to: '/support' })
    const resolve = (headers?: Record<string, string>) =>
      api('GET', '/redirects/resolve?path=%2Fhit', { headers })
    const hits = () => payload.findByID({ collection: 'redirects', id, ...all })
    await Promise.all([1, 2, 3].map(() => resolve({ [VISIT_HEADER]: '1' })))
    await resolve()
    const before = await hits()
    expect(before.hits).toBe(0)
    await storeHits(payload)
    await storeHits(payload)
    expect(await hits()).toMatchObject({
      hits: 3,
      lastHitAt: expect.any(String),
      updatedAt: before.updatedAt,
    })
    await api('PATCH', `/redirects/${id}`, { as: manager, body: { hits: 999 } })
    expect((await hits()).hits).toBe(3)
  })

  test('an opening that moves takes along those who come by its old address', async () => {
    const opening = await build('jobOpenings', { slug: 'moving-1' })
    const move = (slug: string) =>
      payload.update({ collection: 'jobOpenings', id: opening.id, data: { slug }, ...all })
    await move('moving-2')
    await move('moving-3')
    const leads = async () => {
      const { docs } = await payload.find({
        collection: 'redirects',
        where: { from: { contains: '/careers/moving' } },
        sort: 'from',
        ...all,
      })
      return docs.map(({ from, to }) => `${from} ${to}`)
    }
    expect(await leads()).toEqual([
      '/careers/moving-1 /careers/moving-3',
      '/careers/moving-2 /careers/moving-3',
    ])
    await move('moving-1')
    expect(await leads()).toEqual([
      '/careers/moving-2 /careers/moving-1',
      '/careers/moving-3 /careers/moving-1',
    ])
    const draft = await build('jobOpenings', { slug: 'unseen', status: 'draft' })
    await payload.update({
      collection: 'jobOpenings',
      id: draft.id,
      data: { slug: 'seen' },
      ...all,
    })
    expect((await api('GET', '/redirects/resolve?path=%2Fcareers%2Funseen')).status).toBe(404)
  })
})

describe('a file of redirects', () => {
  const file = (text: string | Buffer) => formWith(Buffer.from(text), 'redirects.csv')
  const send = (path: string, text: string | Buffer, as = manager) =>
    api('POST', `/seo/redirects/import${path}`, { as, body: file(text) })
  const plan = z.object({
    added: z.array(z.unknown()),
    changed: z.array(z.unknown()),
    same: z.number(),
    refused: z.array(z.object({ row: z.number(), message: z.string() })),
    refusedFile: z.string(),
    token: z.string(),
  })

  test('is shown first and written exactly so, or not at all', async () => {
    await build('redirects', { from: '/file-old', to: '/x' })
    const text = 'from,to,type\n/file-new,/support,301\n/file-old,/terms,302\n/file-bad,x,301\n'
    const shown = plan.parse((await send('/check', text)).body)
    expect([shown.added.length, shown.changed.length, shown.same]).toEqual([1, 1, 0])
    expect(shown.refused).toEqual(
      [{ row: 4, column: 'to', message: expect.any(String) }].map(({ row, message }) => ({
        row,
        message,
      })),
    )
    expect((await api('GET', '/redirects/resolve?path=%2Ffile-new')).status).toBe(404)

    expect((await send(`?token=${'a'.repeat(64)}`, text)).status).toBe(409)
    expect((await send(`?token=${shown.token}`, `${text}/more,/support,301\n`)).status).toBe(409)
    expect(await send(`?token=${shown.token}`, text)).toMatchObject({
      status: 200,
      body: { message: 'Imported 2 redirects.' },
    })
    const answer = await api('GET', '/redirects/resolve?path=%2Ffile-old')
    expect(answer.body).toEqual({ to: '/terms', status: 302 })
    expect((await send(`?token=${shown.token}`, text)).status).toBe(409)
  })

  test('is followed by the front as soon as it is imported', async () => {
    const heard: string[] = []
    onTestFinished(
      hearSite({ changed: (tags) => heard.push(...tags), setFollowing: () => heard.push('line') }),
    )
    await vi.waitFor(() => expect(heard).toContain('line'), SOON)
    await build('redirects', { from: '/front-old', to: '/x' })
    const text = 'from,to,type\n/front-new,/support,301\n/front-old,/terms,302\n'
    const { token } = plan.parse((await send('/check', text)).body)
    await vi.waitFor(() => expect(heard).toContain('redirects'), SOON)
    heard.length = 0

    expect((await send(`?token=${token}`, text)).status).toBe(200)
    await vi.waitFor(() => expect(heard).toContain('redirects'), SOON)
  })

  test('gives its refused rows back as a file, which can be imported once they are corrected', async () => {
    const text = 'from,to,type\n/mend-me,nowhere,301\n=1+1,/support,301\n'
    const { refusedFile, refused } = plan.parse((await send('/check', text)).body)
    expect(refused).toHaveLength(2)
    const [head, first, second] = refusedFile.split('\r\n')
    expect(head).toBe('from,to,type,row,why')
    expect(first).toMatch(/^\/mend-me,nowhere,301,2,\w/)
    expect(second).toMatch(/^'=1\+1,/) // acts in no spreadsheet
    const mended = refusedFile.replace('nowhere', '/support')
    expect(plan.parse((await send('/check', mended)).body)).toMatchObject({
      added: [{ from: '/mend-me', to: '/support' }],
    })
  })

  test('that is too large or none is refused with words', async () => {
    const large = Buffer.alloc(1024 * 1024 + 1, 'a')
    expect(await send('/check', large)).toMatchObject({
      status: 413,
      body: { error: { message: 'This file is larger than 1 MB.' } },
    })
    for (const text of ['', 'old,new\n/a,/b\n', 'from,to,type\n"/a,/b,301\n']) {
      expect((await send('/check', text)).status, text).toBe(422)
    }
    expect(
      (await api('POST', '/seo/redirects/import/check', { as: manager, body: {} })).status,
    ).toBe(400)
  })
})

test('a check of the site is asked for once at a time', async () => {
  expect((await post('/seo/check')).status).toBe(200)
  expect(await post('/seo/check')).toMatchObject({
    status: 409,
    body: { error: { code: 'check_running' } },
  })
})
