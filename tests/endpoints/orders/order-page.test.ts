import { deflateSync } from 'node:zlib'

import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { threadOfOrder } from '@/src/services/support/ask-about-order'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { books } from '@/tests/support/orders/books'
import { orderWithAddress, paidOrder } from '@/tests/support/orders/paid-order'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const from = (cookie: string) => ({ origin: 'http://localhost:3000', cookie })

/** A small PDF that Payload takes for one. */
function pdf(): Buffer {
  const stream = deflateSync('BT ET')
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n4 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`,
    ),
    stream,
    Buffer.from(
      '\nendstream endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 5>>\nstartxref\n9\n%%EOF',
    ),
  ])
}

async function documentOf(order: string) {
  const data = pdf()
  return payload.create({
    collection: 'documents',
    data: { name: 'Articles “of” Łódź/Organization', type: 'articles', order, uploadedBy: 'staff' },
    file: { name: `articles-${order}.pdf`, mimetype: 'application/pdf', size: data.length, data },
    ...everything,
  })
}

const download = (id: string, cookie: string) =>
  api('GET', `/documents/${id}/download`, { headers: from(cookie) })

const viewsOf = async (id: string) =>
  (
    await payload.count({
      collection: 'auditLog',
      where: { documentId: { equals: id }, action: { equals: 'view' } },
      overrideAccess: true, // counted by the test
    })
  ).totalDocs

test('a guest saves a document of the order under a sane name, and the view is logged', async () => {
  const order = await paidOrder(payload)
  const { id } = await documentOf(order.id)

  const answer = await download(id, order.cookie)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="Articles of __d_ Organization.pdf"; ' +
      "filename*=UTF-8''Articles%20of%20%C5%81%C3%B3d%C5%BA%20Organization.pdf",
  )
  expect(await viewsOf(id)).toBe(1)
})

test('a document that is a link leads there, and that view is logged too', async () => {
  const order = await paidOrder(payload)
  const { id } = await builder(payload)('documents', {
    order: order.id,
    fileUrl: 'https://state.example/articles.pdf',
  })

  const answer = await download(id, order.cookie)

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('https://state.example/articles.pdf')
  expect(await viewsOf(id)).toBe(1)
})

test('to strangers a document does not exist, and nothing is logged', async () => {
  const [mine, theirs] = [await paidOrder(payload), await paidOrder(payload)]
  const { id } = await documentOf(theirs.id)
  const other = await person(payload)

  expect((await download(id, mine.cookie)).status).toBe(404)
  expect((await download(id, '')).status).toBe(404)
  expect((await api('GET', `/documents/${id}/download`, { as: other })).status).toBe(404)
  expect((await download('nonsense', mine.cookie)).status).toBe(404)
  expect(await viewsOf(id)).toBe(0)
})

test('staff who open the file by its own address are logged as well', async () => {
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const order = await paidOrder(payload)
  const { id, filename } = await documentOf(order.id)

  expect((await api('GET', `/documents/file/${filename}`, { as: admin })).status).toBe(200)
  expect((await api('GET', `/documents/file/${filename}`)).status).toBe(403)

  expect(await viewsOf(id)).toBe(1)
})

const ask = (order: { id: string; cookie: string }, body: unknown) =>
  api('POST', `/orders/${order.id}/messages`, {
    body: { body },
    headers: from(order.cookie),
  })

const threadsOf = books(payload).tickets

test("a guest's questions make one thread, which staff hear of and a reply opens again", async () => {
  const order = await paidOrder(payload)

  const answers = await Promise.all([ask(order, 'First?'), ask(order, 'Second?')])

  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [ticket, ...more] = await threadsOf(order.id)
  expect(more).toEqual([])
  const mails = await payload.count({
    collection: 'emails',
    where: { order: { equals: order.id }, template: { equals: 'question' } },
    overrideAccess: true, // counted by the test
  })
  expect(mails.totalDocs).toBe(2)

  await payload.update({
    collection: 'tickets',
    id: ticket?.id ?? '',
    data: { status: 'closed' },
    ...everything,
  })
  await ask(order, 'Third?')
  expect((await threadsOf(order.id)).map(({ status }) => status)).toEqual(['open'])
})

test('what staff note among themselves is in no customer’s thread', async () => {
  const order = await paidOrder(payload)
  await ask(order, 'Well?')
  const [ticket] = await threadsOf(order.id)
  const message = { ticket: ticket?.id ?? '', authorKind: 'staff' } as const
  await builder(payload)('ticketMessages', { ...message, body: 'Yes.', internal: false })
  await builder(payload)('ticketMessages', { ...message, body: 'Hm, careful.', internal: true })

  const thread = await threadOfOrder(await createLocalReq({}, payload), order)

  expect(thread.map(({ from, body }) => [from, body])).toEqual([
    ['customer', 'Well?'],
    ['staff', 'Yes.'],
  ])
})

test('a question leaves a closed refund request closed, and a new request can be made', async () => {
  const who = await person(payload)
  const order = await paidOrder(payload, { user: who.id })
  const { lines } = await payload.findByID({ collection: 'orders', id: order.id, ...everything })
  const request = () =>
    api('POST', `/orders/${order.id}/refund-request`, {
      as: who,
      body: { reason: 'I changed my mind', lineIds: [lines?.[0]?.id] },
    })
  expect(await request()).toMatchObject({ status: 201 })
  const [refund] = await threadsOf(order.id)
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  await api('PATCH', `/tickets/${refund?.id}`, { as: admin, body: { status: 'closed' } })
  const isOpen = async () =>
    (await payload.findByID({ collection: 'orders', id: order.id, ...everything })).refundOpen

  await api('POST', `/orders/${order.id}/messages`, { as: who, body: { body: 'When is it done?' } })
  expect(await isOpen()).toBe(false)
  await api('POST', `/support/tickets/${refund?.id}/messages`, { as: who, body: { body: 'Why?' } })
  expect(await isOpen()).toBe(false)

  expect((await threadsOf(order.id)).map(({ topic, status }) => [topic, status])).toEqual([
    ['order-status', 'open'],
    ['order-status', 'open'],
  ])
  expect(await request()).toMatchObject({ status: 201 })
  expect(await isOpen()).toBe(true)
})

test('one message answers every question that staff asked, and no form', async () => {
  const who = await person(payload)
  const order = await paidOrder(payload, { user: who.id })
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const at = new Date().toISOString()
  const asked = { at, stage: 'waiting_for_you', author: admin.id } as const
  await payload.update({
    collection: 'orders',
    id: order.id,
    data: {
      timeline: [
        { at, stage: 'waiting_for_you', service: 'llc' },
        { ...asked, service: 'ein' },
        { ...asked, service: 'itin' },
      ],
    },
    context: { timelineWritten: true },
    ...everything,
  })

  await api('POST', `/orders/${order.id}/messages`, { as: who, body: { body: 'Yes, and no.' } })

  const { timeline } = await payload.findByID({ collection: 'orders', id: order.id, ...everything })
  expect(timeline?.slice(3).map(({ service, stage }) => [service, stage])).toEqual([
    ['ein', 'answered'],
    ['itin', 'answered'],
  ])
})

test('a thread shows what was said last, and nothing of another customer’s question', async () => {
  const who = await person(payload)
  const order = await paidOrder(payload, { user: who.id })
  const build = builder(payload)
  const ticket = (await build('tickets', { user: who.id, order: order.id })).id
  const other = await build('tickets', { user: (await person(payload)).id, order: order.id })
  await build('ticketMessages', { ticket: other.id, body: 'My passport is attached.' })
  await runSql(
    { payload },
    sql`insert into ticket_messages (ticket_id, author_kind, body, created_at)
      select ${ticket}, 'customer', 'm ' || n, now() + n * interval '1 second'
      from generate_series(1, 501) n`,
  )

  const thread = await threadOfOrder(await createLocalReq({}, payload), { ...order, user: who.id })

  expect([thread.length, thread[0]?.body, thread.at(-1)?.body]).toEqual([500, 'm 2', 'm 501'])
})

test('blank, overlong and foreign questions are refused', async () => {
  const [mine, theirs] = [await paidOrder(payload), await paidOrder(payload)]

  const answers = [
    await ask(mine, '   '),
    await ask(mine, 'x'.repeat(5001)),
    await ask(mine, 7),
    await ask({ id: theirs.id, cookie: mine.cookie }, 'Hello?'),
    await ask({ id: theirs.id, cookie: '' }, 'Hello?'),
  ]

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 404, 404])
  expect(await threadsOf(theirs.id)).toEqual([])
})

test('so many questions about one order in an hour, and no more', async () => {
  const order = await paidOrder(payload)
  const statuses: number[] = []
  for (let count = 0; count < 13; count += 1) statuses.push((await ask(order, 'Well?')).status)

  expect(statuses.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 201))
  expect(statuses[12]).toBe(429)
})

test('a claim takes extras, subscriptions, documents and the thread along', async () => {
  const build = builder(payload)
  const owner = await build('users')
  const order = await orderWithAddress(payload)
  const extra = await build('orders', { kind: 'extra', parent: order.id })
  const document = await build('documents', { order: extra.id })
  await ask(order, 'Will this follow?')

  await claimOrder(payload, order.pass, owner.id)

  const [ticket] = await threadsOf(order.id)
  const owners = [
    await payload.findByID({ collection: 'orders', id: extra.id, ...everything }),
    await payload.findByID({ collection: 'documents', id: document.id, ...everything }),
    await payload.findByID({
      collection: 'subscriptions',
      id: order.subscription.id,
      ...everything,
    }),
    ticket,
  ].map((one) => one?.user)
  expect(owners).toEqual([owner.id, owner.id, owner.id, owner.id])
})

test("an extra's payment is asked after by the pass of its order", async () => {
  const order = await paidOrder(payload)
  const stranger = await paidOrder(payload)
  const extra = await builder(payload)('orders', {
    kind: 'extra',
    parent: order.id,
    paymentStatus: 'pending',
  })
  const current = (cookie: string) =>
    api('GET', `/orders/current?order=${extra.id}`, { headers: from(cookie) })

  expect(await current(order.cookie)).toMatchObject({ status: 200, body: { payment: 'unpaid' } })
  expect((await current(stranger.cookie)).status).toBe(404)
})
