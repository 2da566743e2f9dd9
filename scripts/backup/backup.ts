// `npm run backup [-- FILE]`: one archive of the database and all files, as they are at one moment.
// `npm run backup -- --nightly` also restores it for a test.
// With `--recipient age1…` only the holder of that key reads it; `--keygen FILE` makes one.
// `npm run backup -- --check FILE` reads an archive and compares every hash.
import '../database/as-owner'
import '../database/quiet'

import type { KeyObject } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import type pg from 'pg'

import { env } from '@/src/lib/env'
import { fileStore } from '@/src/lib/files/files'
import { secretMark } from '@/src/services/platform/secret-mark'
import { newFileKey } from './age/age'
import { makeKeyFile, readKeyFile, recipientOf } from './age/age-keys'
import type { Manifest } from './archive-format'
import { type Archive, checkArchive } from './check-archive'
import { connect } from './connect'
import { rehearse } from './rehearse'
import { isEmpty } from './target'
import { countWords, Refused, sizeWords, tell } from './words'
import { writeArchive } from './write-archive'

const DAY_MS = 24 * 60 * 60 * 1000

const NEEDED = `
  The archive holds all customer data. Keep it where only you can read it.
  It does not hold PAYLOAD_SECRET, without which saved keys, tax IDs and sessions in it stay closed:
  keep that somewhere else. It is in .env or, where it was generated, in .data/secrets.json.`

const NEEDED_WITH_KEY = `
  The archive opens with the secret key of the recipient alone: without that file it is lost.
  It does not hold PAYLOAD_SECRET, which a restore needs as well. Store both away from the archive.`

const USE = `Use npm run backup, with:
  FILE                    where the archive is written
  --recipient age1…       encrypts it for the holder of that key
  --nightly               into BACKUP_DIR, restores it for a test, removes those older than BACKUP_KEEP_DAYS
  --check FILE            reads an archive and compares every hash; with --key KEYFILE an encrypted one
  --keygen KEYFILE        makes a key and prints the recipient to use`

function placeIn(folder: string, recipient: KeyObject | undefined): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return path.resolve(folder, `charterdesk-${moment}.tar.gz${recipient ? '.age' : ''}`)
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

async function check(archive: Archive): Promise<void> {
  const { about, manifest } = await checkArchive(archive)
  console.log(`  ${archive.file} is whole: version ${about.version}, made ${about.madeAt}`)
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

/** Puts down how the rehearsal of a backup ended, for the back-office and its alarms. */
async function noteRehearsal(client: pg.Client, failure: string | null): Promise<void> {
  const note = failure
    ? 'rehearsal_failed_at = now(), rehearsal_failure = $1'
    : 'rehearsed_at = now(), rehearsal_failure = $1'
  await client.query(`update public.installation set ${note}`, [failure?.slice(0, 500)])
}

const ARCHIVE = /^charterdesk-.*\.tar\.gz(?:\.age)?$/

/** Removes our archives in a folder that are older than so many days. */
async function removeOlder(folder: string, days: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (!ARCHIVE.test(name) || Date.now() - (await stat(file)).mtimeMs < days * DAY_MS) continue
    await rm(file, { force: true })
    console.log(`  Removed ${file}, which is older than ${days} days.`)
  }
}

/** Makes a backup, restores it where it harms nothing, and then removes those that are too old. */
async function nightly(recipient: KeyObject | undefined): Promise<void> {
  const { BACKUP_DIR: folder, BACKUP_KEEP_DAYS: days } = env
  if (!folder) throw new Refused('Set BACKUP_DIR to the folder of nightly backups.')
  const client = await connect()
  try {
    const archive = await backup(placeIn(folder, recipient), recipient)
    console.log('  Restoring it for a test …')
    const { rows, files } = await rehearse(client, archive)
    await noteRehearsal(client, null)
    const tables = Object.keys(rows).length
    console.log(`  It can be restored: rows of ${tables} tables, ${countWords(files)} files.`)
    await removeOlder(folder, days)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await noteRehearsal(client, reason).catch(() => {}) // where it is the database that failed
    throw error
  } finally {
    await client.end()
  }
}

async function backup(place: string, recipient: KeyObject | undefined): Promise<Archive> {
  if (await stat(place).catch(() => null)) throw new Refused(`${place} exists already.`)
  const unfinished = `${place}.part`
  const remove = removeIfStopped(unfinished)
  remove() // of one that was killed
  await tryPlace(unfinished)
  const client = await connect()
  try {
    if (await isEmpty(client)) throw new Refused('This installation is empty.')
    const store = await fileStore()
    const lock = recipient && { recipient, fileKey: newFileKey() }
    console.log(`  Writing ${place} …`)
    const manifest = await writeArchive(unfinished, {
      client,
      store,
      secretMark: await markOf(client),
      lock,
    })
    console.log('  Reading it again …')
    await checkArchive({ file: unfinished, opener: lock })
    await rename(unfinished, place)
    await noteBackup(client)
    console.log(`  Done: ${summary(manifest)}; ${sizeWords((await stat(place)).size)} packed.`)
    console.log(recipient ? NEEDED_WITH_KEY : NEEDED)
    if (manifest.missing.length > 0)
      throw new Refused('The archive is kept, but files are missing, as said above.')
    return { file: place, opener: lock }
  } finally {
    remove()
    await client.end()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        recipient: { type: 'string' },
        key: { type: 'string' },
        check: { type: 'string' },
        keygen: { type: 'string' },
        nightly: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new Refused(USE)
  }
}

await tell(async () => {
  const { values, positionals } = readArguments()
  const [file, ...more] = positionals
  if (more.length > 0 || (file && (values.check || values.keygen || values.nightly)))
    throw new Refused(USE)
  if (values.keygen) {
    const made = await makeKeyFile(values.keygen)
    console.log(`  ${values.keygen} holds the secret key. Store it away from the archives.`)
    console.log(`  Back up with: npm run backup -- --recipient ${made}`)
    return
  }
  if (values.check) {
    const opener = values.key ? { secretKey: await readKeyFile(values.key) } : undefined
    return check({ file: values.check, opener })
  }
  const named = values.recipient ?? env.BACKUP_RECIPIENT
  const recipient = named ? recipientOf(named) : undefined
  if (values.nightly) return nightly(recipient)
  await backup(file ? path.resolve(file) : placeIn('.data/backups', recipient), recipient)
})
