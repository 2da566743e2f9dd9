import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { users, users_sessions } from '@/src/database-schema'
import { databaseOf, query } from '@/src/lib/database'
import { rowById } from '@/src/lib/find-one'
import { sessionSeconds } from '@/src/lib/sessions/session-life'
import { now } from '@/src/lib/sql-parts'
import { lockSessions, type Session } from '@/src/services/accounts/sessions/sessions'

/**
 * Opens a session for an account, in the request's transaction, and asks for no second factor:
 * anyone who calls has been shown it, or knows that there is none (`begin-session.ts`).
 */
export async function openSession(req: PayloadRequest, id: string): Promise<Session> {
  const { config } = req.payload.collections.users
  const user = await rowById(req, 'users', id, {
    overrideAccess: true, // the caller has been shown the proof
  })
  await lockSessions(req, user.email)
  const sid = randomUUID()
  const lifetime = await sessionSeconds(req, id)
  const db = await databaseOf(req)
  const { _order, _parentID } = users_sessions
  const next = query
    .select({
      _order: sql<number>`coalesce(max(${_order}), 0) + 1`.as('_order'),
      _parentID: sql<string>`${id}::uuid`.as('_parentID'),
      id: sql<string>`${sid}::text`.as('id'),
      createdAt: sql<string>`now()`.as('createdAt'),
      expiresAt: sql<string>`now() + make_interval(secs => ${lifetime})`.as('expiresAt'),
    })
    .from(users_sessions)
    .where(eq(_parentID, id))
  await db.insert(users_sessions).select(next)
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, id))
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      sid,
      user: { ...user, collection: 'users' },
    }),
    secret: req.payload.secret,
    tokenExpiration: lifetime,
  })
  return { token, expires: exp, user }
}
