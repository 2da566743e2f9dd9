import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { session_devices, users, users_sessions } from '@/src/database-schema'
import { databaseOf, query } from '@/src/lib/database'
import { hashToken } from '@/src/lib/secrets'
import { ago, excluded, now } from '@/src/lib/sql-parts'

/** What a session's token names it by. */
const claims = z.object({ sid: z.string().min(1).max(64) })

/** The session that a token belongs to, which the caller has just had from Payload. */
export function sessionOf(token: string): string | null {
  try {
    const part = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    return claims.parse(JSON.parse(part)).sid
  } catch {
    return null
  }
}

/**
 * What a session is called where it leaves the server: it tells one from another, and no one can
 * say from it what the session's token names.
 */
export function sessionKey(id: string): string {
  return hashToken(`session:${id}`)
}

/** Writes down by which browser a session was begun, in the transaction that begins it. */
export async function recordDevice(
  req: PayloadRequest,
  session: { readonly token: string; readonly user: { readonly id: string } },
  userAgent: string | null | undefined,
): Promise<void> {
  const id = sessionOf(session.token)
  if (!id) return
  const browser = userAgent?.slice(0, 300) || null
  const db = await databaseOf(req)
  const { session: token, userAgent: agent } = session_devices
  await db
    .insert(session_devices)
    .values({ user: session.user.id, session: id, userAgent: browser, lastSeenAt: now })
    .onConflictDoUpdate({
      target: token,
      set: { userAgent: excluded(agent), lastSeenAt: now },
    })
}

/** A session as its owner sees it. Moments are ISO. */
export type SessionRow = {
  /** Its `sessionKey`. */
  readonly id: string
  readonly userAgent: string | null
  readonly beganAt: string
  readonly lastSeenAt: string | null
}

const iso = (moment: string) => new Date(moment).toISOString()

/** The sessions that someone could still use, the latest first. */
export async function sessionsOf(
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<SessionRow[]> {
  const db = await databaseOf(req)
  const { createdAt, expiresAt, id } = users_sessions
  const rows = await db
    .select({
      id,
      createdAt,
      expiresAt,
      userAgent: session_devices.userAgent,
      lastSeenAt: session_devices.lastSeenAt,
    })
    .from(users_sessions)
    .leftJoin(session_devices, eq(session_devices.session, id))
    .where(and(eq(users_sessions._parentID, user), gt(expiresAt, now)))
    .orderBy(sql`${createdAt} desc nulls last`, id)
  return rows.map((one) => ({
    id: sessionKey(one.id),
    userAgent: one.userAgent,
    beganAt: iso(one.createdAt ?? one.expiresAt),
    lastSeenAt: one.lastSeenAt && iso(one.lastSeenAt),
  }))
}

/** Notes that a session, and with it its owner, was here: at most every ten minutes. */
export async function touchSession(
  req: Pick<PayloadRequest, 'payload'>,
  session: string,
): Promise<void> {
  const db = await databaseOf(req)
  const { lastSeenAt, user } = session_devices
  const touched = db.$with('touched').as(
    db
      .update(session_devices)
      .set({ lastSeenAt: now })
      .where(and(eq(session_devices.session, session), lt(lastSeenAt, ago('10 minutes'))))
      .returning({ user }),
  )
  await db
    .with(touched)
    .update(users)
    .set({ lastSeenAt: now })
    .where(inArray(users.id, query.select({ user: touched.user }).from(touched)))
}
