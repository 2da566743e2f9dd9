import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { desc, eq, ne, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { searchKeys } from '@/src/domain/screening/name-match'
import { LIST_LEAST, SCREENING_FILE_BYTES } from '@/src/domain/screening/screening'
import { PLACES_REVIEW } from '@/src/domain/vocabulary/places/sanctioned-places'
import { ADMIN } from '@/src/lib/admin-address'
import { type Caller, databaseOf, lockInTransaction, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { fileStore } from '@/src/lib/files/files'
import { fetchPublic } from '@/src/lib/http/fetch-public'
import { screening_lists, screening_names, screening_source } from '@/src/lib/own-tables'
import { enqueue, type Jobs } from '@/src/lib/queues'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { audit } from '@/src/services/platform/record-audit'
import {
  type ListEntry,
  type ListFile,
  type ReadList,
  readList,
} from '@/src/services/screening/read-list'

export type LoadedList = typeof screening_lists.$inferSelect

/** The list in force; null where none was loaded. */
export async function currentList(req: Caller): Promise<LoadedList | null> {
  const db = await databaseOf(req)
  const [list] = await db
    .select()
    .from(screening_lists)
    .orderBy(desc(screening_lists.loadedAt))
    .limit(1)
  return list ?? null
}

const BATCH = 1000

const rowsOf = (list: string, entries: readonly ListEntry[]) =>
  entries.flatMap(({ names, ...entry }) =>
    names.map((name) => ({
      ...entry,
      list,
      name,
      primary: names[0] ?? name,
      keys: searchKeys(name),
    })),
  )

/**
 * Puts a list in force. Every name that waits for a filing or a payout is screened again by the worker.
 *
 * @throws AppError 409 `older_list` where a newer one is loaded
 */
export const loadList = transactional(
  async (
    req,
    {
      entries,
      hash,
      by,
      ...read
    }: ReadList & { readonly publishedOn: string; readonly by?: string | null },
  ): Promise<LoadedList> => {
    await lockInTransaction(req, 'screening-list')
    const before = await currentList(req)
    if (before && read.publishedOn < before.publishedOn) {
      const message = `A newer list, published on ${before.publishedOn}, is loaded already.`
      throw new AppError('older_list', message, 409)
    }
    const db = await databaseOf(req)
    const [list] = await db
      .insert(screening_lists)
      .values({
        publishedOn: read.publishedOn,
        hash,
        names: 0,
        loadedBy: by ?? req.user?.id ?? null,
      })
      .returning()
    if (!list) throw new Error('The list was not stored')
    const rows = rowsOf(list.id, entries)
    for (let at = 0; at < rows.length; at += BATCH) {
      await db.insert(screening_names).values(rows.slice(at, at + BATCH))
    }
    await db.delete(screening_names).where(ne(screening_names.list, list.id))
    await db
      .update(screening_lists)
      .set({ names: rows.length })
      .where(eq(screening_lists.id, list.id))
    await audit(req, 'orders', 'load_sanctions_list', ['screening_lists', list.id], {
      before: { publishedOn: before?.publishedOn ?? null },
      after: { publishedOn: list.publishedOn, hash, names: rows.length },
    })
    await enqueue(req, 'screen-names', {})
    return { ...list, names: rows.length }
  },
)

/** Where the list is fetched each day, and what came of it last. */
type ListSource = Omit<typeof screening_source.$inferSelect, 'id'>

const NONE: ListSource = { url: '', checkedAt: null, trouble: null }

export async function readSource(req: Caller): Promise<ListSource> {
  const db = await databaseOf(req)
  const [row] = await db.select().from(screening_source)
  return row ?? NONE
}

/** Keeps what came of a look at the list; `trouble` is null when it is in force now. */
async function noteLook(req: Caller, trouble: string | null): Promise<void> {
  const db = await databaseOf(req)
  const look = { trouble, ...(trouble === null ? { checkedAt: sql`now()` } : {}) }
  await db
    .insert(screening_source)
    .values({ id: 1, ...look })
    .onConflictDoUpdate({ target: screening_source.id, set: look })
}

/** Sets the address of the list, or none; the worker looks there at once, and then each day. */
export const setSource = transactional(async (req, url: string): Promise<void> => {
  const before = await readSource(req)
  const db = await databaseOf(req)
  await db.insert(screening_source).values({ id: 1 }).onConflictDoNothing()
  await db.update(screening_source).set({ url, trouble: null }).where(eq(screening_source.id, 1))
  await audit(req, 'orders', 'set_sanctions_list_address', ['screening_source', '1'], {
    before: { url: before.url },
    after: { url },
  })
  if (url) await enqueue(req, 'load-sanctions-list', {})
})

const FETCH_MS = 300_000

type ListJob = Jobs['load-sanctions-list']

/** Keeps files that staff chose for the worker, which reads them: they are far too large for a page's process. */
export async function keepForWorker(
  req: PayloadRequest,
  files: readonly ListFile[],
  publishedOn: string,
): Promise<void> {
  const store = await fileStore()
  const kept: { name: string; key: string }[] = []
  for (const { name, data } of files) {
    const key = `screening/${randomUUID()}`
    await store.write(key, { body: Readable.from([data]), size: data.length })
    kept.push({ name, key })
  }
  await enqueue(req, 'load-sanctions-list', { files: kept, publishedOn, by: req.user?.id ?? null })
}

async function storedFiles({ files = [] }: NonNullable<ListJob>): Promise<ListFile[]> {
  const store = await fileStore()
  const read: ListFile[] = []
  for (const { name, key } of files) {
    const file = await store.read(key)
    if (!file) throw new AppError('no_file', 'The files are gone. Choose them again.', 422)
    read.push({ name, data: Buffer.from(await new Response(file.body).arrayBuffer()) })
  }
  return read
}

async function removeStored({ files = [] }: NonNullable<ListJob>): Promise<void> {
  const store = await fileStore()
  for (const { key } of files) await store.remove(key)
}

async function putInForce(
  payload: Payload,
  job: ListJob,
  files: readonly ListFile[],
  least: number,
) {
  const read = await readList(files, least)
  const publishedOn = read.publishedOn ?? job?.publishedOn ?? ''
  if (!publishedOn) {
    throw new AppError('no_day', 'The file does not say on which day it was published.', 422)
  }
  const before = await currentList({ payload })
  if (before?.hash === read.hash) return // the same files again
  const req = await createLocalReq({}, payload)
  await loadList(req, { ...read, publishedOn, by: job?.by ?? null })
}

/** Tells staff once that the list grows old: what hangs on it stops after 180 days. */
async function raiseOldList(payload: Payload): Promise<void> {
  const list = await currentList({ payload })
  if (!list || list.names < LIST_LEAST) return
  const days = Math.floor((Date.now() - Date.parse(list.publishedOn)) / 86_400_000)
  if (days <= PLACES_REVIEW.warnDays) return
  await raiseToStaff(await createLocalReq({}, payload), {
    key: `old-sanctions-list:${list.id}`,
    subject: `Load a new sanctions list: the one in force is of ${list.publishedOn}. After ${PLACES_REVIEW.stopDays} days, sales to people outside the United States stop.`,
    place: {
      entity: 'screening_lists',
      id: list.id,
      href: `${ADMIN}/screening`,
      label: 'Open the list',
    },
    area: 'orders',
  })
}

type Fetch = (url: string) => Promise<Buffer>

const fetchList: Fetch = (url) =>
  fetchPublic(url, { most: SCREENING_FILE_BYTES, patienceMs: FETCH_MS })

/** A file of the web by its name, so that it is read by its kind. */
const named = (url: string) => new URL(url).pathname.split('/').at(-1) || 'sdn.xml'

/**
 * Puts a list in force: the files that staff chose, or what the operator's address has today. One that
 * can't be read leaves the last good one in force, and staff read why.
 *
 * @param isLastTry the files are not needed any more, whatever comes of it
 */
export async function refreshList(
  payload: Payload,
  job: ListJob,
  { isLastTry = true, fetch = fetchList, least = LIST_LEAST } = {},
): Promise<void> {
  const { url } = await readSource({ payload })
  try {
    if (job?.files) await putInForce(payload, job, await storedFiles(job), least)
    else if (url)
      await putInForce(payload, null, [{ name: named(url), data: await fetch(url) }], least)
    if (job?.files || url) await noteLook({ payload }, null)
    if (job?.files) await removeStored(job)
  } catch (error) {
    const isBadList = error instanceof AppError
    if (job?.files && (isBadList || isLastTry)) await removeStored(job)
    if (!isBadList) throw error
    await noteLook({ payload }, error.message)
  }
  await raiseOldList(payload)
}
