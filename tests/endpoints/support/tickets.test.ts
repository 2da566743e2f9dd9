import { expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import {
  answer,
  askUs,
  books,
  formOf,
  guestOf,
  reply,
  STRANGE_TOKEN,
} from '@/tests/support/conversations'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

/** Someone with one ticket. */
async function asker() {
  const who = await person(payload)
  await askUs(who)
  const [ticket] = await books(payload).ticketsOf(who.id)
  if (!ticket) throw new Error('No ticket was opened')
  return { who, id: ticket.id, email: ticket.requesterEmail ?? '' }
}

test('a new ticket is the account’s own, with its topic, its message and its file', async () => {
  const who = await person(payload)

  const opened = await askUs(who, { message: 'See the picture.' }, ['stamp.png'])

  const [ticket, ...more] = await books(payload).ticketsOf(who.id)
  expect(more).toEqual([])
  expect(opened).toMatchObject({
    status: 201,
    body: { ticket: { id: ticket?.id, reference: `T-${ticket?.id.slice(0, 8).toUpperCase()}` } },
  })
  expect(ticket).toMatchObject({ topic: 'documents', status: 'open', order: null })
  const [message] = await books(payload).messages(ticket?.id ?? '')
  expect(message).toMatchObject({
    body: 'See the picture.',
    authorKind: 'customer',
    author: who.id,
  })
  const file = await payload.findByID({
    collection: 'documents',
    id: String(message?.attachments?.[0]),
    depth: 0,
    overrideAccess: true,
  })
  expect(file).toMatchObject({ user: who.id, ticket: ticket?.id, uploadedBy: 'customer' })
})

test('a ticket about an order is refused as unknown unless the order is one’s own', async () => {
  const build = builder(payload)
  const [who, other] = [await person(payload), await person(payload)]
  const mine = await build('orders', { user: who.id })
  const theirs = await build('orders', { user: other.id })
  const guests = await build('orders', {})

  const statuses = []
  for (const order of [theirs.id, guests.id, crypto.randomUUID(), 'nonsense', mine.id])
    statuses.push((await askUs(who, { order, subject: order })).status)

  expect(statuses).toEqual([404, 404, 404, 404, 201])
  expect((await books(payload).ticketsOf(who.id)).map(({ order }) => order)).toEqual([mine.id])
})

test('what is missing is named, a bad file is refused, and nothing is written', async () => {
  const who = await person(payload)

  const blank = await askUs(who, { topic: 'weather', subject: ' ', message: '' })
  const form = formOf({ topic: 'other', subject: 'A file', message: 'Here.' })
  form.append('files', new File(['not a picture'], 'page.html', { type: 'text/html' }))
  const wrong = await api('POST', '/support/tickets', { as: who, body: form })
  const many = await askUs(who, {}, ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'])
  const nobody = await api('POST', '/support/tickets', {
    body: { topic: 'other', subject: 'x', message: 'y' },
    headers: { origin: 'http://localhost:3000' },
  })

  expect(blank).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: {
          topic: 'Choose a topic',
          subject: 'Write a subject',
          message: 'Write your message',
        },
      },
    },
  })
  expect([wrong.status, many.status, nobody.status]).toEqual([422, 422, 401])
  expect(await books(payload).ticketsOf(who.id)).toEqual([])
})

