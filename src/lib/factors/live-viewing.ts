import { and, eq, gt } from 'drizzle-orm'

import { users_sessions } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import { viewings } from '@/src/lib/factors/tables'
import { hashToken } from '@/src/lib/secrets'
import { now } from '@/src/lib/sql-parts'

type Viewing = {
  readonly staff: string
  readonly session: string
  readonly customer: string
  readonly endsAt: string
}

/** What a browser looks at through whose eyes; null once it is over, or its session has ended. */
export async function liveViewing(req: Caller, token: string | undefined): Promise<Viewing | null> {
  if (!token) return null
  const db = await databaseOf(req)
  const { customer, endsAt, session, staff, tokenHash } = viewings
  const [row] = await db
    .select({ staff, session, customer, endsAt })
    .from(viewings)
    .innerJoin(
      users_sessions,
      and(eq(users_sessions.id, session), eq(users_sessions._parentID, staff)),
    )
    .where(and(eq(tokenHash, hashToken(token)), gt(endsAt, now)))
  return row ? { ...row, endsAt: new Date(row.endsAt).toISOString() } : null
}
