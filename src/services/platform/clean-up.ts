import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { runSql } from '@/src/lib/database'
import { log } from '@/src/lib/log'

/** Somebody who has left is not to be found in the outbox either, once their last mail is out. */
const GOODBYES_KEPT = '30 days'

/** A mail that has not gone out by then goes no more, and its keys have run out, or soon will. */
const KEYS_KEPT = '30 days'

/**
 * Throws away what has run out: checkouts nobody finished, mailed keys, also those that wait in
 * mails which never went out, the counters of rate limits and of wrong passwords, what is known of
 * browsers whose sessions have ended, and the last mails to people who have left.
 */
export async function cleanUp(payload: Payload): Promise<void> {
  const drafts = await runSql(
    { payload },
    sql`delete from checkout_drafts where expires_at < now() returning id`,
  )
  const counters = await runSql(
    { payload },
    sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 returning key`,
  )
  const tries = await runSql(
    { payload },
    sql`delete from sign_in_tries where forgotten_at < now() returning key`,
  )
  const devices = await runSql(
    { payload },
    sql`delete from session_devices d where not exists (select 1 from users_sessions s
      where s.id = d.session and s.expires_at > now()) returning id`,
  )
  const goodbyes = await runSql(
    { payload },
    sql`delete from emails where template = 'account-erased'
      and created_at < now() - ${GOODBYES_KEPT}::interval returning id`,
  )
  const keys = await runSql(
    { payload },
    sql`delete from account_tokens where expires_at < now() returning id`,
  )
  const links = await runSql(
    { payload },
    sql`update emails set keys_sealed = null where keys_sealed is not null
      and created_at < now() - ${KEYS_KEPT}::interval returning id`,
  )
  log.info(
    {
      keys: keys.length,
      links: links.length,
      drafts: drafts.length,
      counters: counters.length,
      tries: tries.length,
      devices: devices.length,
      goodbyes: goodbyes.length,
    },
    'cleaned up',
  )
}
