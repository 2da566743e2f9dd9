import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { runSql } from '@/src/lib/database'
import { hashToken } from '@/src/lib/secrets'

/** What a session's token names it by. */
const claims = z.object({ sid: z.string().min(1).max(64) })

/** The session that a token belongs to, which the caller has just had from Payload. */
function sessionOf(token: string): string | null {
  try {
    const part = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    return claims.parse(JSON.parse(part)).sid
  } catch {
    return null
  }
}

/** The session that somebody is signed in by, as Payload notes it on the account. */
export function sessionIdOf(user: object): string | null {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : null
}

/**
 * What a session is called where it leaves the server: it tells one from another, and nobody can
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
  await runSql(
    req,
    sql`insert into session_devices (id, user_id, session, user_agent, last_seen_at, created_at, updated_at)
      values (gen_random_uuid(), ${session.user.id}, ${id}, ${browser}, now(), now(), now())
      on conflict (session) do update set user_agent = excluded.user_agent, last_seen_at = now()`,
  )
}

/** A session as its owner sees it. Moments are ISO. */
export type SessionRow = {
  /** Its `sessionKey`. */
  readonly id: string
  readonly userAgent: string | null
  readonly beganAt: string
  readonly lastSeenAt: string | null
}

const row = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  beganAt: z.coerce.date(),
  lastSeenAt: z.coerce.date().nullable(),
})

/** The sessions that somebody could still use, the latest first. */
export async function sessionsOf(
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<SessionRow[]> {
  const rows = await runSql(
    req,
    sql`select s.id, d.user_agent as "userAgent", coalesce(s.created_at, s.expires_at) as "beganAt",
        d.last_seen_at as "lastSeenAt"
      from users_sessions s left join session_devices d on d.session = s.id
      where s._parent_id = ${user} and s.expires_at > now()
      order by s.created_at desc nulls last, s.id`,
  )
  return z
    .array(row)
    .parse(rows)
    .map((one) => ({
      id: sessionKey(one.id),
      userAgent: one.userAgent,
      beganAt: one.beganAt.toISOString(),
      lastSeenAt: one.lastSeenAt?.toISOString() ?? null,
    }))
}

/** Notes that a session, and with it its owner, was here: at most every ten minutes. */
export async function touchSession(
  req: Pick<PayloadRequest, 'payload'>,
  session: string,
): Promise<void> {
  await runSql(
    req,
    sql`with touched as (
        update session_devices set last_seen_at = now()
        where session = ${session} and last_seen_at < now() - interval '10 minutes'
        returning user_id
      )
      update users set last_seen_at = now() where id in (select user_id from touched)`,
  )
}
