import fc from 'fast-check'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { myTickets, ticketPage } from '@/src/queries/support/my-tickets'
import { exportDocuments, exportTickets } from '@/src/services/privacy/export-account'
import { threadOfOrder } from '@/src/services/support/ask-about-order'
import { linkGuestTickets } from '@/src/services/support/link-guest-tickets'
import { ticketThread } from '@/src/services/support/ticket-thread'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { answer, askUs, books, guestOf } from '@/tests/support/conversations'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

/** Stands in the note, and in the name of the file that came with it. */
const SECRET = 'zanzibar'

let payload: Payload
let staff: SignedIn
let who: SignedIn
let order: string
let ticket: string
let note: string
let file: string

const answerThem = (internal: boolean, body: string, files: string[] = []) =>
  answer(staff, ticket, { body, internal: String(internal) }, files)

const seen = async (path: string) => JSON.stringify((await api('GET', path, { as: who })).body)

beforeAll(async () => {
  payload = await testPayload()
  staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  who = await person(payload)
  order = (await builder(payload)('orders', { user: who.id })).id
  await askUs(who, { order }, ['stamp.png'])
  ticket = (await books(payload).ticketsOf(who.id))[0]?.id ?? ''
  await answerThem(false, 'We look into it.', ['form.png'])
  await answerThem(true, `A ${SECRET} case`, [`${SECRET}.png`])
  const noted = (await books(payload).messages(ticket)).find(({ internal }) => internal)
  note = noted?.id ?? ''
  file = String(noted?.attachments?.[0])
})

test('a note changes nothing that its customer can see, and nobody is mailed', async () => {
  const look = () =>
    Promise.all([
      seen(`/tickets/${ticket}?depth=2`),
      seen(`/support/tickets/${ticket}/messages`),
      seen('/tickets?sort=-updatedAt'),
      seen('/ticketMessages/count'),
      seen('/documents?depth=2'),
      seen('/account/waiting'),
    ])
  const mails = () => payload.count({ collection: 'emails', overrideAccess: true })
  const [before, sent] = [await look(), await mails()]

  await answerThem(true, `Another ${SECRET} note`, [`${SECRET} too.png`])

  expect(await look()).toEqual(before)
  expect(await mails()).toEqual(sent)
})

test('no reader that a customer has tells of a note', async () => {
  const req = await createLocalReq({}, payload)
  const user = await payload.findByID({ collection: 'users', id: who.id, overrideAccess: true })
  const row = await books(payload).ticket(ticket)

  const told = JSON.stringify([
    await ticketThread(req, ticket),
    await threadOfOrder(req, { id: order, user: who.id }),
    await ticketPage(row, user),
    await myTickets(user, { status: null, page: 1 }),
    await exportTickets(req, who.id),
    await exportDocuments(req, who.id),
    await books(payload).mailsTo(user.email),
  ])

  expect(told).toContain('We look into it.')
  expect(told.toLowerCase()).not.toContain(SECRET)
  expect(told).not.toContain(note)
  expect(told).not.toContain(file)
})

test('an answer that can still be taken back is in no thread of its customer', async () => {
  const req = await createLocalReq({}, payload)
  const leavesAt = new Date(Date.now() + 60_000).toISOString()
  const waiting = { ticket, authorKind: 'staff', internal: false, leavesAt } as const
  await builder(payload)('ticketMessages', { ...waiting, body: 'A slip of the pen' })

  const told = JSON.stringify([
    await ticketThread(req, ticket),
    await threadOfOrder(req, { id: order, user: who.id }),
  ])

  expect(told).toContain('We look into it.')
  expect(told).not.toContain('A slip of the pen')
})

test('the file of a note opens for its customer at no address', async () => {
  const document = await payload.findByID({
    collection: 'documents',
    id: file,
    depth: 0,
    overrideAccess: true,
  })
  expect(document).toMatchObject({ user: null, order: null, ticket })
  for (const path of [
    `/documents/${file}`,
    `/documents/${file}/view`,
    `/documents/${file}/download`,
    `/documents/file/${document.filename}`,
    `/support/tickets/${ticket}/attachments/${file}/view`,
    `/support/tickets/${ticket}/attachments/${file}/download`,
    `/tickets/${ticket}/attachments/${file}`,
    `/ticketMessages/${note}`,
  ]) {
    const { status } = await api('GET', path, { as: who })
    expect([path, status >= 403]).toEqual([path, true])
  }
  const asStaff = await api('GET', `/tickets/${ticket}/attachments/${file}`, { as: staff })
  expect(asStaff.status).toBe(200)
})

