import type { Payload, PayloadRequest } from 'payload'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { GATEWAY_LABELS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { ago } from '@/src/domain/vocabulary/time/ago'
import { pingDatabase } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import type { PaymentGateway } from '@/src/payload-types'
import {
  jobReadings,
  lastSentAt,
  outboxCounts,
  requiresStaffFactor,
} from '@/src/queries/analytics/system-readings'
import { countFacts } from '@/src/queries/catalogue/screen-rows'
import { allGateways, lastWebhook } from '@/src/queries/payments/gateway-view'
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
  const { waiting, lag, idle } = await jobReadings(payload)
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

export async function staffFactorStatus(req: PayloadRequest): Promise<StatusLine> {
  const label = 'Two-factor for staff'
  if (await requiresStaffFactor(req.payload))
    return { label, health: 'good', word: 'Required', detail: 'For all staff' }
  const detail = 'A password alone opens the back-office'
  const href = req.user?.role === 'admin' ? adminHref('security') : undefined
  return { label, health: 'warning', word: 'Not required', detail, href }
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

async function lastWebhookText(payload: Payload, gateway: GatewaySlug): Promise<string> {
  const last = await lastWebhook(payload, gateway)
  return last ? `Last webhook ${ago(new Date(last.at), new Date())}` : 'No webhook yet'
}

export async function gatewayStatuses(payload: Payload): Promise<StatusLine[]> {
  const gateways = await allGateways(payload)
  return Promise.all(
    gateways.map(async (row) => {
      const { detail, ...state } = gatewayState(row)
      const webhook = state.health === 'off' ? '' : await lastWebhookText(payload, row.type)
      return {
        label: `Payments: ${row.type === 'stripe' ? 'Stripe' : GATEWAY_LABELS[row.type]}`,
        ...state,
        detail: [detail, webhook].filter(Boolean).join('. '),
        href: adminHref('paymentGateways'),
      }
    }),
  )
}

async function lastSentText(payload: Payload): Promise<string> {
  const at = await lastSentAt(payload)
  return at ? `Last sent ${ago(at, new Date())}` : 'Nothing is waiting'
}

export async function outboxStatus(payload: Payload): Promise<StatusLine> {
  const { waiting, held, failed } = await outboxCounts(payload)
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
    detail: waiting ? `${waiting} waiting to send` : await lastSentText(payload),
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
