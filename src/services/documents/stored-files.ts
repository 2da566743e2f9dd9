import { eq, type SQL } from 'drizzle-orm'
import type { Payload, PayloadRequest, UploadCollectionSlug } from 'payload'
import { documents } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { fileStore } from '@/src/lib/files/files'
import { openFile, SEALED_FILE_MORE, sealStored } from '@/src/lib/files/sealed-file'
import { SEALED } from '@/src/lib/files/sealed-uploads'
import { fileKey, storedNames, uploadFolder } from '@/src/lib/files/stored-names'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import type { Document } from '@/src/payload-types'

export const folderOf = (payload: Payload, collection: UploadCollectionSlug): string =>
  uploadFolder(payload.collections[collection].config) ?? ''

/** Removes files of rows that are no more. One that is gone already is no error. */
export async function removeFiles(
  payload: Payload,
  names: readonly string[],
  collection: UploadCollectionSlug = 'documents',
): Promise<void> {
  const store = await fileStore()
  for (const name of names) {
    const key = fileKey(folderOf(payload, collection), name)
    const isTaken = (await namedOf(payload, collection, [name])).has(name) // by a row since
    if (key && !isTaken) await store.remove(key)
  }
}

/**
 * The content of a document's file, read as it is sent. Null when the file is gone, which is
 * logged.
 */
export async function readDocumentFile(
  req: PayloadRequest,
  document: Document,
): Promise<Response | null> {
  const key = fileKey(folderOf(req.payload, 'documents'), document.filename ?? '')
  const file = key && (await openFile(key))
  if (file) return new Response(file.body, { headers: { 'content-length': String(file.size) } })
  log.error({ document: document.id }, 'the file of a document is gone')
  return null
}

/**
 * Removes the rows of documents, and has the worker remove their files: only once the transaction is
 * for good, and again until it is done.
 *
 * @returns how many documents there were
 */
export async function removeDocumentsWhere(
  req: PayloadRequest,
  condition: SQL | undefined,
): Promise<number> {
  const db = await databaseOf(req)
  const rows = await db
    .delete(documents)
    .where(condition)
    .returning({ filename: documents.filename })
  const names = rows.flatMap(({ filename }) => filename ?? [])
  if (names.length > 0) await enqueue(req, 'remove-files', { names })
  return rows.length
}

/** By then a file has its row, or its transaction was rolled back. */
const DAY_MS = 86_400_000
const AT_ONCE = 200

/** More than these without rows are no leftovers: the database is not the one that the files belong to. */
const MOST = 100
const MOST_SHARE = 0.1

const isUpload = (payload: Payload, slug: string): slug is UploadCollectionSlug =>
  Object.hasOwn(payload.collections, slug)

/** The names among these that a row has, for its file or a size of it. */
async function namedOf(
  payload: Payload,
  collection: UploadCollectionSlug,
  names: readonly string[],
): Promise<Set<string>> {
  const sizes = payload.collections[collection].config.upload.imageSizes ?? []
  const fields = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)]
  const { docs } = await payload.find({
    collection,
    where: { or: fields.map((field) => ({ [field]: { in: [...names] } })) },
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: true, // on behalf of no one
  })
  return new Set(docs.flatMap(storedNames))
}

/** Removes files of a collection that no row names: what was written and then rolled back. */
async function sweep(payload: Payload, collection: UploadCollectionSlug): Promise<void> {
  const store = await fileStore()
  const folder = folderOf(payload, collection)
  const before = Date.now() - DAY_MS
  const old: string[] = []
  let all = 0
  for await (const { key, at } of store.list(folder)) {
    all += 1
    if (at.getTime() < before) old.push(key.slice(folder.length + 1))
  }
  const left: string[] = []
  for (let from = 0; from < old.length; from += AT_ONCE) {
    const names = old.slice(from, from + AT_ONCE)
    const named = await namedOf(payload, collection, names)
    left.push(...names.filter((name) => !named.has(name)))
  }
  if (left.length > MOST && left.length > all * MOST_SHARE) {
    log.error({ collection, files: left.length }, 'too many files without a row: none is removed')
    return
  }
  for (const name of left) await store.remove(`${folder}/${name}`)
  if (left.length > 0) log.info({ collection, files: left.length }, 'removed files without a row')
}

/**
 * Seals the copies of passports and IDs that an earlier version kept as they came, each file on its own:
 * a sealed one is longer than its record says.
 */
async function sealOldFiles(payload: Payload): Promise<void> {
  const { collection, type } = SEALED
  const sizes = new Map<string, number>()
  for await (const { key, size } of (await fileStore()).list(collection)) sizes.set(key, size)
  const rows = await (await databaseOf({ payload }))
    .select({ filename: documents.filename, filesize: documents.filesize })
    .from(documents)
    .where(eq(documents.type, type))
  for (const { filename, filesize } of rows) {
    const key = fileKey(collection, filename ?? '')
    const size = key ? sizes.get(key) : undefined
    if (!key || size === undefined || size === Number(filesize) + SEALED_FILE_MORE) continue
    if (await sealStored(key)) log.info({ key }, 'sealed a file')
  }
}

/** Removes files without a row from all collections that keep files, and seals what an earlier version did not. */
export async function sweepFiles(payload: Payload): Promise<void> {
  await sealOldFiles(payload)
  for (const { slug, upload } of payload.config.collections) {
    if (upload && isUpload(payload, slug)) await sweep(payload, slug)
  }
}
