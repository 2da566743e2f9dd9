import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { idOf } from '@/src/domain/vocabulary/relation'
import { wakeTickets } from '@/src/services/support/desk/change-ticket'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { answer, askUs, books, formOf, reply } from '@/tests/support/conversations'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const maya = await person(payload, { role: 'admin', firstName: 'Maya' })
const { ticket, ticketsOf, messages } = books(payload)

async function asked() {
  const who = await person(payload)
  await askUs(who)
  const [{ id } = { id: '' }] = await ticketsOf(who.id)
  const [first] = await messages(id)
  return { who, id, seen: first?.id ?? '' }
}

const send = (as: SignedIn, id: string, fields: Record<string, string>) =>
  api('POST', `/tickets/${id}/answer`, { as, body: formOf({ internal: 'false', ...fields }) })

test('of two answers at once the second author is told first, and can send anyway', async () => {
  const { id, seen } = await asked()
  expect((await send(maya, id, { body: 'It is filed.', seen })).status).toBe(201)

  const second = await send(staff, id, { body: 'Not filed yet.', seen })
  expect(second).toMatchObject({
    status: 409,
    body: {
      error: { code: 'newer_messages', message: expect.stringContaining('your text is kept') },
      newer: [{ body: 'It is filed.', name: 'Maya', from: 'staff' }],
    },
  })
  expect(await messages(id)).toHaveLength(2)

  const newest = (await messages(id)).at(-1)?.id ?? ''
  expect((await send(staff, id, { body: 'Not filed yet.', seen: newest })).status).toBe(201)
  expect(await messages(id)).toHaveLength(3)
})

test('of two at the same moment one goes out', async () => {
  const { id, seen } = await asked()
  const sent = await Promise.all([
    send(maya, id, { body: 'One', seen }),
    send(staff, id, { body: 'Two', seen }),
  ])
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await messages(id)).toHaveLength(2)
})

test('a customer’s newer message is told as well; a note, one’s own words and a retry are not held up', async () => {
  const { who, id, seen } = await asked()
  await send(maya, id, { body: 'A note', internal: 'true' })
  expect((await send(staff, id, { body: 'First', seen })).status).toBe(201)
  expect((await send(staff, id, { body: 'Second', seen })).status).toBe(201)
  expect((await send(staff, id, { body: 'Second', seen })).status).toBe(201)
  await reply(who, id, 'Wait, I found it.')
  expect((await send(staff, id, { body: 'Third', seen })).status).toBe(409)
  expect((await send(staff, id, { body: 'A note', internal: 'true', seen })).status).toBe(201)
})

test('a place that was not filled in is never sent to a customer; a note may have it', async () => {
  const { id } = await asked()
  const body = 'Hi {{first_name}}, {{ company_name }} is ready.'
  expect(await send(staff, id, { body })).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: { body: 'Fill in {{first_name}}, {{company_name}} before you send this.' },
      },
    },
  })
  expect((await send(staff, id, { body, internal: 'true' })).status).toBe(201)
})

test('an answer says who is next, in the queue that is worked off', async () => {
  const [one, two] = [await asked(), await asked()]
  for (const { id } of [one, two])
    await api('PATCH', `/tickets/${id}`, { as: maya, body: { assignee: maya.id } })
  const said = { body: 'Done.', queue: 'mine' }
  expect(await send(maya, one.id, said)).toMatchObject({ status: 201, body: { next: two.id } })
  await api('PATCH', `/tickets/${one.id}`, { as: maya, body: { status: 'closed' } })
  expect(await send(maya, two.id, { ...said, status: 'closed' })).toMatchObject({
    status: 201,
    body: { next: null },
  })
})

