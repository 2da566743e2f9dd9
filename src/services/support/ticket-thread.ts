import type { PayloadRequest } from 'payload'
import { hasLeft } from '@/src/access/rules'
import { documentView } from '@/src/domain/documents/my-document'
import type { AttachmentView, TicketMessageView } from '@/src/domain/support/ticket-view'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { findOne, findRows } from '@/src/lib/find-one'
import type { Document, TicketMessage } from '@/src/payload-types'

const LONGEST = 500

/** What files a thread's messages carry, by id: only those that were stored for this ticket. */
export async function attachmentsOf(
  req: PayloadRequest,
  ticket: string,
  messages: readonly Pick<TicketMessage, 'attachments'>[],
): Promise<Map<string, AttachmentView>> {
  const ids = messages.flatMap(({ attachments }) => idsOf(attachments ?? []))
  if (ids.length === 0) return new Map()
  const docs = await findRows(req, 'documents', {
    where: { id: { in: ids }, ticket: { equals: ticket } },
    select: { name: true, type: true, filename: true, mimeType: true, filesize: true },
    limit: ids.length,
    overrideAccess: true, // parts of messages that the viewer may read
  })
  return new Map(
    docs.map((document) => [
      document.id,
      {
        id: document.id,
        name: document.name || DOCUMENT_KINDS[document.type],
        size: document.filesize ?? null,
        view: documentView(document),
      },
    ]),
  )
}

/**
 * What was said in a ticket, the oldest first: never what staff note among themselves. The caller
 * must have made sure that the ticket may be seen.
 */
export async function ticketThread(
  req: PayloadRequest,
  ticket: string,
): Promise<TicketMessageView[]> {
  const docs = await findRows(req, 'ticketMessages', {
    where: { ticket: { equals: ticket }, internal: { equals: false }, ...hasLeft() },
    select: { authorKind: true, authorName: true, body: true, attachments: true, createdAt: true },
    sort: ['-createdAt', '-id'],
    limit: LONGEST,
    overrideAccess: true, // for people without an account too, once the caller has decided
  })
  const files = await attachmentsOf(req, ticket, docs)
  return docs.toReversed().map((message) => ({
    id: message.id,
    from: message.authorKind,
    name: message.authorName || null,
    at: message.createdAt,
    body: message.body,
    attachments: (message.attachments ?? []).flatMap((one) => files.get(idOf(one) ?? '') ?? []),
  }))
}

/**
 * A file that came with a message of a ticket; null when it is in none. The caller must have made
 * sure that the thread may be read, and `withNotes` that the person belongs to the staff.
 */
export async function ticketAttachment(
  req: PayloadRequest,
  ticket: string,
  id: string,
  { withNotes }: { readonly withNotes: boolean },
): Promise<Document | null> {
  const options = { overrideAccess: true } as const // as the caller decided
  const carrier = await findOne(req, 'ticketMessages', {
    where: {
      ticket: { equals: ticket },
      attachments: { equals: id },
      ...(withNotes ? {} : { internal: { equals: false }, ...hasLeft() }),
    },
    select: { createdAt: true },
    ...options,
  })
  if (!carrier) return null
  const file = await findOne(req, 'documents', {
    where: { id: { equals: id }, ticket: { equals: ticket } },
    ...options,
  })
  return file?.filename ? file : null
}
