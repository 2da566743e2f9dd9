import type { Where } from 'payload'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { CONTENT, contentRows } from '@/src/domain/content/registry'
import { elementsShown } from '@/src/queries/content/pictures'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const all = { depth: 0, overrideAccess: true } as const // tests look at all of it
const role = 'sub_admin'

let bulk: SignedIn
beforeAll(async () => {
  bulk = await person(payload, { role, permissionGrants: ['manage_bulk_content'] })
})

const at = (selector: string): Where => ({
  and: [{ page: { equals: '/' } }, { selector: { equals: selector } }],
})
const rows = async (selector: string) =>
  (await payload.find({ collection: 'contentElements', where: at(selector), ...all })).docs
const forget = (selector: string) =>
  payload.delete({ collection: 'contentElements', where: at(selector), ...all })

afterEach(() => forget('made.up'))

const line = (selector: string, more: object = {}) => ({
  page_path: '/',
  element_type: 'text',
  element_selector: selector,
  element_label: 'From a file',
  current_value: 'From a file',
  default_value: 'A default from a file',
  is_active: true,
  category: 'other',
  sort_order: 0,
  metadata: null,
  ...more,
})
function upload(elements: readonly object[]): FormData {
  const form = new FormData()
  const text = JSON.stringify({ elements, exported_at: '2026-11-21T00:00:00.000Z', version: '1.0' })
  form.set('file', new File([text], 'content.json', { type: 'application/json' }))
  return form
}
const plan = z.object({
  newest: z.string(),
  lines: z.array(z.object({ kind: z.string(), selector: z.string() })),
})
const check = (elements: readonly object[]) =>
  api('POST', '/visual-editor/import/check', { as: bulk, body: upload(elements) })
async function bring(elements: readonly object[], more = '') {
  const { newest, lines } = plan.parse((await check(elements)).body)
  const path = `/visual-editor/import?newest=${encodeURIComponent(newest)}${more}`
  return { lines, answer: await api('POST', path, { as: bulk, body: upload(elements) }) }
}

test('a text that is added begins with its own default live, and the file’s words are a draft', async () => {
  await forget('hero.title')
  const { lines, answer } = await bring([line('hero.title', { is_active: false })])
  expect(lines).toEqual([{ kind: 'added', selector: 'hero.title' }])
  expect(answer.body).toEqual({ message: 'Content imported successfully' })

  const [added] = await rows('hero.title')
  const registered = CONTENT['/']['hero.title']
  expect(added).toMatchObject({
    currentValue: registered.default,
    defaultValue: registered.default,
    draftValue: 'From a file',
    elementType: registered.type,
    elementLabel: registered.label,
    isActive: true,
  })
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { and: [{ actor: { equals: bulk.id } }, { documentId: { equals: 'import' } }] },
    ...all,
  })
  expect(docs).toMatchObject([
    { area: 'content', after: { '/ hero.title': registered.default, elements: 1 } },
  ])
})

test('a claim that is added waits to be verified like any other', async () => {
  const selector = contentRows().find(({ page, claim }) => page === '/' && claim)?.selector ?? ''
  await forget(selector)
  await bring([line(selector, { current_value: 'Ten thousand' })])
  expect(await rows(selector)).toMatchObject([{ claim: { isClaim: true, verified: false } }])
})

test.each(['', '&unknown=yes'])('what the site has no place for is left out%s', async (more) => {
  const { lines, answer } = await bring([line('made.up')], more)
  expect(lines).toEqual([{ kind: 'unknown', selector: 'made.up' }])
  expect(answer.body).toEqual({
    message: 'Content imported successfully. Left out, with no place on the site: 1 element.',
  })
  expect(await rows('made.up')).toEqual([])
})

test('a file cannot call a link a text to have its address taken', async () => {
  const { selector } = await builder(payload)('contentElements', {
    page: '/',
    elementType: 'link',
    currentValue: '/support',
  })
  const answer = await check([line(selector, { current_value: 'javascript:alert(1)' })])
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('element 1, current_value') } },
  })
})

test('rows that the site has no place for push no text out of what a page reads', async () => {
  await builder(payload)('contentElements', { page: '/', selector: 'made.up' })
  const { docs } = await payload.find({
    collection: 'contentElements',
    ...elementsShown('/'),
    ...all,
  })
  const selectors = docs.map(({ selector }) => selector)
  expect(selectors).toContain('hero.start')
  expect(selectors).not.toContain('made.up')
})
