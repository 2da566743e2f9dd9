import { randomBytes } from 'node:crypto'
import { and, count, eq, sql } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { APIError, type PayloadRequest } from 'payload'
import { documents } from '@/src/database-schema'
import { baseName, storedName } from '@/src/domain/documents/file-name'
import {
  GUEST_QUOTA,
  isUploadType,
  PICTURE_MAX_PIXELS,
  sizeRefusal,
  UPLOAD_QUOTA,
  UPLOAD_REFUSALS,
  UPLOAD_TYPES,
  type UploadRefusal,
  type UploadType,
} from '@/src/domain/documents/upload-rules'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import { isId } from '@/src/domain/vocabulary/id'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { documentsReceivedMail } from '@/src/email/templates/documents/documents-received'
import { collectionHref } from '@/src/lib/admin-address'
import { databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { findInFile } from '@/src/lib/files/scan-file'
import { troubleKeeping } from '@/src/lib/files/storage-trouble'
import { countRows, rowById } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { pixelsOf } from '@/src/lib/pictures'
import { createRow } from '@/src/lib/write-row'
import type { Document, User } from '@/src/payload-types'
import { removeFiles } from '@/src/services/documents/stored-files'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { staffAddress } from '@/src/services/mail/raise-to-staff'
import { answerRequest, holdOwner } from '@/src/services/orders/change-order'
import { findOrder } from '@/src/services/orders/find-orders'
import { orderForPass, viewerOf } from '@/src/services/orders/order-pass'
import { audit } from '@/src/services/platform/record-audit'
import { sentKeyOf } from '@/src/services/platform/sent-key'

const STATUSES: Record<UploadRefusal, number> = {
  empty_file: 422,
  too_large: 413,
  wrong_type: 415,
  heic_photo: 415,
  too_many_pixels: 413,
  infected_file: 422,
  unscanned_file: 503,
  damaged_file: 422,
}

/** A file that cannot be taken, as an error with its words and status. */
export const refusedUpload = (refusal: UploadRefusal): AppError =>
  new AppError(refusal, UPLOAD_REFUSALS[refusal], STATUSES[refusal])

/**
 * Refuses a picture that would take too much memory to decode, by what its header says.
 * @throws AppError 413 `too_many_pixels`
 */
export async function requireDecodable(data: Buffer, type: string): Promise<void> {
  const pixels = await pixelsOf(data, type)
  if (pixels !== null && pixels > PICTURE_MAX_PIXELS) throw refusedUpload('too_many_pixels')
}

/**
 * Refuses a file in which the virus scanner finds something, or which it could not look at.
 * @throws AppError 422 `infected_file`, 503 `unscanned_file`
 */
export async function requireClean(data: Buffer): Promise<void> {
  const found = await findInFile(data).catch((error: unknown) => {
    log.error({ err: error }, 'a file could not be scanned')
    throw refusedUpload('unscanned_file')
  })
  if (found === null) return
  log.warn({ found }, 'a file was refused by the virus scanner')
  throw refusedUpload('infected_file')
}

/**
 * What a file is by its content, whatever it is called.
 * @throws AppError 413, 415 or 422 when it is nothing that customers may upload
 */
export async function detectUpload(data: Buffer): Promise<UploadType> {
  const refusal = sizeRefusal(data.length)
  if (refusal) throw refusedUpload(refusal)
  const found = await fileTypeFromBuffer(data).catch(() => undefined)
  if (found && /^image\/hei[cf]/.test(found.mime)) throw refusedUpload('heic_photo')
  if (!isUploadType(found?.mime)) throw refusedUpload('wrong_type')
  await requireDecodable(data, found.mime)
  return found.mime
}

/** Who hands something in: an account, or the guest of an order. */
type Uploader = {
  readonly id: string | null
  readonly email: string
  readonly firstName?: string | null
  readonly lastName?: string | null
}

/** Uploads that follow one another within this time are one batch. */
const BATCH_MS = 10 * 60_000

const options = { overrideAccess: true } as const // of the customer who uploads

/** Whether the person has handed in something for the same order a moment ago. */
async function continuesBatch(
  req: PayloadRequest,
  user: string | null,
  document: Document,
): Promise<boolean> {
  const order = idOf(document.order)
  const totalDocs = await countRows(req, 'documents', {
    where: {
      id: { not_equals: document.id },
      user: user ? { equals: user } : { exists: false },
      uploadedBy: { equals: 'customer' },
      ticket: { exists: false },
      uploadedAt: { greater_than: new Date(Date.now() - BATCH_MS).toISOString() },
      order: order ? { equals: order } : { exists: false },
    },
    overrideAccess: true, // as above
  })
  return totalDocs > 0
}

async function aboutOrder(req: PayloadRequest, order: string): Promise<string> {
  const { legalName } = await rowById(req, 'orders', order, {
    select: { legalName: true },
    ...options,
  })
  return [`order #${shortOrderId(order)}`, legalName && `(${legalName})`].filter(Boolean).join(' ')
}

/** Mails staff that a customer has uploaded something: once for a batch of files. */
async function tellOfUpload(
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
  await enqueueEmail(req, 'documents-received', to, (brand) =>
    documentsReceivedMail({
      brand,
      from: fullName(uploader) || uploader.email,
      email: uploader.email,
      about,
      firstName: document.name ?? 'a document',
      link: new URL(place, env.SITE_URL).href,
    }),
  )
}

/** A file that a customer hands in, and what it is about. */
type CustomerUpload = {
  readonly file: { readonly name: string; readonly data: Buffer }
  readonly kind: DocumentKind
  readonly order?: string | null
  /** The id of a ticket of theirs: the file is then an attachment, and in no list of documents. */
  readonly ticket?: string | null
}

/** @throws AppError 404 unless the ticket is the person's own */
async function requireOwnTicket(req: PayloadRequest, user: User, id: string): Promise<void> {
  if (isId(id)) {
    const totalDocs = await countRows(req, 'tickets', {
      where: { id: { equals: id }, user: { equals: user.id } },
      overrideAccess: true, // asks for the person's own alone, of staff as well
    })
    if (totalDocs === 1) return
  }
  throw new AppError('no_ticket', 'This ticket does not exist.', 404)
}

/**
 * Who uploads: the person signed in, or of an order that belongs to no account its guest.
 * @throws AppError 401 or 404
 */
async function uploaderOf(
  req: PayloadRequest,
  { order, ticket }: CustomerUpload,
): Promise<Uploader> {
  const { user } = req
  const viewer = viewerOf(req)
  if (!user && (ticket || !order || !viewer.pass)) {
    throw new AppError('signed_out', 'Please sign in first.', 401)
  }
  if (user && ticket) await requireOwnTicket(req, user, ticket)
  const own = order ? await orderForPass(req.payload, viewer, order) : null
  if (order && !own) throw new AppError('no_order', 'This order does not exist.', 404)
  if (own && idOf(own.user) === null) return { ...own, id: null }
  if (user) return user
  throw new AppError('signed_out', 'Please sign in first.', 401)
}

/** Who has claimed the order of a guest meanwhile, if anyone. */
async function ownerOf(req: PayloadRequest, id: string | null | undefined): Promise<string | null> {
  const order = id ? await findOrder(req, id) : null
  return order && holdOwner(req, order)
}

/** @throws AppError 409 `quota_reached`. Holds back the person's other uploads until the commit. */
async function checkQuota(
  req: PayloadRequest,
  { id }: Uploader,
  { order, file }: CustomerUpload,
): Promise<void> {
  await lockInTransaction(req, `uploads:${id ?? order}`)
  const quota = id ? UPLOAD_QUOTA : GUEST_QUOTA
  const theirs = id ? eq(documents.user, id) : eq(documents.order, order ?? '')
  const bytes = file.data.length
  const db = await databaseOf(req)
  const [used] = await db
    .select({
      files: count(),
      bytes: sql`coalesce(sum(${documents.filesize}), 0)`.mapWith(Number),
    })
    .from(documents)
    .where(and(theirs, eq(documents.uploadedBy, 'customer')))
  const isRoom = used && used.files < quota.files && used.bytes + bytes <= quota.bytes
  if (isRoom) return
  throw new AppError(
    'quota_reached',
    'You have reached the upload limit of your account. Contact us and we will make room.',
    409,
  )
}

/** The file that was stored under a key of `sentKeyOf`. Holds back others that are sent under it. */
async function findSentFile(
  req: PayloadRequest,
  sentKey: string | null,
): Promise<Document | undefined> {
  if (!sentKey) return undefined
  await lockInTransaction(req, `sent:${sentKey}`)
  const db = await databaseOf(req)
  const [found] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.sentKey, sentKey))
  return found && rowById(req, 'documents', found.id, { ...options })
}

