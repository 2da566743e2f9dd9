import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
  UploadConfig,
} from 'payload'
import { baseName, storedName } from '@/src/domain/documents/file-name'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import type { Document } from '@/src/payload-types'
import { recordDocumentView } from '@/src/services/documents/open-document'
import { requireDecodable } from '@/src/services/documents/store-customer-upload'

/** Refuses a picture of too many pixels before Payload opens it. */
const refuseHugePictures: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file?.data?.length) return args
  const found = await fileTypeFromBuffer(file.data).catch(() => undefined)
  if (found) await requireDecodable(file.data, found.mime)
  return args
}

const isPlain = (name: string, ending: string) =>
  /^[a-z0-9-]+\.[a-z0-9]+$/.test(name) && name.endsWith(`.${ending}`)

/**
 * Stores an uploaded file under a plain name of its own, with the ending that its content has; its record
 * keeps the name that it came with.
 */
const nameByContent: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file?.data?.length) return args
  const found = await fileTypeFromBuffer(file.data).catch(() => undefined)
  if (!found || isPlain(file.name, found.ext)) return args // what has no known type is refused by that
  req.context.uploadedName = baseName(file.name)
  file.name = storedName(file.name, found.ext, randomBytes(4).toString('hex'))
  return args
}

/** Checks and names the files of a collection, if it takes any, before Payload opens them. */
export function withCheckedFiles(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload) return collection
  const { hooks } = collection
  const beforeOperation = [refuseHugePictures, nameByContent, ...(hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

function labelOf(kind: unknown): string {
  return Object.entries(DOCUMENT_KINDS).find(([key]) => key === kind)?.[1] ?? DOCUMENT_KINDS.other
}

/** Whose order it is; no one's as long as a guest has not claimed it. */
async function customerOf(req: PayloadRequest, order: string): Promise<string | null> {
  const found = await findOne(req, 'orders', {
    where: { id: { equals: order } },
    select: { user: true },
    overrideAccess: true, // only copied to what belongs to it
  })
  if (found) return idOf(found.user)
  throw new AppError('invalid_input', 'Please check the form and try again.', 422, {
    order: 'This order does not exist',
  })
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
  throw new AppError('invalid_input', 'Please check the form and try again.', 422, {
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
  const has = (field: keyof Document) => Boolean(data[field] ?? originalDoc?.[field])
  if (!req.file && !has('filename') && !has('fileUrl')) {
    const words = 'Please choose a file or enter its URL.'
    throw new AppError('nothing_to_open', words, 422, { url: words })
  }
  return {
    ...data,
    ...(await ownerOf(req, data, originalDoc)),
    ...(has('name') ? {} : { name: nameOf(req) ?? labelOf(data.type) }),
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