const FIELDS = [
  'id',
  'body',
  'internal',
  'authorKind',
  'authorName',
  'author',
  'attachments',
  'attachments.name',
  'attachments.ticket',
  'ticket',
  'ticket.adminResponse',
  'ticket.assignee',
  'ticket.staffReadAt',
  'ticket.lastMessageAt',
  'name',
  'filename',
  'adminResponse',
  'assignee',
  'staffReadAt',
  'lastMessageAt',
  'updatedAt',
] as const

const field = fc.constantFrom(...FIELDS)
const condition = fc.tuple(
  field,
  fc.constantFrom('equals', 'not_equals', 'contains', 'like', 'exists', 'in', 'greater_than'),
  fc.constantFrom('true', 'false', SECRET, 'customer', 'staff', '2001-01-01', 'note', 'file'),
)
const question = fc.record({
  collection: fc.constantFrom('ticketMessages', 'tickets', 'documents', 'ticketMessages/count'),
  any: fc.array(condition, { maxLength: 3 }),
  either: fc.boolean(),
  select: fc.array(field, { maxLength: 3 }),
  sort: fc.option(field),
  depth: fc.integer({ min: 0, max: 4 }),
  trash: fc.boolean(),
})

test('whatever a customer asks for and however, a note is in no answer', async () => {
  const values: Record<string, string> = { note, file }
  await fc.assert(
    fc.asyncProperty(question, async ({ collection, any, either, select, sort, depth, trash }) => {
      const query = new URLSearchParams({ depth: String(depth), limit: '100' })
      any.forEach(([name, operator, value], index) => {
        const path = either ? `where[or][${index}]` : 'where'
        query.append(`${path}[${name}][${operator}]`, values[value] ?? value)
      })
      for (const name of select) query.set(`select[${name.replace('.', '][')}]`, 'true')
      if (sort) query.set('sort', sort)
      if (trash) query.set('trash', 'true')
      const { body, status } = await api('GET', `/${collection}?${query}`, { as: who })
      const text = JSON.stringify(body).toLowerCase()
      expect(status).not.toBe(500)
      expect(text.replaceAll(`"${SECRET}"`, '')).not.toContain(SECRET)
      if (status !== 200) return
      expect(text).not.toContain(note)
      expect(text).not.toContain(file)
      if (any.length > 0 && !either && any.every(([, , value]) => value === SECRET)) {
        const guesses = any.every(([, operator]) =>
          ['equals', 'contains', 'like'].includes(operator),
        )
        if (guesses) expect(text).toMatch(/"totaldocs":0/)
      }
    }),
    { numRuns: 150 },
  )
})

test('a verified address brings a guest’s tickets along, and no file of a note', async () => {
  const email = `late.${crypto.randomUUID().slice(0, 8)}@example.com`
  await api('POST', '/support/messages', {
    headers: { origin: 'http://localhost:3000' },
    body: { name: 'Late', email, subject: 'other', message: 'Hello?' },
  })
  const found = await payload.find({
    collection: 'tickets',
    where: { requesterEmail: { equals: email } },
    depth: 0,
    overrideAccess: true,
  })
  const id = found.docs[0]?.id ?? ''
  await answer(staff, id, { body: 'A list.', internal: 'false' }, ['list.png'])
  await answer(staff, id, { body: `A ${SECRET}.`, internal: 'true' }, [`${SECRET}.png`])
  const user = await builder(payload)('users', { email })

  await linkGuestTickets(await createLocalReq({}, payload), user)

  expect((await books(payload).ticket(id)).user).toBe(user.id)
  const { docs } = await payload.find({
    collection: 'documents',
    where: { ticket: { equals: id } },
    depth: 0,
    overrideAccess: true,
  })
  const owners = Object.fromEntries(docs.map((one) => [one.name, one.user]))
  expect(owners).toEqual({ list: user.id, [SECRET]: null })
  const pass = await api('GET', `/support/tickets/${id}/messages`, { headers: guestOf(id) })
  expect(pass.status).toBe(404)
})