test('to a second customer a ticket does not exist, at no address', async () => {
  const { id } = await asker()
  const other = await person(payload)
  const calls = [
    ['GET', `/support/tickets/${id}/messages`],
    ['POST', `/support/tickets/${id}/messages`],
    ['POST', `/support/tickets/${id}/close`],
    ['POST', `/support/tickets/${id}/read`],
    ['GET', `/support/tickets/${id}/attachments/${crypto.randomUUID()}/view`],
    ['GET', `/tickets/${id}`],
  ] as const
  const body = { body: 'Let me in' }

  for (const [method, path] of calls) {
    const data = method === 'POST' ? { body } : {}
    const asOther = await api(method, path, { as: other, ...data })
    const asStaff = await api(method, path, { as: staff, ...data })
    const asGuest = await api(method, path, { headers: guestOf(id, STRANGE_TOKEN), ...data })
    const asHolder = await api(method, path, { headers: guestOf(id), ...data })
    expect([path, asOther.status]).toEqual([path, 404])
    if (path.startsWith('/support')) expect([path, asStaff.status]).toEqual([path, 404])
    expect(asGuest.status, path).toBeGreaterThanOrEqual(403)
    expect(asHolder.status, path).toBeGreaterThanOrEqual(403) // it is in an account
  }
  expect((await api('POST', `/tickets/${id}/answer`, { as: other, body })).status).toBe(403)
  expect(await books(payload).messages(id)).toHaveLength(1)
})

test('a reply reopens what was closed, and "this solved it" closes it', async () => {
  const { who, id } = await asker()
  const { ticket } = books(payload)

  const closed = await api('POST', `/support/tickets/${id}/close`, { as: who, body: {} })
  expect(closed).toMatchObject({ status: 200, body: { status: 'closed' } })
  expect((await ticket(id)).closedAt).toBeTruthy()

  const replied = await reply(who, id, '  It came back.  ')
  expect(replied).toMatchObject({
    status: 201,
    body: { status: 'open', messages: [{ from: 'customer' }, { body: 'It came back.' }] },
  })
  expect(await ticket(id)).toMatchObject({ status: 'open', closedAt: null })
  expect(await reply(who, id, '   ')).toMatchObject({
    status: 422,
    body: { error: { fields: { body: 'Write your reply' } } },
  })
})

test('replies that cross all arrive', async () => {
  const { who, id } = await asker()
  const words = ['One', 'Two', 'Three', 'Four', 'Four']

  await Promise.all(words.map((body) => reply(who, id, body)))

  const bodies = (await books(payload).messages(id)).map(({ body }) => body)
  expect(bodies.toSorted()).toEqual(['I need it.', ...words].toSorted())
})

const sender = () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (path: string, body: object | FormData, as?: Awaited<ReturnType<typeof person>>) =>
    api('POST', path, {
      body,
      headers: as ? headers : { ...headers, origin: 'http://localhost:3000' },
      ...(as && { as }),
    })
}

