import type { PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/vocabulary/relation'
import { env } from '@/src/lib/env'
import { findRows } from '@/src/lib/find-one'
import { all } from '@/src/services/privacy/export-applications'

const DOCUMENT = {
  name: true,
  type: true,
  order: true,
  ticket: true,
  fileUrl: true,
  filename: true,
  mimeType: true,
  filesize: true,
  uploadedBy: true,
  uploadedAt: true,
} as const

/** Someone's papers, and where each is downloaded. */
export async function exportDocuments(req: PayloadRequest, user: string) {
  const where = { user: { equals: user } }
  const docs = await findRows(req, 'documents', { where, select: DOCUMENT, ...all(req) })
  return docs.map((one) => ({
    ...one,
    download: new URL(`/api/documents/${one.id}/download`, env.SITE_URL).href,
  }))
}

const TICKET = {
  subject: true,
  topic: true,
  status: true,
  order: true,
  requesterName: true,
  requesterEmail: true,
  createdAt: true,
  closedAt: true,
} as const

const MESSAGE = {
  ticket: true,
  authorKind: true,
  authorName: true,
  body: true,
  attachments: true,
  createdAt: true,
} as const

/** The threads, without what staff note among themselves. */
export async function exportTickets(req: PayloadRequest, user: string) {
  const [threads, messages] = await Promise.all([
    req.payload.find({
      collection: 'tickets',
      where: { user: { equals: user } },
      select: TICKET,
      ...all(req),
    }),
    req.payload.find({
      collection: 'ticketMessages',
      where: {
        'ticket.user': { equals: user },
        'ticket.deletedAt': { exists: false },
        internal: { equals: false },
      },
      select: MESSAGE,
      sort: 'createdAt',
      ...all(req),
    }),
  ])
  return threads.docs.map((thread) => ({
    ...thread,
    messages: messages.docs
      .filter(({ ticket }) => idOf(ticket) === thread.id)
      .map(({ ticket: _, ...message }) => message),
  }))
}

const WHATSAPP = {
  direction: true,
  phone: true,
  body: true,
  template: true,
  event: true,
  status: true,
  order: true,
  ticket: true,
  createdAt: true,
  sentAt: true,
  deliveredAt: true,
  readAt: true,
} as const

/** What was said by WhatsApp, in both directions. */
export async function exportWhatsApp(req: PayloadRequest, user: string) {
  return findRows(req, 'whatsappMessages', {
    where: { user: { equals: user } },
    select: WHATSAPP,
    sort: 'createdAt',
    ...all(req),
  })
}
