import { inArray } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { emails } from '@/src/database-schema'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { tirelessWorker } from '@/tests/support/suite/tireless-worker'

const payload = await testPayload()
const MAILS = 15

test('a worker takes the next mail from the queue at once after one that it has sent', async () => {
  const ids: string[] = []
  for (let made = 0; made < MAILS; made += 1) {
    const { id } = await builder(payload)('emails', { status: 'queued' })
    await inTransaction(payload, (req) => enqueue(req, 'send-email', { emailId: id }))
    ids.push(id)
  }
  const db = await databaseOf({ payload })

  await tirelessWorker(payload)

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