test('what a form sends again is taken once, however late and whatever was said since', async () => {
  const { who, id } = await asker()
  const path = `/support/tickets/${id}/messages`
  const files = () => formOf({ body: 'Here it is' }, ['stamp.png'])
  const [plain, withFile, other] = [sender(), sender(), sender()]

  await Promise.all([plain(path, { body: 'Yes' }, who), plain(path, { body: 'Yes' }, who)])
  await Promise.all([withFile(path, files(), who), withFile(path, files(), who)])
  await payload.update({
    collection: 'ticketMessages',
    where: { ticket: { equals: id } },
    data: { createdAt: new Date(Date.now() - 3_600_000).toISOString() },
    overrideAccess: true,
  })
  await answer(staff, id, { body: 'May we name you as the manager?', internal: 'false' })
  expect((await plain(path, { body: 'Yes' }, who)).status).toBe(201)
  await withFile(path, files(), who)
  await other(path, { body: 'Yes' }, who) // to the next question
  await plain(path, { body: 'Yes, please' }, who) // changed before it was tried again

  const bodies = (await books(payload).messages(id)).map(({ body }) => body).toSorted()
  expect(bodies).toEqual(
    [
      'I need it.',
      'Yes',
      'Here it is',
      'May we name you as the manager?',
      'Yes',
      'Yes, please',
    ].toSorted(),
  )
  const { totalDocs } = await payload.count({
    collection: 'documents',
    where: { ticket: { equals: id } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(1)
})

test('a ticket, a guest’s message and staff’s answer are taken once as well', async () => {
  const { who, id } = await asker()
  const [opens, asks, answers] = [sender(), sender(), sender()]
  const asked = () =>
    formOf({ topic: 'documents', subject: 'A file', message: 'Here.' }, ['stamp.png'])
  const message = {
    name: 'Grace Hopper',
    email: `grace-${crypto.randomUUID()}@example.com`,
    subject: 'other',
    message: 'Do you serve Guam?',
  }
  const answered = { body: 'Done.', internal: false }

  const tickets = [
    await opens('/support/tickets', asked(), who),
    await opens('/support/tickets', asked(), who),
  ]
  const guests = await Promise.all([
    asks('/support/messages', message),
    asks('/support/messages', message),
  ])
  const notes = [
    await answers(`/tickets/${id}/answer`, answered, staff),
    await answers(`/tickets/${id}/answer`, answered, staff),
  ]

  expect(tickets[1]?.body).toEqual(tickets[0]?.body)
  expect(guests[1]?.body).toEqual(guests[0]?.body)
  expect(notes[1]?.body).toMatchObject({ message: 'Answer sent' })
  expect(await books(payload).ticketsOf(who.id)).toHaveLength(2)
  expect(await books(payload).messages(id)).toHaveLength(2)
  const { totalDocs } = await payload.count({
    collection: 'tickets',
    where: { requesterEmail: { equals: message.email } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(1)
})

test('the same words say something new once another message came in between', async () => {
  const { who, id } = await asker()
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const ask = (body: string) => answer(admin, id, { body, internal: 'false' })

  await ask('Is your address a home?')
  await reply(who, id, 'Yes')
  await ask('May we name you as the manager?')
  await reply(who, id, 'Yes')

  const bodies = (await books(payload).messages(id)).map(({ body }) => body)
  expect(bodies.slice(1)).toEqual([
    'Is your address a home?',
    'Yes',
    'May we name you as the manager?',
    'Yes',
  ])
})

test('a ticket that staff delete for good takes its files along', async () => {
  const { who, id } = await asker()
  await reply(who, id, 'With a picture', ['stamp.png'])
  const filesOf = async () => {
    const where = { user: { equals: who.id } }
    const options = { collection: 'documents', where, overrideAccess: true } as const // tests look at all of it
    return (await payload.count(options)).totalDocs
  }
  expect(await filesOf()).toBe(1)

  expect((await api('DELETE', `/tickets/${id}`, { as: staff })).status).toBe(200)

  expect(await filesOf()).toBe(0)
})

test('an answer mails the customer once, and is unread until they have seen it', async () => {
  const { who, id, email } = await asker()
  const { ticket, mailsTo } = books(payload)
  const said = { body: 'It is on its way.', internal: 'false' }

  const sends = sender()
  const send = () => sends(`/tickets/${id}/answer`, said, staff)
  const sent = await Promise.all([send(), send()])

  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ template: 'ticket-answer', user: who.id })
  expect(mails[0]?.text).toContain('It is on its way.')
  expect(mails[0]?.text).toContain(`/dashboard/support/${id}`)
  const after = await ticket(id)
  expect(after).toMatchObject({ status: 'in_progress', adminResponse: 'It is on its way.' })
  expect(after.lastStaffAt).toBe(after.lastMessageAt)
  expect(after.customerReadAt).toBeNull()

  const upTo = after.lastStaffAt
  await api('POST', `/support/tickets/${id}/read`, { as: who, body: { upTo } })
  expect((await ticket(id)).customerReadAt).toBe(upTo)
  const past = { upTo: '2001-01-01T00:00:00.000Z' }
  await api('POST', `/support/tickets/${id}/read`, { as: who, body: past })
  expect((await ticket(id)).customerReadAt).toBe(upTo)
  const future = { upTo: '2999-01-01T00:00:00.000Z' }
  await api('POST', `/support/tickets/${id}/read`, { as: who, body: future })
  expect(Date.parse((await ticket(id)).customerReadAt ?? '')).toBeLessThanOrEqual(Date.now() + 1000)
})

test('an open page hears of news by asking, and of nothing else', async () => {
  const { who, id } = await asker()
  const look = (etag = '') =>
    api('GET', `/support/tickets/${id}/messages`, { as: who, headers: { 'if-none-match': etag } })

  const first = await look()
  const tag = first.headers.get('etag') ?? ''
  expect(first).toMatchObject({ status: 200, body: { status: 'open', messages: [{}] } })
  expect((await look(tag)).status).toBe(304)

  await answer(staff, id, { body: 'A note', internal: 'true' })
  expect((await look(tag)).status).toBe(304)
  await answer(staff, id, { body: 'An answer', internal: 'false' })
  const news = await look(tag)
  expect(news).toMatchObject({ status: 200, body: { messages: [{}, { body: 'An answer' }] } })
})

test('an answer needs the permission, words, a known status and to say whom it is for', async () => {
  const { id } = await asker()
  const viewer = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['view_support'],
    permissionDenials: ['manage_support'],
  })
  const said = { body: 'Hello', internal: 'false' }

  expect((await answer(viewer, id, said)).status).toBe(403)
  expect((await answer(staff, id, { ...said, body: ' ' })).status).toBe(422)
  expect((await answer(staff, id, { ...said, internal: 'perhaps' })).status).toBe(422)
  expect((await answer(staff, id, { ...said, status: 'lost' })).status).toBe(422)
  expect((await answer(staff, crypto.randomUUID(), said)).status).toBe(404)
  expect(await books(payload).messages(id)).toHaveLength(1)

  await answer(staff, id, { ...said, status: 'closed' })
  expect((await books(payload).ticket(id)).status).toBe('closed')
  const audits = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id }, action: { equals: 'answer' } },
    depth: 0,
    overrideAccess: true,
  })
  expect(audits.docs).toMatchObject([{ area: 'support', actor: staff.id }])
})