async function write(
  req: PayloadRequest,
  uploader: Uploader,
  { file, kind, order, ticket }: CustomerUpload,
  type: UploadType,
  sentKey: string | null,
): Promise<Document> {
  const name = storedName(file.name, UPLOAD_TYPES[type].ending, randomBytes(4).toString('hex'))
  try {
    return await createRow(req, 'documents', {
      data: {
        name: baseName(file.name),
        type: kind,
        user: uploader.id,
        order: order || null,
        ticket: ticket || null,
        uploadedBy: 'customer',
        sentKey,
      },
      file: { name, data: file.data, mimetype: type, size: file.data.length },
      overrideAccess: true, // checked right below; customers have no other way to write here
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    const trouble = await troubleKeeping(error, file.data.length)
    if (trouble) {
      await removeFiles(req.payload, [name]).catch(() => {}) // what there is of it
      throw trouble
    }
    if (error instanceof APIError && error.status === 400) throw refusedUpload('damaged_file')
    throw error
  }
}

/**
 * Keeps a file that a customer hands in, with an account or as the guest of an order: by its content a type that we take, within
 * the account's quota, for an order or a ticket of theirs or for none. Staff see it at once, and
 * are told of it once for a batch; of an attachment its message tells them.
 *
 * @throws AppError 401, 404, 409, 413, 415 or 422 with words for the customer
 */
export async function storeCustomerUpload(
  outer: PayloadRequest,
  upload: CustomerUpload,
): Promise<Document> {
  const { file, order, ticket } = upload
  const asked = await uploaderOf(outer, upload)
  const type = await detectUpload(file.data)
  return inTransactionOf(outer, async (req) => {
    const uploader = { ...asked, id: asked.id ?? (await ownerOf(req, order)) }
    const sentKey = ticket ? null : sentKeyOf(req, [order, upload.kind, file.name, file.data])
    const sent = await findSentFile(req, sentKey)
    if (sent) return sent
    await checkQuota(req, uploader, upload)
    const document = await write(req, uploader, upload, type, sentKey)
    await audit(req, 'orders', 'upload', ['documents', document.id], {
      after: { name: document.name, order: order ?? null, ticket: ticket ?? null, type },
    })
    if (!ticket) await tellOfUpload(req, uploader, document)
    if (order) await answerRequest(req, order)
    return document
  })
}
