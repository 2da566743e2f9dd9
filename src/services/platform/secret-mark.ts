import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'

import { env } from '@/src/lib/env'
import { installation } from '@/src/lib/own-tables'
import { deriveKey, endLinksOf, storedUnder } from '@/src/lib/secrets'

/** Tells two secrets apart without telling either of them. */
export const secretMark = (secret?: string): string =>
  deriveKey('mark of a backup', secret).toString('hex').slice(0, 16)

/** Whether what has this mark can be opened: it is the present secret's, or that of the one before. */
export const opensMark = (mark: string): boolean => storedUnder().map(secretMark).includes(mark)

export const OTHER_SECRET = [
  'PAYLOAD_SECRET is not the one that this database was set up with, so saved keys and tax IDs cannot be opened.',
  'Set the original one. It is in .env or in .data/secrets.json of that installation, or wherever you keep it.',
].join('\n')

type Reads = Pick<PgDatabase<PgQueryResultHKT>, 'select'>

/**
 * Whether the database was set up with a secret that this process has. Links of a secret that was replaced
 * are accepted from then on for as long as the database says.
 */
export async function isOwnSecret(db: Reads): Promise<boolean> {
  const { secretMark: mark, previousKey, previousUntil } = installation
  const [row] = await db.select({ mark, previousKey, previousUntil }).from(installation).limit(1)
  if (row?.previousKey && row.previousUntil)
    endLinksOf(row.previousKey, new Date(row.previousUntil))
  return !row || opensMark(row.mark)
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
