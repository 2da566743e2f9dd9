// `npm run backup [-- FILE]`: one archive of the database and all files, as they are at one moment.
// `npm run backup -- --check FILE` reads an archive and compares every hash.
import '../database/as-owner'
import '../database/quiet'

import { rmSync } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type pg from 'pg'

import { fileStore } from '@/src/lib/files/files'
import { secretMark } from '@/src/services/platform/secret-mark'
import type { Manifest } from './archive-format'
import { checkArchive } from './check-archive'
import { connect } from './connect'
import { isEmpty } from './target'
import { countWords, Refused, sizeWords, tell } from './words'
import { writeArchive } from './write-archive'

const NEEDED = `
  The archive holds all customer data. Keep it where only you can read it.
  It does not hold PAYLOAD_SECRET, without which saved keys, tax IDs and sessions in it stay closed:
  keep that somewhere else. It is in .env or, where it was generated, in .data/secrets.json.`

const usualPlace = () => {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return path.join('.data/backups', `charterdesk-${moment}.tar.gz`)
}

function summary({ rows, files, fileBytes, missing }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const tables = Object.keys(rows).length
  const found = `${countWords(total)} rows of ${tables} tables, ${countWords(files)} files (${sizeWords(fileBytes)})`
  if (missing.length === 0) return found
  return `${found}\n  Not there, although rows name them: ${missing.join(', ')}`
}

/** What is not finished is removed, also when someone stops it. */
function removeIfStopped(unfinished: string) {
  const remove = () => {
    for (const file of [unfinished, `${unfinished}.hashes`]) rmSync(file, { force: true })
  }
  const stop = () => {
    remove()
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop)
  return remove
}

async function check(file: string): Promise<void> {
  const { about, manifest } = await checkArchive(file)
  console.log(`  ${file} is whole: version ${about.version}, made ${about.madeAt}`)
  console.log(`  ${summary(manifest)}`)
}

const isMarked = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query(`select to_regclass('public.installation') as place`)
  return Boolean(rows[0]?.place)
}

/** Which secret opens what is saved: the one before, until all was sealed with the present one. */
async function markOf(client: pg.Client): Promise<string> {
  if (!(await isMarked(client))) return secretMark() // tables of an earlier version
  const { rows } = await client.query('select secret_mark from public.installation')
  return rows[0]?.secret_mark ?? secretMark()
}

/** The figures tell how long ago that was. Tables of an earlier version have no place for it. */
async function noteBackup(client: pg.Client): Promise<void> {
  if (await isMarked(client))
    await client.query('update public.installation set backed_up_at = now()')
}

/** @throws Refused where nothing can be written, as in an image */
async function tryPlace(unfinished: string): Promise<void> {
  const folder = path.dirname(unfinished)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 })
    rmSync(unfinished)
  } catch {
    throw new Refused(
      `${folder} cannot be written to. Name a place that can: npm run backup -- /mnt/backups/charterdesk.tar.gz`,
    )
  }
}

async function backup(place: string): Promise<void> {
  if (await stat(place).catch(() => null)) throw new Refused(`${place} exists already.`)
  const unfinished = `${place}.part`
  const remove = removeIfStopped(unfinished)
  remove() // of one that was killed
  await tryPlace(unfinished)
  const client = await connect()
  try {
    if (await isEmpty(client)) throw new Refused('This installation is empty.')
    const store = await fileStore()
    console.log(`  Writing ${place} …`)
    const manifest = await writeArchive(unfinished, {
      client,
      store,
      secretMark: await markOf(client),
    })
    console.log('  Reading it again …')
    await checkArchive(unfinished)
    await rename(unfinished, place)
    await noteBackup(client)
    console.log(`  Done: ${summary(manifest)}; ${sizeWords((await stat(place)).size)} packed.`)
    console.log(NEEDED)
    if (manifest.missing.length > 0)
      throw new Refused('The archive is kept, but files are missing, as said above.')
  } finally {
    remove()
    await client.end()
  }
}

await tell(async () => {
  const [first, second] = process.argv.slice(2)
  if (first === '--check') {
    if (!second) throw new Refused('Which archive? npm run backup -- --check FILE')
    return check(second)
  }
  if (first?.startsWith('-')) throw new Refused(`Unknown option ${first}. Use a file, or --check.`)
  await backup(path.resolve(first ?? usualPlace()))
})
