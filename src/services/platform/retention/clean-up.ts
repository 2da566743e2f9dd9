import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  lt,
  notExists,
  notInArray,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'

import {
  account_tokens,
  checkout_drafts,
  emails,
  security_events,
  session_devices,
  users,
  users_sessions,
} from '@/src/database-schema'
import { EVENTS_KEPT_DAYS, MOST_EVENTS } from '@/src/domain/platform/security-events'
import { GOODBYE_DAYS } from '@/src/domain/privacy/erasure'
import { type Database, databaseOf, query } from '@/src/lib/database'
import {
  factor_resets,
  passkey_challenges,
  recent_factors,
  second_steps,
  viewings,
} from '@/src/lib/factors/tables'
import { log } from '@/src/lib/log'
import {
  bulk_runs,
  rate_limits,
  sign_in_tries,
  site_changes,
  ticket_writers,
} from '@/src/lib/own-tables'
import { isLive } from '@/src/lib/sessions/session-life'
import { ago, now } from '@/src/lib/sql-parts'
import { RUN_KEPT } from '@/src/services/platform/bulk-run'
import { forgetExports } from '@/src/services/platform/exports/list-exports'
import { forgetByRegister } from '@/src/services/platform/retention/data-register'
import { forgetVisits } from '@/src/services/platform/visits/visits'

/** Someone who has left is not to be found in the outbox either, once their last mail is out. */
const GOODBYES_KEPT = `${GOODBYE_DAYS} days`

/** A mail that has not gone out by then goes no more, and its keys have run out, or soon will. */
const KEYS_KEPT = '30 days'

/** Sessions that no one may use any more, and what is known of their browsers. */
async function forgetSessions(db: Database) {
  const live = query
    .select({ id: users_sessions.id })
    .from(users_sessions)
    .innerJoin(users, eq(users.id, users_sessions._parentID))
    .leftJoin(session_devices, eq(session_devices.session, users_sessions.id))
    .where(isLive)
  await db.delete(users_sessions).where(notInArray(users_sessions.id, live))
  const theirs = query
    .select({ id: users_sessions.id })
    .from(users_sessions)
    .where(eq(users_sessions.id, session_devices.session))
  return db.delete(session_devices).where(notExists(theirs))
}

/** Security events that are old, and the oldest of more than anyone reads. */
async function forgetEvents(db: Database): Promise<number> {
  const { createdAt, id } = security_events
  const old = await db.delete(security_events).where(lt(createdAt, ago(`${EVENTS_KEPT_DAYS} days`)))
  const many = query
    .select({ id })
    .from(security_events)
    .orderBy(desc(createdAt))
    .offset(MOST_EVENTS)
  const more = await db.delete(security_events).where(inArray(id, many))
  return (old.rowCount ?? 0) + (more.rowCount ?? 0)
}

function forgetGoodbyes(db: Database) {
  const { createdAt, template } = emails
  return db
    .delete(emails)
    .where(and(eq(template, 'account-erased'), lt(createdAt, ago(GOODBYES_KEPT))))
}

function forgetKeysOfMails(db: Database) {
  const { createdAt, keysSealed } = emails
  return db
    .update(emails)
    .set({ keysSealed: null })
    .where(and(isNotNull(keysSealed), lt(createdAt, ago(KEYS_KEPT))))
}

/** Second steps and challenges that were not used, factors shown long ago, and viewings that ended. */
async function forgetFactors(db: Database): Promise<number> {
  const gone = [
    await db.delete(second_steps).where(lt(second_steps.expiresAt, now)),
    await db.delete(passkey_challenges).where(lt(passkey_challenges.expiresAt, now)),
    await db.delete(recent_factors).where(lt(recent_factors.shownAt, ago('1 day'))),
    await db.delete(viewings).where(lt(viewings.endsAt, now)),
    await db.delete(factor_resets).where(lt(factor_resets.askedAt, ago('1 day'))),
  ]
  return gone.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}

/** Of what changed of the site the last time is enough, besides what just happened. */
function forgetSiteChanges(db: Database) {
  const later = alias(site_changes, 'later')
  const newer = query
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.tag, site_changes.tag), gt(later.id, site_changes.id)))
  return db.delete(site_changes).where(and(lt(site_changes.at, ago('1 day')), exists(newer)))
}

/**
 * Throws away what has run out: checkouts no one finished, mailed keys, also those that wait in
 * mails which never went out, the counters of rate limits and of wrong passwords, what is known of
 * browsers whose sessions have ended, security events past their time, what staff were about to do to many rows, exported lists
 * with their files, who was writing, what was begun with a second factor, single visits to pages,
 * the last mails to people who have left, and what the register of data keeps for a time only.
 */
export async function cleanUp(payload: Payload): Promise<void> {
  const db = await databaseOf({ payload })
  const drafts = await db.delete(checkout_drafts).where(lt(checkout_drafts.expiresAt, now))
  const counters = await db
    .delete(rate_limits)
    .where(lt(rate_limits.expire, sql`extract(epoch from now()) * 1000`))
  const tries = await db.delete(sign_in_tries).where(lt(sign_in_tries.forgottenAt, now))
  const runs = await db.delete(bulk_runs).where(lt(bulk_runs.createdAt, ago(RUN_KEPT)))
  const exports = await forgetExports({ payload })
  const writers = await db.delete(ticket_writers).where(lt(ticket_writers.at, ago('1 minute')))
  const devices = await forgetSessions(db)
  const events = await forgetEvents(db)
  const goodbyes = await forgetGoodbyes(db)
  const keys = await db.delete(account_tokens).where(lt(account_tokens.expiresAt, now))
  const links = await forgetKeysOfMails(db)
  const factors = await forgetFactors(db)
  const visits = await forgetVisits(db)
  const changes = await forgetSiteChanges(db)
  const aged = await forgetByRegister(db)
  log.info(
    {
      keys: keys.rowCount,
      links: links.rowCount,
      drafts: drafts.rowCount,
      counters: counters.rowCount,
      tries: tries.rowCount,
      runs: runs.rowCount,
      exports,
      visits,
      writers: writers.rowCount,
      devices: devices.rowCount,
      events,
      goodbyes: goodbyes.rowCount,
      factors,
      changes: changes.rowCount,
      ...aged,
    },
    'cleaned up',
  )
}
