import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { FACT_FILE_BYTES } from '@/src/domain/catalogue/fact-editing/fee-text'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { bodyLimit, FACT_FILE_LIMIT } from '@/src/lib/http/body-limits'
import { shownState } from '@/src/services/catalogue/entries/states'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { storedFacts, storedState } from '@/tests/support/orders/stored-states'
import { person, type SignedIn } from '@/tests/support/people/people'

import { errorOf } from './error-of'

const payload = await testPayload()
let manager: SignedIn

beforeAll(async () => {
  manager = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_states'] })
})

const post = (path: string, body: object = {}) => api('POST', path, { as: manager, body })

const NO_SOURCE = { feeFrom: '', sourceTitle: '', sourceUrl: '', checked: '' }
const SOURCE = {
  sourceTitle: 'Fee schedule',
  sourceUrl: 'https://sos.example.gov/fees',
  checked: '2026-11-01',
}

async function formOf(code: string) {
  const stored = await storedState(payload, code)
  const { entry, version } = shownState(stored, isoDayIn(new Date(), DEFAULT_TIME_ZONE))
  return { ...entry, ...NO_SOURCE, id: stored.id, version }
}

const feesOf = async (code: string) =>
  readFacts((await storedState(payload, code)).facts).filter(
    ({ key, company }) => key === 'filing_fee' && company === 'llc',
  )

test('a changed fee is a new version of its fact with its source; the old one stays', async () => {
  const [old] = await feesOf('WY')
  const body = { ...(await formOf('WY')), ...SOURCE, filingFee: '111.25', serviceFee: '59' }
  expect(await post('/states/save', body)).toMatchObject({
    status: 200,
    body: { message: 'State saved: Wyoming' },
  })
  expect(await storedState(payload, 'WY')).toMatchObject({ filingFee: 111.25, oneTimePrice: 59 })
  expect(await feesOf('WY')).toEqual([
    old,
    expect.objectContaining({
      fee: { type: 'fixed', cents: 111_25 },
      source: { title: 'Fee schedule', url: 'https://sos.example.gov/fees' },
      certainty: 'confirmed',
    }),
  ])
})

test('a form that leaves the fee as it is writes no fact', async () => {
  const before = await feesOf('TX')
  const body = { ...(await formOf('TX')), turnaroundTime: '2 business days' }
  expect((await post('/states/save', body)).status).toBe(200)
  expect(await feesOf('TX')).toEqual(before)
  expect(await storedState(payload, 'TX')).toMatchObject({ turnaroundTime: '2 business days' })
})

test('Payload’s own form, left open, does not write an older fee back', async () => {
  const left = await storedState(payload, 'OH')
  const body = { ...(await formOf('OH')), ...SOURCE, filingFee: 123 }
  expect((await post('/states/save', body)).status).toBe(200)
  const facts = await feesOf('OH')
  const path = `/states/${left.id}`
  const data = { filingFee: left.filingFee, turnaroundTime: 'From the open form' }
  expect((await api('PATCH', path, { as: manager, body: data })).status).toBe(200)
  expect(await feesOf('OH')).toEqual(facts)
  expect(await storedState(payload, 'OH')).toMatchObject({
    filingFee: 123,
    turnaroundTime: 'From the open form',
  })
})

test('a fee from a later day is announced, and charged from then', async () => {
  const year = new Date().getUTCFullYear() + 1
  const body = { ...(await formOf('NV')), ...SOURCE, filingFee: 500, feeFrom: `${year}-07-01` }
  const before = await storedState(payload, 'NV')
  expect((await post('/states/save', body)).status).toBe(200)
  expect(await storedState(payload, 'NV')).toMatchObject({ filingFee: before.filingFee })
  expect((await feesOf('NV')).at(-1)).toMatchObject({ from: `${year}-07-01` })
})

test.each([
  ['code', { code: 'abc' }],
  ['code', { code: 'WY' }],
  ['filingFee', { filingFee: '-1' }],
  ['serviceFee', { serviceFee: '1.005' }],
  ['name', { name: 'x'.repeat(10_000) }],
  ['feeFrom', { filingFee: '77', feeFrom: '2020-01-01' }],
  ['checked', { filingFee: '77', checked: '2999-01-01' }],
  ['sourceUrl', { filingFee: '77', sourceTitle: 'The state' }],
])('a wrong %s is said beside its field, and nothing is written', async (field, change) => {
  const before = await storedState(payload, 'UT')
  const answer = await post('/states/save', { ...(await formOf('UT')), ...change })
  expect(answer.status).toBe(422)
  expect(errorOf(answer).fields).toHaveProperty(field)
  expect(await storedState(payload, 'UT')).toEqual(before)
})

