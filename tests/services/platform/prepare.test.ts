import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, expect, inject, test, vi } from 'vitest'

import { databaseOf } from '@/src/lib/database'
import { installation } from '@/src/lib/own-tables'
import { hashToken } from '@/src/lib/secrets'
import { readiness } from '@/src/services/platform/readiness'
import { OTHER_SECRET, secretMark } from '@/src/services/platform/secret-mark'
import { databaseContents } from '@/tests/support/backup/contents'
import { program } from '@/tests/support/backup/program'
import { testPayload } from '@/tests/support/database'
import { databaseUrl, onServer } from '@/tests/support/database-server'
import { copyOfProject } from '@/tests/support/scripts/project-copy'

const { server, prefix, template } = inject('databases')
const made: string[] = []

/** A database as `npm start` makes it, and then as the SQL leaves it. */
async function databaseAfter(name: string, sql: string) {
  const database = `${prefix}_prepare_${name}`
  made.push(database)
  await onServer(server, `drop database if exists ${database} with (force)`)
  await onServer(server, `create database ${database} template ${template}`)
  const DATABASE_URL = databaseUrl(server, database)
  await onServer(DATABASE_URL, sql)
  return { DATABASE_URL }
}

afterAll(async () => {
  for (const database of made)
    await onServer(server, `drop database if exists ${database} with (force)`)
})

const OTHER = { PAYLOAD_SECRET: 'another secret, which opens nothing of what is there' }

test('a database of before the first release is refused before anything is changed', async () => {
  const place = await databaseAfter(
    'older',
    `drop table testimonials cascade; drop table installation;
     delete from payload_migrations where name > '20261123'`,
  )
  const before = await databaseContents(place.DATABASE_URL)

  const { code, said } = await program('scripts/prepare.ts', [], place)

  expect(code).toBe(1)
  expect(said).toMatch(/^The database was made before the first release and cannot be updated\./)
  expect(said.trimEnd().split('\n')).toHaveLength(2)
  expect(await databaseContents(place.DATABASE_URL)).toEqual(before)
}, 60_000)

test('without a password of the environment, a start prints a link to choose one until it is used', async () => {
  const place = await databaseAfter('first', 'update users set last_seen_at = null')
  const start = async () => {
    const { said } = await program('scripts/prepare.ts', [], { ...place, ADMIN_PASSWORD: '' })
    return /\/auth\/invitation\?token=([\w-]{43})\s/.exec(said)?.[1] ?? null
  }
  const kept = async () => {
    const { rows } = await onServer(
      place.DATABASE_URL,
      'select token_hash as hash from account_tokens',
    )
    return rows.map(({ hash }) => hash)
  }

  const first = await start()
  expect(await kept()).toEqual([hashToken(first ?? '')])
  expect(await start(), 'it still works').toBeNull()
  await onServer(place.DATABASE_URL, 'update account_tokens set expires_at = now()')
  expect(await start(), 'it has run out').not.toBeNull()
  await onServer(
    place.DATABASE_URL,
    'delete from account_tokens; update users set last_seen_at = now()',
  )
  expect(await start(), 'someone has signed in').toBeNull()
}, 120_000)

test('a migration that fails says why in two lines, without its SQL', async () => {
  const place = await databaseAfter(
    'failing',
    `delete from payload_migrations where name like '%installation_secret'`,
  )
  const { code, said } = await program('scripts/prepare.ts', [], place)
  expect(code).toBe(1)
  expect(said).toContain(
    'failed: relation "installation" already exists.\nIt was undone as a whole.',
  )
  expect(said).not.toMatch(/create table/i)
}, 60_000)

test('an installation of before is given a mark of its secret when it is updated', async () => {
  const place = await databaseAfter(
    'unmarked',
    `drop table installation; delete from payload_migrations where name ~ '(installation_secret|secret_rotation|rehearsed_backups)$'`,
  )
  expect(await program('scripts/prepare.ts', [], place)).toMatchObject({ code: 0 })
  const { rows } = await onServer(place.DATABASE_URL, 'select secret_mark from installation')
  expect(rows).toEqual([{ secret_mark: secretMark() }])
}, 60_000)

test.each([
  ['preparing it', 'scripts/prepare.ts', []],
  ['the worker', 'scripts/worker.ts', []],
  ['the site', '--eval', ["import('./src/instrumentation.ts').then((site) => site.register())"]],
] as const)(
  'with another secret %s ends with two lines that say so',
  async (_name, file, args) => {
    const place = await databaseAfter('secret', 'select 1')
    const before = await databaseContents(place.DATABASE_URL)
    const variables = { ...place, ...OTHER, NEXT_RUNTIME: 'nodejs', LOG_LEVEL: 'warn' }

    expect(await program(file, args, variables)).toEqual({ code: 1, said: `${OTHER_SECRET}\n` })
    expect(await databaseContents(place.DATABASE_URL)).toEqual(before)
  },
  60_000,
)

test.each([
  [
    'scripts/worker.ts',
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL: expected trace, debug, info, warn, error or silent',
  ],
  [
    'scripts/front.ts',
    { S3_ENDPOINT: 'https://s3.example.com' },
    'S3_BUCKET: is missing, while other S3 variables are set',
  ],
  [
    'scripts/prepare.ts',
    { SITE_URL: 'example.com' },
    'SITE_URL: expected an address such as https://example.com',
  ],
])(
  'a wrong environment is said by %s in two lines',
  async (file, variables, line) => {
    const said = `The environment is not valid:\n  ${line}\n`
    expect(await program(file, [], variables)).toEqual({ code: 1, said })
  },
  60_000,
)

test('commands run where nothing can be written beside the project, as in an image', async () => {
  const place = await databaseAfter('image', 'select 1')
  const root = copyOfProject()
  cpSync('package-lock.json', join(root, 'package-lock.json'))
  cpSync('scripts/with-env.mjs', join(root, 'scripts/with-env.mjs'))
  writeFileSync(join(root, '.data'), 'no folder can be made here')
  const say = ['node', '--eval', 'console.log(process.env.FILES_DIR, process.env.DATABASE_URL)']
  const variables = { ...place, FILES_DIR: '/data/files' }

  expect(await program(join(root, 'scripts/with-env.mjs'), say, variables)).toEqual({
    code: 0,
    said: `/data/files ${place.DATABASE_URL}\n`,
  })
  const into = ['/proc/charterdesk.tar.gz']
  expect(await program('scripts/backup/backup.ts', into, variables)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^\/proc cannot be written to\. Name a place that can: .*\n$/),
  })
}, 60_000)

test('a process whose database came to have another secret is not ready', async () => {
  const payload = await testPayload()
  const db = await databaseOf({ payload })
  expect(await readiness(payload)).toMatchObject({ ready: true })
  await db.update(installation).set({ secretMark: 'another' }).where(eq(installation.isIt, true))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_001 }) // what was good is kept for a while
  expect(await readiness(payload)).toMatchObject({
    ready: false,
    checks: { secret: { ok: false, detail: 'PAYLOAD_SECRET is another one' } },
  })
  vi.useRealTimers()
})
