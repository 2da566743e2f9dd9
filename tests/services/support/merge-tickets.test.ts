import { beforeEach, expect, test } from 'vitest'

import { waitingMarks } from '@/src/services/compliance/waiting-for-customer'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { answer, askUs, books, guestOf, reply } from '@/tests/support/conversations'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)
const staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const { ticket, ticketsOf, messages, mailsTo } = books(payload)

const merge = (from: string, into: unknown, as: SignedIn = staff) =>
  api('POST', `/tickets/${from}/merge`, { as, body: { into } })

let who: SignedIn
let from: string
let into: string

beforeEach(async () => {
  who = await person(payload)
  await askUs(who, { subject: 'First' }, ['stamp.png'])
  await askUs(who, { subject: 'Second', message: 'And this.' })
  const found = await ticketsOf(who.id)
  from = found.find(({ subject }) => subject === 'First')?.id ?? ''
  into = found.find(({ subject }) => subject === 'Second')?.id ?? ''
})

test('everything said in both stands in one, in the order in which it was said; notes stay notes', async () => {
  await answer(staff, from, { body: 'A secret thought', internal: 'true' }, ['secret.png'])
  await reply(who, into, 'More')
  await reply(who, from, 'Even more')

  expect(await merge(from, into)).toMatchObject({ status: 200, body: { into } })

  expect(await messages(from)).toEqual([])
  const said = await messages(into)
  expect(said.map(({ body }) => body).slice(0, 5)).toEqual([
    'I need it.',
    'And this.',
    'A secret thought',
    'More',
    'Even more',
  ])
  expect(said.filter(({ internal }) => internal).map(({ body }) => body)).toEqual([
    'A secret thought',
    expect.stringContaining('was merged into this ticket'),
  ])
  const closed = await ticket(from)
  expect(closed).toMatchObject({ status: 'closed', mergedInto: into, waitingFor: null })
  expect(await ticket(into)).toMatchObject({ status: 'open', waitingFor: 'us' })

  const thread = await api('GET', `/support/tickets/${from}/messages`, { as: who })
  expect(thread).toMatchObject({ status: 200, body: { status: 'open' } })
  expect(JSON.stringify(thread.body)).not.toMatch(/secret|merged/i)
  const [file, secret] = said.flatMap(({ attachments }) => attachments ?? [])
  const open = (document: unknown) =>
    api('GET', `/support/tickets/${from}/attachments/${document}/view`, { as: who })
  expect([(await open(file)).status, (await open(secret)).status]).toEqual([200, 404])
  expect((await api('GET', `/tickets/${into}/attachments/${secret}`, { as: staff })).status).toBe(
    200,
  )
})

test('the customer goes on by either address, and is answered once', async () => {
  await merge(from, into)
  expect((await reply(who, from, 'By the old link')).status).toBe(201)
  expect((await messages(into)).at(-1)?.body).toBe('By the old link')
  expect((await answer(staff, from, { body: 'Here', internal: 'false' })).status).toBe(409)
  const email = (await ticket(into)).requesterEmail ?? ''
  const before = (await mailsTo(email)).length
  await answer(staff, into, { body: 'It is done.', internal: 'false' })
  expect(await mailsTo(email)).toHaveLength(before + 1)
})

test('who waited in either still waits, since the earlier question', async () => {
  const since = (await ticket(from)).waitingSince
  await answer(staff, into, { body: 'Answered', internal: 'false' })
  await merge(from, into)
  const merged = await ticket(into)
  expect(merged).toMatchObject({ status: 'open', waitingFor: 'us', adminResponse: 'Answered' })
  expect(Date.parse(merged.waitingSince ?? '')).toBeLessThanOrEqual(Date.parse(since ?? ''))
})

test('an answer that was not read yet waits where it now stands, until it is read there', async () => {
  await answer(staff, from, { body: 'Here it is', internal: 'false' })
  const waiting = async () => (await waitingMarks(payload, who.id)).tickets
  expect(await waiting()).toBe(1)
  await merge(from, into)
  expect(await waiting()).toBe(1)
  await api('POST', `/support/tickets/${into}/read`, { as: who, body: {} })
  expect(await waiting()).toBe(0)
})

