import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

import { requireDecodable } from '@/src/services/documents/detect-upload'

/** Refuses a picture of too many pixels before Payload opens it. */
const refuseHugePictures: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file?.data?.length) return args
  const found = await fileTypeFromBuffer(file.data).catch(() => undefined)
  if (found) await requireDecodable(file.data, found.mime)
  return args
}

/** Has a collection refuse pictures of too many pixels, if it takes files. */
export function withPictureLimit(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload) return collection
  const { hooks } = collection
  const beforeOperation = [refuseHugePictures, ...(hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}
