import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { fillLeads } from '@/lab/bench/fill-leads'
import { csvPart, freezeForCsv } from '@/src/admin/kit/list/bulk/csv-run'
import { csvFor, csvHead, exportList } from '@/src/admin/kit/list/csv-of'
import { exportSource } from '@/src/admin/kit/list/exports/export-source'
import { PAGE_SIZE, questionIn } from '@/src/admin/kit/list/list-spec'
import { leadRuns } from '@/src/admin/leads/bulk/lead-runs'
import { mailFor } from '@/src/admin/leads/bulk/mail-selected'
import { conversionText, leadsList } from '@/src/admin/leads/list/leads-list'
import { BANDS, bandOf } from '@/src/domain/leads/lead-score'
import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import type { LeadRow } from '@/src/queries/leads/lead-rows'
import { cursorIn } from '@/src/queries/platform/list-pages'
import { countAudience } from '@/src/services/marketing/campaigns/audience'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { wordsFinding } from '@/tests/support/lists/words-finding'

const LEADS = 20_000

let payload: Payload
let admin: PayloadRequest

beforeAll(async () => {
  payload = await testPayload()
  const client = await payload.db.pool.connect()
  await fillLeads(client, { to: LEADS })
  client.release()
  const user = await builder(payload)('users', { role: 'admin' })
  admin = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}, 120_000)
afterAll(() => vi.restoreAllMocks())

type Search = Readonly<Record<string, string>>
const ask = (search: Search) => questionIn(leadsList, search, admin.user?.id)
const read = (search: Search, limit = PAGE_SIZE) => leadsList.read(admin, ask(search), limit)
const rowsOf = async (search: Search) => (await read(search)).rows

const falling = (values: readonly (number | null | undefined)[]) =>
  values.toSorted((a, b) => Number(b) - Number(a))

test('leads stand by score, those that can be won first', async () => {
  const rows = await rowsOf({})
  const scores = rows.map(({ score }) => score)
  expect(scores).toEqual(falling(scores))
  expect(rows.every(({ converted }) => !converted)).toBe(true)
})

test('step, score and conversion narrow the list together', async () => {
  const rows = await rowsOf({ view: 'open', step: 'personal', band: 'warm' })
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(row).toMatchObject({ checkoutStep: 'personal', converted: false })
    expect(bandOf(row.score ?? 0)).toBe('warm')
  }
  const bought = await rowsOf({ view: 'converted', step: 'personal' })
  expect(bought).toEqual([])
  expect((await rowsOf({ view: 'converted' })).length).toBeGreaterThan(0)
})

test('each band has the scores that its name says', async () => {
  for (const band of ['hot', 'warm', 'cool', 'cold'] as const) {
    const rows = await rowsOf({ view: 'all', band })
    expect(rows.length, band).toBeGreaterThan(0)
    expect(new Set(rows.map(({ score }) => bandOf(score ?? 0)))).toEqual(new Set([band]))
  }
  expect(Object.keys(BANDS)).toHaveLength(4)
})

test('a lead is found by email, full name and company, in any case', async () => {
  const lead = await builder(payload)('leads', {
    email: 'nadia.q@example.org',
    firstName: 'Nadia',
    lastName: 'Quiroga Şimşek',
    companyName: 'Blue Egret LLC',
  })
  const words = [
    'nadia.q@example.org',
    'NADIA.Q',
    'nadia quiroga',
    'egret',
    'Quiroga EGRET',
    'şimşek',
  ]
  const search = (q: string) => rowsOf({ q })
  expect(await wordsFinding(search, lead.id, words)).toEqual(words)
  const others = ['nobody at all', '100%', "' or 1=1", '\\', '_', 'x'.repeat(300)]
  expect(await wordsFinding(search, lead.id, others)).toEqual([])
})

test('pages follow one another without a gap or a row twice', async () => {
  const sorts = ['-rank', 'rank', '-createdAt', 'totalAmount']
  for (const search of sorts.map((sort) => ({ sort }))) {
    const seen: LeadRow[] = []
    let after: string | null = ''
    for (let page = 0; page < 6 && after !== null; page += 1) {
      const found = await leadsList.read(admin, { ...ask(search), after: cursorIn(after) }, 70)
      seen.push(...found.rows)
      after = found.after
    }
    const whole = await leadsList.read(admin, ask(search), 420)
    expect(seen.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id))
  }
})

test('a spreadsheet gets exactly the ten columns, and nothing in it acts', async () => {
  expect(csvHead(leadsList)).toBe(
    'Email,Name,Phone,Company,Package,State,Step,Amount,Converted,Date\r\n',
  )
  const lead = await builder(payload)('leads', {
    firstName: '=cmd()',
    lastName: '\u202eevil',
    companyName: '@SUM(A1)',
    phone: '+13075550100',
    totalAmount: 249_50,
    checkoutStep: 'payment',
  })
  const { csv, rows } = await csvFor(admin, leadsList, ask({ q: lead.email }))
  expect(rows).toBe(1)
  const day = isoDayIn(new Date(lead.createdAt), DEFAULT_TIME_ZONE)
  expect(csv.split('\r\n')[1]).toBe(
    `${lead.email},'=cmd() \u202eevil,'+13075550100,'@SUM(A1),,,payment,249.50,No,${day}`,
  )
})

