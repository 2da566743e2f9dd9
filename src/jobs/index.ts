import type { Payload } from 'payload'
import type { JobWithMetadata, PgBoss } from 'pg-boss'

import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { JOB_NAMES, type JobName, type Jobs } from '@/src/lib/queues'
import { HANDLERS, type Handlers, type ListJobs } from './handlers'
import { newWorkerGroup, type WorkerGroup, wakeGroups } from './worker-groups'

type Pace = {
  /** While the database can’t tell of new jobs. */
  readonly pollingIntervalSeconds: number
  readonly localConcurrency: number
  /**
   * How often the first worker looks for jobs that are due: scheduled ones and retries. New jobs are
   * announced, so they begin at once. Shorter where money, or a person at a screen, waits for a retry.
   */
  readonly dueSeconds?: number
}

const DUE_SECONDS = 15
const AWAITED = { dueSeconds: 5 } as const
/** The other workers of a queue are woken by the first. */
const WOKEN_SECONDS = 120

/** For jobs that run once in a while, and that no one waits for. */
const UNHURRIED: Pace = { pollingIntervalSeconds: 30, localConcurrency: 1 }

/** How eagerly each queue is looked at, and how many of its jobs one worker does at a time. */
const PACE: Record<JobName, Pace> = {
  'settle-payment': { ...AWAITED, pollingIntervalSeconds: 0.5, localConcurrency: 4 },
  'send-refund': { ...AWAITED, pollingIntervalSeconds: 1, localConcurrency: 2 },
  'send-email': { ...AWAITED, pollingIntervalSeconds: 1, localConcurrency: 4 },
  'send-whatsapp': { ...AWAITED, pollingIntervalSeconds: 1, localConcurrency: 2 },
  'take-whatsapp': { pollingIntervalSeconds: 1, localConcurrency: 2 },
  'follow-whatsapp': { pollingIntervalSeconds: 1, localConcurrency: 2 },
  'run-campaigns': { pollingIntervalSeconds: 2, localConcurrency: 1 },
  'send-campaign': { ...AWAITED, pollingIntervalSeconds: 1, localConcurrency: 4 },
  'run-follow-ups': { pollingIntervalSeconds: 5, localConcurrency: 1 },
  'send-follow-ups': { pollingIntervalSeconds: 2, localConcurrency: 2 },
  reconcile: { pollingIntervalSeconds: 2, localConcurrency: 1 },
  'renew-subscriptions': UNHURRIED,
  'plan-compliance': UNHURRIED,
  'remind-of-deadlines': UNHURRIED,
  'remind-of-details': UNHURRIED,
  'raise-missed-filings': UNHURRIED,
  'screen-names': UNHURRIED,
  'load-sanctions-list': { pollingIntervalSeconds: 2, localConcurrency: 1 },
  'approve-commissions': UNHURRIED,
  'fold-totals': { pollingIntervalSeconds: 5, localConcurrency: 1 },
  'check-totals': UNHURRIED,
  'produce-papers': { pollingIntervalSeconds: 2, localConcurrency: 1 },
  'remove-files': { pollingIntervalSeconds: 5, localConcurrency: 1 },
  'age-leads': { pollingIntervalSeconds: 2, localConcurrency: 1 },
  'run-list': { ...AWAITED, pollingIntervalSeconds: 1, localConcurrency: 1 },
  'export-list': { ...AWAITED, pollingIntervalSeconds: 1, localConcurrency: 1 },
  'publish-content': { pollingIntervalSeconds: 2, localConcurrency: 1 },
  'tend-careers': UNHURRIED,
  'check-site': { pollingIntervalSeconds: 2, localConcurrency: 1 },
  'end-claims': UNHURRIED,
  'show-begun-facts': UNHURRIED,
  'clean-up': UNHURRIED,
}

/** Does a job, in a trace where traces are wanted. */
async function inTrace(name: JobName, work: () => Promise<unknown>): Promise<unknown> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return work()
  const tracing = await import('@/src/lib/watching/trace-job')
  return tracing.inTrace(name, work)
}

export type OnJobEnd = (name: JobName, seconds: number, outcome: 'done' | 'failed') => void

type Watch = {
  readonly onEnd?: OnJobEnd | undefined
  /** Aborted when no more is to be begun. */
  readonly stop?: AbortSignal
}

/** Runs a job; logs its outcome and reports it to `onEnd`. */
async function watched(
  name: JobName,
  { id, retryCount, retryLimit }: Pick<JobWithMetadata, 'id' | 'retryCount' | 'retryLimit'>,
  work: () => Promise<unknown>,
  onEnd: OnJobEnd | undefined,
): Promise<void> {
  const started = Date.now()
  try {
    await inTrace(name, work)
    const ms = Date.now() - started
    onEnd?.(name, ms / 1000, 'done')
    log.debug({ job: name, id, ms }, 'job done')
  } catch (error) {
    onEnd?.(name, (Date.now() - started) / 1000, 'failed')
    log.warn({ job: name, id, retryCount, retryLimit, err: error }, 'job failed')
    throw error
  }
}

/** Adds one that does the jobs of a queue, one after the other, to those that the queue has. */
function addWorker<Name extends JobName>(
  boss: PgBoss,
  payload: Payload,
  handlers: Handlers,
  name: Name,
  group: WorkerGroup,
  { onEnd, stop }: Watch,
) {
  const { pollingIntervalSeconds, dueSeconds = DUE_SECONDS }: Pace = PACE[name]
  const options = {
    pollingIntervalSeconds,
    notifyPollingIntervalSeconds:
      group.size() > 0 ? WOKEN_SECONDS : Math.max(dueSeconds, pollingIntervalSeconds),
    batchSize: 1,
    includeMetadata: true,
  } as const
  return group.add((doJob) =>
    boss.work<Jobs[Name], void, typeof options>(name, options, async ([job]) => {
      if (!job) return
      const isLastTry = job.retryCount >= job.retryLimit
      const work = () => handlers[name](payload, job.data, isLastTry, stop)
      await doJob(() => watched(name, job, work, onEnd))
    }),
  )
}

/** Starts pg-boss, and what does the jobs of each of our queues. */
export async function startWorkers(
  boss: PgBoss,
  payload: Payload,
  listJobs: ListJobs,
  watch: Watch = {},
): Promise<void> {
  const handlers: Handlers = { ...HANDLERS, ...listJobs }
  const groups = new Map(JOB_NAMES.map((name) => [name, newWorkerGroup(boss)] as const))
  wakeGroups(boss, groups)
  await boss.start()
  for (const [name, group] of groups) {
    for (let added = 0; added < PACE[name].localConcurrency; added += 1) {
      await addWorker(boss, payload, handlers, name, group, watch)
    }
  }
}