test('an answer that is unread in either ticket stays so, whatever was read in the other', async () => {
  const waiting = async () => (await waitingMarks(payload, who.id)).tickets
  const read = (id: string) => api('POST', `/support/tickets/${id}/read`, { as: who, body: {} })
  await answer(staff, from, { body: 'Unread', internal: 'false' })
  await answer(staff, into, { body: 'Read', internal: 'false' })
  await read(into)
  await merge(from, into)
  expect(await waiting()).toBe(1)
  await read(into)

  await askUs(who, { subject: 'Third' })
  const third = (await ticketsOf(who.id)).find(({ subject }) => subject === 'Third')?.id ?? ''
  await answer(staff, third, { body: 'Read as well', internal: 'false' })
  await read(third)
  await merge(third, into)
  expect(await waiting(), 'both were read').toBe(0)
})

test('a guest’s link to what was merged leads to the thread, and nobody else’s does', async () => {
  const email = `guest.${crypto.randomUUID().slice(0, 8)}@example.com`
  const guests = { requesterEmail: email, requesterName: 'Grace' }
  const [one, two] = [await build('tickets', guests), await build('tickets', guests)]
  const stranger = await build('tickets', { requesterEmail: 'other@example.com' })
  await build('ticketMessages', { ticket: one.id, authorKind: 'customer', body: 'One' })
  await build('ticketMessages', { ticket: two.id, authorKind: 'customer', body: 'Two' })
  expect((await merge(one.id, two.id)).status).toBe(200)

  const look = (id: string, pass: string) =>
    api('GET', `/support/tickets/${id}/messages`, { headers: guestOf(pass) })
  for (const id of [one.id, two.id])
    expect(await look(id, one.id)).toMatchObject({
      status: 200,
      body: { messages: [{ body: 'One' }, { body: 'Two' }] },
    })
  expect((await look(two.id, stranger.id)).status).toBe(404)
  expect((await look(one.id, two.id)).status).toBe(404)
  const said = await api('POST', `/support/tickets/${two.id}/messages`, {
    headers: guestOf(one.id),
    body: { body: 'Three' },
  })
  expect(said.status).toBe(201)
})

test('what was merged is merged once, stays closed, and follows when its thread moves on', async () => {
  await askUs(who, { subject: 'Third' })
  const third = (await ticketsOf(who.id)).find(({ subject }) => subject === 'Third')?.id ?? ''
  await merge(from, into)
  expect((await merge(from, third)).status).toBe(409)
  const reopened = await api('PATCH', `/tickets/${from}`, { as: staff, body: { status: 'open' } })
  expect(reopened.status).toBe(409)
  expect((await merge(into, third)).status).toBe(200)
  expect((await ticket(from)).mergedInto).toBe(third)
  const thread = await api('GET', `/support/tickets/${from}/messages`, { as: who })
  expect(thread).toMatchObject({ status: 200, body: { messages: [{}, {}, {}] } })
})

test('only tickets of one person are merged, each refusal says why, and nothing moves', async () => {
  const other = await person(payload)
  await askUs(other)
  const theirs = (await ticketsOf(other.id))[0]?.id ?? ''
  const email = (await ticket(from)).requesterEmail
  const guests = (await build('tickets', { requesterEmail: email })).id
  const refund = (await build('tickets', { user: who.id, topic: 'refund' })).id
  const closed = (await build('tickets', { user: who.id, status: 'closed' })).id
  const [a, b] = [await build('orders', { user: who.id }), await build('orders', { user: who.id })]
  const aboutA = (await build('tickets', { user: who.id, order: a.id })).id
  const aboutB = (await build('tickets', { user: who.id, order: b.id })).id
  for (const [one, two, status] of [
    [from, from, 422],
    [from, theirs, 409],
    [from, guests, 409],
    [guests, from, 409],
    [refund, from, 409],
    [from, closed, 409],
    [aboutA, aboutB, 409],
    [from, crypto.randomUUID(), 404],
    [from, 'nonsense', 422],
    [from, '\u0000', 400],
    [from, null, 422],
    ['nonsense', from, 404],
  ] as const) {
    const refused = await merge(one, two)
    expect(refused.status, `${one} ${two}`).toBe(status)
    expect(refused.body).toMatchObject({ error: { message: expect.stringMatching(/\.$/) } })
  }
  expect((await messages(from)).length).toBe(1)
  expect((await merge(aboutA, into)).status).toBe(200)
  expect((await ticket(into)).order).toBe(a.id)
})

test('two merges in opposite directions end with one thread, and the merge is in the log', async () => {
  const answers = await Promise.all([merge(from, into), merge(into, from)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const said = [...(await messages(from)), ...(await messages(into))]
  expect(said.filter(({ authorKind }) => authorKind === 'customer')).toHaveLength(2)
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { in: [from, into] }, action: { equals: 'merge' } },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs).toMatchObject([{ area: 'support', actor: staff.id, after: { status: 'closed' } }])
})
