import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest, UploadCollectionSlug } from 'payload'
import { Pool } from 'pg'
import { PgBoss, type Queue } from 'pg-boss'

import type { ToldOfMessage } from '@/src/domain/content/whatsapp/webhook-events'
import { runForeignSql } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'

/** The background queues, each with what its jobs carry. Handlers are in `src/jobs`. */
export type Jobs = {
  'settle-payment': {
    gateway: string
    /** The payment, the refund and the dispute that it is about, as far as they are known. */
    ref: string | null
    refundRef?: string | null
    disputeRef?: string | null
    eventId?: string
  }
  'send-refund': { refundId: string }
  'send-email': { emailId: string }
  'send-whatsapp': { messageId: string }
  'take-whatsapp': { messageId: string }
  'follow-whatsapp': { statuses: readonly ToldOfMessage[] }
  'run-campaigns': Record<string, never>
  /** One that sends, and calls for the others of as many lanes to help it. */
  'send-campaign': { campaign: string; lanes: number }
  'run-follow-ups': Record<string, never>
  'send-follow-ups': Record<string, never>
  reconcile: Record<string, never>
  'renew-subscriptions': Record<string, never>
  'plan-compliance': Record<string, never>
  'remind-of-deadlines': Record<string, never>
  'remind-of-details': Record<string, never>
  'raise-missed-filings': Record<string, never>
  'screen-names': Record<string, never>
  /** The files that staff chose, in the store; without any the operator's address is looked at. */
  'load-sanctions-list': {
    files?: { name: string; key: string }[]
    publishedOn?: string
    by?: string | null
  } | null
  'approve-commissions': Record<string, never>
  'produce-papers': { order: string }
  'remove-files': { names: string[]; collection?: UploadCollectionSlug }
  'fold-totals': Record<string, never>
  'check-totals': Record<string, never>
  /** Whether all are to be scored again; without a word those that grow older. */
  'age-leads': { all?: boolean } | null
  'run-list': { run: string }
  'export-list': { id: string }
  'publish-content': { schedule: string }
  'tend-careers': Record<string, never>
  'check-site': Record<string, never>
  'end-claims': Record<string, never>
  'show-begun-facts': Record<string, never>
  'clean-up': Record<string, never>
}
export type JobName = keyof Jobs

/**
 * So long after its worker's last sign of life a job counts as left behind: money, and people who look
 * on, must not wait as long as for one that is merely slow.
 */
const HEARTBEAT_SECONDS = 30

/** @param delay seconds before the second try; each later one waits longer */
const retried = (
  times: number,
  delay: number,
  seconds: number,
  more: Omit<Queue, 'name'> = {},
) => ({
  retryLimit: times,
  retryDelay: delay,
  retryBackoff: true,
  expireInSeconds: seconds,
  ...more,
})

