import { inArray } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, expect, test, vi } from 'vitest'

import { emails } from '@/src/database-schema'
import { registerJobs } from '@/src/jobs/index'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { enqueue } from '@/src/lib/queues'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const MAILS = 15

/** No pause ends by this clock: a worker that waits for the next look never looks again. */
const stopped = {
  now: () => Date.now(),
  setTimeout: () => null,
  clearTimeout: () => undefined,
  setInterval: () => null,
  clearInterval: () => undefined,
}
const boss = new PgBoss({
  connectionString: env.DATABASE_URL,
  max: 3,
  migrate: false,
  schedule: false,
  supervise: false,
  clock: stopped,
})
boss.on('error', () => undefined)
await boss.start()
afterAll(() => boss.stop({ graceful: false }))

test('a worker takes the next mail from the queue at once after one that it has sent', async () => {
  const ids: string[] = []
  for (let made = 0; made < MAILS; made += 1) {
    const { id } = await builder(payload)('emails', { status: 'queued' })
    await inTransaction(payload, (req) => enqueue(req, 'send-email', { emailId: id }))
    ids.push(id)
  }
  const db = await databaseOf({ payload })

  await registerJobs(boss, payload, { 'export-list': async () => undefined })

  await vi.waitFor(
    async () => {
      const rows = await db
        .select({ status: emails.status, attempts: emails.attempts })
        .from(emails)
        .where(inArray(emails.id, ids))
      expect(rows).toEqual(Array.from({ length: MAILS }, () => ({ status: 'held', attempts: 1 })))
    },
    { timeout: 60_000, interval: 250 },
  )
}, 90_000)
