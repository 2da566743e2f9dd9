import type { PayloadRequest } from 'payload'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import type { Document } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { staffAddress } from '@/src/services/mail/staff-address'

/** Who hands something in: an account, or the guest of an order. */
export type Uploader = {
  readonly id: string | null
  readonly email: string
  readonly firstName?: string | null
  readonly lastName?: string | null
}

/** Uploads that follow one another within this time are one batch. */
const BATCH_MS = 10 * 60_000

const options = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const // of the customer who uploads

/** Whether the person has handed in something for the same order a moment ago. */
async function continuesBatch(
  req: PayloadRequest,
  user: string | null,
  document: Document,
): Promise<boolean> {
  const order = idOf(document.order)
  const { totalDocs } = await req.payload.count({
    collection: 'documents',
    where: {
      id: { not_equals: document.id },
      user: user ? { equals: user } : { exists: false },
      uploadedBy: { equals: 'customer' },
      ticket: { exists: false },
      uploadedAt: { greater_than: new Date(Date.now() - BATCH_MS).toISOString() },
      order: order ? { equals: order } : { exists: false },
    },
    overrideAccess: true, // as above
    req,
  })
  return totalDocs > 0
}

async function aboutOrder(req: PayloadRequest, order: string): Promise<string> {
  const { companyName } = await req.payload.findByID({
    collection: 'orders',
    id: order,
    select: { companyName: true },
    ...options(req),
  })
  return [`order #${shortOrderId(order)}`, companyName && `(${companyName})`]
    .filter(Boolean)
    .join(' ')
}

/** Mails staff that a customer has uploaded something: once for a batch of files. */
export async function tellOfUpload(
  req: PayloadRequest,
  uploader: Uploader,
  document: Document,
): Promise<void> {
  if (await continuesBatch(req, uploader.id, document)) return
  const email = await staffAddress(req)
  if (!email) return
  const order = idOf(document.order)
  const place = order
    ? `${collectionHref('orders', order)}#documents`
    : collectionHref('documents', document.id)
  const about = order && (await aboutOrder(req, order))
  const to = { email, key: `upload:${document.id}`, user: uploader.id, order }
  await enqueueEmail(req, 'documents-received', to, () => ({
    from: [uploader.firstName, uploader.lastName].filter(Boolean).join(' ') || uploader.email,
    email: uploader.email,
    about,
    firstName: document.name ?? 'a document',
    link: new URL(place, env.SITE_URL).href,
  }))
}
