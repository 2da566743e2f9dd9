import { lt, sql } from 'drizzle-orm'

import { visits } from '@/src/database-schema'
import type { Database } from '@/src/lib/database'
import { ago } from '@/src/lib/sql-parts'
import { visit_salts } from '@/src/lib/traffic/tables'

/**
 * Forgets what makes the hashes of visitors after two days, from when no one can tell any more who
 * is behind one, and the single visits of a day, all at once, when it is counted for good.
 */
export async function forgetVisits(db: Database): Promise<number> {
  await db.delete(visit_salts).where(lt(visit_salts.madeAt, ago('48 hours')))
  const longAgo = sql<string>`to_char(${ago('4 days')}, 'YYYY-MM-DD')`
  const gone = await db.delete(visits).where(lt(visits.day, longAgo))
  return gone.rowCount ?? 0
}