test.each([
  ['America/New_York', '2026-11-21'],
  ['Europe/London', '2026-11-22'],
])('each spreadsheet tells the day of a lead by the clock of %s', async (zone, day) => {
  const lead = await builder(payload)('leads', { createdAt: '2026-11-22T01:04:00.000Z' })
  const keepBooksIn = (businessTimeZone: string) =>
    payload.updateGlobal({ slug: 'settings', data: { businessTimeZone }, overrideAccess: true })
  await keepBooksIn(zone)
  try {
    const whole = await csvFor(admin, leadsList, ask({ view: 'all', q: lead.email }))
    const frozen = await freezeForCsv(admin, leadsList, { ids: [lead.id] })
    if (!frozen.ok) throw new Error(frozen.message)
    const chosen = await csvPart(admin, leadsList, frozen.run, 0)
    const job = exportSource(() => leadsList)
    const parts = job.parts(async () => admin, { view: 'all', q: lead.email }, ['Email', 'Date'])
    let written = ''
    for await (const { text } of parts) written += text

    expect(whole.csv).toMatch(new RegExp(`^${lead.email},.*,${day}\r\n$`, 'm'))
    expect(chosen).toMatchObject({ ok: true, part: whole.csv })
    expect(written).toBe(`Email,Date\r\n${lead.email},${day}\r\n`)
  } finally {
    await keepBooksIn(DEFAULT_TIME_ZONE)
  }
})

test('a long export is a job whose file is named after the day', async () => {
  const answer = await exportList(admin, leadsList, { view: 'all' })
  expect(answer).toMatchObject({ ok: true, job: { state: 'waiting' } })
  const { rows } = await payload.db.pool.query(
    "select file_name from list_exports where screen = 'leads'",
  )
  expect(rows[0].file_name).toMatch(/^leads-\d{4}-\d{2}-\d{2}$/)
})

