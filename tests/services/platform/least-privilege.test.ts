// @apart
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { getRollbackPlans, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import packageOfQueues from '@/node_modules/pg-boss/package.json'
import { tablesOf } from '@/scripts/backup/tables'
import { setUpQueues } from '@/src/jobs/set-up-queues'
import { program } from '@/tests/support/backup/program'
import { databaseUrl, onServer } from '@/tests/support/database-server'

const { server, prefix, template } = inject('databases')
const database = `${prefix}_roles`
const folder = mkdtempSync(join(tmpdir(), 'charterdesk-roles-'))

const addressFor = (username: string) =>
  Object.assign(new URL(databaseUrl(server, database)), { username, password: 'of_the_test' }).href
const variables = {
  DATABASE_OWNER_URL: databaseUrl(server, database),
  DATABASE_URL: addressFor(`${prefix}_app`),
  DATABASE_FRONT_URL: addressFor(`${prefix}_front`),
  FILES_DIR: join(folder, 'files'),
}

const REFUSED = 'permission denied|must be owner'

async function as(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

let app: pg.Client
let front: pg.Client

beforeAll(async () => {
  await onServer(server, `drop database if exists ${database} with (force)`)
  await onServer(server, `create database ${database} template ${template}`)
  const prepared = await program('scripts/prepare.ts', [], variables)
  expect(prepared, prepared.said).toMatchObject({ code: 0 })
  app = await as(variables.DATABASE_URL)
  front = await as(variables.DATABASE_FRONT_URL)
}, 120_000)

afterAll(async () => {
  await Promise.all([app?.end(), front?.end()])
  await onServer(server, `drop database if exists ${database} with (force)`)
  for (const name of ['app', 'front'])
    await onServer(server, `drop role if exists ${prefix}_${name}`)
  rmSync(folder, { recursive: true, force: true })
})

test('the application reads and writes all that is ours', async () => {
  const owner = await as(variables.DATABASE_OWNER_URL)
  const tables = await tablesOf(owner)
  await owner.end()
  const { rows } = await app.query(
    `select name, has_table_privilege(name, 'select, insert') as may from unnest($1::text[]) name
     where not has_table_privilege(name, 'select') or not has_table_privilege(name, 'insert')`,
    [tables.map(({ schema, name }) => `"${schema}"."${name}"`)],
  )
  expect(rows).toEqual([{ name: '"public"."payload_migrations"', may: true }])
})

test.each([
  `update audit_log set action = 'view'`,
  'delete from audit_log',
  'truncate audit_log',
  'drop trigger audit_log_append_only on audit_log',
  'alter table audit_log disable trigger all',
  'create table public.planted (id int)',
  'create table pgboss.planted (id int)',
  'create schema planted',
  'alter table users add column planted int',
  'drop table users',
  `insert into payload_migrations (name) values ('planted')`,
  `copy (select 1) to program 'true'`,
  `set session_replication_role = replica`,
])('the application may not: %s', async (statement) => {
  await expect(app.query(statement)).rejects.toThrow(new RegExp(REFUSED))
})

test('an entry is added to the audit log, and a person is erased from it, by the application', async () => {
  await app.query(
    `insert into audit_log (action, area, entity, document_id, actor_email)
     values ('view', 'users', 'users', 'x', 'gone@example.com')`,
  )
  await app.query(`select redact_audit_log('[]', gen_random_uuid(), 'gone@example.com', 'erased')`)
  const { rowCount } = await app.query(`select from audit_log where actor_email = 'erased'`)
  expect(rowCount).toBe(1)
})

test('the front hears what changed of the site, and reads nothing else', async () => {
  await front.query('listen site')
  await front.query('select tag from site_changes limit 1')
  await expect(front.query('select email from users')).rejects.toThrow(/permission denied/)
  await expect(front.query(`insert into site_changes (tag) values ('x')`)).rejects.toThrow(
    /permission denied/,
  )
})

test('orders are paid, queues are set up and backups made with the roles in force, and prepared again', async () => {
  await setUpQueues(variables.DATABASE_URL)
  const paid = await program('tests/support/backup/pay-once.ts', [], variables)
  expect(paid, paid.said).toMatchObject({ code: 0 })
  const archive = join(folder, 'all.tar.gz')
  const saved = await program('scripts/backup/backup.ts', [archive], variables)
  expect(saved, saved.said).toMatchObject({ code: 0 })
  await Promise.all([app.end(), front.end()]) // a restore wants no one else there
  const restored = await program('scripts/backup/restore.ts', [archive, '--replace'], variables)
  expect(restored, restored.said).toMatchObject({ code: 0 })
  const again = await program('scripts/prepare.ts', [], variables)
  expect(again, again.said).toMatchObject({ code: 0 })
  app = await as(variables.DATABASE_URL)
  front = await as(variables.DATABASE_FRONT_URL)
  expect((await app.query('select id from orders limit 1')).rowCount).toBe(1)
}, 240_000)

test('tables of an earlier pg-boss are brought up to date by their owner alone', async () => {
  const { schema } = packageOfQueues.pgboss
  const owner = await as(variables.DATABASE_OWNER_URL)
  const versionNow = async () => (await owner.query('select version from pgboss.version')).rows
  try {
    await owner.query(getRollbackPlans('pgboss', schema))
    expect(await versionNow()).toEqual([{ version: schema - 1 }])
    const worker = await program('scripts/worker.ts', [], variables)
    expect(worker).toMatchObject({ code: 1 })
    expect(worker.said).toContain('DATABASE_OWNER_URL first')
    expect(await versionNow(), 'the application changes no table').toEqual([
      { version: schema - 1 },
    ])

    const prepared = await program('scripts/prepare.ts', [], variables)
    expect(prepared, prepared.said).toMatchObject({ code: 0 })
    expect(await versionNow()).toEqual([{ version: schema }])
  } finally {
    await owner.end()
  }
  await setUpQueues(variables.DATABASE_URL)
  const boss = new PgBoss({ connectionString: variables.DATABASE_URL, max: 2, migrate: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    const id = await boss.send('fold-totals', {})
    const [job] = await boss.fetch('fold-totals')
    expect(job?.id).toBe(id)
  } finally {
    await boss.stop({ graceful: false })
  }
}, 120_000)
