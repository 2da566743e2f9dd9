// The load of `npm run bench -- back-office`: lists, dashboard and export with few rows and a million of each.
import '../database/quiet'
import '../support/without-css'

import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import pg from 'pg'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { env } from '@/src/lib/env'
import { foldTotals } from '@/src/services/analytics/fold-totals'

import { exportOrders, MOST_GROWTH } from './export-orders'
import { isTiny, keepBusy, percentile, sized, type Timings, timed } from './figures'
import { fillLists } from './fill-lists'
import { fillOrders } from './fill-orders'
import { listPages } from './list-pages'

const FEW = sized(10_000, 20)
const MANY = 1_000_000
const AT_ONCE = 2
const SECONDS = sized(5, 0.01)
const MOST_RATIO = 1.5
const MEBIBYTE = 1024 * 1024

/** Who looks: signed in, by their cookie and by their address. */
type Staff = { readonly email: string; readonly cookie: string }

const origin = env.SITE_URL
const login = { email: `bench-${process.pid}@example.com`, password: 'long enough for the bench' }

/** Someone of the staff, made for this run, who is signed in. */
async function cookieOf(payload: Payload): Promise<string> {
  await payload.create({
    collection: 'users',
    data: {
      ...login,
      firstName: 'Bench',
      role: 'admin',
      emailVerifiedAt: new Date().toISOString(),
    },
    overrideAccess: true, // a throwaway database
  })
  const answer = await fetch(`${origin}/api/account/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  if (!answer.ok) throw new Error(`Signing in: ${await answer.text()}`)
  const lines = answer.headers.getSetCookie()
  return lines.map((line) => line.split(';')[0]).join('; ')
}

/** What a page took, and what one in the same frame took at the same time whose rows stay as few. */
type Figure = { readonly ms: number; readonly bareMs: number }

const BARE = adminHref('packages')

/** By turns with the bare page: what else runs on the machine holds up both. */
async function p95Of(path: string, cookie: string): Promise<Figure> {
  const load = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie }, redirect: 'manual' })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    if (/We could not load this list|No response/.test(text)) throw new Error(`${path} failed`)
  }
  await keepBusy({ atOnce: 1, seconds: sized(1, 0) }, () => load(path))
  const [timings, bare]: [Timings, Timings] = [[], []]
  await keepBusy({ atOnce: AT_ONCE, seconds: SECONDS }, (turn) =>
    turn % 2 === 0 ? timed(timings, () => load(path)) : timed(bare, () => load(BARE)),
  )
  return { ms: percentile(timings, 0.95), bareMs: percentile(bare, 0.95) }
}

type Measured = { rows: number; figures: Record<string, Figure>; growth: number }

const words = ({ ms, bareMs }: Figure) => `${ms.toFixed(0)} ms (${(ms / bareMs).toFixed(1)}×)`
const shown = (name: string, figure: Figure) => console.log(`  ${name}: ${words(figure)}`)

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
    figures[name] = await p95Of(address, who.cookie)
    shown(name, figures[name])
  }
  figures.Dashboard = await p95Of(adminHref('dashboard'), who.cookie)
  shown('Dashboard', figures.Dashboard)
  const { perThousand, growth } = await exportOrders(payload, who.email)
  const { bareMs } = await p95Of(BARE, who.cookie)
  figures['Export, a thousand rows'] = { ms: perThousand, bareMs }
  shown('Export, a thousand rows', { ms: perThousand, bareMs })
  return { rows, figures, growth }
}

const payload = await getPayload({ config })
const staff: Staff = { email: login.email, cookie: await cookieOf(payload) }
const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
console.log(`\nMeasuring the back-office, ${AT_ONCE} readers at once, ${SECONDS} s each …`)
const few = await measure(client, { before: 0, rows: FEW }, staff)
const many = isTiny ? few : await measure(client, { before: FEW, rows: MANY }, staff)
await client.end()

const cell = (text: string) => text.padStart(18)
console.log(
  `\n${'p95'.padEnd(34)}${cell(`${few.rows} rows`)}${cell(`${many.rows} rows`)}${cell('ratio')}`,
)
const missed: string[] = []
for (const [name, one] of Object.entries(few.figures)) {
  const other = many.figures[name] ?? { ms: Number.NaN, bareMs: Number.NaN }
  const ratio = other.ms / other.bareMs / (one.ms / one.bareMs)
  const ratioCell = cell(`${ratio.toFixed(2)}×`)
  console.log(`${name.padEnd(34)}${cell(words(one))}${cell(words(other))}${ratioCell}`)
  if (!(ratio <= MOST_RATIO)) missed.push(`${name}: ${ratio.toFixed(2)}×`)
}
for (const { rows, growth } of [few, many]) {
  const size = `${(growth / MEBIBYTE).toFixed(1)} MiB`
  console.log(`Export of ${rows} orders: memory grew by ${size}`)
  if (growth > MOST_GROWTH) missed.push(`Export of ${rows} orders: ${size}`)
}
console.log(
  `\nTargets: no ratio above ${MOST_RATIO}×, no export above ${MOST_GROWTH / MEBIBYTE} MiB. In brackets: relative to a page whose\nrows stay as few, asked for by turns; the ratio is that of these. All share this machine.`,
)
if (missed.length > 0) console.log(`Missed:\n${missed.map((one) => `  ${one}`).join('\n')}`)
await payload.destroy()
process.exit(missed.length > 0 && !isTiny ? 1 : 0)
