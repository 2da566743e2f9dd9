import type { PayloadRequest } from 'payload'
import { filesHaveLeft, hasLeft } from '@/src/access/rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import { env } from '@/src/lib/env'
import { fields, findRows } from '@/src/lib/find-one'
import { all } from '@/src/services/privacy/export-applications'

const DOCUMENT = fields(
  'name type order ticket fileUrl filename mimeType filesize uploadedBy uploadedAt',
)

/** Someone's papers, and where each is downloaded. */
export async function exportDocuments(req: PayloadRequest, user: string) {
  const where = { user: { equals: user }, ...filesHaveLeft() }
  const docs = await findRows(req, 'documents', { where, select: DOCUMENT, ...all(req) })
  return docs.map((one) => ({
    ...one,
    download: new URL(`/api/documents/${one.id}/download`, env.SITE_URL).href,
  }))
}

const TICKET = fields('subject topic status order requesterName requesterEmail createdAt closedAt')

const MESSAGE = fields('ticket authorKind authorName body attachments createdAt')

/** The threads, without what staff note among themselves. */
export async function exportTickets(req: PayloadRequest, user: string) {
  const [threads, messages] = await Promise.all([
    findRows(req, 'tickets', { where: { user: { equals: user } }, select: TICKET, ...all(req) }),
    findRows(req, 'ticketMessages', {
      where: {
        'ticket.user': { equals: user },
        'ticket.deletedAt': { exists: false },
        internal: { equals: false },
        ...hasLeft(),
      },
      select: MESSAGE,
      sort: 'createdAt',
      ...all(req),
    }),
  ])
  return threads.map((thread) => ({
    ...thread,
    messages: messages
      .filter(({ ticket }) => idOf(ticket) === thread.id)
      .map(({ ticket: _, ...message }) => message),
  }))
}

const WHATSAPP = fields(
  'direction phone body template event status order ticket createdAt sentAt deliveredAt',
  'readAt',
)

/** What was said by WhatsApp, in both directions. */
export async function exportWhatsApp(req: PayloadRequest, user: string) {
  return findRows(req, 'whatsappMessages', {
    where: { user: { equals: user } },
    select: WHATSAPP,
    sort: 'createdAt',
    ...all(req),
  })
}
