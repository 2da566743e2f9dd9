import { expect, test } from 'vitest'

import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { mailedTicketLink } from '@/src/domain/support/mailed-link'
import { supportMessage } from '@/src/domain/support/support-message'
import {
  isSupportSubject,
  SUBJECTS,
  supportMailto,
  supportSubject,
} from '@/src/domain/support/support-subjects'
import { newTicketInput, replyInput } from '@/src/domain/support/ticket-input'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import {
  asTicketStatus,
  asTicketTopic,
  TICKET_STATUSES,
  TICKET_TOPICS,
} from '@/src/domain/support/ticket-status'

const MEGABYTE = 1024 * 1024
const TICKET = '9f1c2b7a-2222-4333-8444-555555555555'
const file = (size: number, name = 'Passport.pdf') => ({ name, size })

test.each([
  [[]],
  [[file(15 * MEGABYTE), file(10 * MEGABYTE)]],
  [Array.from({ length: 5 }, () => file(1))],
])('%j may go with a message', (files) => {
  expect(attachmentsRefusal(files)).toBeNull()
})

test.each([
  [Array.from({ length: 6 }, () => file(1)), 'A message takes at most 5 files.'],
  [[file(1), file(1, 'run.exe')], /^run\.exe: This is not a PDF/],
  [[file(0)], 'Passport.pdf: This file is empty. Choose another file.'],
  [[file(15 * MEGABYTE), file(10 * MEGABYTE + 1)], 'Together the files are larger than 25 MB.'],
])('%j may not, and whoever chose them reads why', (files, words) => {
  expect(attachmentsRefusal(files)).toMatch(words)
})

test('a ticket is quoted by the first eight characters of its id', () => {
  expect(ticketReference(TICKET)).toBe('T-9F1C2B7A')
})

test('a status and a topic are known by their names, and by nothing else', () => {
  for (const status of Object.keys(TICKET_STATUSES)) expect(asTicketStatus(status)).toBe(status)
  for (const topic of Object.keys(TICKET_TOPICS)) expect(asTicketTopic(topic)).toBe(topic)
  for (const other of ['', 'Open', 'toString', null, 1]) {
    expect([asTicketStatus(other), asTicketTopic(other)]).toEqual([null, null])
  }
})

const ticket = { topic: 'billing', subject: ' Twice? ', message: ' I was charged twice. ' }

const refusal = (input: object) =>
  newTicketInput.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message])

test('a ticket is trimmed, and may be about an order', () => {
  expect(newTicketInput.parse({ ...ticket, order: TICKET })).toEqual({
    topic: 'billing',
    order: TICKET,
    subject: 'Twice?',
    message: 'I was charged twice.',
  })
})

test.each([
  [{ topic: 'gossip' }, 'topic', 'Choose a topic'],
  [{ subject: ' ' }, 'subject', 'Write a subject'],
  [{ subject: 'x'.repeat(151) }, 'subject', 'Use at most 150 characters'],
  [{ message: ' ' }, 'message', 'Write your message'],
  [{ message: 'x'.repeat(5001) }, 'message', 'Use at most 5,000 characters'],
])('a ticket with %j is refused at its %s', (change, field, message) => {
  expect(refusal({ ...ticket, ...change })).toEqual([[field, message]])
})

test('a reply needs words', () => {
  expect(replyInput.parse({ body: ' Thank you ' })).toEqual({ body: 'Thank you' })
  expect(replyInput.safeParse({ body: ' ' }).error?.issues[0]?.message).toBe('Write your reply')
})

test('a mailed link opens a conversation that there can be', () => {
  expect(mailedTicketLink.parse({ ticket: TICKET, token: 't0ken' })).toEqual({
    ticket: TICKET,
    token: 't0ken',
  })
  expect(mailedTicketLink.safeParse({ ticket: 'nonsense', token: 't0ken' }).success).toBe(false)
})

const written = {
  name: 'Ada & Co',
  email: 'ada@example.com',
  subject: 'billing',
  message: 'Was I charged twice?',
} as const

test('a visitor’s message names a subject that there is', () => {
  expect(supportMessage.parse({ ...written, email: ' Ada@Example.com ' }).email).toBe(
    'ada@example.com',
  )
  expect(supportMessage.safeParse({ ...written, subject: 'gossip' }).success).toBe(false)
  expect(SUBJECTS.every(isSupportSubject)).toBe(true)
  expect(isSupportSubject('gossip')).toBe(false)
})

test('a message is called by what its page was about, else by its subject', () => {
  expect(supportSubject({ subject: 'billing' })).toBe('Billing and refunds')
  expect(supportSubject({ subject: 'billing', about: 'EIN' })).toBe('EIN')
  expect(supportSubject({ subject: 'other', about: '' })).toBe('Something else')
})

test('whatever is written, it arrives whole in the visitor’s own mail program', () => {
  const address = new URL(supportMailto('help@example.com', written))

  expect(address.pathname).toBe('help@example.com')
  expect(address.searchParams.get('subject')).toBe('Billing and refunds')
  expect(address.searchParams.get('body')).toBe('Was I charged twice?\n\nAda & Co\nada@example.com')
})