test('a stale copy is refused with what is stored', async () => {
  const body = await formOf('MT')
  expect((await post('/states/save', { ...body, serviceFee: 61 })).status).toBe(200)
  const late = await post('/states/save', { ...body, serviceFee: 62 })
  expect(late).toMatchObject({ status: 409, body: { current: { serviceFee: 61 } } })
  expect(await storedState(payload, 'MT')).toMatchObject({ oneTimePrice: 61 })
})

test('a new state begins with its fee as a fact, and its code stays taken in the trash', async () => {
  const { code } = await builder(payload)('states')
  const free = { ...(await formOf(code)), code: 'QZ', name: 'Quartz', filingFee: '90' }
  const made = await post('/states/save', { ...free, id: null, version: null })
  expect(made.status).toBe(200)
  expect(await feesOf('QZ')).toMatchObject([{ from: null, certainty: 'usual', source: null }])
  const { id } = z.object({ id: z.string() }).parse(made.body)

  expect((await post(`/states/${id}/remove`)).status).toBe(200)
  const again = await post('/states/save', { ...free, id: null, version: null })
  expect([again.status, errorOf(again).fields?.code]).toEqual([
    422,
    'Quartz has this code and is in the trash. Restore it instead.',
  ])
  expect((await api('GET', `/states/${id}?trash=true`)).status).toBe(404)
  expect((await post(`/states/${id}/restore`)).status).toBe(200)
})

const plan = z.object({
  added: z.array(z.unknown()),
  changed: z.array(z.object({ state: z.string() })),
  same: z.number(),
  refused: z.array(z.object({ row: z.number(), column: z.string() })),
  token: z.string(),
})

function send(path: string, file: string | Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.set('file', new File([file], 'fees.csv', { type: 'text/csv' }))
  return api('POST', `/state-fees/import${path}`, { as: manager, body })
}

const exported = async () =>
  z.string().parse((await api('GET', '/state-fees/export', { as: manager })).body)

test('fees are exported, corrected, shown and imported; one refused row stops all', async () => {
  const file = await exported()
  const unchanged = plan.parse((await send('/check', file)).body)
  expect(unchanged).toMatchObject({ added: [], changed: [], refused: [] })
  expect(unchanged.same).toBeGreaterThanOrEqual(51)
  const noted = await payload.find({
    collection: 'auditLog',
    where: { actor: { equals: manager.id }, action: { equals: 'export' } },
    overrideAccess: true, // a test looks at all of it
  })
  expect(noted.docs).toMatchObject([{ entity: 'states', after: { list: 'State fees' } }])

  const line = file.split('\r\n').find((one) => one.startsWith('ID,')) ?? ''
  const dearer = line.replace(/^ID,[\d.]+/, 'ID,107.50')
  const edited = file.replace(line, dearer)
  const found = plan.parse((await send('/check', edited)).body)
  expect([found.added, found.changed, found.refused].map(({ length }) => length)).toEqual([1, 0, 0])

  const before = await storedFacts(payload)
  const twice = `${edited}${dearer}\r\n`
  const bad = plan.parse((await send('/check', twice)).body)
  expect(bad.refused).toMatchObject([{ column: 'state' }])
  expect((await send(`?token=${bad.token}`, twice)).status).toBe(422)
  expect((await send(`?token=${found.token}`, file)).status).toBe(409)
  expect(await storedFacts(payload)).toEqual(before)

  expect((await send(`?token=${found.token}`, edited)).body).toEqual({ message: 'Imported 1 fee.' })
  expect(await storedState(payload, 'ID')).toMatchObject({ filingFee: 107.5 })
})

test('a file of 200 MB is refused by its size, before it is read', () => {
  expect(bodyLimit('/api/state-fees/import/check')).toBe(FACT_FILE_LIMIT)
  expect(bodyLimit('/api/state-fees/import')).toBe(FACT_FILE_LIMIT)
})

const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('state,filing_fee', 'utf16le')])

test.each([
  ['another encoding', utf16, 422],
  ['other columns', 'state,fee\r\nWY,100\r\n', 422],
  ['nothing in it', '', 422],
  ['more than 2 MB', 'x'.repeat(FACT_FILE_BYTES + 1), 413],
])('a file with %s is refused with a sentence', async (_what, file, status) => {
  const answer = await send('/check', file)
  expect([answer.status, errorOf(answer).message]).toEqual([status, expect.any(String)])
})
