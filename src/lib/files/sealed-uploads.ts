import { Readable } from 'node:stream'

import { fileTypeFromBuffer } from 'file-type'
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'

import { entityPlugin } from '@/src/lib/entity-plugin'

import { fileStore } from './files'
import { note, send } from './kept-uploads'
import type { FileHandler } from './private-files'
import { openSealed, sealStored, writeSealedFile } from './sealed-file'
import { fileKey } from './stored-names'

/** The collection whose files may be sealed, and the kind of record whose files are: they show who someone is. */
export const SEALED = { collection: 'documents', type: 'identity' } as const

const keyOf = (filename: unknown) => fileKey(SEALED.collection, String(filename ?? ''))

/** Writes a file that came with a record. Payload would write it as it came, before any hook could seal it. */
const store: CollectionAfterChangeHook = async ({ doc, req }) => {
  const key = keyOf(doc.filename)
  if (!key || !req.file) return doc
  const { data, mimetype: type } = req.file
  if (doc.type === SEALED.type) await writeSealedFile(key, data)
  else
    await (await fileStore()).write(key, { body: Readable.from([data]), size: data.length, type })
  return doc
}

/** Seals the file of a record that becomes one of the kind. */
const sealWhenNamed: CollectionAfterChangeHook = async ({ doc, previousDoc }) => {
  const key = doc.filename ? keyOf(doc.filename) : null
  const isNew = doc.type === SEALED.type && previousDoc?.type !== SEALED.type
  if (key && isNew && previousDoc?.filename === doc.filename) await sealStored(key)
  return doc
}

/** Payload's type knows handlers that always answer and others that never do; this one does either. */
function serveSealed(...call: Parameters<FileHandler>): Promise<Response>
/** Answers with what is in a sealed file, and lets all others pass. Access was decided before. */
async function serveSealed(
  ...[req, { params }]: Parameters<FileHandler>
): Promise<Response | undefined> {
  const key = keyOf(params.filename)
  const file = key && (await (await fileStore()).read(key).catch(() => null)) // the next handler says why
  const data = file && (await openSealed(key, file))
  if (!data) return undefined
  const { modifyResponseHeaders } = req.payload.collections[SEALED.collection].config.upload
  const headers = new Headers({
    'content-type': (await fileTypeFromBuffer(data))?.mime ?? 'application/octet-stream',
    'content-length': String(data.length),
  })
  return new Response(new Uint8Array(data), {
    headers: modifyResponseHeaders?.({ headers }) ?? headers,
  })
}

function withSealedFiles(collection: CollectionConfig): CollectionConfig {
  const { slug, upload, hooks = {} } = collection
  if (slug !== SEALED.collection || typeof upload !== 'object') return collection
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [...(upload.handlers ?? []), serveSealed],
    },
    hooks: {
      ...hooks,
      beforeChange: [note, ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), send(slug, store), sealWhenNamed],
    },
  }
}

/** Keeps the copies of passports and IDs encrypted, in a folder and in a bucket. */
export const sealedUploads = entityPlugin({ collection: withSealedFiles })
