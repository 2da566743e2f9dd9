import { Readable } from 'node:stream'

import type pg from 'pg'

import type { FileStore } from '@/src/lib/files/file-store'
import { opensMark, secretMark } from '@/src/services/platform/secret-mark'

import { type About, contentOf, type Manifest } from './archive-format'
import { type Archive, readArchive } from './check-archive'
import { rowLoader } from './load-rows'
import { markStaged, settleStagedFiles, stagedKey } from './staged-files'
import { collected } from './tar-reader'
import { makeTables } from './target'
import { Refused } from './words'

type Target = { readonly client: pg.Client; readonly store: FileStore }

/**
 * Puts what an archive holds in the place of an installation's tables and files. One transaction makes
 * and fills the tables while the files wait beside the others: whatever stops it, the installation is
 * as it was before, or all of the archive.
 */
export async function fillFrom(archive: Archive, facts: About, target: Target): Promise<Manifest> {
  const { client, store } = target
  let manifest: Manifest
  try {
    await client.query('begin')
    await makeTables(client, facts)
    manifest = await load(archive, facts, target)
    await markStaged(client)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await settleStagedFiles(client, store).catch(() => {}) // without the database, the next restore does
    throw inText(error)
  }
  await client.query('commit')
  await settleStagedFiles(client, store).catch((error: unknown) => {
    throw new Refused(
      `The database is restored, but not all files are in place: ${error}. Remove the cause; the next start puts them there.`,
    )
  })
  return manifest
}

async function load(archive: Archive, facts: About, { client, store }: Target): Promise<Manifest> {
  const loader = await rowLoader(client, facts.tables)
  const counts: Record<string, number> = {}
  const manifest = await readArchive(archive, {
    about: async () => {},
    content: async ({ name, size, body }) => {
      const what = contentOf(name)
      if (what && 'rowsOf' in what) {
        const rows = await loader.load(what.rowsOf, Buffer.concat(await collected(body)))
        counts[what.rowsOf] = (counts[what.rowsOf] ?? 0) + rows
      }
      if (what && 'file' in what)
        await store.write(stagedKey(what.file), {
          body: Readable.from(body, { objectMode: false }),
          size,
        })
    },
  })
  refuseShort(manifest, counts)
  await loader.finish(facts.sequences)
  if (facts.tables.some(({ name }) => name === 'installation'))
    await client.query('update public.installation set secret_mark = $1', [
      opensMark(facts.secretMark) ? facts.secretMark : secretMark(), // with --other-secret
    ])
  return manifest
}

function refuseShort({ rows }: Manifest, counts: Readonly<Record<string, number>>): void {
  const short = Object.keys(rows).filter((table) => rows[table] !== (counts[table] ?? 0))
  if (short.length > 0) throw new Refused(`The archive lacks rows of ${short.join(', ')}.`)
}

/** What PostgreSQL says of rows that the tables refuse, or of a full disk, needs no stack. */
function inText(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return error
  return /^(2[0-9A-Z]|42|53|57)/.test(error.code) || /^E[A-Z]+$/.test(error.code)
    ? new Refused(`The archive was not restored: ${error.message}. Nothing was changed.`)
    : error
}
