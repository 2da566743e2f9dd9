import type { SQL } from 'drizzle-orm'

import { type Caller, runForeignSql } from '@/src/lib/database'

/** Looks at the database, or bends it, past all that the product has for that. */
export async function runSql(req: Caller, statement: SQL) {
  return runForeignSql(req, statement)
}