/** What the database is asked for the rows of a question, and how it plans to answer. */
async function plansOf(search: Search): Promise<string[]> {
  const { pool } = payload.db
  const asked = vi.spyOn(pool, 'query')
  await read(search)
  const calls = asked.mock.calls.map(([query, values]) => ({
    text: typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text')),
    values: Array.isArray(values) ? values : [],
  }))
  asked.mockRestore()
  const plans: string[] = []
  for (const { text, values } of calls.filter((call) => call.text.includes('from "leads"'))) {
    const { rows } = await pool.query(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

test('each view, filter, sort and search is answered by an index', async () => {
  const questions: Search[] = [
    {},
    { view: 'converted' },
    { view: 'all' },
    { view: 'trash' },
    ...Object.keys(leadsList.filters.step?.options ?? {}).map((step) => ({ view: 'all', step })),
    { step: 'payment' },
    ...['hot', 'warm', 'cool', 'cold'].map((band) => ({ band })),
    { owner: 'mine' },
    { view: 'all', sort: '-createdAt' },
    { sort: '-totalAmount' },
    { view: 'all', sort: 'totalAmount' },
    { q: 'bench-lead-123@example.com' },
    { q: 'kestrel lead 142' },
    { q: 'nobody at all' },
  ]
  for (const search of questions) {
    const plans = await plansOf(search)
    expect(plans.length, JSON.stringify(search)).toBeGreaterThan(0)
    for (const plan of plans) {
      expect(plan, JSON.stringify(search)).toMatch(/Index/)
      expect(plan, JSON.stringify(search)).not.toMatch(/Seq Scan on leads /)
    }
  }
})

test('many leads are marked, deleted and restored, each once', async () => {
  const build = builder(payload)
  const made = await Promise.all([
    build('leads'),
    build('leads'),
    build('leads', { converted: true }),
  ])
  const ids = made.map(({ id }) => id)
  const run = async (change: object) => {
    const frozen = await leadRuns.freeze(admin, { ids }, change)
    if (!frozen.ok) throw new Error(frozen.message)
    return { ...frozen, progress: await leadRuns.apply(admin, frozen.run) }
  }
  expect(await run({ kind: 'convert' })).toMatchObject({
    total: 2,
    unchanged: 1,
    progress: { ok: true, done: 2, failures: [] },
  })
  expect(await run({ kind: 'delete' })).toMatchObject({ total: 3, progress: { done: 3 } })
  const trash = await rowsOf({ view: 'trash' })
  expect(trash.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  expect(await run({ kind: 'restore' })).toMatchObject({ total: 3, progress: { done: 3 } })
  const { run: marked } = await run({ kind: 'delete' })
  expect(await leadRuns.undo(admin, marked)).toMatchObject({ ok: true, done: 3, failures: [] })
  expect((await rowsOf({ view: 'trash' })).filter(({ id }) => ids.includes(id))).toEqual([])
  expect(await leadRuns.freeze(admin, { ids }, { kind: 'convert' })).toMatchObject({ ok: false })
  expect(await leadRuns.freeze(admin, { ids: ['x'] }, { kind: 'convert' })).toMatchObject({
    ok: false,
  })
  expect(await leadRuns.freeze(admin, { ids }, { kind: 'burn' })).toMatchObject({ ok: false })
})

/** As if a run had been done so long ago. */
const endedAgo = (run: string, ms: number) =>
  payload.db.pool.query(
    "update bulk_runs set done_at = now() - $2 * interval '1 millisecond' where id = $1",
    [run, ms],
  )

test('a change of many leads can be undone for ten minutes, each lead where nothing newer was written', async () => {
  const build = builder(payload)
  const [one, other] = [await build('leads'), await build('leads')]
  const frozen = await leadRuns.freeze(
    admin,
    { ids: [one.id, other.id] },
    { kind: 'assign', owner: admin.user?.id },
  )
  if (!frozen.ok) throw new Error(frozen.message)
  expect(await leadRuns.apply(admin, frozen.run)).toMatchObject({ done: 2, undoable: 2 })
  const owners = async () => {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { id: { in: [one.id, other.id] } },
      depth: 0,
      overrideAccess: true, // a test looks at all of it
    })
    return [one, other].map(({ id }) => docs.find((doc) => doc.id === id)?.owner ?? null)
  }
  const given = admin.user?.id

  await endedAgo(frozen.run, 10 * 60_000 + 1)
  expect(await leadRuns.last(admin)).toBeNull()
  expect(await leadRuns.undo(admin, frozen.run)).toEqual({
    ok: false,
    message: 'You can undo a change for 10 minutes. Nothing was undone.',
  })
  expect(await owners()).toEqual([given, given])

  await endedAgo(frozen.run, 9 * 60_000)
  expect(await leadRuns.last(admin)).toMatchObject({ run: frozen.run })
  await payload.update({
    collection: 'leads',
    id: other.id,
    data: { companyName: 'Written since' },
    overrideAccess: true, // as staff would
  })
  expect(await leadRuns.undo(admin, frozen.run)).toMatchObject({
    ok: true,
    done: 2,
    failures: [{ id: other.id, message: 'Someone changed this lead since. Nothing was undone.' }],
  })
  expect(await owners()).toEqual([null, given])
})

test('more than a hundred are a job', async () => {
  const frozen = await leadRuns.freeze(
    admin,
    { question: { view: 'open', step: 'confirm', band: 'hot' } },
    { kind: 'convert' },
  )
  if (!frozen.ok) throw new Error(frozen.message)
  expect(frozen.total).toBeGreaterThan(100)
  expect(await leadRuns.apply(admin, frozen.run)).toMatchObject({ ok: true, done: 0 })
  expect(await leadRuns.apply(admin, frozen.run)).toMatchObject({ ok: true }) // once
})

test('a mail to leads is a draft campaign that says to whom', async () => {
  const lead = await builder(payload)('leads')
  const mail = { subject: 'Your LLC', message: 'Hello <b>you</b>' }
  const some = await mailFor(admin, { ids: [lead.id] }, mail)
  expect(some).toMatchObject({ ok: true, message: expect.stringContaining('1 lead') })
  const campaign = await payload.findByID({
    collection: 'emailCampaigns',
    id: some.campaign ?? '',
    depth: 0,
    overrideAccess: true, // tests look at all of it
  })
  expect(campaign).toMatchObject({
    status: 'draft',
    audience: 'leads_chosen',
    chosenLeads: [lead.id],
    content: '<p>Hello &lt;b&gt;you&lt;/b&gt;</p>',
    sentCount: 0,
  })

  await builder(payload)('leads', { email: 'matches@example.com' })
  const all = await mailFor(admin, { question: { q: 'matches@example.com' } }, mail)
  await builder(payload)('leads', { email: 'matches@example.com.au' })
  expect(all.message).toContain('1 lead')
  expect(await countAudience(admin, all.campaign ?? '')).toMatchObject({ total: 1 })
})

test.each([
  [{ ids: [] }, {}, 'Error sending email. Choose rows of this list.'],
  [
    { ids: ['00000000-0000-4000-8000-000000000000'] },
    { subject: 'A', message: 'B' },
    'Error sending email. These leads no longer exist.',
  ],
  [{ question: {} }, { subject: 'A', message: ' ' }, 'Error sending email. Enter a message'],
] as const)('mailing %j %j says why not', async (selected, mail, message) => {
  expect(await mailFor(admin, selected, mail)).toMatchObject({ ok: false, message })
})

test('a conversion says how it came about', () => {
  expect(conversionText({ converted: false })).toBe('Open')
  expect(conversionText({ converted: true, convertedBy: 'order' })).toBe('Converted')
  expect(conversionText({ converted: true, markedAt: '2026-11-22T00:00:00.000Z' })).toBe(
    'Converted by hand',
  )
})