test('colleagues see for five seconds that somebody writes, and one never sees oneself', async () => {
  const { id } = await asked()
  const news = (as: SignedIn) => api('GET', `/tickets/${id}/news`, { as })
  for (let count = 0; count < 3; count++)
    expect((await api('POST', `/tickets/${id}/writing`, { as: maya, body: {} })).status).toBe(200)

  const [last] = await messages(id)
  expect((await news(staff)).body).toEqual({ writing: ['Maya'], last: last?.id })
  expect((await news(maya)).body).toMatchObject({ writing: [] })
  const rows = await runSql(
    { payload },
    sql`select 1 from ticket_writers where ticket = ${id}::uuid`,
  )
  expect(rows).toHaveLength(1)

  await runSql(
    { payload },
    sql`update ticket_writers set at = now() - interval '6 seconds' where ticket = ${id}::uuid`,
  )
  expect((await news(staff)).body).toMatchObject({ writing: [] })
  await api('POST', `/tickets/${id}/writing`, { as: maya, body: {} })
  await send(maya, id, { body: 'Sent.' })
  expect((await news(staff)).body).toMatchObject({ writing: [] })
})

test('what is no ticket is none, at every address of the desk', async () => {
  for (const id of [crypto.randomUUID(), 'nonsense', '%00']) {
    const calls = [
      await api('POST', `/tickets/${id}/writing`, { as: staff, body: {} }),
      await api('POST', `/tickets/${id}/merge`, { as: staff, body: { into: crypto.randomUUID() } }),
      await answer(staff, id, { body: 'Hello', internal: 'false' }),
    ]
    for (const { status } of calls) expect([400, 404]).toContain(status)
  }
})

test('bad answers are refused with a sentence, and nothing is written', async () => {
  const { id } = await asked()
  const wrong: Record<string, string>[] = [
    { body: 'x'.repeat(10_001) },
    { body: 'Hello\u0000' },
    { body: 'Hello', seen: 'nonsense' },
    { body: 'Hello', queue: 'x'.repeat(10_000) },
    { body: 'Hello', internal: 'perhaps' },
  ]
  for (const fields of wrong) {
    const { status } = await send(staff, id, fields)
    expect([400, 422], JSON.stringify(fields).slice(0, 80)).toContain(status)
  }
  expect(await messages(id)).toHaveLength(1)
  expect((await ticket(id)).status).toBe('open')
})

test('a ticket without a customer takes notes alone, and stays where it is', async () => {
  const { id } = await builder(payload)('tickets', { requesterEmail: null })
  expect(await send(staff, id, { body: 'Hello' })).toMatchObject({
    status: 422,
    body: { error: { code: 'no_customer', message: expect.stringContaining('internal note') } },
  })
  expect((await send(staff, id, { body: 'Done', internal: 'true' })).status).toBe(201)
  expect(await ticket(id)).toMatchObject({ status: 'open', waitingFor: 'us' })
})

test('canned replies are kept by those who answer, and refuse what cannot be one', async () => {
  const good = { title: 'Thanks', shortcut: 'thanks', text: 'Thank you, {{first_name}}.' }
  const save = (body: object, as: SignedIn | null = staff) =>
    api('POST', '/cannedReplies', { as, body })
  const customer = await person(payload)
  expect([(await save(good, null)).status, (await save(good, customer)).status]).toEqual([403, 403])
  const saved = await save(good)
  expect(saved.status).toBe(201)
  for (const [wrong, words] of [
    [{ shortcut: 'thanks' }, 'shortcut'],
    [{ shortcut: 'x'.repeat(10_000) }, 'Use at most 30 characters'],
    [{ shortcut: 'Big Words' }, 'Use small letters'],
    [{ shortcut: 'other', text: '{{frist_name}}' }, 'Unknown variable {{frist_name}}'],
    [{ shortcut: 'other', text: 'x'.repeat(5001) }, 'text'],
    [{ shortcut: 'other', title: '' }, 'title'],
    [{ shortcut: 'a\u0000b' }, ''],
  ] as const) {
    const refused = await save({ ...good, ...wrong })
    expect(refused.status, JSON.stringify(wrong).slice(0, 60)).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(words)
  }
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { entity: { equals: 'cannedReplies' } },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs).toMatchObject([{ area: 'support', action: 'create', actor: staff.id }])
})

