import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

import type { Ticket, TicketMessage } from '@/src/payload-types'
import { ticketToken } from '@/src/services/support/ticket-pass'

import { api } from './api'
import { PIXEL } from './builders'
import { mailsTo } from './mail/mailbox'
import type { SignedIn } from './people/people'

const everything = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it

export const STRANGE_TOKEN = createHmac('sha256', 'somebody else').update('x').digest('base64url')

/** What a browser without an account sends along that holds the pass to a ticket. */
export const guestOf = (ticket: string, token = ticketToken(ticket)) => ({
  origin: 'http://localhost:3000',
  cookie: `charterdesk_ticket=${ticket}.${token}`,
})

/** A message with files, as a form sends it. */
export function formOf(fields: Record<string, string>, files: readonly string[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const name of files) form.append('files', new File([PIXEL], name, { type: 'image/png' }))
  return form
}

export const askUs = (as: SignedIn, changes: Record<string, string> = {}, files: string[] = []) =>
  api('POST', '/support/tickets', {
    as,
    body: formOf(
      {
        topic: 'documents',
        subject: 'Where is my certificate?',
        message: 'I need it.',
        ...changes,
      },
      files,
    ),
  })

export const reply = (as: SignedIn, ticket: string, body: string, files: string[] = []) =>
  api('POST', `/support/tickets/${ticket}/messages`, { as, body: formOf({ body }, files) })

export const answer = (
  as: SignedIn,
  ticket: string,
  fields: { body: string; internal: string; status?: string },
  files: string[] = [],
) => api('POST', `/tickets/${ticket}/answer`, { as, body: formOf({ ...fields }, files) })

/** The tickets and messages that someone has, straight from the database. */
export function books(payload: Payload) {
  return {
    ticket: (id: string): Promise<Ticket> =>
      payload.findByID({ collection: 'tickets', id, ...everything }),
    ticketsOf: async (user: string): Promise<Ticket[]> =>
      (
        await payload.find({
          collection: 'tickets',
          where: { user: { equals: user } },
          ...everything,
        })
      ).docs,
    messages: async (ticket: string): Promise<TicketMessage[]> =>
      (
        await payload.find({
          collection: 'ticketMessages',
          where: { ticket: { equals: ticket } },
          sort: 'createdAt',
          ...everything,
        })
      ).docs,
    mailsTo: (to: string) => mailsTo(payload, to),
  }
}
