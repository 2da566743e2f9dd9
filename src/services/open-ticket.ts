import type { PayloadRequest } from 'payload'

import { type SupportMessage, supportSubject } from '@/src/domain/content/support-message'
import { ticketReference } from '@/src/domain/tickets/ticket-reference'
import { renderMail } from '@/src/email/render'
import { questionMail } from '@/src/email/templates/question'
import { inTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { readMailBrand } from '@/src/services/mail-brand'
import { queueEmail } from '@/src/services/queue-email'

const options = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const // anybody may ask

async function writeTicket(req: PayloadRequest, message: SupportMessage): Promise<string> {
  const { id } = await req.payload.create({
    collection: 'tickets',
    data: {
      subject: supportSubject(message),
      message: message.message,
      status: 'open',
      topic: message.subject,
      user: req.user?.id,
      requesterName: message.name,
      requesterEmail: message.email,
      lastMessageAt: new Date().toISOString(),
    },
    ...options(req),
  })
  await req.payload.create({
    collection: 'ticketMessages',
    data: {
      ticket: id,
      authorKind: 'customer',
      author: req.user?.id,
      authorName: message.name,
      body: message.message,
      internal: false,
    },
    ...options(req),
  })
  return id
}

/** Staff hear of it at the company's address; the answer is written in the thread. */
async function tellStaff(req: PayloadRequest, id: string, message: SupportMessage): Promise<void> {
  const brand = await readMailBrand(req)
  const reference = ticketReference(id)
  const mail = await renderMail(
    questionMail({
      brand,
      subject: `${supportSubject(message)} (${reference}) from ${message.name}`,
      from: message.name,
      email: message.email,
      about: `${supportSubject(message)} · ${reference}`,
      body: message.message,
      link: new URL(`/admin/collections/tickets/${id}`, env.SITE_URL).href,
    }),
  )
  await queueEmail(req, {
    ...mail,
    to: brand.supportEmail,
    template: 'question',
    dedupeKey: `ticket:${id}`,
    sensitive: false,
  })
}

/**
 * Opens a ticket with its first message, and tells staff of it. Gives its reference.
 *
 * It belongs to whoever is signed in, and to nobody else: an email address that somebody types
 * proves nothing.
 */
export async function openTicket(outer: PayloadRequest, message: SupportMessage): Promise<string> {
  return inTransaction(
    outer.payload,
    async (req) => {
      const id = await writeTicket(req, message)
      await tellStaff(req, id, message)
      return ticketReference(id)
    },
    outer,
  )
}
