import { Readable } from 'node:stream'

import type pg from 'pg'
import { z } from 'zod'

import type { FileStore } from '@/src/lib/files/file-store'

import { typeOf } from './move'

/** Files of a restore wait beside those of the installation until the database has its rows. */
const STAGED = 'restoring-'

const isStaged = (key: string) => key.startsWith(STAGED)

/** Committed with the rows: the files that wait belong to them. */
const MARK = 'The files of a restore are to be put in place.'

const marks = z.tuple([z.object({ mark: z.string().nullable() })])

export const stagedKey = (key: string) => `${STAGED}${key}`

export async function markStaged(client: pg.Client): Promise<void> {
  await client.query(`comment on table public.payload_migrations is '${MARK}'`)
}

async function isMarked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select obj_description(to_regclass('public.payload_migrations'), 'pg_class') as mark`,
  )
  return marks.parse(rows)[0].mark === MARK
}

async function keysIn(store: FileStore, isWanted: (key: string) => boolean): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) if (isWanted(key)) keys.push(key)
  return keys
}

/** Whether an installation has files of its own. */
export const hasFiles = async (store: FileStore) =>
  (await keysIn(store, (key) => !isStaged(key))).length > 0

/**
 * Ends what a restore began with the files, whatever stopped it: with its rows in the database they
 * replace the others, without them they are removed. May be stopped and run again at any point.
 */
export async function settleStagedFiles(client: pg.Client, store: FileStore): Promise<void> {
  const staged = await keysIn(store, isStaged)
  if (await isMarked(client)) {
    const wanted = new Set(staged.map((key) => key.slice(STAGED.length)))
    for (const key of wanted) await place(store, key)
    for (const key of await keysIn(store, (one) => !isStaged(one) && !wanted.has(one)))
      await store.remove(key)
    await client.query('comment on table public.payload_migrations is null')
  }
  for (const key of staged) await store.remove(key)
}

/** The same at a start: until then no one asks for all the names of the files. */
export async function finishRestore(client: pg.Client, store: () => Promise<FileStore>) {
  if (await isMarked(client)) await settleStagedFiles(client, await store())
}

async function place(store: FileStore, key: string): Promise<void> {
  const file = await store.read(stagedKey(key))
  if (!file) return
  const body = Readable.from(file.body, { objectMode: false })
  await store.write(key, { body, size: file.size, type: typeOf(key) })
}
