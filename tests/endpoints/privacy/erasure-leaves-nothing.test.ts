import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, nextSerial, PASSWORD, PIXEL } from '@/tests/support/builders'
import { answer, askUs, reply } from '@/tests/support/conversations'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { type SignedIn, signIn } from '@/tests/support/people/people'
import { tablesWith } from '@/tests/support/tables-with'

let payload: Payload
let admin: SignedIn

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

const byStaff = (method: string, path: string, body: object = {}) =>
  api(method, path, { as: admin, body })

const opened = z.object({ ticket: z.object({ id: z.string() }) }).or(z.object({ id: z.string() }))

/** Someone who says the same rare words wherever they may say something. */
async function somebody() {
  const name = `Quillfeather${nextSerial()}`
  const email = `${name.toLowerCase()}@example.com`
  const phone = `+1307${String(2_000_000 + nextSerial()).padStart(7, '0')}`
  const words = `a parrot numbered ${nextSerial()} ate my certificate`
  const user = await builder(payload)('users', {
    email,
    firstName: name,
    lastName: `of ${name}`,
    emailVerifiedAt: new Date().toISOString(),
  })
  const order = await builder(payload)('orders', {
    user: user.id,
    status: 'completed',
    email,
    firstName: name,
    lastName: name,
    phone,
  })
  return { name, email, phone, words, order, ...(await signIn(payload, email)) }
}

type Somebody = Awaited<ReturnType<typeof somebody>>

const idIn = (body: unknown): string => {
  const parsed = opened.parse(body)
  return 'ticket' in parsed ? parsed.ticket.id : parsed.id
}

/** Tells staff things, by each way there is. */
async function speak(who: Somebody): Promise<string> {
  const asked = await askUs(who, { subject: who.words, message: `${who.words}, says ${who.name}` })
  expect(asked.status).toBe(201)
  const ticket = idIn(asked.body)
  await reply(who, ticket, `Also: ${who.words}`)
  await api('POST', '/support/messages', {
    headers: { origin: 'http://localhost:3000' },
    body: { name: who.name, email: who.email, subject: 'other', message: who.words },
  })
  await api('POST', `/orders/${who.order.id}/messages`, { as: who, body: { body: who.words } })
  const form = new FormData()
  form.set('file', new File([PIXEL], `${who.name}.png`, { type: 'image/png' }))
  form.append('files', new File([PIXEL], `${who.name}.png`, { type: 'image/png' }))
  await api('POST', `/documents/upload?order=${who.order.id}`, { as: who, body: form })
  await browser().post('/account/sign-in', { email: who.email, password: 'a wrong guess' })
  await browser().post('/account/forgot', { email: who.email })
  return ticket
}

/** Staff work on what someone left, and each step is in the audit log. */
async function workOn(who: Somebody, ticket: string): Promise<void> {
  const renamed = { lastName: `${who.name} Moss`, phone: who.phone }
  expect(await byStaff('PATCH', `/users/${who.id}`, renamed)).toMatchObject({ status: 200 })
  await answer(admin, ticket, { body: `Dear ${who.name}, ${who.words}?`, internal: 'false' })
  await byStaff('PATCH', `/orders/${who.order.id}`, { notes: `${who.name} called` })
  const noted = await byStaff('POST', `/orders/${who.order.id}/notes`, {
    was: `${who.name} called`,
    notes: `${who.name} called twice`,
  })
  expect(noted).toMatchObject({ status: 200 })
  const looked = await byStaff('POST', `/users/${who.id}/view-as`, { reason: `${who.name} asked` })
  expect(looked).toMatchObject({ status: 200 })
  for (const q of [who.email, encodeURIComponent(who.email)]) {
    const view = { name: 'One', screen: 'orders', owner: admin.id, question: `view=all&q=${q}` }
    await payload.create({ collection: 'savedViews', data: view, ...everything })
  }
  const build = builder(payload)
  const [lead, other] = [
    await build('leads', { email: who.email, firstName: who.name, phone: who.phone }),
    await build('tickets', {
      user: who.id,
      subject: who.words,
      requesterName: who.name,
      requesterEmail: who.email,
    }),
  ]
  await build('whatsappMessages', { user: who.id, phone: who.phone, body: who.words })
  await byStaff('PATCH', `/leads/${lead.id}`, { lastName: who.name })
  await byStaff('POST', `/leads/${lead.id}/notes`, { note: `${who.name} called` })
  await byStaff('POST', `/leads/${lead.id}/call`, {
    outcome: 'reached',
    nextAction: `Write to ${who.name}`,
    note: who.words,
  })
  const list = new FormData()
  list.set('file', new File([`Email,Company\n${who.email},${who.name} LLC`], 'list.csv'))
  const options = JSON.stringify({ mapping: ['email', 'companyName'] })
  const read = await api('POST', `/leads/import/check?${new URLSearchParams({ options })}`, {
    as: admin,
    body: list,
  })
  const { token } = z.object({ token: z.string() }).parse(read.body)
  await api('POST', `/leads/import?${new URLSearchParams({ options, token })}`, {
    as: admin,
    body: list,
  })
  await builder(payload)('emailCampaigns', {
    audience: 'leads_chosen',
    chosenLeads: [lead.id],
  })
  await byStaff('DELETE', `/leads/${lead.id}`)
  await byStaff('DELETE', `/tickets/${other.id}`)
  await payload.create({
    collection: 'auditLog',
    data: {
      area: 'orders',
      action: 'alarm',
      entity: 'orders',
      documentId: who.order.id,
      before: {},
      after: { subject: `Call ${who.name}` },
    },
    ...everything,
  })
}

