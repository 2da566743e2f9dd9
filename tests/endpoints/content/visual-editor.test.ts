import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { runSchedule } from '@/src/services/content/editing/schedule'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const all = { depth: 0, overrideAccess: true } as const // tests look at all of it
const role = 'sub_admin'

let editor: SignedIn
let colleague: SignedIn
let publisher: SignedIn
let viewer: SignedIn

beforeAll(async () => {
  const write = ['manage_content'] as const
  editor = await person(payload, { role, firstName: 'Ada', permissionGrants: [...write] })
  colleague = await person(payload, { role, firstName: 'Maria', permissionGrants: [...write] })
  publisher = await person(payload, { role, permissionGrants: [...write, 'manage_publishing'] })
  viewer = await person(payload, { role, permissionGrants: ['view_content'] })
})

type Element = { readonly id: string; readonly selector: string }
let one: Element
let two: Element

const make = async (value = 'Old'): Promise<Element> => {
  const { id, selector } = await builder(payload)('contentElements', { currentValue: value })
  return { id, selector }
}

beforeEach(async () => {
  one = await make()
  two = await make()
})

const element = ({ id }: Element) => payload.findByID({ collection: 'contentElements', id, ...all })
const post = (path: string, body: object, as: SignedIn = editor) =>
  api('POST', `/visual-editor/${path}`, { as, body })
const save = (of: Element, value: string, revision: number, as?: SignedIn) =>
  post(`elements/${of.id}/save`, { value, revision }, as)

const numbered = z.object({ revision: z.number() })
/** Saves on top of whatever stands; answers with the number of the change. */
async function write(of: Element, value: string, as?: SignedIn): Promise<number> {
  const answer = await save(of, value, (await element(of)).revision, as)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return numbered.parse(answer.body).revision
}
const chosen = async (...elements: readonly Element[]) => ({
  drafts: await Promise.all(
    elements.map(async (of) => ({ id: of.id, revision: (await element(of)).revision })),
  ),
})
const setOf = async (number: number) => {
  const where = { number: { equals: number } }
  const { docs } = await payload.find({ collection: 'contentRevisions', where, ...all })
  return docs[0]
}

test('a save is a draft beside what is live, and a change set with both texts', async () => {
  const number = await write(one, ' New\u200B words ')
  expect(await element(one)).toMatchObject({
    currentValue: 'Old',
    draftValue: 'New words',
    revision: number,
    changedBy: editor.id,
  })
  expect(await setOf(number)).toMatchObject({
    kind: 'save',
    author: editor.id,
    undoneAt: null,
    changes: [
      {
        id: one.id,
        before: { live: 'Old', draft: null, revision: 0 },
        after: { live: 'Old', draft: 'New words', revision: number },
      },
    ],
  })
  const audit = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: one.id } },
    ...all,
  })
  expect(audit.docs[0]).toMatchObject({
    area: 'content',
    action: 'save',
    before: { [`/ ${one.selector}`]: 'Old' },
    after: { [`/ ${one.selector}`]: 'New words' },
  })
})

test('new words of a claim wait for someone else to verify them; the same words do not', async () => {
  const of = await builder(payload)('contentElements', { currentValue: '4.9 of 5' })
  const verified = { verified: true, verifiedBy: viewer.id, enteredBy: colleague.id }
  const claim = { isClaim: true, source: 'Survey', asOf: '2026-11-01', ...verified }
  await payload.db.updateOne({ collection: 'contentElements', id: of.id, data: { claim } })
  await write(one, 'Other words')
  await post('publish', await chosen(one), publisher)
  expect((await element(of)).claim).toMatchObject(verified)

  await write(of, '5 of 5')
  expect((await element(of)).claim).toMatchObject(verified)
  expect((await post('publish', await chosen(of), publisher)).status).toBe(200)

  expect(await element(of)).toMatchObject({
    currentValue: '5 of 5',
    claim: { verified: false, verifiedBy: null, enteredBy: publisher.id },
  })
})

test('visitors are not told of drafts, by whichever way they ask', async () => {
  await write(one, 'Secret plan')
  const path = `/contentElements/${one.id}`
  const visitor = await api('GET', path)
  expect(visitor.status).toBe(200)
  expect(JSON.stringify(visitor.body)).not.toContain('Secret plan')
  expect(visitor.body).not.toHaveProperty('revision')
  const filtered = await api('GET', '/contentElements?where[draftValue][equals]=Secret%20plan')
  expect(filtered.status).toBe(400)
  expect((await api('GET', '/visual-editor/drafts')).status).toBe(401)
})

