import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { inTransaction, runSql } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { lockSessions } from '@/src/services/accounts/sessions/session-lock'
import { sessionKey } from '@/src/services/accounts/sessions/sessions'

type Owner = { readonly id: string; readonly email: string }

/** The session that an account calls by this key. */
async function sessionOfKey(
  req: PayloadRequest,
  user: string,
  key: string,
): Promise<string | null> {
  const rows = await runSql(req, sql`select id from users_sessions where _parent_id = ${user}`)
  return rows.map(({ id }) => String(id)).find((id) => sessionKey(id) === key) ?? null
}

/**
 * Ends one session of somebody's own, by its key. Whoever uses it is signed out by their next request.
 *
 * @throws AppError 404 `no_session` for one that has ended, was never there, or is somebody else's
 */
export async function endSession(outer: PayloadRequest, owner: Owner, key: string): Promise<void> {
  await inTransaction(
    outer.payload,
    async (req) => {
      await lockSessions(req, owner.email)
      const id = await sessionOfKey(req, owner.id, key)
      if (!id) {
        throw new AppError('no_session', 'This session has ended already.', 404)
      }
      await runSql(
        req,
        sql`delete from users_sessions where _parent_id = ${owner.id} and id = ${id}`,
      )
      await forgetDevices(req, owner.id)
    },
    outer,
  )
}

/** Ends every session of somebody's except one, if that is given; says how many there were. */
export async function endOtherSessions(
  outer: PayloadRequest,
  owner: Owner,
  except: string | null,
): Promise<number> {
  return inTransaction(
    outer.payload,
    async (req) => {
      await lockSessions(req, owner.email)
      const ended = await runSql(
        req,
        sql`delete from users_sessions where _parent_id = ${owner.id}
          and id is distinct from ${except} returning id`,
      )
      await forgetDevices(req, owner.id)
      return ended.length
    },
    outer,
  )
}

/** What is known of browsers whose sessions have ended goes with them. */
async function forgetDevices(req: PayloadRequest, user: string): Promise<void> {
  await runSql(
    req,
    sql`delete from session_devices d where d.user_id = ${user}
      and not exists (select 1 from users_sessions s where s.id = d.session)`,
  )
}
