// The load of `npm run bench -- back-office`: lists, dashboard and export with few rows and a million of each.
import '../../scripts/database/quiet'
import '../../scripts/support/without-css'

import config from '@payload-config'
import { getPayload } from 'payload'
import pg from 'pg'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { env } from '@/src/lib/env'
import { foldTotals } from '@/src/services/analytics/fold-totals'

import { exportOrders, MOST_GROWTH } from './export-orders'
import { isTiny, percentile, sized, type Timings, timed } from './figures'
import { fillLists } from './fill-lists'
import { fillOrders } from './fill-orders'
import { listPages } from './list-pages'
import {
  AT_ONCE,
  compare,
  compareGrowth,
  type Figure,
  type Measured,
  p95Of,
  SECONDS,
  type Staff,
  shown,
  signedInStaff,
  verdict,
} from './office-visits'
import { noteRow } from './table/rows'

const FEW = sized(10_000, 20)
const MANY = Number(process.env.BENCH_MANY ?? 1_000_000)
/** Of the lists those alone whose names begin so, divided by commas; all of them without it. */
const ONLY = (process.env.BENCH_ONLY ?? '').split(',')

/** What the rows of the API's list of orders take by themselves, asked of the database by plain `pg`. */
async function notePlain(client: pg.Client, count: number, ours: Figure | undefined) {
  if (!ours) return
  const timings: Timings = []
  const ask = () => client.query('select * from orders order by created_at desc limit 25')
  for (let turn = 0; turn < sized(200, 2); turn += 1) await timed(timings, ask)
  const plain = percentile(timings, 0.95)
  noteRow({
    what: `API: orders, ${count} rows, p95`,
    figure: `${ours.ms.toFixed(0)} ms`,
    peer: `plain pg, the rows alone ${plain.toFixed(1)} ms`,
    ratio: ours.ms / plain,
  })
}

/** @param before how many rows of each table were written before */
async function measure(
  client: pg.Client,
  { before, rows }: { before: number; rows: number },
  who: Staff,
): Promise<Measured> {
  console.log(`Filling the tables with ${rows} rows each …`)
  await fillLists(client, { from: before, to: rows })
  await fillOrders(client, rows)
  await foldTotals(payload)
  console.log(`${rows} rows:`)
  const figures: Record<string, Figure> = {}
  for (const [name, address] of Object.entries(await listPages(client))) {
    if (!ONLY.some((beginning) => name.startsWith(beginning))) continue
    figures[name] = await p95Of(address, who.cookie)
    shown(name, figures[name])
  }
  await notePlain(client, rows, figures['API: orders'])
  figures.Dashboard = await p95Of(adminHref('dashboard'), who.cookie)
  shown('Dashboard', figures.Dashboard)
  const { figure, growth } = await exportOrders(payload, who)
  figures['Export, a thousand rows'] = figure
  shown('Export, a thousand rows', figure)
  return { rows, figures, growth }
}

const payload = await getPayload({ config })
const staff = await signedInStaff(payload)
const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
console.log(`\nMeasuring the back-office, ${AT_ONCE} readers at once, ${SECONDS} s each …`)
const few = await measure(client, { before: 0, rows: FEW }, staff)
const many = isTiny ? few : await measure(client, { before: FEW, rows: MANY }, staff)
await client.end()

const missed = [...compare(few, many), ...compareGrowth('orders', [few, many], MOST_GROWTH)]
await payload.destroy()
process.exit(verdict(missed, MOST_GROWTH, isTiny))
