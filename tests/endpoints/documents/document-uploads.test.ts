import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { UPLOAD_MAX_BYTES, UPLOAD_QUOTA } from '@/src/domain/documents/upload-rules'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { formWith, HEIC, HTML, PNG, pdf, SVG, WEBP } from '@/tests/support/files'
import { person, type SignedIn } from '@/tests/support/people/people'

let payload: Payload
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

beforeAll(async () => {
  payload = await testPayload()
})

type Sent = { data?: Buffer; name?: string; query?: string }

const upload = (as: SignedIn | null, { data = pdf(), name = 'scan.pdf', query = '' }: Sent = {}) =>
  api('POST', `/documents/upload${query}`, { as, body: formWith(data, name) })

const documentsOf = async (user: SignedIn) =>
  (
    await payload.find({
      collection: 'documents',
      where: { user: { equals: user.id } },
      ...everything,
    })
  ).docs

const code = (error: string) => ({ error: { code: error } })

test('a customer’s file is there for staff at once, for the order that it belongs to', async () => {
  const me = await person(payload)
  const order = await builder(payload)('orders', { user: me.id })

  const answer = await upload(me, {
    query: `?kind=certificate&order=${order.id}&name=${encodeURIComponent('C:\\Scans\\Reise paß.pdf')}`,
  })

  expect(answer.status).toBe(201)
  const [document] = await documentsOf(me)
  expect(document).toMatchObject({
    name: 'Reise paß',
    type: 'certificate',
    order: order.id,
    ticket: null,
    uploadedBy: 'customer',
    mimeType: 'application/pdf',
    filesize: pdf().length,
  })
  expect(document?.filename).toMatch(/^[a-z0-9-]+\.pdf$/)
})

test.each([
  ['scan.pdf', pdf(), 'application/pdf', 'pdf'],
  ['photo.jpg.png', PNG, 'image/png', 'png'],
  ['a picture called.pdf', PNG, 'image/png', 'png'],
  ['photo.webp', WEBP, 'image/webp', 'webp'],
])('%s is kept as what it is, whatever it is called', async (name, data, type, ending) => {
  const me = await person(payload)

  expect((await upload(me, { name, data })).status).toBe(201)

  const [document] = await documentsOf(me)
  expect(document?.mimeType).toBe(type)
  expect(document?.filename?.endsWith(`.${ending}`)).toBe(true)
})

test.each([
  ['a page called.pdf', HTML, 415, 'wrong_type'],
  ['drawing.svg', SVG, 415, 'wrong_type'],
  ['photo.jpg', HEIC, 415, 'heic_photo'],
  ['drawing.png', SVG, 415, 'wrong_type'],
  ['program.pdf', Buffer.from('MZ\u0090\u0000\u0003'), 415, 'wrong_type'],
  ['torn.pdf', Buffer.from('%PDF-1.4 and nothing else'), 422, 'damaged_file'],
  ['torn.png', PNG.subarray(0, 20), 422, 'damaged_file'],
  ['nothing.pdf', Buffer.alloc(0), 422, 'empty_file'],
  ['huge.pdf', Buffer.concat([pdf(), Buffer.alloc(UPLOAD_MAX_BYTES)]), 413, 'too_large'],
])('%s is refused in words, and nothing is kept', async (name, data, status, error) => {
  const me = await person(payload)

  const answer = await upload(me, { name, data })

  expect(answer).toMatchObject({ status, body: code(error) })
  expect(await documentsOf(me)).toEqual([])
})

test('only signed-in customers upload, for orders of their own and kinds that there are', async () => {
  const [me, other] = [await person(payload), await person(payload)]
  const foreign = await builder(payload)('orders', { user: other.id })

  expect((await upload(null)).status).toBe(401)
  for (const id of [foreign.id, randomUUID(), 'nonsense']) {
    expect(await upload(me, { query: `?order=${id}` })).toMatchObject({
      status: 404,
      body: code('no_order'),
    })
  }
  expect((await upload(me, { query: '?kind=passport' })).status).toBe(422)
  const empty = await api('POST', '/documents/upload', { as: me, body: new FormData() })
  expect(empty.status).toBeGreaterThanOrEqual(400)
  expect(empty.status).toBeLessThan(500)
  expect(await documentsOf(me)).toEqual([])
})

test('Payload’s own way to create, change and delete documents stays closed to customers', async () => {
  const me = await person(payload)
  await upload(me)
  const [mine] = await documentsOf(me)

  const form = formWith(pdf(), 'scan.pdf')
  form.set('_payload', JSON.stringify({ type: 'other', user: me.id }))
  expect((await api('POST', '/documents', { as: me, body: form })).status).toBe(403)
  const patch = await api('PATCH', `/documents/${mine?.id}`, { as: me, body: { type: 'ein' } })
  expect(patch.status).toBe(403)
  expect((await api('DELETE', `/documents/${mine?.id}`, { as: me })).status).toBe(403)
  expect(await documentsOf(me)).toHaveLength(1)
})

test('an account holds so many uploads, however many come at once', async () => {
  const me = await person(payload)
  const build = builder(payload)
  const count = UPLOAD_QUOTA.files - 2
  await Promise.all(
    Array.from({ length: count }, () =>
      build('documents', { user: me.id, uploadedBy: 'customer' }),
    ),
  )

  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(me)))

  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, 201, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject(code('quota_reached'))
})

test('staff get one mail for files that come together, and each upload is logged', async () => {
  const me = await person(payload)
  const order = await builder(payload)('orders', { user: me.id })
  const query = `?order=${order.id}`

  await Promise.all([upload(me, { query }), upload(me, { query }), upload(me, { query })])

  const mails = await payload.count({
    collection: 'emails',
    where: { order: { equals: order.id }, template: { equals: 'documents-received' } },
    ...everything,
  })
  const logged = await payload.count({
    collection: 'auditLog',
    where: { actor: { equals: me.id }, action: { equals: 'upload' } },
    ...everything,
  })
  expect([mails.totalDocs, logged.totalDocs]).toEqual([1, 3])
})

test('an upload can be taken back within a day, by whoever uploaded it, with its file', async () => {
  const [me, other] = [await person(payload), await person(payload)]
  await upload(me)
  const [mine] = await documentsOf(me)
  const remove = (as: SignedIn, id?: string) => api('DELETE', `/documents/${id}/upload`, { as })

  expect((await remove(other, mine?.id)).status).toBe(404)
  expect((await remove(me, mine?.id)).status).toBe(200)

  expect(await documentsOf(me)).toEqual([])
  expect((await api('GET', `/documents/${mine?.id}/download`, { as: me })).status).toBe(404)
  const logged = await payload.count({
    collection: 'auditLog',
    where: { documentId: { equals: mine?.id }, action: { equals: 'delete' } },
    ...everything,
  })
  expect(logged.totalDocs).toBe(1)
})

test('what is ours, old or attached to a message stays, and says why', async () => {
  const me = await person(payload)
  const build = builder(payload)
  const ticket = await build('tickets', { user: me.id })
  const mine = { user: me.id, uploadedBy: 'customer' } as const
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString()
  const kept = [
    await build('documents', { user: me.id }),
    await build('documents', { ...mine, uploadedAt: old }),
    await build('documents', { ...mine, ticket: ticket.id }),
  ]

  for (const { id } of kept) {
    const answer = await api('DELETE', `/documents/${id}/upload`, { as: me })
    expect(answer).toMatchObject({ status: 409, body: code('document_stays') })
  }
  expect(await documentsOf(me)).toHaveLength(3)
})
