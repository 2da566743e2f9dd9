import { and, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { adminHref } from '@/src/admin/kit/screens/admin-href'

import { emails, private_settings, webhook_events } from '@/src/database-schema'
import { GATEWAY_LABELS } from '@/src/domain/vocabulary/payment-status'
import { ago } from '@/src/domain/vocabulary/time/ago'
import { databaseOf, pingDatabase } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { jobs } from '@/src/lib/own-tables'
import { countIf, ago as daysBefore, now } from '@/src/lib/sql-parts'
import type { PaymentGateway } from '@/src/payload-types'
import { countFacts } from '@/src/services/catalogue/facts/count-facts'
import { hasRealKeys } from '@/src/services/payments/gateways/resolve-gateway'

export type Health = 'good' | 'warning' | 'bad' | 'off'
export type StatusLine = {
  readonly label: string
  readonly health: Health
  readonly word: string
  readonly detail: string
  readonly href?: string
}

/** Jobs that wait longer than this are late, in seconds. */
const LATE = 60
/** An empty question that takes longer to answer, in milliseconds, says that the database is in trouble. */
const SLOW = 500
/** The timetable adds a job each minute: without one for so long, no worker is running. */
const ASLEEP = 180

export async function databaseStatus(payload: Payload): Promise<StatusLine> {
  const started = performance.now()
  await pingDatabase({ payload })
  const ms = Math.max(1, Math.round(performance.now() - started))
  const health = ms > SLOW ? 'warning' : 'good'
  const word = health === 'good' ? 'Working' : 'Slow'
  return { label: 'Database', health, word, detail: `Responded in ${ms} ms` }
}

const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`

export async function workerStatus(payload: Payload): Promise<StatusLine> {
  const db = await databaseOf({ payload })
  const { completedOn, name, startAfter, state } = jobs
  const isDue = and(inArray(state, ['created', 'retry']), lte(startAfter, now))
  const isRound = and(eq(name, 'reconcile'), eq(state, 'completed'))
  const ageOf = (moment: SQL) => sql`extract(epoch from now() - ${moment})`.mapWith(Number)
  const [row] = await db
    .select({
      waiting: countIf(isDue),
      lag: ageOf(sql`min(${startAfter}) filter (where ${isDue})`),
      idle: ageOf(sql`max(${completedOn}) filter (where ${isRound})`),
    })
    .from(jobs)
  const { waiting = 0 } = row ?? {}
  const lag = row?.lag ?? 0
  const idle = row?.idle ?? Number.POSITIVE_INFINITY
  const label = 'Background work'
  if (idle > ASLEEP) {
    const since = Number.isFinite(idle) ? `for ${minutes(idle)}` : 'yet'
    return { label, health: 'bad', word: 'Stopped', detail: `No worker has run ${since}` }
  }
  if (lag > LATE)
    return {
      label,
      health: 'warning',
      word: 'Behind',
      detail: `${waiting} waiting, ${minutes(lag)} late`,
    }
  const detail = waiting === 0 ? 'Nothing is waiting' : `${waiting} waiting`
  return { label, health: 'good', word: 'Working', detail }
}

/** Whether all staff need a second factor. */
export async function staffFactorStatus(payload: Payload): Promise<StatusLine> {
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ isRequired: private_settings.staffTwoFactor_required })
    .from(private_settings)
  const label = 'Two-factor for staff'
  if (row?.isRequired) return { label, health: 'good', word: 'Required', detail: 'For all staff' }
  const detail = 'A password alone opens the back-office'
  return { label, health: 'warning', word: 'Not required', detail, href: adminHref('subAdmins') }
}

function gatewayState(row: PaymentGateway): Pick<StatusLine, 'health' | 'word' | 'detail'> {
  if (hasRealKeys(row)) {
    return row.enabled
      ? { health: 'good', word: 'Live', detail: `Key ending in ${row.secretKeyLast4}` }
      : { health: 'off', word: 'Switched off', detail: 'Keys saved, payments off' }
  }
  if (env.sandboxAllowed) {
    return { health: 'warning', word: 'Sandbox', detail: 'Practice payments: no money moves' }
  }
  return { health: 'off', word: 'Not set up', detail: 'No keys saved' }
}

/** When each gateway last told us something. */
async function lastWebhook(payload: Payload, gateway: PaymentGateway['type']): Promise<string> {
  const db = await databaseOf({ payload })
  const [last] = await db
    .select({ at: webhook_events.createdAt })
    .from(webhook_events)
    .where(eq(webhook_events.gateway, gateway))
    .orderBy(desc(webhook_events.createdAt))
    .limit(1)
  return last ? `Last webhook ${ago(new Date(last.at), new Date())}` : 'No webhook yet'
}

export async function gatewayStatuses(payload: Payload): Promise<StatusLine[]> {
  const { docs } = await payload.find({
    collection: 'paymentGateways',
    sort: 'createdAt',
    depth: 0,
    limit: 10,
    pagination: false,
    overrideAccess: true, // whether each works; shown to holders of view_payments
  })
  return Promise.all(
    docs.map(async (row) => {
      const { detail, ...state } = gatewayState(row)
      const webhook = state.health === 'off' ? '' : await lastWebhook(payload, row.type)
      return {
        label: `Payments: ${row.type === 'stripe' ? 'Stripe' : GATEWAY_LABELS[row.type]}`,
        ...state,
        detail: [detail, webhook].filter(Boolean).join('. '),
        href: adminHref('paymentGateways'),
      }
    }),
  )
}

async function lastSent(payload: Payload): Promise<string> {
  const db = await databaseOf({ payload })
  const [last] = await db
    .select({ at: emails.sentAt })
    .from(emails)
    .where(and(eq(emails.status, 'sent'), isNotNull(emails.sentAt)))
    .orderBy(desc(emails.createdAt))
    .limit(1)
  return last?.at ? `Last sent ${ago(new Date(last.at), new Date())}` : 'Nothing is waiting'
}

export async function outboxStatus(payload: Payload): Promise<StatusLine> {
  const db = await databaseOf({ payload })
  const { status, kind, createdAt } = emails
  const [row] = await db
    .select({
      waiting: countIf(inArray(status, ['queued', 'sending'])),
      held: countIf(eq(status, 'held')),
      failed: countIf(
        and(eq(status, 'failed'), eq(kind, 'transactional'), gt(createdAt, daysBefore('7 days'))),
      ),
    })
    .from(emails)
    .where(inArray(status, ['queued', 'sending', 'held', 'failed']))
  const { waiting, held, failed } = row ?? { waiting: 0, held: 0, failed: 0 }
  const label = 'Mail'
  const href = adminHref('outbox')
  if (failed)
    return { label, href, health: 'bad', word: 'Failing', detail: `${failed} not delivered` }
  if (held)
    return {
      label,
      href,
      health: 'warning',
      word: 'Kept here',
      detail: `No mail server; ${held} not sent`,
    }
  return {
    label,
    href,
    health: 'good',
    word: 'Working',
    detail: waiting ? `${waiting} waiting to send` : await lastSent(payload),
  }
}

/** Whether what prices and deadlines follow from was read lately, at a source. */
export async function factsStatus(req: PayloadRequest): Promise<StatusLine> {
  const { toReview, all } = await countFacts(req)
  const label = 'State facts'
  const href = adminHref('stateFacts')
  if (toReview === 0)
    return { label, health: 'good', word: 'Current', detail: `${all} facts`, href }
  const detail = `${toReview} of ${all} facts need a review`
  return { label, health: 'warning', word: 'To review', detail, href }
}
