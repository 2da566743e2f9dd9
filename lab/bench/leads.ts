// The load of `npm run bench -- leads`: their list with a thousand and a million of them, and all of them as a file.
import '../../scripts/database/quiet'
import '../../scripts/support/without-css'

import config from '@payload-config'
import { stringify } from 'csv-stringify/sync'
import { getPayload } from 'payload'
import pg from 'pg'

import { exportSource } from '@/src/admin/kit/list/exports/export-source'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { env } from '@/src/lib/env'

import { held, LOOK_EACH, MOST_GROWTH, requestOf } from './export-orders'
import { isTiny, sized } from './figures'
import { fillLeads } from './fill-leads'
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

const NONE = '00000000-0000-0000-0000-000000000000'
const FEW = sized(1000, 40)
const MANY = Number(process.env.BENCH_MANY ?? 1_000_000)
/** Of the questions those alone whose names begin so, divided by commas; all of them without it. */
const ONLY = (process.env.BENCH_ONLY ?? '').split(',')

/** What the list is asked. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'not converted': '',
  converted: 'view=converted',
  all: 'view=all',
  trash: 'view=trash',
  'by score, worst first': 'sort=rank',
  'by value': 'view=all&sort=-totalAmount',
  'by value, not converted': 'sort=totalAmount',
  'by date': 'view=all&sort=-createdAt',
  ...Object.fromEntries(STEP_NAMES.map((step) => [`step ${step}`, `step=${step}`])),
  ...Object.fromEntries(['hot', 'warm', 'cool', 'cold'].map((band) => [band, `band=${band}`])),
  'step and score': 'step=personal&band=warm',
  'no owner': 'owner=nobody',
  'search, email': 'q=bench-lead-77@example.com',
  'search, full name': 'q=nadia+number77',
  'search, company': 'q=kestrel+lead+77',
  'search, nothing': 'q=nobody+at+all',
}

const PAGE = 1000

/** Rows a second that plain `pg` reads, page by page, and writes as CSV. */
async function plainExport(): Promise<number> {
  const began = performance.now()
  let rows = 0
  for (let after = NONE; ; ) {
    const page = await client.query<{ id: string }>(
      'select * from leads where id > $1 order by id limit $2',
      [after, PAGE],
    )
    rows += page.rows.length
    stringify(page.rows)
    const last = page.rows.at(-1)
    if (!last) return (rows * 1000) / (performance.now() - began)
    after = last.id
  }
}

/** All leads as a file, as the job writes it: how much more is held meanwhile. */
async function exportAll(email: string): Promise<number> {
  const { leadsList } = await import('@/src/admin/leads/list/leads-list') // now that CSS is left out
  const req = await requestOf(payload, email)
  const source = exportSource(() => leadsList)
  const before = held()
  const began = performance.now()
  let [most, pages, rows] = [before, 0, 0]
  for await (const part of source.parts(async () => req, { view: 'all' }, [])) {
    rows += part.rows
    pages += 1
    if (pages % LOOK_EACH === 0) most = Math.max(most, held())
  }
  if (rows === 0) throw new Error('The export was empty')
  const seconds = (performance.now() - began) / 1000
  const plain = await plainExport()
  noteRow({
    what: `CSV of ${rows} leads`,
    figure: `${(rows / seconds).toFixed(0)} rows/s`,
    peer: `plain pg and csv-stringify ${plain.toFixed(0)} rows/s`,
    ratio: rows / seconds / plain,
  })
  return Math.max(0, Math.max(most, held()) - before)
}

/** @param before how many leads were written before */
async function measure(before: number, rows: number, who: Staff): Promise<Measured> {
  console.log(`Filling the table with ${rows} leads …`)
  await fillLeads(client, { from: before, to: rows })
  console.log(`${rows} leads:`)
  const figures: Record<string, Figure> = {}
  for (const [name, question] of Object.entries(QUESTIONS)) {
    if (!ONLY.some((beginning) => name.startsWith(beginning))) continue
    const figure = await p95Of(`${adminHref('leads')}?${question}`, who.cookie)
    figures[`Leads: ${name}`] = figure
    shown(name, figure)
  }
  const calls = await p95Of(adminHref('leadCalls'), who.cookie)
  figures['call list'] = calls
  shown('call list', calls)
  return { rows, figures, growth: await exportAll(who.email) }
}

const payload = await getPayload({ config })
const staff = await signedInStaff(payload)
const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
console.log(`\nMeasuring the leads, ${AT_ONCE} readers at once, ${SECONDS} s each …`)
const few = await measure(0, FEW, staff)
const many = isTiny ? few : await measure(FEW, MANY, staff)
await client.end()
const missed = [...compare(few, many), ...compareGrowth('leads', [few, many], MOST_GROWTH)]
await payload.destroy()
process.exit(verdict(missed, MOST_GROWTH, isTiny))