test('a guest reads and answers by the link in the mail, until the ticket is in an account', async () => {
  const email = `guest.${crypto.randomUUID().slice(0, 8)}@example.com`
  await api('POST', '/support/messages', {
    headers: { origin: 'http://localhost:3000' },
    body: { name: 'Grace Hopper', email, subject: 'other', message: 'Do you do this?' },
  })
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { requesterEmail: { equals: email } },
    depth: 0,
    overrideAccess: true,
  })
  const id = docs[0]?.id ?? ''

  await answer(staff, id, { body: 'We do.', internal: 'false' }, ['list.png'])

  const [mail] = await books(payload).mailsTo(email)
  const link = /\/support\/tickets\/([\w-]+)\/open\?token=([\w-]+)/.exec(mail?.text ?? '')
  expect(link?.[1]).toBe(id)
  const headers = guestOf(id, link?.[2])
  const thread = await api('GET', `/support/tickets/${id}/messages`, { headers })
  expect(thread).toMatchObject({ status: 200, body: { messages: [{}, { body: 'We do.' }] } })
  const file = (await books(payload).messages(id))[1]?.attachments?.[0]
  const path = `/support/tickets/${id}/attachments/${file}/view`
  expect((await api('GET', path, { headers })).status).toBe(200)
  expect((await api('GET', path, { headers: guestOf(id, STRANGE_TOKEN) })).status).toBe(404)
  const said = await api('POST', `/support/tickets/${id}/messages`, {
    headers,
    body: { body: 'Wonderful.' },
  })
  expect(said.status).toBe(201)
  expect((await books(payload).messages(id))[2]).toMatchObject({
    author: null,
    authorName: 'Grace Hopper',
  })
})

test('one account can open so many tickets an hour, and is then asked to wait', async () => {
  const who = await person(payload)
  for (let count = 0; count < 12; count++)
    expect((await askUs(who, { subject: `Number ${count}` })).status).toBe(201)

  const refused = await askUs(who, { subject: 'One more' })

  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
  expect(await books(payload).ticketsOf(who.id)).toHaveLength(12)
})
