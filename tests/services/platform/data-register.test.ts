import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { SEALED_COLUMNS } from '@/scripts/keys/sealed-columns'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { DATA_REGISTER, dataOf, dataPage } from '@/src/services/platform/retention/data-register'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const { pool } = payload.db

async function tables(): Promise<string[]> {
  const { rows } = await pool.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename collate "C"`,
  )
  return rows.map(({ name }) => String(name))
}

test('every table has a class, its protection and a time that it is kept, and the page says so', async () => {
  const all = await tables()
  expect(all.filter((name) => !dataOf(name))).toEqual([])
  const used = new Set(all.map((name) => dataOf(name)))
  expect(Object.entries(DATA_REGISTER).filter(([, row]) => !used.has(row))).toEqual([])
  expect(readFileSync('docs/data.md', 'utf8')).toBe(dataPage(all))
})

test('what holds sealed text is registered as sealed', () => {
  for (const { table } of SEALED_COLUMNS) expect(dataOf(table)?.[2], table).toBeTruthy()
})

test('what is kept for a time only is gone after it, and not before', async () => {
  const build = builder(payload)
  const [old, fresh] = [
    await build('emails', { status: 'sent' }),
    await build('emails', { status: 'sent' }),
  ]
  const waiting = await build('emails', { status: 'queued' })
  const event = await build('webhookEvents', {
    gateway: 'stripe',
    processedAt: new Date().toISOString(),
  })
  for (const id of [old.id, waiting.id])
    await runSql(
      { payload },
      sql`update emails set created_at = now() - interval '3 years' where id = ${id}`,
    )
  await runSql(
    { payload },
    sql`update webhook_events set created_at = now() - interval '401 days' where id = ${event.id}`,
  )

  await cleanUp(payload)

  const html = async (id: string) =>
    (await pool.query('select html from emails where id = $1', [id])).rows[0].html
  expect(await html(old.id)).toBe('')
  expect(await html(fresh.id)).not.toBe('')
  expect(await html(waiting.id)).not.toBe('')
  const { rows } = await pool.query('select payload, event_id from webhook_events where id = $1', [
    event.id,
  ])
  expect(rows).toEqual([{ payload: null, event_id: event.eventId }])
})
