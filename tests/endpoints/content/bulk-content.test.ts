import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const all = { depth: 0, overrideAccess: true } as const // tests look at all of it
const role = 'sub_admin'

let bulk: SignedIn
let editor: SignedIn
let id: string
let word: string
let serial = 0

beforeAll(async () => {
  bulk = await person(payload, {
    role,
    permissionGrants: ['manage_content', 'manage_bulk_content'],
  })
  editor = await person(payload, { role, permissionGrants: ['manage_content'] })
})
beforeEach(async () => {
  serial += 1
  word = `Zebra${serial}`
  const currentValue = `${word} and ${word.toLowerCase()}s, (${word})`
  id = (await builder(payload)('contentElements', { currentValue })).id
})

const element = () => payload.findByID({ collection: 'contentElements', id, ...all })
const found = z.object({
  found: z.array(
    z.object({
      id: z.string(),
      revision: z.number(),
      after: z.string(),
      problem: z.string().nullable(),
    }),
  ),
})
const asking = (more: object = {}) => ({
  find: word,
  replace: 'Horse',
  isCaseSensitive: false,
  isWholeWord: false,
  isPattern: false,
  category: null,
  type: null,
  ...more,
})
const find = (more?: object, as = bulk) =>
  api('POST', '/visual-editor/find', { as, body: asking(more) })

test.each([
  ['literally', {}, (w: string) => `Horse and Horses, (Horse)`.replace('W', w)],
  ['by case', { isCaseSensitive: true }, (w: string) => `Horse and ${w.toLowerCase()}s, (Horse)`],
  [
    'by whole words',
    { isWholeWord: true },
    (w: string) => `Horse and ${w.toLowerCase()}s, (Horse)`,
  ],
])('a text is found %s', async (_how, more, becomes) => {
  const answer = found.parse((await find(more)).body)
  expect(answer.found).toMatchObject([{ id, after: becomes(word), problem: null }])
})

test('a pattern finds groups and puts them back; what is literal is no pattern', async () => {
  const grouped = await find({ find: `\\((${word})\\)`, replace: '[$1]', isPattern: true })
  expect(found.parse(grouped.body).found).toMatchObject([
    { after: `${word} and ${word.toLowerCase()}s, [${word}]` },
  ])
  const literal = await find({ find: `(${word})`, replace: '$1' })
  expect(found.parse(literal.body).found).toMatchObject([
    { after: `${word} and ${word.toLowerCase()}s, $1` },
  ])
})

test('what was chosen is replaced as one change, as drafts', async () => {
  const [one] = found.parse((await find()).body).found
  const chosen = [{ id, revision: one?.revision ?? 0 }]
  const body = { ...asking(), chosen }
  expect((await api('POST', '/visual-editor/replace', { as: editor, body })).status).toBe(403)
  const answer = await api('POST', '/visual-editor/replace', { as: bulk, body })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Updated 1 elements' } })
  const { currentValue, draftValue } = await element()
  expect(currentValue).toContain(word)
  expect(draftValue).toBe('Horse and Horses, (Horse)')
  const late = await api('POST', '/visual-editor/replace', { as: bulk, body })
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'texts_changed' } } })
})

test('nothing found is said in the words of the specification', async () => {
  expect((await find({ find: 'nowhere at all' })).body).toMatchObject({
    found: [],
    message: 'No matching elements found',
  })
})

test.each([
  ['a pattern that is none', { find: '(', isPattern: true }, 422],
  ['a pattern that is too long', { find: 'a'.repeat(501), isPattern: true }, 422],
  ['nothing', { find: '' }, 422],
  ['a look behind', { find: '(?<!a)b+(?=c)', isPattern: true }, 422],
])('%s is refused', async (_name, more, status) => {
  expect((await find(more)).status).toBe(status)
})

test('a pattern that ruins other engines is searched for in its time', async () => {
  await payload.update({
    collection: 'contentElements',
    id,
    data: { currentValue: `${'a'.repeat(9_000)}!` },
    ...all,
  })
  const answer = await find({ find: '(a+)+$', isPattern: true }) // theirs would take years
  expect([200, 422]).toContain(answer.status)
})

test('a replacement that grows is a problem of its element, not of the server', async () => {
  const currentValue = `${word} `.repeat(500).trim()
  await payload.update({ collection: 'contentElements', id, data: { currentValue }, ...all })
  const answer = found.parse((await find({ replace: 'x'.repeat(9_000) })).body)
  expect(answer.found).toMatchObject([{ id, problem: expect.stringContaining('10,000') }])
})

