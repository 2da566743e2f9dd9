import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withEnding } from '@/src/domain/documents/file-name'
import { milestoneKey } from '@/src/domain/orders/mailed-stage'
import { documentKinds } from '@/src/domain/vocabulary/document-types'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { MailAttachment } from '@/src/email/transport'
import { findRows } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import type { Document, Email, Order } from '@/src/payload-types'
import { readDocumentFile } from '@/src/services/documents/stored-files'
import { findOrder } from '@/src/services/orders/find-orders'
import { addressOf } from '@/src/services/orders/order-address'

/** Mail servers refuse more; beyond it the mail's link leads to the documents. */
const LIMIT_BYTES = 5 * 1024 * 1024

const PDF = 'application/pdf'

type Announced = { readonly document: Document; readonly order: Order }

async function orderOf(req: PayloadRequest, mail: Email): Promise<Order | null> {
  const id = idOf(mail.order)
  if (!id || !mail.dedupeKey?.startsWith(`milestone:${id}:`)) return null
  const order = await findOrder(req, id)
  // The order may have got another account or address since the mail was written.
  const email = order && (await addressOf(req, order))
  return email?.toLowerCase() === mail.to.toLowerCase() ? order : null
}

/** The documents that a milestone's mail announces: the entry that it tells of names them. */
async function announced(req: PayloadRequest, mail: Email): Promise<Announced[]> {
  const order = await orderOf(req, mail)
  const entry = order?.timeline?.find((one) => milestoneKey(order.id, one) === mail.dedupeKey)
  const document = idOf(entry?.document)
  if (!order || !document) return []
  const docs = await findRows(req, 'documents', {
    where: {
      id: { equals: document },
      order: { equals: order.id },
      uploadedBy: { equals: 'staff' },
      mimeType: { equals: PDF },
    },
    overrideAccess: true, // the worker has no user
  })
  return docs.map((one) => ({ document: one, order }))
}

async function attach(
  req: PayloadRequest,
  { document, order }: Announced,
): Promise<MailAttachment[]> {
  const file = await readDocumentFile(req, document)
  if (!file) return []
  const content = Buffer.from(await file.arrayBuffer())
  const name = document.name || documentKinds(order.companyType)[document.type]
  return [{ filename: withEnding(name, 'pdf'), content, contentType: PDF }]
}

const sizeOf = (documents: readonly Announced[]) =>
  documents.reduce((sum, { document }) => sum + (document.filesize ?? 0), 0)

/**
 * The PDFs that go along with the mail of a milestone, as they are when it is sent: only to the
 * order's own address. None where they are too much for a mail; the mail's link leads to them.
 */
export async function announcedDocuments(payload: Payload, mail: Email): Promise<MailAttachment[]> {
  const req = await createLocalReq({}, payload)
  const documents = await announced(req, mail)
  if (sizeOf(documents) > LIMIT_BYTES) return []
  const files = await Promise.all(documents.map((one) => attach(req, one)))
  const attached = files.flat()
  if (attached.length < documents.length) {
    log.warn({ email: mail.id }, 'a mail goes out without a document that it announces')
  }
  return attached
}
