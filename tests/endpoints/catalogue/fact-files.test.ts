import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { FACT_COLUMNS } from '@/src/domain/catalogue/fact-editing/fact-columns'
import { FACT_FILE_BYTES } from '@/src/domain/catalogue/fact-editing/fee-text'
import { STATE_FACTS } from '@/src/seed/state-facts'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { storedFacts } from '@/tests/support/orders/stored-states'
import { person, type SignedIn } from '@/tests/support/people/people'
import { serverHere } from '@/tests/support/server'

const payload = await testPayload()
let manager: SignedIn

beforeAll(async () => {
  manager = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_states'] })
})

const everyFact = () => storedFacts(payload)

async function exported(): Promise<string> {
  const { body, status } = await api('GET', '/state-facts/export', { as: manager })
  expect(status).toBe(200)
  return z.string().parse(body)
}

function formOf(file: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('file', new File([file], 'facts.csv', { type: 'text/csv' }))
  return form
}

type Sent = string | Uint8Array<ArrayBuffer>
const check = (file: Sent) =>
  api('POST', '/state-facts/import/check', { as: manager, body: formOf(file) })
const confirm = (file: Sent, token: string) =>
  api('POST', `/state-facts/import?token=${token}`, { as: manager, body: formOf(file) })

const plan = z.object({
  added: z.array(z.unknown()),
  changed: z.array(z.object({ state: z.string(), id: z.string(), changes: z.array(z.unknown()) })),
  same: z.number(),
  refused: z.array(z.object({ row: z.number(), column: z.string(), message: z.string() })),
  token: z.string(),
})

async function checked(file: Sent) {
  const { body, status } = await check(file)
  expect(status, JSON.stringify(body)).toBe(200)
  return plan.parse(body)
}

const message = ({ body }: { body: unknown }) =>
  z.object({ error: z.object({ message: z.string() }) }).parse(body).error.message

const HEAD = FACT_COLUMNS.join(',')

/** One line of the export, by how it begins, with a part of it replaced. */
function edited(file: string, line: RegExp, from: string, to: string): string {
  const lines = file.split('\r\n')
  const at = lines.findIndex((one) => line.test(one))
  const found = lines[at]
  if (!found?.includes(from)) throw new Error(`No line like ${line} with ${from}`)
  return lines.with(at, found.replace(from, to)).join('\r\n')
}

test('what was exported and imported unchanged is nothing to change', async () => {
  const file = await exported()
  const found = await checked(file)
  expect(found).toMatchObject({ added: [], changed: [], refused: [] })
  expect(found.same).toBe(Object.values(STATE_FACTS).flat().length)
  const answer = await confirm(file, found.token)
  expect([answer.status, message(answer)]).toEqual([422, 'There is nothing to change.'])
})

test('one cell changed in the file changes that fact, and no other', async () => {
  const before = await everyFact()
  const file = edited(await exported(), /^WY,llc,filing_fee,/, ',100.00,', ',123.45,')
  const found = await checked(file)
  expect(found.changed).toEqual([
    expect.objectContaining({
      state: 'WY',
      changes: [{ column: 'fee', before: '100.00', after: '123.45' }],
    }),
  ])
  expect(await everyFact()).toEqual(before) // a check writes nothing

  expect(await confirm(file, found.token)).toMatchObject({ status: 200 })
  const after = await everyFact()
  expect(
    after.filter((one, at) => JSON.stringify(one) !== JSON.stringify(before[at])),
  ).toHaveLength(1)
  const wyoming = (all: typeof after) => z.array(z.unknown()).parse(new Map(all).get('WY'))
  const [was, is] = [wyoming(before), wyoming(after)]
  expect(is.filter((one, at) => JSON.stringify(one) !== JSON.stringify(was[at]))).toMatchObject([
    { key: 'filing_fee', company: 'llc', fee: { type: 'fixed', cents: 123_45 } },
  ])
  expect(await checked(file)).toMatchObject({ changed: [], refused: [] })
})

