import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
import { lockSessions, type Session } from '@/src/services/accounts/sessions/session-lock'

/**
 * Begins a session for an account, in the request's transaction. Whoever calls has been shown
 * another proof than the password, such as a mailed key.
 */
export async function beginSession(req: PayloadRequest, id: string): Promise<Session> {
  const { config } = req.payload.collections.users
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true, // the caller has been shown the proof
    req,
  })
  await lockSessions(req, user.email)
  const sid = randomUUID()
  const lifetime = config.auth.tokenExpiration
  await runSql(
    req,
    sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
      select coalesce(max(_order), 0) + 1, ${id}, ${sid}, now(),
        now() + make_interval(secs => ${lifetime})
      from users_sessions where _parent_id = ${id}`,
  )
  await runSql(req, sql`update users set last_seen_at = now() where id = ${id}`)
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
