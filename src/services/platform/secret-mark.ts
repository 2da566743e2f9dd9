import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'

import { env } from '@/src/lib/env'
import { installation } from '@/src/lib/own-tables'
import { deriveToken } from '@/src/lib/secrets'

/** Tells two secrets apart without telling either of them. */
export const secretMark = (): string => deriveToken('mark of a backup').slice(0, 16)

export const OTHER_SECRET = [
  'PAYLOAD_SECRET is not the one that this database was set up with, so saved keys and tax IDs cannot be opened.',
  'Set the original one. It is in .env or in .data/secrets.json of that installation, or wherever you keep it.',
].join('\n')

type Reads = Pick<PgDatabase<PgQueryResultHKT>, 'select'>

/** Whether the database was set up with the secret that this process has. */
export async function isOwnSecret(db: Reads): Promise<boolean> {
  const [row] = await db.select({ mark: installation.secretMark }).from(installation).limit(1)
  return !row || row.mark === secretMark()
}

/** Ends a process with another secret when it starts. Without a database it may start, and is not ready. */
export async function refuseOtherSecret(): Promise<void> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    if (await isOwnSecret(drizzle(client))) return
  } catch {
    return
  } finally {
    await client.end().catch(() => {})
  }
  console.error(OTHER_SECRET)
  process.exit(1)
}
