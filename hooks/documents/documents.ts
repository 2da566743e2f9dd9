import type { CollectionBeforeValidateHook, PayloadRequest, UploadConfig } from 'payload'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { keyIn } from '@/src/domain/vocabulary/keys'
import { idOf } from '@/src/domain/vocabulary/relation'
import { invalidInput, wrongField } from '@/src/lib/errors'
import { findById, findOne } from '@/src/lib/find-one'
import type { Document } from '@/src/payload-types'
import { recordDocumentView } from '@/src/services/documents/open-document'

/** Whose order it is; no one's as long as a guest has not claimed it. */
async function customerOf(req: PayloadRequest, order: string): Promise<string | null> {
  const found = await findById(req, 'orders', order, {
    select: { user: true },
    overrideAccess: true, // only copied to what belongs to it
  })
  if (found) return idOf(found.user)
  throw invalidInput({ order: 'This order does not exist' })
}

/** What an uploaded file was called, where `checkFiles` stored it under a name of its own. */
function nameOf({ file, context }: PayloadRequest): string | undefined {
  const { uploadedName } = context
  return typeof uploadedName === 'string' ? uploadedName : file?.name
}

type Place = Pick<Partial<Document>, 'user' | 'order'>

/**
 * Whose a document becomes: with an order, its customer's, also when it moves to another one.
 * Nothing where that is settled already, or where it is of no order.
 *
 * @throws AppError 422 for a customer whose order it is not
 */
async function ownerOf(
  req: PayloadRequest,
  data: Place,
  before: Place | undefined,
): Promise<{ readonly user?: string | null }> {
  const known = { user: idOf(before?.user), order: idOf(before?.order) }
  const order = data.order === undefined ? known.order : idOf(data.order)
  const user = data.user === undefined ? known.user : idOf(data.user)
  const isNamed = user !== null && user !== known.user // the form sends the former one along
  if (!order || (order === known.order && user !== null && !isNamed)) return {}
  const customer = await customerOf(req, order)
  if (!isNamed || user === customer) return { user: customer }
  throw invalidInput({
    user: 'This is not the order’s customer. Leave it empty to use the order’s own.',
  })
}

/**
 * A document needs something to open: a file or a link. Unnamed ones are called what they are, and
 * those of an order are its customer's.
 */
export const fillDocument: CollectionBeforeValidateHook<Document> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const has = (field: keyof Document) =>
    Boolean(data[field] === undefined ? originalDoc?.[field] : data[field])
  if (!req.file && !has('filename') && !has('fileUrl')) {
    throw wrongField('url', 'Please choose a file or enter its URL.', 'nothing_to_open')
  }
  return {
    ...data,
    ...(await ownerOf(req, data, originalDoc)),
    ...(has('name')
      ? {}
      : { name: nameOf(req) ?? DOCUMENT_KINDS[keyIn(DOCUMENT_KINDS, data.type) ?? 'other'] }),
    ...(operation === 'create' && !data.uploadedAt ? { uploadedAt: new Date().toISOString() } : {}),
  }
}

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Logs that a file was opened by its own address, as the back-office does, and lets it pass. */
export const logFileView: FileHandler = async (req, { params }) => {
  const document = await findOne(req, 'documents', {
    where: { filename: { equals: params.filename } },
    select: { name: true, order: true },
    overrideAccess: true, // access to the file was granted before
  })
  if (document) await recordDocumentView(req, document, 'file')
}
