import pg from 'pg'

import { env } from '@/src/lib/env'

/** A session for a backup or a restore, which each has one of. */
export async function connect(): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    application_name: 'charterdesk backup',
  })
  client.on('error', () => {}) // the query that is under way says so
  await client.connect()
  return client
}
