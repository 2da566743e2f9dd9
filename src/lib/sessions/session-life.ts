import { and, type Column, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'

import { private_settings, session_devices, users, users_sessions } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import { BACKGROUND_HEADER } from '@/src/lib/sessions/background'
import { ago, now } from '@/src/lib/sql-parts'

/** A setting, or what it is while no one has saved the settings. */
const setting = (column: Column, fallback: number) =>
  sql`coalesce((select ${column} from ${private_settings} limit 1), ${fallback})::int`

const {
  sessions_customerDays: days,
  sessions_customerIdleDays: idleDays,
  sessions_staffHours: hours,
  sessions_staffIdleMinutes: idleMinutes,
} = private_settings

/** How long a session of an account of `users` lasts at most, and how long without activity. */
const whole = sql`(case when ${users.role} = 'user'
  then interval '1 day' * ${setting(days, 30)} else interval '1 hour' * ${setting(hours, 12)} end)`
const idle = sql`(case when ${users.role} = 'user'
  then interval '1 day' * ${setting(idleDays, 7)} else interval '1 minute' * ${setting(idleMinutes, 45)} end)`

const { createdAt, expiresAt } = users_sessions
const seenAt = sql`coalesce(greatest(${session_devices.lastSeenAt}, ${createdAt}), now())`

/** Whether a session may still be used; with its account, and its device where there is one. */
export const isLive = and(
  gt(expiresAt, now),
  sql`coalesce(${createdAt} + ${whole} > now(), true)`,
  sql`${seenAt} + ${idle} > now()`,
)

/** How many seconds a session that begins now may last. */
export async function sessionSeconds(req: Caller, user: string): Promise<number> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ seconds: sql`extract(epoch from ${whole})::int`.mapWith(Number) })
    .from(users)
    .where(eq(users.id, user))
  return row?.seconds ?? 0
}

const isBackground = (headers: Headers): boolean =>
  headers.has(BACKGROUND_HEADER) || headers.get('accept') === 'text/event-stream'

/**
 * Whether a session may still be used, which a request that a person made prolongs: at most once a
 * minute. Its owner counts as seen with it.
 */
export async function checkSession(
  req: Caller,
  session: string,
  headers: Headers,
): Promise<boolean> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ user: users.id, isStale: sql<boolean>`${seenAt} < ${ago('1 minute')}` })
    .from(users_sessions)
    .innerJoin(users, eq(users.id, users_sessions._parentID))
    .leftJoin(session_devices, eq(session_devices.session, users_sessions.id))
    .where(and(eq(users_sessions.id, session), isLive))
  if (!row) return false
  if (!row.isStale || isBackground(headers)) return true
  await db
    .update(session_devices)
    .set({ lastSeenAt: now })
    .where(eq(session_devices.session, session))
  const isLongAgo = or(isNull(users.lastSeenAt), lt(users.lastSeenAt, ago('10 minutes')))
  await db
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.id, row.user), isLongAgo))
  return true
}
