// Does the background work until it is told to stop: payments to settle, mails to send, timetables.
import './database/environment-in-words'

import config from '@payload-config'
import { getPayload } from 'payload'
import { PgBoss } from 'pg-boss'

import { closeSmtpPool } from '@/src/email/smtp-transport'
import type { ListJobs } from '@/src/jobs/handlers'
import { startWorkers } from '@/src/jobs/index'
import { setUpQueues } from '@/src/jobs/set-up-queues'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { giveBackStartMemory } from '@/src/lib/watching/give-back-start-memory'
import { addNewTexts } from '@/src/services/content/editing'
import { refuseOtherSecret } from '@/src/services/platform/secret-mark'

/** What a running job gets to finish in; then it is left to be tried again. */
const GRACE_MS = 4000

/** How often a worker looks for jobs that a dead one left behind. */
const LOOK_AFTER_SECONDS = 15

/** An error of the queues is told this often at most; each of them asks twice a second. */
const TELL_EVERY_MS = 5000

/** Logs errors, but not one for each queue and second while the database is away. */
function tellOnce() {
  const told = new Map<string, number>()
  return (error: Error) => {
    const reason = error.message.replace(/ \(Queue: .*/, '')
    if (Date.now() - (told.get(reason) ?? 0) < TELL_EVERY_MS) return
    told.set(reason, Date.now())
    log.error({ err: error }, 'queue')
  }
}

/** The lists of the back-office are loaded when the first of them is exported. */
const listJobs: ListJobs = {
  'export-list': async (payload, { id }, isLastTry) => {
    await import('./support/without-css')
    const { runExport } = await import('@/src/admin/kit/list/exports/run-export')
    const { EXPORTED_LISTS } = await import('../src/admin/lists')
    await runExport(payload, id, EXPORTED_LISTS, isLastTry)
  },
}

/** Tells that the worker answers, and how the jobs go, where that is wanted. */
async function startFigures() {
  const { METRICS_TOKEN: token, WORKER_METRICS_PORT: port, listenAt } = env
  if (!port) return null
  const { tellFigures } = await import('@/src/jobs/tell-figures')
  return tellFigures({ token, port, host: listenAt })
}

const isForbidden = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '42501'

/** Tables of another pg-boss are changed by their owner alone, who is `prepare`'s. */
async function openQueues(): Promise<void> {
  try {
    await setUpQueues(env.directDatabase)
  } catch (error) {
    if (!isForbidden(error)) throw error
    console.error(
      'The tables of the queues are of another version, and this user of the database cannot change them.\nStart the site with npm start, or run prepare, with DATABASE_OWNER_URL first.',
    )
    process.exit(1)
  }
}

async function main(): Promise<void> {
  await refuseOtherSecret()
  const figures = await startFigures()
  const endTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('@/src/lib/watching/start-tracing')).startTracing('worker')
    : null
  await openQueues()
  const payload = await getPayload({ config })
  const boss = new PgBoss({
    connectionString: env.directDatabase,
    application_name: 'charterdesk worker',
    max: 6,
    migrate: false, // set up above
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_AFTER_SECONDS,
    monitorIntervalSeconds: LOOK_AFTER_SECONDS,
  })
  boss.on('error', tellOnce())
  const stopping = new AbortController()
  await startWorkers(boss, payload, listJobs, { onEnd: figures?.count, stop: stopping.signal })
  await addNewTexts(payload)
  log.info('worker ready')
  giveBackStartMemory()

  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    await boss.stop({ graceful: true, timeout: GRACE_MS })
    closeSmtpPool()
    figures?.close()
    await payload.destroy()
    await endTracing?.()
    log.info('worker stopped')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'worker did not stop cleanly')
        process.exit(1)
      })
    })
  }
}

main().catch((error: unknown) => {
  log.fatal({ err: error }, 'worker could not start')
  process.exit(1)
})