test('of two who save on the same revision the second gets both texts and nothing is lost', async () => {
  const answers = await Promise.all([save(one, 'Mine', 0), save(one, 'Theirs', 0, colleague)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)
  const kept = (await element(one)).draftValue
  expect(late?.body).toMatchObject({
    error: { code: 'newer_draft' },
    theirs: { value: kept, revision: expect.any(Number) },
    mine: kept === 'Mine' ? 'Theirs' : 'Mine',
  })
})

test('two who save different elements at once both do, each in a set of its own', async () => {
  const answers = await Promise.all([save(one, 'Mine', 0), save(two, 'Theirs', 0, colleague)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const numbers = answers.map(({ body }) => numbered.parse(body).revision)
  expect(new Set(numbers).size).toBe(2)
})

test('publishing brings the chosen drafts live, all or none, and takes its own right', async () => {
  await write(one, 'New one')
  await write(two, 'New two')
  const seen = await chosen(one, two)
  expect((await post('publish', seen, editor)).status).toBe(403)
  await write(two, 'Newer two', colleague)
  expect(await post('publish', seen, publisher)).toMatchObject({
    status: 409,
    body: { error: { code: 'drafts_changed' } },
  })
  expect((await element(one)).currentValue).toBe('Old')
  expect(await post('publish', await chosen(one, two), publisher)).toMatchObject({
    status: 200,
    body: { message: 'Published 2 elements. Visitors see it now.' },
  })
  expect(await element(one)).toMatchObject({ currentValue: 'New one', draftValue: null })
  expect(await element(two)).toMatchObject({ currentValue: 'Newer two', draftValue: null })
})

test('undo and redo go along anyone’s changes, and back', async () => {
  const first = await write(one, 'First')
  const second = await write(one, 'Second', colleague)
  expect((await post(`changes/${second}/undo`, {})).status).toBe(200)
  expect(await element(one)).toMatchObject({ draftValue: 'First', revision: first })
  const history = await api('GET', '/visual-editor/history', { as: editor })
  expect(history.body).toMatchObject({ undo: first, redo: second })
  expect((await post(`changes/${second}/redo`, {}, colleague)).status).toBe(200)
  expect((await element(one)).draftValue).toBe('Second')
  expect(await post(`changes/${second}/redo`, {})).toMatchObject({
    status: 409,
    body: { error: { code: 'walked_already' } },
  })
})

test('an undo that would overwrite newer work names it, and can leave it as it is', async () => {
  await write(one, 'Draft')
  await write(two, 'Draft')
  const answer = await post('discard', await chosen(one, two))
  const { number } = z.object({ number: z.number() }).parse(answer.body)
  await write(two, 'Newer', colleague)
  const refused = await post(`changes/${number}/undo`, {})
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: { code: 'newer_work', message: expect.stringContaining('by Maria: Edited') },
      rest: 1,
    },
  })
  expect((await element(one)).draftValue).toBeNull()
  expect((await post(`changes/${number}/undo`, { theRest: true })).status).toBe(200)
  expect((await element(one)).draftValue).toBe('Draft')
  expect((await element(two)).draftValue).toBe('Newer')
  expect((await post(`changes/${number}/redo`, {})).status).toBe(200)
  expect((await element(one)).draftValue).toBeNull()
  expect((await element(two)).draftValue).toBe('Newer')
})

test('undoing a publish takes the right to publish, and brings the old text back live', async () => {
  await write(one, 'New')
  await post('publish', await chosen(one), publisher)
  const { revision } = await element(one)
  expect((await post(`changes/${revision}/undo`, {}, editor)).status).toBe(403)
  expect((await post(`changes/${revision}/undo`, {}, publisher)).status).toBe(200)
  expect(await element(one)).toMatchObject({ currentValue: 'Old', draftValue: 'New' })
})

