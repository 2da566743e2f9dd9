import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { orderToken, orderTokenHash } from '@/src/services/orders/order-pass'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import { PNG, pdf } from '@/tests/support/files'
import { person, type SignedIn } from '@/tests/support/people/people'
import { serverHere } from '@/tests/support/server'
import { unzip } from '@/tests/support/unzip'

let payload: Payload
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

beforeAll(async () => {
  payload = await testPayload()
})

const KINDS = {
  pdf: { data: pdf(), mimetype: 'application/pdf' },
  png: { data: PNG, mimetype: 'image/png' },
}

async function paper(
  owner: SignedIn,
  ending: keyof typeof KINDS,
  more: Partial<Data<'documents'>> = {},
) {
  const { data, mimetype } = KINDS[ending]
  return payload.create({
    collection: 'documents',
    data: { name: 'Articles', type: 'articles', user: owner.id, uploadedBy: 'staff', ...more },
    file: { name: `paper.${ending}`, mimetype, size: data.length, data },
    ...everything,
  })
}

const viewsOf = async (id: string) =>
  (
    await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: id }, action: { equals: 'view' } },
      sort: 'createdAt',
      ...everything,
    })
  ).docs.map(({ actor, after }) => ({ actor, after }))

/** What a customer's browser gets when it asks for everything that a filter selects. */
async function download(as: SignedIn, query = ''): Promise<Record<string, Buffer>> {
  const response = await serverHere(
    new Request(`http://localhost:3000/api/documents/zip${query}`, { headers: as.headers }),
  )
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Documents \d{4}-\d\d-\d\d\.zip"/,
  )
  return unzip(Buffer.from(await response.arrayBuffer()))
}

test.each([
  ['pdf', 'application/pdf', "default-src 'none'; script-src 'none'"],
  ['png', 'image/png', 'sandbox'],
] as const)(
  'a %s is shown in our page alone, and can run nothing there',
  async (ending, type, policy) => {
    const me = await person(payload)
    const { id } = await paper(me, ending)

    const { status, headers } = await api('GET', `/documents/${id}/view`, { as: me })

    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="Articles\./)
    expect(headers.get('content-security-policy')).toContain(policy)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(await viewsOf(id)).toMatchObject([{ actor: me.id, after: { how: 'view', by: 'user' } }])
  },
)

test('whatever else a file claims to be, it is saved and never shown', async () => {
  const me = await person(payload)
  const { id } = await paper(me, 'pdf')
  for (const mimeType of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml']) {
    await payload.db.updateOne({ collection: 'documents', id, data: { mimeType } })

    const { headers } = await api('GET', `/documents/${id}/view`, { as: me })

    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
})

test('a saved document comes under its name, and the log tells how it was opened', async () => {
  const me = await person(payload)
  const { id } = await paper(me, 'pdf')

  const { headers } = await api('GET', `/documents/${id}/download`, { as: me })

  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Articles\.pdf"/)
  expect(headers.get('content-length')).toBe(String(pdf().length))
  expect((await viewsOf(id)).map(({ after }) => after)).toMatchObject([{ how: 'download' }])
})

test('for somebody else none of a customer’s documents exists', async () => {
  const [me, other] = [await person(payload), await person(payload)]
  const order = await builder(payload)('orders', { user: me.id })
  const { id } = await paper(me, 'pdf', { order: order.id })
  const admin = await person(payload, { role: 'admin' })

  for (const as of [other, admin, null]) {
    for (const way of ['view', 'download']) {
      expect((await api('GET', `/documents/${id}/${way}`, { as })).status).toBe(404)
    }
  }
  const foreign = await api('GET', `/documents/zip?orderId=${order.id}`, { as: other })
  expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'no_order' } } })
  expect((await api('GET', '/documents/zip', { as: other })).status).toBe(404)
  expect((await api('GET', '/documents/zip')).status).toBe(401)
  expect(await viewsOf(id)).toEqual([])
})

test('a zip holds the files whole, in a folder for each order, under names that differ', async () => {
  const me = await person(payload)
  const build = builder(payload)
  const order = await build('orders', { user: me.id, companyName: 'Juniper/Oak LLC' })
  const inOrder = { order: order.id }
  const first = await paper(me, 'pdf', inOrder)
  await paper(me, 'pdf', inOrder)
  await paper(me, 'png', inOrder)
  await paper(me, 'png', { name: '../../etc/passwd' })
  await build('documents', { ...inOrder, name: 'State letter', user: me.id })
  const ticket = await build('tickets', { user: me.id })
  await paper(me, 'png', { name: 'Attached', ticket: ticket.id })

  const files = await download(me)

  const folder = `Juniper Oak LLC #${order.id.slice(0, 8)}`
  expect(Object.keys(files).sort()).toEqual(
    [
      `${folder}/Articles.pdf`,
      `${folder}/Articles (2).pdf`,
      `${folder}/Articles.png`,
      'etc passwd.png',
      'Not in this file.txt',
    ].sort(),
  )
  expect(files[`${folder}/Articles.pdf`]).toEqual(pdf())
  expect(files['etc passwd.png']).toEqual(PNG)
  expect(files['Not in this file.txt']?.toString()).toContain('https://files.example.com/')
  expect((await viewsOf(first.id)).map(({ after }) => after)).toMatchObject([{ how: 'zip' }])
})

