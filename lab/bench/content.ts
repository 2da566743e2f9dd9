// The load of `npm run bench -- content`: the table of the site's texts, its search, and find and replace, with a thousand of them and a hundred thousand.
import '../../scripts/database/quiet'

import config from '@payload-config'
import { getPayload } from 'payload'
import pg from 'pg'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { env } from '@/src/lib/env'

import { isTiny, sized } from './figures'
import { fillTexts, removeTexts } from './fill-texts'
import {
  AT_ONCE,
  compare,
  type Figure,
  type Measured,
  p95Of,
  p95OfLoad,
  SECONDS,
  type Staff,
  send,
  shown,
  signedInStaff,
  verdict,
} from './office-visits'

const FEW = sized(1000, 40)
const MANY = 100_000

/** What the table is asked. */
const QUESTIONS: Readonly<Record<string, string>> = {
  all: '',
  drafts: 'view=drafts',
  orphaned: 'view=orphaned',
  'one page': 'page=%2F',
  'one category': 'category=pricing',
  'search, one': 'q=kestrel+number+17+files',
  'search, nothing': 'q=nothing+at+all',
}

const ANY = {
  isCaseSensitive: false,
  isWholeWord: false,
  isPattern: false,
  category: null,
  type: null,
}

/** What is looked for, to be replaced. */
const SEARCHES: Readonly<Record<string, object>> = {
  'find, one': { ...ANY, find: 'kestrel number 17 files', replace: 'Heron' },
  'find, case and word': {
    ...ANY,
    find: 'number 23 files',
    replace: 'number 24 files',
    isCaseSensitive: true,
    isWholeWord: true,
  },
  'find, nothing': { ...ANY, find: 'nothing at all', replace: '' },
}

/** @param before how many texts were written before */
async function measure(before: number, rows: number, who: Staff): Promise<Measured> {
  console.log(`Filling the table with ${rows} texts …`)
  await fillTexts(client, { from: before, to: rows })
  console.log(`${rows} texts:`)
  const figures: Record<string, Figure> = {}
  const note = (name: string, figure: Figure) => {
    figures[name] = figure
    shown(name, figure)
  }
  for (const [name, question] of Object.entries(QUESTIONS)) {
    note(name, await p95Of(`${adminHref('siteTexts')}?${question}`, who.cookie))
  }
  for (const [name, body] of Object.entries(SEARCHES)) {
    const find = () => send('/api/visual-editor/find', body, who.cookie)
    note(name, await p95OfLoad(find, who.cookie))
  }
  return { rows, figures, growth: 0 }
}

const payload = await getPayload({ config })
const staff = await signedInStaff(payload)
const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
console.log(`\nMeasuring the texts, ${AT_ONCE} readers at once, ${SECONDS} s each …`)
const few = await measure(0, FEW, staff)
const many = isTiny ? few : await measure(FEW, MANY, staff)
await removeTexts(client)
await client.end()
const missed = compare(few, many)
await payload.destroy()
process.exit(verdict(missed, null, isTiny))
