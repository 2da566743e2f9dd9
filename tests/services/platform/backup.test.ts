// @apart
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'

import { checkArchive } from '@/scripts/backup/check-archive'
import { DamagedArchive } from '@/scripts/backup/tar-reader'
import { env } from '@/src/lib/env'
import { databaseContents, folderContents } from '@/tests/support/backup/contents'
import { commandOf, program } from '@/tests/support/backup/program'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { databaseUrl, onServer } from '@/tests/support/database-server'
import { PNG, pdf } from '@/tests/support/files'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { person } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const { server, prefix } = inject('databases')
const folder = mkdtempSync(join(tmpdir(), 'charterdesk-backup-'))
const archive = join(folder, 'all.tar.gz')
const payload = await testPayload()

const backup = (...args: string[]) => program('scripts/backup/backup.ts', args)

/** Where a backup goes, of which an earlier try of the test has left nothing. */
function placeFor(file: string): string {
  for (const part of ['', '.part', '.part.hashes']) rmSync(`${file}${part}`, { force: true })
  return file
}

/** An installation with nothing in it. */
async function empty(name: string) {
  const database = `${prefix}_backup_${name}`
  await onServer(server, `drop database if exists ${database} with (force)`)
  await onServer(server, `create database ${database}`)
  const variables = { DATABASE_URL: databaseUrl(server, database), FILES_DIR: join(folder, name) }
  rmSync(variables.FILES_DIR, { recursive: true, force: true })
  return {
    ...variables,
    variables,
    restore: (file: string, ...more: string[]) =>
      program('scripts/backup/restore.ts', [file, ...more], variables),
  }
}

beforeAll(async () => {
  const owner = await person(payload, { firstName: 'Zoë "\\N"\n, (null)', lastName: '' })
  await builder(payload)('media')
  await builder(payload)('evidence')
  for (const [name, data, mimetype] of [
    ['passport.png', PNG, 'image/png'],
    [`${'long-'.repeat(40)}.pdf`, pdf(), 'application/pdf'],
  ] as const) {
    await payload.create({
      collection: 'documents',
      data: { user: owner.id, type: 'other', name: 'Paper', uploadedBy: 'customer' },
      file: { name, mimetype, data, size: data.length },
      overrideAccess: true, // the test's own
    })
  }
  await paidOrder(payload)
  await paidOrder(payload)
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('an archive holds everything, is its owner’s alone, and is restored as the same', async () => {
  expect(await backup(placeFor(archive))).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Done: [\d,]+ rows of \d+ tables, \d+ files.*PAYLOAD_SECRET/s),
  })
  expect(statSync(archive).mode & 0o777).toBe(0o600)
  expect(existsSync(`${archive}.part`) || existsSync(`${archive}.part.hashes`)).toBe(false)
  expect(await backup(archive), 'nothing is written over').toMatchObject({ code: 1 })
  expect((await checkArchive({ file: archive })).manifest.missing).toEqual([])

  const before = await databaseContents(env.DATABASE_URL)
  const other = await empty('restored')
  const restored = await other.restore(archive)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Done: ') })
  expect(await databaseContents(other.DATABASE_URL)).toEqual(before)
  expect(folderContents(other.FILES_DIR)).toEqual(folderContents(env.FILES_DIR))

  const again = await other.restore(archive)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
}, 240_000)

test('what was changed in an archive, or is missing from it, is not restored', async () => {
  const whole = readFileSync(archive)
  const damaged = Buffer.from(whole)
  const middle = Math.floor(damaged.length / 2)
  damaged.writeUInt8(damaged.readUInt8(middle) ^ 1, middle)
  const target = await empty('untouched')
  const nothing = await program('scripts/backup/backup.ts', [`${archive}.none`], target.variables)
  expect(nothing).toMatchObject({ code: 1, said: 'This installation is empty.\n' })
  for (const [name, data] of [
    ['damaged.tar.gz', damaged],
    ['cut.tar.gz', whole.subarray(0, middle)],
    ['other.tar.gz', Buffer.from('something else')],
  ] as const) {
    const file = join(folder, name)
    writeFileSync(file, data)
    await expect(checkArchive({ file }), name).rejects.toThrow(DamagedArchive)
  }
  const answer = await target.restore(join(folder, 'cut.tar.gz'))
  expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('archive is damaged') })
  expect((await databaseContentsOf(target.DATABASE_URL)).length).toBe(0)
  expect(existsSync(target.FILES_DIR)).toBe(false)
}, 120_000)

test('with a recipient only the holder of the key restores it', async () => {
  const key = join(folder, 'backup.key')
  const locked = join(folder, 'locked.tar.gz.age')
  rmSync(key, { force: true })
  const made = await backup('--keygen', key)
  const [recipient = ''] = /age1\w+/.exec(made.said) ?? []
  expect(made.said).not.toContain('SECRET-KEY')
  expect(await backup('--recipient', recipient.slice(0, -1))).toMatchObject({ code: 1 })
  expect(await backup(placeFor(locked), '--recipient', recipient)).toMatchObject({
    code: 0,
    said: expect.stringContaining('opens with the secret key of the recipient alone'),
  })
  const bytes = readFileSync(locked)
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')

  const before = await databaseContents(env.DATABASE_URL)
  const target = await empty('locked')
  const refuse = async (file: string, words: string, ...more: string[]) => {
    const answer = await target.restore(file, ...more)
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining(words) })
    expect((await databaseContentsOf(target.DATABASE_URL)).length).toBe(0)
    expect(existsSync(target.FILES_DIR)).toBe(false)
  }
  await refuse(locked, 'The archive is encrypted')
  const cut = join(folder, 'cut.tar.gz.age')
  writeFileSync(cut, bytes.subarray(0, -20))
  await refuse(cut, 'archive is damaged', '--key', key)

  expect(await target.restore(locked, '--key', key)).toMatchObject({ code: 0 })
  expect(await databaseContents(target.DATABASE_URL)).toEqual(before)
  expect(folderContents(target.FILES_DIR)).toEqual(folderContents(env.FILES_DIR))
  const checked = await backup('--check', locked, '--key', key)
  expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('is whole') })
}, 240_000)

