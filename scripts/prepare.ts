// Brings the database up to date: tables, and for an empty one what a new installation begins with.
import './database/as-owner'
import './database/quiet'

import type { Migration, Payload } from 'payload'
import { z } from 'zod'

import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { fileStore } from '@/src/lib/files/files'
import { installation } from '@/src/lib/own-tables'
import { migrations } from '@/src/migrations/index'
import { secretMark } from '@/src/services/platform/secret-mark'

import { connect } from './backup/connect'
import { finishRestore } from './backup/staged-files'
import { firstLink } from './database/first-link'
import { firstLogin, Unusable } from './database/first-login'
import { grantRoles } from './database/grant-roles'
import { isCurrent } from './database/is-current'
import { locked } from './database/locked'
import { adminBox } from './database/login-box'

async function fill(payload: Payload): Promise<void> {
  const { isGiven, ...login } = firstLogin(process.env)
  const { createFirstAdmin } = await import('@/src/seed/first-admin')
  const { seedEverything } = await import('@/src/seed/seed-everything')
  console.log('  Seeding: catalogue, 51 jurisdictions, texts, templates, permissions …')
  await seedEverything(payload)
  await createFirstAdmin(payload, login)
  if (process.env.INVENTED_SANCTIONS === '1') {
    const { loadInventedList } = await import('@/src/seed/demo/sanctions')
    await loadInventedList(payload)
    const { confirmInvented } = await import('@/src/seed/demo/confirmations')
    await confirmInvented(payload)
  }
  if (isGiven) console.log(`\n${adminBox(env.SITE_URL, login.email)}\n`)
}

/** Payload's own type knows nothing of what it passes to a migration. */
const migration = z.custom<Migration>(
  (one) => z.object({ name: z.string() }).safeParse(one).success,
)

/** A migration that fails with what PostgreSQL says, and without the SQL of all of it. */
const inText = ({ name, up, down }: Migration): Migration => ({
  name,
  down,
  up: async (args) => {
    try {
      await up(args)
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const reason = cause instanceof Error ? cause.message : String(cause)
      console.error(`The migration ${name} failed: ${reason}.\nIt was undone as a whole.`)
      process.exit(1) // as Payload does; the transaction ends with its connection
    }
  },
})

async function prepare(): Promise<void> {
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { setUpQueues } = await import('@/src/jobs/set-up-queues')
  const { hasUsers } = await import('@/src/seed/first-admin')
  const { nameCompanies, queueOrders } = await import('@/src/services/filing/filing-queue')
  const payload = await getPayload({ config })
  console.log('  Migrating …')
  await payload.db.migrate({ migrations: z.array(migration).parse(migrations).map(inText) })
  const db = await databaseOf({ payload })
  await db.insert(installation).values({ secretMark: secretMark() }).onConflictDoNothing()
  await queueOrders(payload)
  await nameCompanies(payload)
  await setUpQueues(env.directDatabase)
  if (!(await hasUsers(payload))) await fill(payload)
  await payload.destroy()
}

try {
  await locked(async () => {
    const client = await connect()
    await finishRestore(client, fileStore).finally(() => client.end())
    if (!(await isCurrent(env.DATABASE_URL))) await prepare()
    const owner = await connect()
    try {
      await grantRoles(owner)
      const first = process.env.ADMIN_PASSWORD ? null : await firstLink(owner)
      if (first) console.log(`\n${adminBox(env.SITE_URL, first.email, first.link)}\n`)
    } finally {
      await owner.end()
    }
  })
  process.exit(0)
} catch (error) {
  console.error(error instanceof Unusable ? error.message : error)
  process.exit(1)
}
