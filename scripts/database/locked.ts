import pg from 'pg'
import { env } from '@/src/lib/env'

/** Any number that all processes agree on and no one else uses. */
const LOCK = 7_208_112_026

/** What the session that holds the lock, or waits for it, is called. */
export const LOCK_NAME = 'charterdesk lock'

/**
 * Lets one process at a time prepare a database; the others wait and then find it done. The lock is the
 * session's, so it is taken from PostgreSQL itself: a pooler would keep it for the next that it serves.
 */
export async function locked<T>(work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: env.directDatabase,
    application_name: LOCK_NAME,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    await client.end()
  }
}