test('a filter chooses what is in the zip: an order with its extras, a service, a type, words', async () => {
  const me = await person(payload)
  const build = builder(payload)
  const order = await build('orders', { user: me.id })
  const extra = await build('orders', { user: me.id, kind: 'extra', parent: order.id })
  const itin = await build('orders', { user: me.id, serviceType: 'itin', companyName: null })
  await paper(me, 'pdf', { order: order.id, name: 'Of the order' })
  await paper(me, 'pdf', { order: extra.id, name: 'Of the extra', type: 'certificate' })
  await paper(me, 'pdf', { order: itin.id, name: 'Of the ITIN' })
  const names = async (query: string) => Object.keys(await download(me, query)).join()

  expect(await names(`?orderId=${itin.id}`)).toBe('Of the ITIN.pdf')
  expect((await names(`?orderId=${order.id}`)).split(',')).toHaveLength(2)
  expect(await names('?serviceType=itin')).toBe('Of the ITIN.pdf')
  expect(await names('?type=certificate')).toBe('Of the extra.pdf')
  expect(await names('?q=the%20order')).toBe('Of the order.pdf')
})

test('what staff put to an order is its customer’s without naming them', async () => {
  const me = await person(payload)
  const order = await builder(payload)('orders', { user: me.id })

  const { user } = await builder(payload)('documents', { order: order.id })

  expect(user).toBe(me.id)
})

test('a document that moves to another order goes to its customer, and leaves the former one', async () => {
  const build = builder(payload)
  const [wrong, right] = [await person(payload), await person(payload)]
  const former = await build('orders', { user: wrong.id })
  const order = await build('orders', { user: right.id })
  const { id } = await paper(wrong, 'pdf', { order: former.id })
  const admin = await person(payload, { role: 'admin' })
  const move = (body: object) => api('PATCH', `/documents/${id}`, { as: admin, body })

  // As the form of the record sends it: with the customer as it was
  expect((await move({ order: order.id, user: wrong.id })).status).toBe(200)

  const moved = await payload.findByID({ collection: 'documents', id, ...everything })
  expect(moved).toMatchObject({ order: order.id, user: right.id })
  expect((await api('GET', `/documents/${id}/view`, { as: right })).status).toBe(200)
  expect((await api('GET', `/documents/${id}/view`, { as: wrong })).status).toBe(404)
  expect((await api('GET', '/documents/zip', { as: wrong })).status).toBe(404)
})

test('a document moved to a guest’s order is no account’s until the order is claimed', async () => {
  const build = builder(payload)
  const [wrong, claimer] = [await person(payload), await person(payload)]
  const former = await build('orders', { user: wrong.id })
  const { id } = await paper(wrong, 'pdf', { order: former.id })
  const order = await build('orders')
  const token = orderToken(order)
  await payload.update({
    collection: 'orders',
    id: order.id,
    data: { claimTokenHash: orderTokenHash(order) },
    ...everything,
  })
  const userOf = async () =>
    (await payload.findByID({ collection: 'documents', id, ...everything })).user ?? null

  await payload.update({ collection: 'documents', id, data: { order: order.id }, ...everything })
  expect(await userOf()).toBeNull()
  await claimOrder(payload, `${order.id}.${token}`, claimer.id)
  expect(await userOf()).toBe(claimer.id)
})

test('a document of an order has no other customer than the order', async () => {
  const build = builder(payload)
  const [me, other] = [await person(payload), await person(payload)]
  const mine = await build('orders', { user: me.id })
  const guests = await build('orders')
  const admin = await person(payload, { role: 'admin' })
  const refused = {
    status: 422,
    body: {
      errors: [
        {
          data: {
            errors: [{ path: 'user', message: expect.stringContaining('the order’s customer') }],
          },
        },
      ],
    },
  }
  const body = { fileUrl: 'https://files.example.com/a.pdf', user: other.id }
  for (const order of [mine.id, guests.id]) {
    const answer = await api('POST', '/documents', { as: admin, body: { ...body, order } })
    expect(answer).toMatchObject(refused)
  }
  const { id } = await paper(me, 'pdf', { order: mine.id })
  const change = (data: object) => api('PATCH', `/documents/${id}`, { as: admin, body: data })

  expect(await change({ user: other.id })).toMatchObject(refused)
  expect(await change({ user: null })).toMatchObject({ body: { doc: { user: me.id } } })
  expect((await change({ order: null, user: other.id })).status).toBe(200)
  const kept = await payload.findByID({ collection: 'documents', id, ...everything })
  expect(kept).toMatchObject({ order: null, user: other.id })
})

test('a document keeps something to open: the link of one without a file can’t be cleared', async () => {
  const admin = await person(payload, { role: 'admin' })
  const { id, fileUrl } = await builder(payload)('documents')
  const change = (data: object) => api('PATCH', `/documents/${id}`, { as: admin, body: data })

  for (const cleared of [null, '']) expect((await change({ fileUrl: cleared })).status).toBe(422)
  expect((await change({ type: 'certificate' })).status).toBe(200)
  const kept = await payload.findByID({ collection: 'documents', id, ...everything })
  expect(kept).toMatchObject({ fileUrl, type: 'certificate' })
})
