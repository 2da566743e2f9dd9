import type { KeyObject } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import type pg from 'pg'
import { z } from 'zod'

import packageJson from '@/package.json'
import type { FileStore } from '@/src/lib/files/file-store'

import { encrypted } from './age/age'
import {
  ABOUT,
  aboutOf,
  fileEntry,
  HASHES,
  hashing,
  hashLine,
  MANIFEST,
  type Manifest,
  rowsEntry,
  tableKey,
} from './archive-format'
import { rowParts } from './dump-rows'
import { storedKeys } from './stored-keys'
import { readExactly, sequencesOf, tablesOf } from './tables'
import { tarWriter } from './tar-writer'

const OWNER_ALONE = 0o600

const migrationRows = z.array(z.object({ name: z.string() }))

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('select name from public.payload_migrations order by name')
  return migrationRows.parse(rows).map(({ name }) => name)
}

type Source = {
  readonly client: pg.Client
  readonly store: FileStore
  readonly secretMark: string
  /** Encrypts the archive for the holder of a key. */
  readonly lock?: { readonly recipient: KeyObject; readonly fileKey: Buffer } | undefined
}

/** A tar file that is packed as it is written, with a line for each entry noted beside it. */
async function archiveAt(place: string, lock: Source['lock']) {
  const packed = createGzip({ level: 4 })
  const locked = async function* (source: AsyncIterable<Uint8Array>) {
    if (lock) yield* encrypted(source, lock.recipient, lock.fileKey)
    else yield* source
  }
  const written = pipeline(
    packed,
    locked,
    createWriteStream(place, { flags: 'wx', mode: OWNER_ALONE, flush: true }),
  )
  written.catch(() => {}) // told where it is awaited
  const notesFile = `${place}.hashes`
  const notes = await open(notesFile, 'wx+', OWNER_ALONE)
  const tar = tarWriter(packed)

  async function add(
    name: string,
    size: number,
    bytes: AsyncIterable<Uint8Array> | Uint8Array[],
  ): Promise<string> {
    const { body, digest } = hashing(bytes)
    await tar.entry(name, size, body)
    const hash = digest()
    if (name !== HASHES && name !== MANIFEST) await notes.write(hashLine(hash, name))
    return hash
  }

  return {
    add,
    text: (name: string, text: string) => {
      const bytes = Buffer.from(text)
      return add(name, bytes.length, [bytes])
    },
    hashes: async () => {
      const { size } = await notes.stat()
      const stream = notes.createReadStream({ start: 0, autoClose: false })
      return add(HASHES, size, stream)
    },
    end: async () => {
      await tar.end()
      await written
    },
    clear: async () => {
      packed.destroy()
      await notes.close()
      await rm(notesFile, { force: true })
    },
  }
}

async function addFiles(
  archive: Awaited<ReturnType<typeof archiveAt>>,
  { client, store }: Source,
): Promise<Pick<Manifest, 'files' | 'fileBytes' | 'missing'>> {
  const total = { files: 0, fileBytes: 0, missing: [] as string[] }
  for await (const key of storedKeys(client)) {
    const file = await store.read(key)
    if (!file) {
      total.missing.push(key)
      continue
    }
    await archive.add(fileEntry(key), file.size, file.body)
    total.files += 1
    total.fileBytes += file.size
  }
  return total
}

/**
 * Writes all rows of one snapshot, and the files that they name, into an archive of which no other
 * user reads anything. Rows and files are held one part at a time.
 */
export async function writeArchive(place: string, source: Source): Promise<Manifest> {
  const { client, secretMark, lock } = source
  await readExactly(client)
  await client.query('begin isolation level repeatable read read only')
  const archive = await archiveAt(place, lock)
  try {
    const [tables, sequences] = [await tablesOf(client), await sequencesOf(client)]
    const facts = {
      version: packageJson.version,
      madeAt: new Date().toISOString(),
      migrations: await migrationsOf(client),
      secretMark,
      tables,
      sequences,
    }
    await archive.text(ABOUT, JSON.stringify(aboutOf(facts)))
    const rows: Record<string, number> = {}
    for (const table of tables) {
      let part = 0
      rows[tableKey(table)] = 0
      for await (const { bytes, rows: count } of rowParts(client, table)) {
        part += 1
        await archive.add(rowsEntry(table, part), bytes.length, [bytes])
        rows[tableKey(table)] = (rows[tableKey(table)] ?? 0) + count
      }
    }
    const files = await addFiles(archive, source)
    const all = { hashes: await archive.hashes(), rows, ...files }
    await archive.text(MANIFEST, JSON.stringify(all))
    await archive.end()
    return all
  } finally {
    await client.query('rollback').catch(() => {})
    await archive.clear()
  }
}