test('a picture and a color are never searched, and a link only where links are asked for', async () => {
  const picture = await builder(payload)('media', { alt: 'An office' })
  const part = picture.id.slice(24)
  const make = (elementType: 'image' | 'link' | 'color', currentValue: string) =>
    builder(payload)('contentElements', { elementType, currentValue })
  await make('image', `${picture.id} 50% 50%`)
  const link = await make('link', '/support')
  const color = await make('color', '#3B82F6')
  const idsOf = async (more: object) => {
    const answer = found.parse((await find({ replace: '48', ...more })).body)
    return answer.found.map((one) => one.id)
  }

  expect(await idsOf({ find: part })).toEqual([])
  expect(await idsOf({ find: '3B82F6' })).toEqual([])
  expect(await idsOf({ find: '/support' })).toEqual([])
  expect(await idsOf({ find: '/support', type: 'link' })).toContain(link.id)
  expect((await find({ type: 'image' })).status).toBe(422)
  const chosen = [{ id: color.id, revision: color.revision ?? 0 }]
  const body = { ...asking({ find: '3B82F6', replace: '000000' }), chosen }
  expect((await api('POST', '/visual-editor/replace', { as: bulk, body })).status).toBe(404)
})

test('a replacement in a link that leads nowhere is a problem before and while it is done', async () => {
  const { id: link, revision } = await builder(payload)('contentElements', {
    elementType: 'link',
    currentValue: '/support',
  })
  const more = { find: '/support', replace: '/no-such-page', type: 'link' }
  const answer = found.parse((await find(more)).body)
  const problem = 'This site has no page at this address.'
  expect(answer.found.find(({ id: one }) => one === link)).toMatchObject({ problem })
  const body = { ...asking(more), chosen: [{ id: link, revision: revision ?? 0 }] }
  expect(await api('POST', '/visual-editor/replace', { as: bulk, body })).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining(problem) } },
  })
})

const exported = async () => {
  const { status, body } = await api('GET', '/visual-editor/export', { as: bulk })
  expect(status).toBe(200)
  return z
    .object({ elements: z.array(z.record(z.string(), z.unknown())), version: z.string() })
    .loose()
    .parse(body)
}
function upload(file: unknown): FormData {
  const form = new FormData()
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  form.set('file', new File([text], 'content.json', { type: 'application/json' }))
  return form
}
const check = (file: unknown) =>
  api('POST', '/visual-editor/import/check', { as: bulk, body: upload(file) })
const plan = z.object({
  newest: z.string(),
  lines: z.array(z.object({ kind: z.string(), selector: z.string() })),
})

test('an export says all that is live, and importing it again changes nothing', async () => {
  const drafts = { draftValue: { exists: true } }
  const data = { draftValue: null }
  await payload.update({ collection: 'contentElements', where: drafts, data, ...all })
  const file = await exported()
  expect(file.version).toBe('1.0')
  const { lines, newest } = plan.parse((await check(file)).body)
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['same']))
  const path = `/visual-editor/import?newest=${encodeURIComponent(newest)}`
  const answer = await api('POST', path, { as: bulk, body: upload(file) })
  expect(answer.body).toMatchObject({ message: 'Content imported successfully' })
  expect(await exported()).toEqual({ ...file, exported_at: expect.any(String) })
})

test('a changed text becomes a draft, one change for all, once its preview still holds', async () => {
  const file = await exported()
  const { selector } = await element()
  const elements = file.elements.map((one) =>
    one.element_selector === selector ? { ...one, current_value: 'From a file' } : one,
  )
  const checked = plan.parse((await check({ ...file, elements })).body)
  expect(checked.lines.filter(({ kind }) => kind !== 'same')).toMatchObject([
    { kind: 'changed', selector },
  ])
  const send = (newest: string) =>
    api('POST', `/visual-editor/import?newest=${encodeURIComponent(newest)}`, {
      as: bulk,
      body: upload({ ...file, elements }),
    })
  expect((await send(`1${checked.newest}`)).status).toBe(409)
  expect((await send(checked.newest)).status).toBe(200)
  expect((await element()).draftValue).toBe('From a file')
})

test('an undo between a preview and its import is noticed', async () => {
  const save = await api('POST', `/visual-editor/elements/${id}/save`, {
    as: bulk,
    body: { value: 'Saved before', revision: (await element()).revision },
  })
  const { revision } = z.object({ revision: z.number() }).parse(save.body)
  const file = await exported()
  const checked = plan.parse((await check(file)).body)
  await api('POST', `/visual-editor/changes/${revision}/undo`, { as: bulk, body: {} })

  const path = `/visual-editor/import?newest=${encodeURIComponent(checked.newest)}`
  expect(await api('POST', path, { as: bulk, body: upload(file) })).toMatchObject({ status: 409 })
})

test('a file names no picture that this site does not have', async () => {
  const picture = await builder(payload)('media', { alt: 'An office' })
  const shown = await builder(payload)('contentElements', {
    elementType: 'image',
    currentValue: `${picture.id} 50% 50%`,
  })
  const file = await exported()
  const elements = file.elements.map((one) =>
    one.element_selector === shown.selector
      ? { ...one, current_value: `${randomUUID()} 50% 50%` }
      : one,
  )
  expect(await check({ ...file, elements })).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('picture does not exist') } },
  })
  expect((await check(file)).status).toBe(200)
})

test.each(['{', '{"elements":{}}', '[]'])('%s is no file of ours', async (text) => {
  expect(await check(text)).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('Invalid import file format') } },
  })
})

test('a file of more than 5 MB is refused', async () => {
  expect((await check('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
})