test('an old change is restored as a draft, however much came after it', async () => {
  const first = await write(one, 'First')
  await write(one, 'Second')
  expect(await post(`changes/${first}/restore`, {})).toMatchObject({
    status: 200,
    body: { message: 'Restored 1 element as drafts.' },
  })
  expect(await element(one)).toMatchObject({ currentValue: 'Old', draftValue: 'First' })
})

test('an undo puts no picture back that was deleted, and can leave that element as it is', async () => {
  const picture = async () =>
    `${(await builder(payload)('media', { alt: 'An office' })).id} 50% 50%`
  const [gone, kept] = [await picture(), await picture()]
  const shown = await builder(payload)('contentElements', {
    elementType: 'image',
    currentValue: gone,
  })
  await write(shown, kept)
  await write(one, 'New words')
  const { body } = await post('publish', await chosen(shown, one), publisher)
  const number = (await element(shown)).revision ?? 0
  expect(number, JSON.stringify(body)).toBeGreaterThan(0)
  await payload.delete({ collection: 'media', id: gone.slice(0, 36), ...all })

  const refused = await post(`changes/${number}/undo`, {}, publisher)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      obstacles: [{ newer: null, problem: expect.stringContaining('picture does not exist') }],
      rest: 1,
    },
  })
  expect((await post(`changes/${number}/undo`, { theRest: true }, publisher)).status).toBe(200)
  expect((await element(shown)).currentValue).toBe(kept)
  expect((await element(one)).currentValue).toBe('Old')
})

test('what is changed in the record itself can be undone too', async () => {
  const body = { currentValue: 'By hand' }
  const path = `/contentElements/${one.id}`
  expect((await api('PATCH', path, { as: editor, body })).status).toBe(403)
  expect((await api('PATCH', path, { as: publisher, body })).status).toBe(200)
  const { revision } = await element(one)
  expect(await setOf(revision)).toMatchObject({ kind: 'direct', author: publisher.id })
  expect((await post(`changes/${revision}/undo`, {}, publisher)).status).toBe(200)
  expect(await element(one)).toMatchObject({ currentValue: 'Old', revision: 0 })
})

test('a schedule publishes what was chosen, once, and leaves what changed since', async () => {
  await write(one, 'Approved')
  await write(two, 'Approved')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const asked = { ...(await chosen(one, two)), at }
  expect((await post('schedule', asked, editor)).status).toBe(403)
  expect((await post('schedule', { ...asked, at: '2020-01-01T00:00:00Z' }, publisher)).status).toBe(
    422,
  )
  const answer = await post('schedule', asked, publisher)
  const { id } = z.object({ id: z.string() }).parse(answer.body)
  const waiting = await payload.db.drizzle.execute(
    sql`select start_after from pgboss.job where name = 'publish-content' and data ->> 'schedule' = ${id}`,
  )
  expect(new Date(String(waiting.rows[0]?.start_after)).toISOString()).toBe(at)

  await write(two, 'Not approved', editor)
  await Promise.all([runSchedule(payload, id), runSchedule(payload, id)])
  expect(await element(one)).toMatchObject({ currentValue: 'Approved', draftValue: null })
  expect(await element(two)).toMatchObject({ currentValue: 'Old', draftValue: 'Not approved' })
  expect((await post(`schedules/${id}/cancel`, {}, publisher)).status).toBe(404)
})

/** A text that someone has scheduled who is about to leave. */
async function scheduledByLeaver() {
  const leaver = await person(payload, {
    role,
    permissionGrants: ['manage_content', 'manage_publishing'],
  })
  await write(one, 'Approved')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const answer = await post('schedule', { ...(await chosen(one)), at }, leaver)
  return { leaver, id: z.object({ id: z.string() }).parse(answer.body).id }
}

test('a schedule of someone who may not publish any more publishes nothing', async () => {
  const { leaver, id } = await scheduledByLeaver()
  await payload.update({
    collection: 'users',
    id: leaver.id,
    data: { permissionDenials: ['manage_publishing'] },
    ...all,
  })
  await runSchedule(payload, id)
  expect(await element(one)).toMatchObject({ currentValue: 'Old', draftValue: 'Approved' })
  const { docs } = await payload.find({
    collection: 'emails',
    where: { dedupeKey: { equals: `schedule-refused:${id}` } },
    ...all,
  })
  expect(docs).toMatchObject([{ template: 'staff-alarm' }])
})

