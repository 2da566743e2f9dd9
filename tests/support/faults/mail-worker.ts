// A worker of its own that sends what waits in the outbox, and ends when all is out: it is here to be killed.
import { setTimeout as sleep } from 'node:timers/promises'

import config from '@payload-config'
import { inArray } from 'drizzle-orm'
import { getPayload } from 'payload'
import { PgBoss } from 'pg-boss'

import { emails } from '@/src/database-schema'
import { startWorkers } from '@/src/jobs/index'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'

const payload = await getPayload({ config })
const boss = new PgBoss({
  connectionString: env.DATABASE_URL,
  max: 3,
  migrate: false,
  schedule: false,
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
})
boss.on('error', () => undefined) // those whom it shares with are killed
await startWorkers(boss, payload, { 'export-list': async () => undefined })
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
const db = await databaseOf({ payload })
const isWaiting = inArray(emails.status, ['queued', 'sending'])
while ((await db.$count(emails, isWaiting)) > 0) await sleep(500)
process.exit(0)
