import { and, eq, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { session_devices, users, users_sessions } from '@/src/database-schema'
import { databaseOf, lockInTransaction } from '@/src/lib/database'
import { hashToken } from '@/src/lib/secrets'
import { isLive } from '@/src/lib/sessions/session-life'
import { excluded, now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'

/** What a session's token names it by, and when it ends, in seconds since 1970. */
const claims = z.object({ sid: z.string().min(1).max(64), exp: z.number() })

function claimsOf(token: string): z.infer<typeof claims> | null {
  try {
    const part = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    return claims.parse(JSON.parse(part))
  } catch {
    return null
  }
}

/** The session that a token belongs to, which the caller has just had from Payload. */
export const sessionOf = (token: string): string | null => claimsOf(token)?.sid ?? null

export const endOf = (token: string): number | null => claimsOf(token)?.exp ?? null

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
    .innerJoin(users, eq(users.id, users_sessions._parentID))
    .leftJoin(session_devices, eq(session_devices.session, id))
    .where(and(eq(users_sessions._parentID, user), isLive))
    .orderBy(sql`${createdAt} desc nulls last`, id)
  return rows.map((one) => ({
    id: sessionKey(one.id),
    userAgent: one.userAgent,
    beganAt: iso(one.createdAt ?? one.expiresAt),
    lastSeenAt: one.lastSeenAt && iso(one.lastSeenAt),
  }))
}

export type Session = { readonly token: string; readonly expires: number; readonly user: User }

/** Whatever hashes passwords takes its turn, or a crowd at the door would take every processor. */
export const passwordTurn = pLimit(6)

/** One thing at a time happens to an account's sessions: two at once would lose one of them. */
export function lockSessions(req: PayloadRequest, email: string): Promise<void> {
  return lockInTransaction(req, `sessions:${email}`)
}
