import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
  UploadCollectionSlug,
} from 'payload'
import { z } from 'zod'
import { AppError } from '@/src/lib/errors'
import { serveStored } from '@/src/lib/files/private-files'
import { fileKey, uploadFolder } from '@/src/lib/files/stored-names'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import { fileStore } from './files'
import type { S3Settings } from './s3-settings'
import { storageTrouble } from './storage-trouble'
import { storedNames } from './stored-names'

const edit = z.object({ id: z.string() })

/**
 * Brings the picture along whose crop or focal point is changed. Payload would ask our own address
 * for it over the network, which a server may not reach.
 */
const readForEdits: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const asked = edit.safeParse(args)
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (!isUpdate || req.file || !req.query?.uploadEdits || !asked.success) return args
  const found = await req.payload.db.findOne({
    collection: collection.slug,
    where: { id: { equals: asked.data.id } },
    req,
  })
  const { filename, mimeType } = z
    .object({ filename: z.string(), mimeType: z.string() })
    .partial()
    .catch({})
    .parse(found)
  const key = filename && fileKey(uploadFolder(collection) ?? '', filename)
  const file = key ? await (await fileStore()).read(key) : null
  if (!file || !filename || !mimeType) return args
  const data = Buffer.from(await new Response(file.body).arrayBuffer())
  req.file = { name: filename, data, mimetype: mimeType, size: data.length }
  return { ...args, overwriteExistingFiles: true }
}

type Incoming = Pick<PayloadRequest, 'file' | 'payloadUploadSizes'>

/** Files on their way, by request and name: other writes of the same request replace `req.file`. */
const arriving = new WeakMap<PayloadRequest, Map<string, Incoming>>()

const note: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  const { file, payloadUploadSizes } = req
  if (!file || !data.filename) return data
  const files = arriving.get(req) ?? new Map<string, Incoming>()
  arriving.set(req, files.set(`${collection.slug}/${data.filename}`, { file, payloadUploadSizes }))
  return data
}

/** Files go once the transaction is for good, and again until it is done. */
async function removeLater(
  req: PayloadRequest,
  collection: UploadCollectionSlug,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await enqueue(req, 'remove-files', { names: [...names], collection })
}

/**
 * Sends a new file to the storage, and has the one removed that it replaces. Payload's storage sees
 * the record's fields without owning them: what it owns it writes back, and a record would be
 * written, checked and logged twice.
 */
const send =
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
      throw (await storageTrouble()) ?? away
    }
    const kept = new Set(storedNames(doc))
    await removeLater(
      req,
      slug,
      storedNames(previousDoc).filter((name) => !kept.has(name)),
    )
    return doc
  }

const forget =
  (slug: UploadCollectionSlug): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await removeLater(req, slug, storedNames(doc))
    return doc
  }

/** A collection of ours, with what Payload's storage brings: sending and serving, and no fields. */
function withStorage(
  mine: CollectionConfig,
  slug: UploadCollectionSlug,
  theirs: CollectionConfig,
): CollectionConfig {
  const [ours, stored] = [mine.upload, theirs.upload]
  const store = theirs.hooks?.afterChange?.at(-1)
  const serve = typeof stored === 'object' ? stored.handlers?.at(-1) : undefined
  if (typeof ours !== 'object' || typeof stored !== 'object' || !store || !serve)
    throw new Error(`The storage of ${slug} is not what we know.`)
  const { hooks = {} } = mine
  return {
    ...mine,
    upload: {
      ...ours,
      adapter: stored.adapter,
      disableLocalStorage: true,
      requiresClientUploadReceipt: stored.requiresClientUploadReceipt,
      handlers: [...(ours.handlers ?? []), serveStored(serve)],
    },
    hooks: {
      ...hooks,
      beforeOperation: [readForEdits, ...(hooks.beforeOperation ?? [])],
      beforeChange: [note, ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), send(slug, store)],
      afterDelete: [...(hooks.afterDelete ?? []), forget(slug)],
    },
  }
}

/**
 * Keeps the files of all collections in a bucket, each collection's in a folder of its own. Nothing
 * is added to tables or to the back-office, so that an installation may move from one to the other.
 */
export const uploadsOnS3 =
  (settings: S3Settings): Plugin =>
  async (config) => {
    const { s3Storage } = await import('@payloadcms/storage-s3')
    const { s3ClientConfig } = await import('./s3-store')
    const folders = new Map(
      (config.collections ?? []).flatMap((one) => {
        const folder = uploadFolder(one)
        return folder ? [[one.slug, folder]] : []
      }),
    )
    const stored = await s3Storage({
      bucket: settings.bucket,
      config: s3ClientConfig(settings),
      useCompositePrefixes: true,
      collections: Object.fromEntries(
        [...folders].map(([slug, folder]) => [slug, { prefix: `${settings.prefix}${folder}` }]),
      ),
    })({ ...config, admin: {} })
    const theirs = new Map(stored.collections?.map((one) => [one.slug, one]))
    return {
      ...config,
      collections: config.collections?.map((mine) => {
        const found = theirs.get(mine.slug)
        return found && isUpload(mine.slug, folders) ? withStorage(mine, mine.slug, found) : mine
      }),
    }
  }

const isUpload = (
  slug: string,
  folders: ReadonlyMap<string, string>,
): slug is UploadCollectionSlug => folders.has(slug)