test('a file is imported only as it was checked: not another one, not after a change', async () => {
  const file = edited(await exported(), /^ID,llc,filing_fee,/, ',confirmed,', ',usual,')
  const { token } = await checked(file)
  expect((await confirm(`${file}\r\n\r\n`, token)).status).toBe(409)
  expect((await confirm(file, '0'.repeat(64))).status).toBe(409)
  expect((await confirm(file, 'x')).status).toBe(422)

  const other = edited(await exported(), /^ID,llc,report,/, ',confirmed,', ',usual,')
  expect((await confirm(other, (await checked(other)).token)).status).toBe(200)
  const late = await confirm(file, token)
  expect([late.status, message(late)]).toEqual([409, expect.stringContaining('changed since')])
})

test('of a file with a refused row nothing is imported', async () => {
  const before = await everyFact()
  const good = edited(await exported(), /^OH,llc,filing_fee,/, ',confirmed,', ',usual,')
  const bad = edited(good, /^TX,llc,filing_fee,/, 'TX,llc', 'ZZ,llc')
  const found = await checked(bad)
  expect(found.changed).toHaveLength(1)
  expect(found.refused).toMatchObject([{ column: 'state', message: expect.stringContaining('ZZ') }])
  expect((await confirm(bad, found.token)).status).toBe(422)
  expect(await everyFact()).toEqual(before)
})

test('line ends, empty rows and the mark at the start do not matter', async () => {
  const file = await exported()
  const blank = ','.repeat(FACT_COLUMNS.length - 1)
  for (const variant of [
    file.replaceAll('\r\n', '\n'),
    `\uFEFF${file}`,
    `${file}\r\n${blank}\r\n`,
    new Uint8Array([0xff, 0xfe, ...Buffer.from(file, 'utf16le')]),
  ]) {
    expect(await checked(variant)).toMatchObject({ added: [], changed: [], refused: [] })
  }
})

const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(HEAD, 'utf16le')])
test.each<[string, Sent, RegExp]>([
  ['nothing in it', '', /empty/],
  ['nothing but a head in another encoding', utf16.subarray(0, 40), /lacks these columns/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), /not a CSV file/],
  ['no head', 'WY,llc,report\r\n', /lacks these columns/],
  ['a column too many', `${HEAD},more\r\n`, /do not know: “more”/],
  ['an open quotation mark', `${HEAD}\r\nWY,"llc\r\n`, /never closed/],
  ['a quotation mark in the middle', `${HEAD}\r\nWY,l"l"c\r\n`, /wrong place/],
  ['a row too short', `${HEAD}\r\nWY,llc\r\n`, /Row 2 has 2 cells/],
  ['a row of endless length', `${HEAD}\r\n"${'x'.repeat(200_000)}"\r\n`, /too long/],
])('a file with %s is refused with a sentence', async (_what, file, words) => {
  const answer = await check(file)
  expect([answer.status, message(answer)]).toEqual([422, expect.stringMatching(words)])
})

test('formulas and NUL are refused row by row, and no file makes the server fail', async () => {
  const titled = async (title: string) =>
    edited(await exported(), /^WY,llc,filing_fee,/, 'Articles of Organization', title)
  const file = await titled('"=HYPERLINK(""https://evil.example"")"')
  expect((await checked(file)).refused).toMatchObject([{ column: 'title' }])
  const nul = await titled('Articles\u0000')
  expect((await checked(nul)).refused).toMatchObject([{ column: 'title' }])
})

test('a file over 2 MB is refused, one that says so before it is read', async () => {
  const large = await check('x'.repeat(FACT_FILE_BYTES + 1))
  expect([large.status, message(large)]).toEqual([413, expect.stringContaining('2 MB')])

  let read = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  const init = {
    method: 'POST',
    headers: {
      ...manager.headers,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(200 * 1024 * 1024),
    },
    body: endless,
    duplex: 'half', // Node wants it, though the type does not know it
  }
  const request = new Request('http://localhost:3000/api/state-facts/import/check', init)
  expect((await serverHere(request)).status).toBe(413)
  expect(read).toBeLessThan(1024 * 1024)
})

test('a form without a file, and no form at all, are told so', async () => {
  const path = '/state-facts/import/check'
  const empty = new FormData()
  empty.set('other', 'x')
  expect((await api('POST', path, { as: manager, body: empty })).status).toBe(422)
  expect((await api('POST', path, { as: manager, body: {} })).status).toBe(422)
})
