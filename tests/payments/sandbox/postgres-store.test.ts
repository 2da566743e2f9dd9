import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { postgresStore } from '@/src/payments/sandbox/store/postgres-store'

import { openInput, runningSandbox, until } from './running-sandbox'

const serverUrl = process.env.TEST_DATABASE_URL
const name = `sandbox_test_${process.pid}_${Date.now()}`

async function onServer(sql: string) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(sql)
  await client.end()
}

function databaseUrl(): string {
  const url = new URL(serverUrl ?? '')
  url.pathname = `/${name}`
  return url.href
}

beforeAll(async () => {
  if (serverUrl) await onServer(`create database ${name}`)
})
afterAll(async () => {
  if (serverUrl) await onServer(`drop database if exists ${name} with (force)`)
})

test.skipIf(!serverUrl)('a restart keeps payments, replays and waiting webhooks', async () => {
  const before = await runningSandbox(await postgresStore(databaseUrl()))
  await before.control('webhooks', { mode: 'delay', delayMs: 500 })
  const input = openInput(await before.cardToken('4242424242424242'))
  const opened = await before.gateway().open(input)
  await before.close()

  const after = await runningSandbox(await postgresStore(databaseUrl()))
  expect(await after.gateway().open(input)).toEqual(opened)
  expect(await after.gateway().retrieve(opened.ref ?? '')).toMatchObject({ status: 'succeeded' })
  await until(() => after.shop.received.length === 1)
  await until(async () => (await after.ledger()).deliveries[0]?.state === 'delivered')

  await after.control('reset', {})
  expect((await after.ledger()).payments).toEqual([])
  await after.close()
})

test.skipIf(!serverUrl)('two sandboxes may prepare the same database at once', async () => {
  const stores = await Promise.all([postgresStore(databaseUrl()), postgresStore(databaseUrl())])

  await Promise.all(stores.map((store) => store.close()))

  expect(stores).toHaveLength(2)
})
