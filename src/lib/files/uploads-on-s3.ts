import type {
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Plugin,
  UploadCollectionSlug,
} from 'payload'
import { z } from 'zod'
import { serveStored } from '@/src/lib/files/private-files'
import { fileKey, uploadFolder } from '@/src/lib/files/stored-names'
import { note, removeLater, send } from './kept-uploads'
import type { S3Settings } from './s3-settings'
import { openFile } from './sealed-file'
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
  const file = key ? await openFile(key) : null
  if (!file || !filename || !mimeType) return args
  const data = Buffer.from(await new Response(file.body).arrayBuffer())
  req.file = { name: filename, data, mimetype: mimeType, size: data.length }
  return { ...args, overwriteExistingFiles: true }
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
  const isWritten = ours.disableLocalStorage === true // stores its own files, as sealed ones are
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
      beforeChange: [...(isWritten ? [] : [note]), ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), ...(isWritten ? [] : [send(slug, store)])],
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
