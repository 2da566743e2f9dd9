// Brings the database up to date: tables, and for an empty one what a new installation begins with.
import './database/quiet'

import type { Payload } from 'payload'

import { env } from '@/src/lib/env'
import { fileStore } from '@/src/lib/files/files'

import { connect } from './backup/connect'
import { finishRestore } from './backup/staged-files'
import { firstLogin, Unusable } from './database/first-login'
import { isCurrent } from './database/is-current'
import { locked } from './database/locked'
import { adminBox } from './database/login-box'

async function fill(payload: Payload): Promise<void> {
  const { isGenerated, ...login } = firstLogin(process.env)
  const { createFirstAdmin } = await import('@/src/seed/first-admin')
  const { seedEverything } = await import('@/src/seed/seed-everything')
  console.log('  Seeding: catalogue, 51 jurisdictions, texts, templates, permissions …')
  await seedEverything(payload)
  await createFirstAdmin(payload, login)
  console.log(`\n${adminBox(env.SITE_URL, login, isGenerated)}\n`)
}

async function prepare(): Promise<void> {
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { setUpQueues } = await import('@/src/jobs/set-up-queues')
  const { hasUsers } = await import('@/src/seed/first-admin')
  const { queueOrders } = await import('@/src/services/filing/queue-orders')
  const payload = await getPayload({ config })
  console.log('  Migrating …')
  await payload.db.migrate()
  await queueOrders(payload)
  await setUpQueues(env.DATABASE_URL)
  if (!(await hasUsers(payload))) await fill(payload)
  await payload.destroy()
}

try {
  await locked(env.DATABASE_URL, async () => {
    const client = await connect()
    await finishRestore(client, fileStore).finally(() => client.end())
    if (!(await isCurrent(env.DATABASE_URL))) await prepare()
  })
  process.exit(0)
} catch (error) {
  console.error(error instanceof Unusable ? error.message : error)
  process.exit(1)
}