/** How each queue retries. Every handler may run twice: what it does must not matter twice. */
export const QUEUES: Record<JobName, Omit<Queue, 'name'>> = {
  'settle-payment': retried(8, 2, 120, { heartbeatSeconds: HEARTBEAT_SECONDS }),
  'send-refund': retried(8, 5, 120),
  // the outbox tries again by itself: these are for workers that die, and longer than the slowest delivery
  'send-email': retried(10, 30, 300),
  'send-whatsapp': retried(10, 30, 120),
  'take-whatsapp': retried(8, 2, 120),
  // WhatsApp’s ids name people: what is done is forgotten within the hour
  'follow-whatsapp': retried(4, 2, 120, { deleteAfterSeconds: 3600 }),
  'run-campaigns': { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 },
  // each minute calls for more, and of each lane one waits at most: what is called for does not pile up
  'send-campaign': { policy: 'short', retryLimit: 0, expireInSeconds: 900 },
  'run-follow-ups': { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 },
  'send-follow-ups': { retryLimit: 0, expireInSeconds: 300 },
  // while one counts as running there is no other
  reconcile: {
    policy: 'singleton',
    retryLimit: 0,
    expireInSeconds: 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  },
  'renew-subscriptions': { policy: 'singleton', retryLimit: 2, expireInSeconds: 900 },
  'plan-compliance': { policy: 'singleton', retryLimit: 2, expireInSeconds: 3600 },
  'remind-of-deadlines': { policy: 'singleton', retryLimit: 2, expireInSeconds: 1800 },
  'remind-of-details': { policy: 'singleton', retryLimit: 2, expireInSeconds: 1800 },
  'screen-names': { retryLimit: 2, expireInSeconds: 1800 },
  'load-sanctions-list': { retryLimit: 2, retryDelay: 60, expireInSeconds: 1800 },
  'raise-missed-filings': { policy: 'singleton', retryLimit: 0, expireInSeconds: 240 },
  'approve-commissions': { policy: 'singleton', retryLimit: 2, expireInSeconds: 900 },
  'produce-papers': retried(5, 20, 300),
  'fold-totals': { policy: 'singleton', retryLimit: 0, expireInSeconds: 600 },
  'check-totals': { policy: 'singleton', retryLimit: 2, expireInSeconds: 1800 },
  // names of files may name people: what is done is forgotten within the hour
  'remove-files': retried(8, 30, 300, { deleteAfterSeconds: 3600 }),
  'age-leads': { policy: 'singleton', retryLimit: 2, expireInSeconds: 1800 },
  // one who waits for it sees it stand still
  'run-list': retried(4, 5, 3600, { heartbeatSeconds: HEARTBEAT_SECONDS }),
  'export-list': retried(2, 5, 3600, { heartbeatSeconds: HEARTBEAT_SECONDS }),
  'check-site': { policy: 'singleton', retryLimit: 0, expireInSeconds: 900 },
  'publish-content': retried(5, 10, 120),
  'tend-careers': { policy: 'singleton', retryLimit: 2, expireInSeconds: 600 },
  'end-claims': { policy: 'singleton', retryLimit: 2, expireInSeconds: 300 },
  'show-begun-facts': { policy: 'singleton', retryLimit: 2, expireInSeconds: 300 },
  'clean-up': { policy: 'singleton', retryLimit: 2, expireInSeconds: 600 },
}

const bosses = new WeakMap<Payload, Promise<PgBoss>>()

export const JOB_NAMES: readonly JobName[] = Object.keys(QUEUES).filter(
  (name): name is JobName => name in QUEUES,
)

/**
 * One connection for what pg-boss asks on its own account. With Payload's, a process would stand
 * still once each of them is in a transaction that waits for another, which waits for pg-boss.
 */
function ownPool(): Pool {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1, allowExitOnIdle: true })
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  return pool
}

async function startSender(): Promise<PgBoss> {
  const pool = ownPool()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  await boss.start()
  return boss
}

/** pg-boss for sending only; started by the first job. */
function sender(payload: Payload): Promise<PgBoss> {
  const known = bosses.get(payload)
  if (known) return known
  const starting = startSender()
  bosses.set(payload, starting)
  starting.catch(() => bosses.delete(payload))
  return starting
}

/** Turns `$1`-style SQL into Drizzle's, so that it can join a transaction that Payload opened. */
function parameterised(text: string, values: readonly unknown[] = []) {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) =>
      index % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part),
    ),
  )
}

type Enqueued = {
  /** No one does it before this moment. */
  readonly startAfter?: Date | undefined
  /** In a queue of the policy `short` none is added while another with this key waits. */
  readonly singletonKey?: string
  /** Those with a greater one are done first; 0 where it is not said. */
  readonly priority?: number
}

/** Adds a job, in the request's transaction: it exists when and only when the change does. */
export async function enqueue<Name extends JobName>(
  req: PayloadRequest,
  name: Name,
  data: Jobs[Name],
  { startAfter, ...options }: Enqueued = {},
): Promise<void> {
  const boss = await sender(req.payload)
  const executeSql = async (text: string, values?: unknown[]) => ({
    rows: await runForeignSql(req, parameterised(text, values)),
  })
  await boss.send(name, data, { ...options, db: { executeSql }, ...(startAfter && { startAfter }) })
}