test('a nightly backup is restored for a test, noted, and replaces those that are too old', async () => {
  const BACKUP_DIR = join(folder, 'nightly')
  rmSync(BACKUP_DIR, { recursive: true, force: true })
  mkdirSync(BACKUP_DIR)
  const key = join(folder, 'nightly.key')
  rmSync(key, { force: true })
  const [BACKUP_RECIPIENT] = /age1\w+/.exec((await backup('--keygen', key)).said) ?? []
  const old = new Date(Date.now() - 4 * 86_400_000)
  for (const name of ['charterdesk-old.tar.gz', 'charterdesk-notes.txt']) {
    writeFileSync(join(BACKUP_DIR, name), '')
    utimesSync(join(BACKUP_DIR, name), old, old)
  }
  const nightly = (variables: object) =>
    program('scripts/backup/backup.ts', ['--nightly'], variables)
  const noted = async () => (await onServer(env.DATABASE_URL, 'select * from installation')).rows[0]
  expect(await nightly({})).toMatchObject({ code: 1, said: expect.stringContaining('BACKUP_DIR') })

  const made = await nightly({ BACKUP_DIR, BACKUP_RECIPIENT, BACKUP_KEEP_DAYS: '3' })
  expect(made, made.said).toMatchObject({ code: 0 })
  expect(made.said).toContain('It can be restored')
  expect(readdirSync(BACKUP_DIR)).toEqual([
    expect.stringMatching(/^charterdesk-2.*\.tar\.gz\.age$/),
    'charterdesk-notes.txt',
  ])
  const { rehearsed_at: at, rehearsal_failure: failure } = await noted()
  expect([Date.now() - at.getTime() < 60_000, failure]).toEqual([true, null])

  const filename = await runSql({ payload }, sql`select filename from documents limit 1`)
  const file = join(
    env.FILES_DIR,
    'documents',
    z.object({ filename: z.string() }).parse(filename[0]).filename,
  )
  const held = readFileSync(file)
  rmSync(file)
  const lacking = await nightly({ BACKUP_DIR })
  writeFileSync(file, held)
  expect(lacking).toMatchObject({ code: 1 })
  expect(await noted()).toMatchObject({
    rehearsed_at: at,
    rehearsal_failure: expect.stringContaining('files are missing'),
  })
  const { rows } = await onServer(
    server,
    `select datname from pg_database where datname like '%rehearsal'`,
  )
  expect(rows, 'nothing is left of it').toEqual([])
}, 240_000)

const databaseContentsOf = async (url: string) =>
  (await onServer(url, `select from pg_tables where schemaname = 'public'`)).rows

test('another secret is told before anything is filled', async () => {
  const target = await empty('foreign')
  const variables = {
    ...target.variables,
    PAYLOAD_SECRET: 'another secret, which opens nothing of what is there',
  }
  const answer = await program('scripts/backup/restore.ts', [archive], variables)
  expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('another PAYLOAD_SECRET') })
  expect(await databaseContentsOf(target.DATABASE_URL)).toEqual([])
}, 60_000)

test('a file that is gone is told, and a backup that is stopped leaves nothing', async () => {
  const [row] = await runSql({ payload }, sql`select filename from documents order by id limit 1`)
  const { filename } = z.object({ filename: z.string() }).parse(row)
  rmSync(join(env.FILES_DIR, 'documents', filename), { force: true }) // or an earlier try has
  const lacking = placeFor(join(folder, 'lacking.tar.gz'))
  expect(await backup(lacking), 'the rest is kept, but a timetable hears of it').toMatchObject({
    code: 1,
    said: expect.stringContaining(`rows name them: documents/${filename}`),
  })
  expect((await checkArchive({ file: lacking })).manifest.missing).toEqual([
    `documents/${filename}`,
  ])

  const stopped = placeFor(join(folder, 'stopped.tar.gz'))
  const command = [...(await commandOf('scripts/backup/backup.ts')), stopped]
  const child = execFile(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await expect.poll(() => existsSync(`${stopped}.part`), { interval: 5 }).toBe(true)
  child.kill('SIGINT')
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(code).toBe(130)
  for (const file of ['', '.part', '.part.hashes'])
    expect(existsSync(`${stopped}${file}`)).toBe(false)
}, 90_000)

test('the archive is an ordinary tar, and its hashes are those of its files', async () => {
  const out = join(folder, 'unpacked')
  await promisify(execFile)('mkdir', ['-p', out])
  await promisify(execFile)('tar', ['-xzf', archive, '-C', out])
  const lines = readFileSync(join(out, 'hashes.txt'), 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    const [hash, name = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex'),
      name,
    ).toBe(hash)
  }
}, 60_000)
