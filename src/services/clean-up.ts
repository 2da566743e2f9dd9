import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { runSql } from '@/src/lib/database'
import { log } from '@/src/lib/log'

/** Throws away what has run out: checkouts nobody finished, and the counters of rate limits. */
export async function cleanUp(payload: Payload): Promise<void> {
  const drafts = await runSql(
    { payload },
    sql`delete from checkout_drafts where expires_at < now() returning id`,
  )
  const counters = await runSql(
    { payload },
    sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 returning key`,
  )
  log.info({ drafts: drafts.length, counters: counters.length }, 'cleaned up')
}
