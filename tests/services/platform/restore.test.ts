// @apart
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { CREATE_TABLES } from '@/sandbox/payments/store/sandbox-tables'
import type { About } from '@/scripts/backup/archive-format'
import { checkArchive } from '@/scripts/backup/check-archive'
import { fillFrom } from '@/scripts/backup/fill-from'
import { settleStagedFiles } from '@/scripts/backup/staged-files'
import { readExactly } from '@/scripts/backup/tables'
import { env } from '@/src/lib/env'
import { diskStore } from '@/src/lib/files/disk-store'
import { databaseContents, folderContents } from '@/tests/support/backup/contents'
import { commandOf, program } from '@/tests/support/backup/program'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { databaseUrl, onServer } from '@/tests/support/database-server'
import { pdf } from '@/tests/support/files'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { person } from '@/tests/support/people/people'
import { anyOf, sampled } from '@/tests/support/suite/sample'

const { server, prefix, template } = inject('databases')
const folder = mkdtempSync(join(tmpdir(), 'charterdesk-restore-'))
const archive = join(folder, 'all.tar.gz')
const payload = await testPayload()
const THIRTY = Array.from({ length: 30 }, (_, index) => index)

let facts: About
let before: Awaited<ReturnType<typeof databaseContents>>

const FOREIGN = `
  create schema blog;
  create table blog.posts (id int primary key, words text);
  insert into blog.posts values (1, 'not ours');
  create table public.visits_of_blog (at timestamptz, words text);
  insert into public.visits_of_blog values (now(), 'not ours either');`

/** An installation as `npm start` makes it, with files, in a database that other programs use too. */
async function installation(name: string) {
  const database = `${prefix}_restore_${name}`
  await onServer(server, `drop database if exists ${database} with (force)`)
  await onServer(server, `create database ${database} template ${template}`)
  const url = databaseUrl(server, database)
  await onServer(url, CREATE_TABLES + FOREIGN)
  const files = join(folder, name)
  rmSync(files, { recursive: true, force: true })
  mkdirSync(join(files, 'documents'), { recursive: true })
  writeFileSync(join(files, 'documents/paper.pdf'), 'of this installation')
  const variables = { DATABASE_URL: url, FILES_DIR: files }
  return {
    url,
    files,
    variables,
    store: diskStore(files),
    run: (...more: string[]) =>
      program('scripts/backup/restore.ts', [archive, '--replace', ...more], variables),
    async state() {
      const foreign = await onServer(
        url,
        `select (select string_agg(p::text, '') from blog.posts p) as a,
          (select string_agg(v::text, '') from public.visits_of_blog v) as b`,
      )
      const own = Object.entries(folderContents(files))
      const kept = own.filter(([file]) => !file.startsWith('restoring-'))
      return { tables: await databaseContents(url), foreign: foreign.rows, kept }
    },
  }
}

type Break = (query: number) => 'fail' | 'disconnect' | 'go on'

/** A session whose queries fail as the test says. */
async function session(url: string, breaks: Break) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await readExactly(client)
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const ask = client.query.bind(client)
  let queries = 0
  const query = async (...args: unknown[]) => {
    queries += 1
    const what = breaks(queries)
    if (what === 'fail') return Reflect.apply(ask, client, ['select 1 / 0'])
    if (what === 'disconnect') await onServer(server, `select pg_terminate_backend(${rows[0].pid})`)
    return Reflect.apply(ask, client, args)
  }
  Object.assign(client, { query })
  return { client, queries: () => queries }
}

