import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'

import { can } from '@/src/access/actions'
import { users_sessions } from '@/src/database-schema'
import { draft_sessions } from '@/src/lib/content/tables'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'

/** So long a session sees drafts before it has to ask again. */
export const DRAFT_HOURS = 12

/**
 * Lets the session of the person who asks see drafts on the site. The browser holds nothing that
 * opens them: someone who copies its cookies without the session sees the public page.
 */
export async function beginDrafts(req: PayloadRequest): Promise<void> {
  const session = req.user && sessionIdOf(req.user)
  if (!req.user || !session) throw new AppError('signed_out', 'Please sign in first.', 401)
  const db = await databaseOf(req)
  const endsAt = sql<string>`now() + ${`${DRAFT_HOURS} hours`}::interval`
  const { staff } = draft_sessions
  await db.delete(draft_sessions).where(and(eq(staff, req.user.id), lt(draft_sessions.endsAt, now)))
  await db
    .insert(draft_sessions)
    .values({ session, staff: req.user.id, endsAt })
    .onConflictDoUpdate({ target: draft_sessions.session, set: { staff: req.user.id, endsAt } })
}

/** The session sees the public pages again. */
export async function endDrafts(req: PayloadRequest): Promise<void> {
  const session = req.user && sessionIdOf(req.user)
  if (!session) return
  const db = await databaseOf(req)
  await db.delete(draft_sessions).where(eq(draft_sessions.session, session))
}

/**
 * The request by which someone may see drafts: theirs, while their session lasts, was let in within
 * the last hours, and they may still view content. Null for everyone else.
 */
export async function draftRequest(
  payload: Payload,
  user: TypedUser | User | null,
): Promise<PayloadRequest | null> {
  const session = user && sessionIdOf(user)
  if (!user || !session || user.role === 'user') return null
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ session: draft_sessions.session })
    .from(draft_sessions)
    .innerJoin(
      users_sessions,
      and(eq(users_sessions.id, draft_sessions.session), eq(users_sessions._parentID, user.id)),
    )
    .where(
      and(
        eq(draft_sessions.session, session),
        eq(draft_sessions.staff, user.id),
        gt(draft_sessions.endsAt, now),
        gt(users_sessions.expiresAt, now),
      ),
    )
  if (!row) return null
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return (await can(req, 'viewDrafts')) ? req : null
}

/** Throws away what has run out, or belongs to a session that has ended. */
export async function forgetDrafts(payload: Payload): Promise<void> {
  const db = await databaseOf({ payload })
  const isOver = lt(draft_sessions.endsAt, now)
  const isEnded = sql`not exists (select from ${users_sessions} where ${users_sessions.id} = ${draft_sessions.session})`
  await db.delete(draft_sessions).where(or(isOver, isEnded))
}
