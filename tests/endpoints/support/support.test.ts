import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { person } from '@/tests/support/people/people'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const everything = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it
const headers = { origin: 'http://localhost:3000' }

const message = (changes: Record<string, unknown> = {}) => ({
  name: 'Grace Hopper',
  email: `grace.${crypto.randomUUID().slice(0, 8)}@example.com`,
  subject: 'billing',
  message: 'Which of my two cards was charged?',
  ...changes,
})

const write = (body: object, call: Parameters<typeof api>[2] = {}) =>
  api('POST', '/support/messages', { headers, body, ...call })

async function ticketOf(email: string) {
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { requesterEmail: { equals: email } },
    ...everything,
  })
  return docs
}

test('a message opens a ticket with its first entry, tells staff, and gives a reference', async () => {
  const sent = message()

  const answer = await write(sent)

  const [ticket, ...others] = await ticketOf(sent.email)
  expect(others).toEqual([])
  expect(answer).toMatchObject({
    status: 201,
    body: { reference: `T-${ticket?.id.slice(0, 8).toUpperCase()}` },
  })
  expect(ticket).toMatchObject({
    subject: 'Billing and refunds',
    topic: 'billing',
    status: 'open',
    requesterName: 'Grace Hopper',
    user: null,
  })
  const thread = await payload.find({
    collection: 'ticketMessages',
    where: { ticket: { equals: ticket?.id } },
    ...everything,
  })
  expect(thread.docs).toMatchObject([
    { body: sent.message, authorKind: 'customer', internal: false },
  ])
  const mails = await payload.find({
    collection: 'emails',
    where: { dedupeKey: { equals: `ticket:${ticket?.id}` } },
    ...everything,
  })
  expect(mails.docs).toHaveLength(1)
  expect(mails.docs[0]?.subject).toContain('Billing and refunds')
  expect(mails.docs[0]?.to).not.toBe(sent.email)
})

test('a ticket belongs to whoever is signed in, never to an account by its email', async () => {
  const [writer, named] = [await person(payload), await person(payload)]
  const { email } = await payload.findByID({ collection: 'users', id: named.id, ...everything })

  expect(await write(message({ email }))).toMatchObject({ status: 201 })
  expect(await write(message({ email }), { as: writer })).toMatchObject({ status: 201 })

  const owners = (await ticketOf(email)).map(({ user }) => user)
  expect(owners.toSorted()).toEqual([writer.id, null].toSorted())
})

test('what is missing is named, and nothing is written', async () => {
  const answer = await write(message({ email: 'nowhere', message: ' ', subject: 'weather' }))

  expect(answer).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'invalid_input',
        fields: {
          email: 'Enter an email address such as name@example.com',
          message: 'Write your message',
          subject: 'Choose a topic',
        },
      },
    },
  })
})

test('another site cannot have a visitor write to us', async () => {
  const answer = await write(message(), { headers: { origin: 'https://elsewhere.example' } })

  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'foreign_origin' } } })
})

test('one address can open six tickets an hour, and is then asked to wait', async () => {
  const sent = message()
  for (let count = 0; count < 6; count++) expect((await write(sent)).status).toBe(201)

  const answer = await write(sent)

  expect(answer).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
  expect(await ticketOf(sent.email)).toHaveLength(6)
})
