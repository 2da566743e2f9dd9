import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'

import { can } from '@/src/access/actions'
import { users, users_sessions } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { content_editors, draft_sessions } from '@/src/lib/own-tables'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { ago, now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import { newestChange } from '@/src/services/content/editing/history'

/** So long a session sees drafts before it has to ask again. */
const DRAFT_HOURS = 12

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

/** Who was not heard of for so long has left: their browser says every few seconds that it is there. */
const THERE_FOR = '12 seconds'
/** So long after the last key an element stays theirs. */
const HELD_FOR = '60 seconds'

type Presence = {
  readonly page: string
  readonly element: string | null
  /** Whether they typed since they last said that they are there. */
  readonly isTyping: boolean
}

type Colleague = {
  readonly name: string
  readonly page: string
  /** What they are typing in; null once they have been idle for a minute. */
  readonly element: string | null
}

type EditorNews = {
  readonly colleagues: readonly Colleague[]
  /** Others’ work shows once it is another. */
  readonly newest: string
}

async function noteEditor(req: PayloadRequest, { page, element, isTyping }: Presence) {
  const person = req.user?.id
  if (!person) return
  const db = await databaseOf(req)
  const { element: held, typedAt } = content_editors
  const isSame = sql`${held} is not distinct from ${element}::uuid`
  await db
    .insert(content_editors)
    .values({ person, page, element, at: now, typedAt: element ? now : null })
    .onConflictDoUpdate({
      target: content_editors.person,
      set: {
        page,
        element,
        at: now,
        typedAt: isTyping ? now : sql`case when ${isSame} then ${typedAt} else now() end`,
      },
    })
}

/** Notes where the person who asks is, and tells who else is in the editor. */
export async function editorNews(req: PayloadRequest, presence: Presence): Promise<EditorNews> {
  await noteEditor(req, presence)
  const db = await databaseOf(req)
  const { person, page, element, at, typedAt } = content_editors
  const rows = await db
    .select({
      first: users.firstName,
      email: users.email,
      page,
      element: sql<string | null>`case when ${typedAt} > ${ago(HELD_FOR)} then ${element} end`,
    })
    .from(content_editors)
    .innerJoin(users, eq(users.id, person))
    .where(and(gt(at, ago(THERE_FOR)), ne(person, sql`${req.user?.id ?? null}::uuid`)))
    .orderBy(at)
    .limit(20)
  return {
    colleagues: rows.map(({ first, email, ...where }) => ({ name: first || email, ...where })),
    newest: await newestChange(req),
  }
}

export async function leaveEditor(req: PayloadRequest): Promise<void> {
  const person = req.user?.id
  if (!person) return
  const db = await databaseOf(req)
  await db.delete(content_editors).where(eq(content_editors.person, person))
}
