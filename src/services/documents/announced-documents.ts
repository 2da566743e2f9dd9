import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withEnding } from '@/src/domain/documents/file-name'
import { milestoneKey } from '@/src/domain/orders/mailed-stage'
import { documentKinds } from '@/src/domain/vocabulary/document-types'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { MailAttachment } from '@/src/email/transport'
import { findOne } from '@/src/lib/find-one'
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

/** The PDF that a milestone's email announces, from the timeline entry behind that email. */
async function announced(req: PayloadRequest, mail: Email): Promise<Announced | null> {
  const order = await orderOf(req, mail)
  const entry = order?.timeline?.find((one) => milestoneKey(order.id, one) === mail.dedupeKey)
  const id = idOf(entry?.document)
  if (!order || !id) return null
  const document = await findOne(req, 'documents', {
    where: {
      id: { equals: id },
      order: { equals: order.id },
      uploadedBy: { equals: 'staff' },
      mimeType: { equals: PDF },
    },
    overrideAccess: true, // the worker has no user
  })
  return document && { document, order }
}

/**
 * The PDF that goes along with the mail of a milestone, as it is when that is sent: only to the
 * order's own address. None where it is too much for a mail; the mail's link leads to it.
 */
export async function announcedDocuments(payload: Payload, mail: Email): Promise<MailAttachment[]> {
  const req = await createLocalReq({}, payload)
  const found = await announced(req, mail)
  if (!found || (found.document.filesize ?? 0) > LIMIT_BYTES) return []
  const { document, order } = found
  const file = await readDocumentFile(req, document)
  if (!file) {
    log.warn({ email: mail.id }, 'a mail goes out without a document that it announces')
    return []
  }
  const content = Buffer.from(await file.arrayBuffer())
  const name = document.name || documentKinds(order.companyType)[document.type]
  return [{ filename: withEnding(name, 'pdf'), content, contentType: PDF }]
}
