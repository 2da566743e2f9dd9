import { and, eq, ne, notExists } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { session_devices, users_sessions } from '@/src/database-schema'
import { databaseOf, query, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { lockSessions, sessionKey } from '@/src/services/accounts/sessions/sessions'

type Owner = { readonly id: string; readonly email: string }

async function sessionOfKey(
  req: PayloadRequest,
  user: string,
  key: string,
): Promise<string | null> {
  const db = await databaseOf(req)
  const { _parentID, id } = users_sessions
  const rows = await db.select({ id }).from(users_sessions).where(eq(_parentID, user))
  return rows.find((one) => sessionKey(one.id) === key)?.id ?? null
}

/**
 * Ends one session of someone's own, by its key. Anyone who uses it is signed out by their next request.
 *
 * @throws AppError 404 `no_session` for one that has ended, was never there, or is someone else's
 */
export const endSession = transactional(async (req, owner: Owner, key: string): Promise<void> => {
  await lockSessions(req, owner.email)
  const id = await sessionOfKey(req, owner.id, key)
  if (!id) {
    throw new AppError('no_session', 'This session has already ended.', 404)
  }
  const db = await databaseOf(req)
  await db
    .delete(users_sessions)
    .where(and(eq(users_sessions._parentID, owner.id), eq(users_sessions.id, id)))
  await forgetDevices(req, owner.id)
})

/** Ends every session of someone's except one, if that is given; says how many there were. */
export const endOtherSessions = transactional(
  async (req, owner: Owner, except: string | null): Promise<number> => {
    await lockSessions(req, owner.email)
    const db = await databaseOf(req)
    const others = except === null ? undefined : ne(users_sessions.id, except)
    const ended = await db
      .delete(users_sessions)
      .where(and(eq(users_sessions._parentID, owner.id), others))
      .returning({ id: users_sessions.id })
    await forgetDevices(req, owner.id)
    return ended.length
  },
)

/** What is known of browsers whose sessions have ended goes with them. */
async function forgetDevices(req: PayloadRequest, user: string): Promise<void> {
  const db = await databaseOf(req)
  const live = query
    .select({ id: users_sessions.id })
    .from(users_sessions)
    .where(eq(users_sessions.id, session_devices.session))
  await db.delete(session_devices).where(and(eq(session_devices.user, user), notExists(live)))
}

/**
 * Ends the session that the request came with; its token opens nothing any more. Not by Payload's
 * own way out, which writes the whole account back as it was read.
 */
export async function signOut(req: PayloadRequest): Promise<void> {
  const session = req.user && sessionIdOf(req.user)
  if (!req.user || !session) return
  try {
    await endSession(req, req.user, sessionKey(session))
  } catch (error) {
    if (!(error instanceof AppError)) throw error // it has ended already
  }
}
