import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'

import { env } from '@/src/lib/env'
import { diskStore } from '@/src/lib/files/disk-store'
import type { FileStore } from '@/src/lib/files/file-store'

import { contentOf, type Manifest, tableKey } from './archive-format'
import { type Archive, checkArchive, readArchive } from './check-archive'
import { fillFrom } from './fill-from'
import { isOfQueueVersion, place, quoted, readExactly, tablesOf } from './tables'
import { Refused } from './words'

const isForbidden = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '42501'

/** A database beside ours for the time of the work; one that a killed rehearsal left goes first. */
async function inThrowaway<T>(ours: pg.Client, work: (client: pg.Client) => Promise<T>) {
  const { rows } = await ours.query('select current_database() as name')
  const name = `${rows[0]?.name}_rehearsal`
  const drop = () => ours.query(`drop database if exists ${quoted(name)} with (force)`)
  try {
    await drop()
    await ours.query(`create database ${quoted(name)} template template0`)
  } catch (error) {
    if (!isForbidden(error)) throw error
    throw new Refused(
      'To test the backup we restore it to a database of its own, and this user cannot create one. Let the owner do so: alter role … createdb',
    )
  }
  const url = Object.assign(new URL(env.DATABASE_URL), { pathname: `/${encodeURIComponent(name)}` })
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {}) // the query that is under way says so
  try {
    await client.connect()
    await readExactly(client)
    return await work(client)
  } finally {
    await client.end().catch(() => {})
    await drop()
  }
}

/** @throws Refused where a table has another number of rows than were written */
async function compareRows(client: pg.Client, { rows }: Manifest): Promise<void> {
  for (const table of await tablesOf(client)) {
    const written = rows[tableKey(table)]
    if (written === undefined || isOfQueueVersion(table)) continue
    const { rows: counted } = await client.query(`select count(*)::int as all from ${place(table)}`)
    if (counted[0]?.all !== written)
      throw new Refused(
        `After the rehearsal ${tableKey(table)} has ${counted[0]?.all} rows in place of ${written}.`,
      )
  }
}

async function hashOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of parts) hash.update(bytes)
  return hash.digest('hex')
}

/** @throws Refused where a restored file is missing or another */
async function compareFiles(archive: Archive, store: FileStore): Promise<void> {
  await readArchive(archive, {
    about: async () => {},
    content: async ({ name, body }) => {
      const what = contentOf(name)
      if (!what || !('file' in what)) return
      const restored = await store.read(what.file)
      if (!restored || (await hashOf(restored.body)) !== (await hashOf(body)))
        throw new Refused(`After the rehearsal the file ${what.file} is not what was written.`)
    },
  })
}

/**
 * Restores an archive into a database and a folder that exist for this alone, and compares rows and
 * files with what was written.
 *
 * @throws Refused, DamagedArchive where they differ
 */
export async function rehearse(ours: pg.Client, archive: Archive): Promise<Manifest> {
  const { about } = await checkArchive(archive)
  const folder = await mkdtemp(path.join(tmpdir(), 'charterdesk-rehearsal-'))
  const store = diskStore(folder)
  try {
    return await inThrowaway(ours, async (client) => {
      const manifest = await fillFrom(archive, about, { client, store })
      await compareRows(client, manifest)
      await compareFiles(archive, store)
      return manifest
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
