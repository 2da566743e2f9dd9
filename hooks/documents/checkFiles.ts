import { randomBytes } from 'node:crypto'

import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

import { baseName, storedName } from '@/src/domain/documents/file-name'
import { requireClean, requireDecodable } from '@/src/services/documents/detect-upload'

/** Refuses a picture of too many pixels before Payload opens it. */
const refuseHugePictures: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file?.data?.length) return args
  const found = await fileTypeFromBuffer(file.data).catch(() => undefined)
  if (found) await requireDecodable(file.data, found.mime)
  return args
}

/** Between all other checks and the store. Papers of our own making pass through it, too. */
const refuseInfected: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.file?.data?.length) await requireClean(req.file.data)
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
  const beforeOperation = [
    refuseHugePictures,
    refuseInfected,
    nameByContent,
    ...(hooks?.beforeOperation ?? []),
  ]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}
