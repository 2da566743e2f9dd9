// `npm run restore -- FILE`: fills an empty installation with what an archive of `npm run backup`
// holds. With --replace, what the database and the files hold is lost first.
import '../database/quiet'

import { Readable } from 'node:stream'

import type pg from 'pg'

import { env } from '@/src/lib/env'
import type { FileStore } from '@/src/lib/files/file-store'
import { fileStore } from '@/src/lib/files/files'

import { locked } from '../database/locked'
import { type About, contentOf, type Manifest } from './archive-format'
import { checkArchive, readArchive } from './check-archive'
import { connect } from './connect'
import { rowLoader } from './load-rows'
import { secretMark } from './secret-mark'
import { readExactly } from './tables'
import { collected } from './tar-reader'
import { emptyDatabase, isEmpty, makeTables, refuseCompany, refuseNewer } from './target'
import { countWords, Refused, tell } from './words'

const USE = `Which archive? npm run restore -- FILE
  --replace        also into an installation that holds something, which is lost
  --other-secret   also with another PAYLOAD_SECRET: saved keys and tax IDs cannot be opened then`

const KNOWN = new Set(['--replace', '--other-secret'])

/** Fills tables and files from an archive; the tables at once, when all of it was as it should be. */
async function fill(file: string, client: pg.Client, store: FileStore, facts: About) {
  const written: string[] = []
  await client.query('begin')
  try {
    const loader = await rowLoader(client, facts.tables)
    const counts: Record<string, number> = {}
    const manifest = await readArchive(file, {
      about: async () => {},
      content: async ({ name, size, body }) => {
        const what = contentOf(name)
        if (what && 'rowsOf' in what) {
          const rows = await loader.load(what.rowsOf, Buffer.concat(await collected(body)))
          counts[what.rowsOf] = (counts[what.rowsOf] ?? 0) + rows
        }
        if (what && 'file' in what) {
          written.push(what.file)
          await store.write(what.file, { body: Readable.from(body, { objectMode: false }), size })
        }
      },
    })
    refuseShort(manifest, counts)
    await loader.finish(facts.sequences)
    await client.query('commit')
    return manifest
  } catch (error) {
    await client.query('rollback').catch(() => {})
    for (const key of written) await store.remove(key).catch(() => {})
    throw error
  }
}

function refuseShort({ rows }: Manifest, counts: Readonly<Record<string, number>>): void {
  const short = Object.keys(rows).filter((table) => rows[table] !== (counts[table] ?? 0))
  if (short.length > 0) throw new Refused(`The archive lacks rows of ${short.join(', ')}.`)
}

async function prepareTarget(client: pg.Client, store: FileStore, isReplacing: boolean) {
  const hasFiles = !(await store.list()[Symbol.asyncIterator]().next()).done
  const isFree = (await isEmpty(client)) && !hasFiles
  if (!isFree && !isReplacing)
    throw new Refused(
      `This installation is not empty (${store.place}). Restore into an empty one, or use --replace: what it holds is lost then.`,
    )
  await refuseCompany(client)
  if (isFree) return
  await emptyDatabase(client)
  for await (const { key } of store.list()) await store.remove(key)
}

async function restore(file: string, options: ReadonlySet<string>): Promise<void> {
  console.log(`  Reading ${file} …`)
  const { about: facts } = await checkArchive(file)
  if (facts.secretMark !== secretMark() && !options.has('--other-secret'))
    throw new Refused(
      'The archive was made with another PAYLOAD_SECRET. Set the one of that installation, or use --other-secret: saved keys, tax IDs and sessions cannot be opened then.',
    )
  await refuseNewer(facts)
  const store = await fileStore()
  const client = await connect()
  try {
    await readExactly(client)
    await prepareTarget(client, store, options.has('--replace'))
    console.log('  Making the tables …')
    await makeTables(facts, env.DATABASE_URL)
    console.log('  Filling them …')
    const { rows, files } = await fill(file, client, store, facts)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(
      `  Done: ${countWords(total)} rows and ${countWords(files)} files, as of ${facts.madeAt}.`,
    )
    console.log(
      '  npm start does the rest. Mails and jobs that were due then are sent from then on.',
    )
  } finally {
    await client.end()
  }
}

await tell(async () => {
  const args = process.argv.slice(2)
  const options = new Set(args.filter((arg) => arg.startsWith('-')))
  const [file, ...more] = args.filter((arg) => !arg.startsWith('-'))
  const unknown = [...options].find((option) => !KNOWN.has(option))
  if (!file || more.length > 0 || unknown) throw new Refused(USE)
  await locked(env.DATABASE_URL, () => restore(file, options))
})