test('an answer waits for seconds in which it is taken back, and its customer sees neither', async () => {
  const { who, id } = await asked()
  const before = await ticket(id)
  const theirs = async () => (await api('GET', `/support/tickets/${id}/messages`, { as: who })).body
  const mailed = async () => {
    const where = { ticket: { equals: id }, template: { equals: 'ticket-answer' } } as const
    const found = await payload.find({
      collection: 'emails',
      where,
      depth: 0,
      overrideAccess: true,
    })
    return found.docs.map(({ status }) => status)
  }
  const held = { internal: 'false', body: 'held-back', canUndo: 'true' }
  const { body } = await answer(maya, id, held, ['held-back.png'])
  const undo = z.object({ undo: z.object({}).loose() }).parse(body).undo
  expect(await theirs()).toMatchObject({ messages: [{ from: 'customer' }] })
  for (const path of [
    `/ticketMessages?where[ticket][equals]=${id}`,
    `/tickets/${id}`,
    `/documents?where[ticket][equals]=${id}`,
    '/account/export',
  ]) {
    const read = await api('GET', path, { as: who })
    expect([path, read.status, JSON.stringify(read.body).includes('held-back')]).toEqual([
      path,
      200,
      false,
    ])
  }
  expect(await mailed()).toEqual(['queued'])

  const back = (as: SignedIn) => api('POST', `/tickets/${id}/answer/take-back`, { as, body: undo })
  expect((await back(staff)).status).toBe(409) // another one's answer
  expect((await back(maya)).status).toBe(200)
  expect(await messages(id)).toHaveLength(1)
  expect(await mailed()).toEqual(['skipped'])
  const { status, waitingFor, waitingSince, firstAnsweredAt, adminResponse } = before
  expect(await ticket(id)).toMatchObject({
    status,
    waitingFor,
    waitingSince,
    firstAnsweredAt: firstAnsweredAt ?? null,
    adminResponse: adminResponse ?? null,
  })

  await send(maya, id, { body: 'It is filed.' })
  expect(await theirs()).toMatchObject({ messages: [{}, { body: 'It is filed.' }] })
})

test('a ticket is snoozed until its time, tagged, and linked to an order of its customer alone', async () => {
  const { who, id } = await asked()
  const change = (body: object) => api('POST', `/tickets/${id}/change`, { as: maya, body })
  const until = new Date(Date.now() + 3_600_000).toISOString()
  expect((await change({ kind: 'snooze', until })).status).toBe(200)
  expect(await ticket(id)).toMatchObject({ waitingFor: null, snoozedUntil: until })
  await wakeTickets(payload, new Date(Date.now() + 3_700_000))
  expect(await ticket(id)).toMatchObject({ waitingFor: 'us', snoozedUntil: null })
  await change({ kind: 'snooze', until })
  await reply(who, id, 'Are you there?')
  expect(await ticket(id)).toMatchObject({ waitingFor: 'us', snoozedUntil: null })

  expect((await change({ kind: 'tags', tags: ['Refund', 'refund', 'Delaware'] })).status).toBe(200)
  expect(await ticket(id)).toMatchObject({ tags: ['refund', 'delaware'] })

  const [mine, other] = [
    await builder(payload)('orders', { user: who.id }),
    await builder(payload)('orders'),
  ]
  expect((await change({ kind: 'order', order: other.id })).status).toBe(422)
  const { body } = await change({ kind: 'order', order: mine.id })
  expect(idOf((await ticket(id)).order)).toBe(mine.id)
  const { undo } = z.object({ undo: z.object({}).loose() }).parse(body)
  const takeBack = (body: object) => api('POST', `/tickets/${id}/undo`, { as: maya, body })
  for (const was of [
    { kind: 'order', order: other.id },
    { kind: 'assign', assignee: who.id },
  ])
    expect((await takeBack({ ...undo, was })).status).toBe(422)
  expect((await takeBack(undo)).status).toBe(200)
  expect(idOf((await ticket(id)).order)).toBeNull()
})
