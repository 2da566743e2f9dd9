import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  UploadCollectionSlug,
} from 'payload'

import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'

import { storageTrouble } from './storage-trouble'
import { storedNames } from './stored-names'

type Incoming = Pick<PayloadRequest, 'file' | 'payloadUploadSizes'>

/** Files on their way, by request and name: other writes of the same request replace `req.file`. */
const arriving = new WeakMap<PayloadRequest, Map<string, Incoming>>()

/** Notes the file that comes with a record, for `send`. */
export const note: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  const { file, payloadUploadSizes } = req
  if (!file || !data.filename) return data
  const files = arriving.get(req) ?? new Map<string, Incoming>()
  arriving.set(req, files.set(`${collection.slug}/${data.filename}`, { file, payloadUploadSizes }))
  return data
}

/** Files go once the transaction is for good, and again until it is done. */
export async function removeLater(
  req: PayloadRequest,
  collection: UploadCollectionSlug,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await enqueue(req, 'remove-files', { names: [...names], collection })
}

/**
 * Sends a new file to the storage, and has the one removed that it replaces. The storage sees the record's
 * fields without owning them: what it owns Payload's writes back, and a record would be written, checked
 * and logged twice.
 */
export const send =
  (slug: UploadCollectionSlug, store: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    const { doc, previousDoc, req } = args
    const key = `${slug}/${doc.filename}`
    const incoming = arriving.get(req)?.get(key)
    if (!incoming) return doc
    arriving.get(req)?.delete(key)
    const seen = { doc: Object.create(doc), previousDoc: undefined }
    try {
      await store({ ...args, ...seen, req: { ...req, ...incoming, context: {} } })
    } catch (error) {
      log.error({ err: error, key }, 'a file could not be stored')
      const away = new AppError(
        'storage_away',
        'Files cannot be stored right now. Please try again.',
        503,
      )
      throw (await storageTrouble(incoming.file?.size)) ?? away
    }
    const kept = new Set(storedNames(doc))
    await removeLater(
      req,
      slug,
      storedNames(previousDoc).filter((name) => !kept.has(name)),
    )
    return doc
  }
