import { count, eq, gt, inArray, sql } from 'drizzle-orm'
import { Gauge, Registry } from 'prom-client'

import { emails, orders, payments, webhook_events } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import { connections, installation } from '@/src/lib/own-tables'
import { ago, countIf } from '@/src/lib/sql-parts'
import { readQueues } from '@/src/services/platform/queues/queues'

/** Each is a number by a few words; who is concerned no figure tells. */
type Figure = readonly [labels: Readonly<Record<string, string>>, value: number]

const MAIL_STATES = ['queued', 'sending', 'held', 'failed'] as const
const UNSETTLED = ['received', 'failed'] as const

async function queueFigures(req: Caller) {
  const queues = await readQueues(req)
  const jobs: Figure[] = queues.flatMap(({ name, waiting, running, failed, dead }) =>
    Object.entries({ waiting, running, failed, dead }).map(
      ([state, value]): Figure => [{ queue: name, state }, value],
    ),
  )
  const ages: Figure[] = queues.map(({ name, oldest }) => [
    { queue: name },
    oldest ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1000) : 0,
  ])
  return { jobs, ages }
}

/** Of a day alone: a shop of years is not counted through each time someone looks. */
async function orderFigures(req: Caller): Promise<Figure[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ status: orders.status, payment: orders.paymentStatus, value: count() })
    .from(orders)
    .where(gt(orders.createdAt, ago('1 day')))
    .groupBy(orders.status, orders.paymentStatus)
  return rows.map(({ value, ...labels }) => [labels, value])
}

async function mailFigures(req: Caller): Promise<Figure[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ status: emails.status, value: count() })
    .from(emails)
    .where(inArray(emails.status, [...MAIL_STATES]))
    .groupBy(emails.status)
  const found = new Map(rows.map(({ status, value }) => [status, value]))
  return MAIL_STATES.map((status) => [{ status }, found.get(status) ?? 0])
}

async function webhookFigures(req: Caller): Promise<Figure[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ gateway: webhook_events.gateway, status: webhook_events.status, value: count() })
    .from(webhook_events)
    .where(inArray(webhook_events.status, [...UNSETTLED]))
    .groupBy(webhook_events.gateway, webhook_events.status)
  return rows.map(({ value, ...labels }) => [labels, value])
}

/** What people have to look after: money that waits for them, and backups. */
async function careFigures(req: Caller) {
  const db = await databaseOf(req)
  const [quarantine] = await db
    .select({ value: count() })
    .from(payments)
    .where(eq(payments.status, 'quarantined'))
  const [backup] = await db
    .select({ at: sql`extract(epoch from ${installation.backedUpAt})`.mapWith(Number) })
    .from(installation)
  return { quarantined: quarantine?.value ?? 0, backedUp: backup?.at ?? 0 }
}

/** Connections to this database, and how many of them workers hold. */
async function connectionFigures(req: Caller) {
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      all: count(),
      workers: countIf(eq(connections.program, 'charterdesk worker')),
      most: sql`current_setting('max_connections')`.mapWith(Number),
    })
    .from(connections)
    .where(eq(connections.database, sql`current_database()`))
  return { all: row?.all ?? 0, workers: row?.workers ?? 0, most: row?.most ?? 0 }
}

/** What is true of the whole shop, whichever process is asked. */
export async function shopFigures(req: Caller): Promise<Registry> {
  const registry = new Registry()
  const gauge = (name: string, help: string, labelNames: string[], figures: readonly Figure[]) => {
    const made = new Gauge({ name: `charterdesk_${name}`, help, labelNames, registers: [registry] })
    for (const [labels, value] of figures) made.set(labels, value)
  }
  const { jobs, ages } = await queueFigures(req)
  gauge('queue_jobs', 'Background jobs that are not done, by state', ['queue', 'state'], jobs)
  gauge('queue_oldest_seconds', 'How long the oldest job has been due', ['queue'], ages)
  const orderNumbers = await orderFigures(req)
  gauge('orders_day', 'Orders of the last 24 hours', ['status', 'payment'], orderNumbers)
  gauge('emails', 'Emails that are not sent, by state', ['status'], await mailFigures(req))
  const events = await webhookFigures(req)
  gauge('webhooks_unsettled', 'Webhooks not dealt with yet', ['gateway', 'status'], events)
  const { quarantined, backedUp } = await careFigures(req)
  gauge(
    'payments_quarantined',
    'Payments that do not match their orders, which people have to decide on',
    [],
    [[{}, quarantined]],
  )
  gauge(
    'last_backup_timestamp_seconds',
    'When the last backup ended; 0 for never',
    [],
    [[{}, backedUp]],
  )
  const { all, workers, most } = await connectionFigures(req)
  gauge('database_connections', 'Connections to the database, of all programs', [], [[{}, all]])
  gauge('database_connections_max', 'Connections that the server takes', [], [[{}, most]])
  gauge(
    'worker_connections',
    'Connections of workers; none means that no worker runs',
    [],
    [[{}, workers]],
  )
  return registry
}
