import { and, eq, lt } from 'drizzle-orm'

import { type Caller, databaseOf } from '@/src/lib/database'
import { recent_factors } from '@/src/lib/factors/tables'
import { ago, now } from '@/src/lib/sql-parts'

/** Notes that someone has just shown their second factor in a session. */
export async function noteRecentFactor(req: Caller, user: string, session: string): Promise<void> {
  const db = await databaseOf(req)
  const { session: sid, shownAt, user: owner } = recent_factors
  await db.delete(recent_factors).where(and(eq(owner, user), lt(shownAt, ago('1 day'))))
  await db
    .insert(recent_factors)
    .values({ session, user, shownAt: now })
    .onConflictDoUpdate({ target: sid, set: { shownAt: now } })
}