test('after an erasure no word of a person stands anywhere, but where that was decided', async () => {
  const who = await somebody()
  const ticket = await speak(who)
  await workOn(who, ticket)
  for (const text of [who.name, who.email, who.words]) {
    expect(await tablesWith(payload, text)).toEqual(expect.arrayContaining(['emails']))
  }
  expect(await tablesWith(payload, who.name)).toContain('audit_log')

  const erased = await api('POST', '/account/erase', {
    as: who,
    body: { currentPassword: PASSWORD, confirmation: 'delete' },
  })

  expect(erased).toMatchObject({ status: 200 })
  expect(await tablesWith(payload, who.words)).toEqual([])
  expect(await tablesWith(payload, who.phone)).toEqual([])
  // The goodbye, for thirty days; whom never to mail again; and the files' names, until they are gone.
  const decided = new Set(['emails', 'suppressions', 'pgboss.remove_files'])
  for (const text of [who.name, who.email, encodeURIComponent(who.email)]) {
    const left = await tablesWith(payload, text)
    expect(left.filter((table) => !decided.has(table) && !table.startsWith('pgboss.'))).toEqual([])
  }
  const mails = await payload.find({
    collection: 'emails',
    where: { or: [{ to: { equals: who.email } }, { text: { like: who.name } }] },
    ...everything,
  })
  expect(mails.docs).toMatchObject([{ template: 'account-erased', to: who.email }])
})

test('the audit log keeps what was done, when, and by whom of the staff', async () => {
  const who = await somebody()
  const ticket = await speak(who)
  await workOn(who, ticket)
  const entriesOf = async (document: string) =>
    (
      await payload.find({
        collection: 'auditLog',
        where: { documentId: { equals: document }, actor: { equals: admin.id } },
        sort: 'createdAt',
        ...everything,
      })
    ).docs
  const before = await entriesOf(who.id)
  expect(before[0]).toMatchObject({ after: { lastName: `${who.name} Moss` } })

  await api('POST', '/account/erase', {
    as: who,
    body: { currentPassword: PASSWORD, confirmation: 'delete' },
  })

  const after = await entriesOf(who.id)
  expect(after.map(({ id, action, createdAt }) => ({ id, action, createdAt }))).toEqual(
    before.map(({ id, action, createdAt }) => ({ id, action, createdAt })),
  )
  expect(after[0]).toMatchObject({
    actorEmail: FIRST_ADMIN.email,
    after: { lastName: '[removed]', phone: '[removed]' },
  })
})

test('what only bears somebody’s address stays, until that is known to be theirs', async () => {
  const email = `shared-${nextSerial()}@example.com`
  await api('POST', '/support/messages', {
    headers: { origin: 'http://localhost:3000' },
    body: { name: 'Another', email, subject: 'other', message: 'This is mine.' },
  })
  await builder(payload)('users', { email, emailVerifiedAt: null })
  const who = await signIn(payload, email)

  await api('POST', '/account/erase', {
    as: who,
    body: { currentPassword: PASSWORD, confirmation: 'delete' },
  })

  expect(await tablesWith(payload, 'This is mine.')).toEqual(
    expect.arrayContaining(['emails', 'tickets']),
  )
})