test('a schedule outlives the account that made it, and staff learn that it was not published', async () => {
  const { id } = await scheduledByLeaver()
  await runSql({ payload }, sql`update content_schedules set author = null where id = ${id}`)

  await runSchedule(payload, id)

  expect(await element(one)).toMatchObject({ currentValue: 'Old', draftValue: 'Approved' })
  expect(
    await runSql({ payload }, sql`select state from content_schedules where id = ${id}`),
  ).toEqual([{ state: 'refused' }])
})

test('colleagues see who is where, and what they are typing in until they are idle', async () => {
  const where = { page: '/', element: one.id, isTyping: true }
  await post('presence', where, colleague)
  const seen = () => post('presence', { page: '/', element: null, isTyping: false })
  expect((await seen()).body).toMatchObject({
    colleagues: [{ name: 'Maria', page: '/', element: one.id }],
  })
  const idle = sql`update content_editors set typed_at = now() - interval '61 seconds'`
  await payload.db.drizzle.execute(idle)
  expect((await seen()).body).toMatchObject({ colleagues: [{ name: 'Maria', element: null }] })
  await post('leave', {}, colleague)
  expect((await seen()).body).toMatchObject({ colleagues: [] })
})

test('an element that does not exist is none, whatever is asked of it', async () => {
  const nowhere = { id: '00000000-0000-4000-8000-000000000000', selector: '' }
  expect((await save(nowhere, 'Hello', 0)).status).toBe(404)
  const asked = { drafts: [{ id: nowhere.id, revision: 1 }] }
  expect((await post('publish', asked, publisher)).status).toBe(409)
  expect((await post('changes/999999/undo', {})).status).toBe(404)
  expect((await post('changes/nothing/undo', {})).status).toBe(404)
  const where = { page: '/', element: nowhere.id, isTyping: true }
  expect((await post('presence', where)).status).toBe(200)
})

test('a link is saved where it leads somewhere, and a picture where it can be described', async () => {
  const build = builder(payload)
  const link = await build('contentElements', { elementType: 'link', currentValue: '/checkout' })
  const image = await build('contentElements', { elementType: 'image', currentValue: '' })
  const { slug } = await build('jobOpenings', { status: 'open' })
  const closed = await build('jobOpenings', { status: 'closed' })
  const moved = await build('redirects', {})
  const picture = await build('media', {})
  const gone = '00000000-0000-4000-8000-000000000000'
  const tries = [
    [link, '/nowhere', 422],
    [link, `/careers/${closed.slug}`, 422],
    [link, 'javascript:alert(1)', 422],
    [link, '//evil.example', 422],
    [link, '/support', 200],
    [link, `/careers/${slug}`, 200],
    [link, moved.from, 200],
    [link, 'https://example.com/', 200],
    [image, `${gone} 50% 50%`, 422],
    [image, picture.filename ?? '', 422],
    [image, `${picture.id} 20% 80%`, 200],
    [image, '', 200],
  ] as const
  for (const [of, value, status] of tries) {
    const { revision } = await element(of)
    expect((await save(of, value, revision)).status, value).toBe(status)
  }
  expect(await element(link)).toMatchObject({ draftValue: 'https://example.com/' })
})

test('viewers look at everything and change nothing', async () => {
  const number = await write(one, 'Draft')
  for (const path of ['drafts', 'history', `changes/${number}`, 'elements?of=/'])
    expect((await api('GET', `/visual-editor/${path}`, { as: viewer })).status, path).toBe(200)
  for (const path of [
    `elements/${one.id}/save`,
    `elements/${one.id}/revert`,
    `changes/${number}/undo`,
    `changes/${number}/restore`,
    'discard',
    'publish',
    'schedule',
  ])
    expect((await post(path, {}, viewer)).status, path).toBe(403)
})

test.each([
  ['<script>alert(1)</script>', 200],
  ['x'.repeat(10_001), 422],
  ['x'.repeat(30_000), 422],
  ['', 200],
  [{ $ne: 1 }, 422],
  ['a\u0000b', 400],
])('%j into a text: %i, and whatever is kept is text', async (value, status) => {
  const answer = await post(`elements/${one.id}/save`, { value, revision: 0 })
  expect(answer.status).toBe(status)
  if (status !== 200) expect(await element(one)).toMatchObject({ draftValue: null, revision: 0 })
})
