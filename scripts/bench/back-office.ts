// The load of `npm run bench -- back-office`: list, dashboard and export with few orders and a million.
import '../database/quiet'
import '../support/without-css'

import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import pg from 'pg'

import { cursorText } from '@/src/admin/kit/list/cursor'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { env } from '@/src/lib/env'
import { foldTotals } from '@/src/services/analytics/fold-totals'

import { exportOrders, MOST_GROWTH } from './export-orders'
import { isTiny, keepBusy, percentile, sized, type Timings, timed } from './figures'
import { fillOrders } from './fill-orders'

const FEW = sized(10_000, 20)
const MANY = sized(1_000_000, 40)
const AT_ONCE = 2
const SECONDS = sized(3, 0.1)
const LAST_ROWS = 30
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

/** Where the last page begins, some rows before the oldest. */
async function lastPage(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string; createdAt: Date }>(
    'select id, created_at as "createdAt" from orders order by created_at, id offset $1 limit 1',
    [LAST_ROWS],
  )
  const [row] = rows
  return row ? cursorText([row.createdAt.toISOString(), row.id]) : ''
}

async function pagesOf(client: pg.Client): Promise<Readonly<Record<string, string>>> {
  return {
    'To file': '',
    'Waiting for customer': 'view=waiting',
    Submitted: 'view=submitted',
    'Promise broken': 'view=broken',
    All: 'view=all',
    'Filter: processing': 'view=all&status=processing',
    'Filter: state': 'view=all&state=WY',
    'Filter: four at once': 'view=all&status=completed&payment=paid&service=llc&state=DE,NM',
    'Search: email': 'q=bench-77@example.com',
    'Search: company': 'q=Kestrel+Bench+142',
    'Search: nothing': 'q=nobody+at+all',
    'Search: number': 'q=%230badcafe',
    'Last page': `view=all&after=${await lastPage(client)}`,
  }
}

async function p95Of(path: string, cookie: string): Promise<number> {
  const load = async () => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie }, redirect: 'manual' })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    if (/We could not load this list|No response/.test(text)) throw new Error(`${path} failed`)
  }
  await keepBusy({ atOnce: 1, seconds: sized(1, 0) }, load)
  const timings: Timings = []
  await keepBusy({ atOnce: AT_ONCE, seconds: SECONDS }, () => timed(timings, load))
  return percentile(timings, 0.95)
}

type Measured = { orders: number; figures: Record<string, number>; growth: number }

const shown = (name: string, ms: number) => console.log(`  ${name}: ${ms.toFixed(0)} ms`)

async function measure(client: pg.Client, wanted: number, who: Staff): Promise<Measured> {
  const orders = await fillOrders(client, wanted)
  console.log(`${orders} orders:`)
  await foldTotals(payload)
  const figures: Record<string, number> = {}
  for (const [name, query] of Object.entries(await pagesOf(client))) {
    figures[name] = await p95Of(`${adminHref('orders')}?${query}`, who.cookie)
    shown(name, figures[name])
  }
  figures.Dashboard = await p95Of(adminHref('dashboard'), who.cookie)
  shown('Dashboard', figures.Dashboard)
  const { perThousand, growth } = await exportOrders(payload, who.email)
  figures['Export, a thousand rows'] = perThousand
  shown('Export, a thousand rows', perThousand)
  return { orders, figures, growth }
}

const payload = await getPayload({ config })
const staff: Staff = { email: login.email, cookie: await cookieOf(payload) }
const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
console.log(`\nMeasuring the back-office, ${AT_ONCE} readers at once, ${SECONDS} s each …`)
const few = await measure(client, FEW, staff)
const many = await measure(client, MANY, staff)
await client.end()

const cell = (text: string) => text.padStart(18)
console.log(
  `\n${'p95'.padEnd(26)}${cell(`${few.orders} orders`)}${cell(`${many.orders} orders`)}${cell('ratio')}`,
)
const missed: string[] = []
for (const [name, one = Number.NaN] of Object.entries(few.figures)) {
  const other = many.figures[name] ?? Number.NaN
  const ms = (value: number) => cell(`${value.toFixed(0)} ms`)
  const ratio = other / one
  console.log(`${name.padEnd(26)}${ms(one)}${ms(other)}${cell(`${ratio.toFixed(2)}×`)}`)
  if (!(ratio <= MOST_RATIO)) missed.push(`${name}: ${ratio.toFixed(2)}×`)
}
for (const { orders, growth } of [few, many]) {
  const size = `${(growth / MEBIBYTE).toFixed(1)} MiB`
  console.log(`Export of ${orders} orders: memory grew by ${size}`)
  if (growth > MOST_GROWTH) missed.push(`Export of ${orders} orders: ${size}`)
}
console.log(
  `\nTargets: no ratio above ${MOST_RATIO}×, no export above ${MOST_GROWTH / MEBIBYTE} MiB. Web, database and readers share this machine.`,
)
if (missed.length > 0) console.log(`Missed:\n${missed.map((one) => `  ${one}`).join('\n')}`)
await payload.destroy()
process.exit(missed.length > 0 && !isTiny ? 1 : 0)
