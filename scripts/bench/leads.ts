// The load of `npm run bench -- leads`: their list with a thousand and a million of them, and all of them as a file.
import '../database/quiet'
import '../support/without-css'

import config from '@payload-config'
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

const FEW = sized(1000, 40)
const MANY = 1_000_000

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

/** All leads as a file, as the job writes it: how much more is held meanwhile. */
async function exportAll(email: string): Promise<number> {
  const { leadsList } = await import('@/src/admin/leads/list/leads-list') // now that CSS is left out
  const req = await requestOf(payload, email)
  const source = exportSource(() => leadsList)
  const before = held()
  let [most, pages, rows] = [before, 0, 0]
  for await (const part of source.parts(async () => req, { view: 'all' }, [])) {
    rows += part.rows
    pages += 1
    if (pages % LOOK_EACH === 0) most = Math.max(most, held())
  }
  if (rows === 0) throw new Error('The export was empty')
  return Math.max(0, Math.max(most, held()) - before)
}

/** @param before how many leads were written before */
async function measure(before: number, rows: number, who: Staff): Promise<Measured> {
  console.log(`Filling the table with ${rows} leads …`)
  await fillLeads(client, { from: before, to: rows })
  console.log(`${rows} leads:`)
  const figures: Record<string, Figure> = {}
  for (const [name, question] of Object.entries(QUESTIONS)) {
    figures[name] = await p95Of(`${adminHref('leads')}?${question}`, who.cookie)
    shown(name, figures[name])
  }
  figures['call list'] = await p95Of(adminHref('leadCalls'), who.cookie)
  shown('call list', figures['call list'])
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
