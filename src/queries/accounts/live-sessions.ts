import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'

import { role_permissions, users, users_sessions } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'

/** When a role's permissions were last changed; a row taken away leaves only their number. */
const roleChangedAt = sql`(
  select coalesce(max(${role_permissions.updatedAt})::text, '') || ' ' || count(*) from ${role_permissions}
  where ${role_permissions.role}::text = ${users.role}::text)`

/** Of these sessions those that still let in, with when the rights behind each were last changed. */
export async function liveSessions(caller: Caller, sessions: readonly string[]) {
  const db = await databaseOf(caller)
  const changedAt = sql<string>`${users.updatedAt}::text || ' ' || ${roleChangedAt}`
  const rows = await db
    .select({ session: users_sessions.id, changedAt })
    .from(users_sessions)
    .innerJoin(users, eq(users.id, users_sessions._parentID))
    .where(
      and(
        inArray(users_sessions.id, [...sessions]),
        gt(users_sessions.expiresAt, now),
        ne(users.role, 'user'),
      ),
    )
  return new Map(rows.map(({ session, changedAt }) => [session, changedAt]))
}