beforeAll(async () => {
  await onServer(env.DATABASE_URL, CREATE_TABLES + FOREIGN)
  await onServer(
    env.DATABASE_URL,
    `insert into sandbox.objects (id, kind, body) values ('charge 1', 'charge', '{"amount": 100}');
     insert into sandbox.deliveries (id, state, due_at, body) values ('d', 'waiting', now(), '{}')`,
  )
  const owner = await person(payload)
  for (const name of ['paper.pdf', 'other.pdf']) {
    const data = pdf()
    await payload.create({
      collection: 'documents',
      data: { user: owner.id, type: 'other', name: 'Paper', uploadedBy: 'customer' },
      file: { name, mimetype: 'application/pdf', data, size: data.length },
      overrideAccess: true, // the test's own
    })
  }
  await paidOrder(payload)
  await builder(payload)('emailCampaigns')
  before = await databaseContents(env.DATABASE_URL)
  const made = await program('scripts/backup/backup.ts', [archive])
  expect(made).toMatchObject({ code: 0 })
  expect(await databaseContents(env.DATABASE_URL), 'nothing else writes').toEqual(before)
  facts = (await checkArchive({ file: archive })).about
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('what npm start made is replaced by the same, and other programs’ tables are left alone', async () => {
  const namesOf = (of: string) =>
    facts.tables.filter(({ schema }) => schema === of).map(({ name }) => name)
  expect(namesOf('sandbox')).toEqual(['deliveries', 'objects'])
  expect(namesOf('pgboss')).toContain('job')
  const { rows } = await onServer(
    env.DATABASE_URL,
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'visits_of_blog'`,
  )
  expect(namesOf('public').sort()).toEqual(rows.map(({ tablename }) => tablename).sort())
  const target = await installation('replaced')
  const { foreign } = await target.state()
  const restored = await target.run()
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Done: ') })
  const after = await target.state()
  expect(after.tables).toEqual(before)
  expect(after.foreign).toEqual(foreign)
  expect(folderContents(target.files)).toEqual(folderContents(env.FILES_DIR))
}, 120_000)

test('whatever breaks a restore, at any of 40 points, the installation is as it was', async () => {
  const target = await installation('broken')
  const was = await target.state()
  const whole = await session(target.url, () => 'go on')
  const full = Object.assign(diskStore(target.files), {
    write: () => Promise.reject(new Error('ENOSPC: no space left on device')),
  })
  await expect(fillFrom({ file: archive }, facts, { ...whole, store: full })).rejects.toThrow(
    'no space left',
  )
  expect(await target.state()).toEqual(was)
  const queries = whole.queries()
  await whole.client.end()

  for (const point of sampled(THIRTY, (point) => String(point % 4))) {
    const at = Math.ceil(((point + 0.5) / 30) * queries)
    const how = point % 2 === 0 ? 'fail' : 'disconnect'
    const { client } = await session(target.url, (query) => (query === at ? how : 'go on'))
    await expect(
      fillFrom({ file: archive }, facts, { client, store: target.store }),
    ).rejects.toThrow()
    await client.end()
    expect(await target.state(), `query ${at} of ${queries}: ${how}`).toEqual(was)
  }

  const bytes = readFileSync(archive)
  for (const point of sampled(THIRTY.slice(0, 9), (point) => String(point % 3))) {
    const at = Math.floor(((point + 0.5) / 9) * bytes.length)
    const damaged = Buffer.from(bytes)
    damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at)
    const file = join(folder, 'damaged.tar.gz')
    writeFileSync(file, point % 2 === 0 ? damaged : bytes.subarray(0, at))
    const { client } = await session(target.url, () => 'go on')
    await expect(fillFrom({ file }, facts, { client, store: target.store })).rejects.toThrow()
    await client.end()
    expect(await target.state(), `byte ${at} of ${bytes.length}`).toEqual(was)
  }
}, 600_000)

test('a restore that is killed leaves all as it was, and one more removes what waited', async () => {
  const target = await installation('killed')
  const was = await target.state()
  for (const pause of anyOf([0, 300, 1500], 1)) {
    const command = [...(await commandOf('scripts/backup/restore.ts')), archive, '--replace']
    const child = spawn(process.execPath, command, {
      env: { ...process.env, NODE_ENV: 'production', ...target.variables },
    })
    const filling = new Promise((resolve) =>
      child.stdout.on('data', (text) => String(text).includes('Filling') && resolve(null)),
    )
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await Promise.race([filling, ended])
    await new Promise((resolve) => setTimeout(resolve, pause))
    child.kill('SIGKILL')
    await ended
    expect(await target.state(), `${pause} ms after it began`).toEqual(was)
  }
  expect(await target.run()).toMatchObject({ code: 0 })
  expect((await target.state()).tables).toEqual(before)
  expect(folderContents(target.files)).toEqual(folderContents(env.FILES_DIR))
}, 180_000)

test('files that wait for rows which are there are put in place by whatever comes next', async () => {
  const target = await installation('between')
  const { client } = await session(target.url, () => 'go on')
  const failing = Object.assign(diskStore(target.files), {
    list: () => {
      throw new Error('the process ended here')
    },
  })
  const filled = fillFrom({ file: archive }, facts, { client, store: failing })
  await expect(filled).rejects.toThrow('not all files are in place')
  expect((await target.state()).tables).toEqual(before)
  await settleStagedFiles(client, target.store)
  await client.end()
  expect(folderContents(target.files)).toEqual(folderContents(env.FILES_DIR))
}, 120_000)

test('what another program built on our tables is named, and nothing is touched', async () => {
  const target = await installation('viewed')
  await onServer(target.url, 'create view blog.buyers as select id from public.orders')
  const was = await target.state()
  const { client } = await session(target.url, () => 'go on')
  await expect(fillFrom({ file: archive }, facts, { client, store: target.store })).rejects.toThrow(
    'Something of another program depends on our tables: view blog.buyers depends on table public.orders',
  )
  await client.end()
  expect(await target.state()).toEqual(was)
}, 120_000)

test('an archive of an older version is restored, and the next start brings it up to date', async () => {
  const target = await installation('older')
  const { client } = await session(target.url, () => 'go on')
  const later = facts.migrations.find((name) => name.endsWith('list_consent'))
  const older = { ...facts, migrations: facts.migrations.filter((name) => name !== later) }
  await fillFrom({ file: archive }, older, { client, store: target.store })
  await client.query(`delete from public.payload_migrations where name = $1`, [later])
  await client.end()
  const prepared = await program('scripts/prepare.ts', [], target.variables)
  expect(prepared.code, prepared.said).toBe(0)
  const { rows } = await onServer(target.url, 'select name from payload_migrations order by name')
  expect(rows.map(({ name }) => name)).toEqual(facts.migrations)

  const other = { schema: 'public', name: 'gone', columns: [] }
  const columns = [{ name: 'id', type: 'uuid', isGenerated: false }]
  const again = await session(target.url, () => 'go on')
  const unknown = { ...facts, tables: [...facts.tables, { ...other, columns }] }
  const was = await target.state()
  await expect(
    fillFrom({ file: archive }, unknown, { ...again, store: target.store }),
  ).rejects.toThrow('The archive is not of this version: it holds public.gone (id)')
  await again.client.end()
  expect(await target.state()).toEqual(was)
}, 120_000)
