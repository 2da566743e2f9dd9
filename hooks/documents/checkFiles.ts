import { randomBytes } from 'node:crypto'

import { fileTypeFromBuffer } from 'file-type'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type UploadCollectionSlug,
} from 'payload'

import { baseName, storedName } from '@/src/domain/documents/file-name'
import { entityPlugin } from '@/src/lib/entity-plugin'
import { enqueue } from '@/src/lib/queues'
import { requireDecodable } from '@/src/services/documents/detect-upload'

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

/** No transaction is open for so long. */
const COMMITTED_MS = 15 * 60_000

const takesFiles = (payload: Payload, slug: CollectionSlug): slug is UploadCollectionSlug =>
  Boolean(payload.collections[slug].config.upload)

const sizeNames = (sizes: unknown): string[] =>
  Object.values(sizes ?? {}).flatMap(({ filename }) => filename ?? [])

/**
 * Has a file removed later unless a record has it then: a change that is refused, or whose process
 * ends, after the file was written would leave it where no one looks and no erasure reaches.
 */
const removeUnlessKept: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const { slug } = collection
  if (!req.file || !data.filename || !takesFiles(req.payload, slug)) return data
  const names = [data.filename, ...sizeNames(data.sizes)]
  const apart = await createLocalReq({}, req.payload) // it stays when this request's transaction does not
  const startAfter = new Date(Date.now() + COMMITTED_MS)
  await enqueue(apart, 'remove-files', { names, collection: slug }, { startAfter })
  return data
}

function withCheckedFiles(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload) return collection
  const { hooks } = collection
  const beforeOperation = [refuseHugePictures, nameByContent, ...(hooks?.beforeOperation ?? [])]
  const beforeChange = [...(hooks?.beforeChange ?? []), removeUnlessKept]
  return { ...collection, hooks: { ...hooks, beforeChange, beforeOperation } }
}

/** Checks and names uploaded files before Payload opens them, and removes those no record keeps. */
export const checkedFilesPlugin = entityPlugin({ collection: withCheckedFiles })
