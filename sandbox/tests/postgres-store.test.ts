import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { postgresStore } from '@/sandbox/payments/store/postgres-store'

import { openInput, runningSandbox, until } from './running-sandbox'

const serverUrl = process.env.TEST_DATABASE_URL

async function onServer(sql: string) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** The address of an empty database, which is there until the test ends. */
async function emptyDatabase(): Promise<string> {
  const name = `sandbox_test_${process.pid}_${Date.now()}`
  await onServer(`create database ${name}`)
  onTestFinished(() => onServer(`drop database if exists ${name} with (force)`))
  const url = new URL(serverUrl ?? '')
  url.pathname = `/${name}`
  return url.href
}

test.skipIf(!serverUrl)('a restart keeps payments, replays and waiting webhooks', async () => {
  const url = await emptyDatabase()
  const before = await runningSandbox(await postgresStore(url))
  await before.control('webhooks', { mode: 'delay', delayMs: 4000 })
  const input = openInput(await before.cardToken('4242424242424242'))
  const opened = await before.gateway().open(input)
  await before.close()

  const after = await runningSandbox(await postgresStore(url))
  expect(await after.gateway().open(input)).toEqual(opened)
  expect(await after.gateway().retrieve(opened.ref ?? '')).toMatchObject({ status: 'succeeded' })
  await until(() => after.shop.received.length === 1)
  await until(async () => (await after.ledger()).deliveries[0]?.state === 'delivered')

  await after.control('reset', {})
  expect((await after.ledger()).payments).toEqual([])
  await after.close()
})

test.skipIf(!serverUrl)('two sandboxes may prepare the same database at once', async () => {
  const url = await emptyDatabase()
  const stores = await Promise.all([postgresStore(url), postgresStore(url)])

  await Promise.all(stores.map((store) => store.close()))

  expect(stores).toHaveLength(2)
})
