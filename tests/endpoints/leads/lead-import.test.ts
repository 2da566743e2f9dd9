import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { bodyLimit } from '@/src/lib/http/body-limits'
import { api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { storedState } from '@/tests/support/orders/stored-states'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)
const staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

let tag: string

beforeEach(() => {
  tag = `import-${nextSerial()}`
})

const checked = z.object({
  added: z.number(),
  merged: z.number(),
  same: z.number(),
  refused: z.number(),
  leftOut: z.number(),
  refusals: z.array(z.object({ row: z.number(), column: z.string(), cell: z.string() })),
  omissions: z.array(z.object({ row: z.number(), column: z.string(), cell: z.string() })),
  mapping: z.array(z.string().nullable()),
  token: z.string(),
})

type Options = { mapping?: (string | null)[]; consent?: object | null; fileName?: string }

function send(
  path: string,
  csv: string | Uint8Array<ArrayBuffer>,
  options: Options = {},
  token = '',
  as = staff,
) {
  const form = new FormData()
  form.set('file', new File([csv], 'leads.csv', { type: 'text/csv' }))
  const query = new URLSearchParams({ options: JSON.stringify(options), ...(token && { token }) })
  return api('POST', `/leads/import${path}?${query}`, { as, body: form })
}

async function check(csv: string | Uint8Array<ArrayBuffer>, options: Options = {}) {
  const answer = await send('/check', csv, options)
  expect(answer.status).toBe(200)
  return checked.parse(answer.body)
}

const csvOf = (...lines: string[]) => ['Email,Name,Phone,Company', ...lines].join('\n')

const found = async (email: string) =>
  (
    await payload.find({
      collection: 'leads',
      where: { email: { equals: email } },
      trash: true,
      ...everything,
    })
  ).docs[0]

const agreed = async (email: string) =>
  (
    await payload.find({
      collection: 'consents',
      where: { email: { equals: email } },
      ...everything,
    })
  ).docs

const lastImport = async () => {
  const { rows } = await payload.db.pool.query(
    'select * from lead_imports order by created_at desc limit 1',
  )
  return z.object({ id: z.string(), added: z.number(), consent: z.unknown() }).parse(rows[0])
}

test('a file is looked at, imported, and undone', async () => {
  const known = await build('leads', {
    email: `${tag}-known@example.com`,
    firstName: 'Leo',
    lastName: null,
  })
  const full = await build('leads', {
    email: `${tag}-full@example.com`,
    firstName: 'A',
    lastName: 'B',
    phone: '+13075550100',
    companyName: 'C',
  })
  const csv = csvOf(
    `${tag}-new@example.com,Nadia Okafor,307 555 0133,Heron LLC`,
    `${known.email},Eve Moss,,`,
    `${full.email},Eve Moss,,Other`,
    'nobody,Eve,,',
    `${tag}-new@example.com,Twice,,`,
  )
  const plan = await check(csv)
  expect(plan).toMatchObject({ added: 1, merged: 1, same: 1, refused: 2 })
  expect(plan.refusals).toMatchObject([
    { row: 5, column: 'Email', cell: 'nobody' },
    { row: 6, column: 'Email' },
  ])
  expect(await found(`${tag}-new@example.com`)).toBeUndefined()

  const options = { mapping: plan.mapping, fileName: 'fair.csv' }
  const done = await send('', csv, options, (await check(csv, options)).token)
  expect(done).toMatchObject({
    status: 200,
    body: { message: 'Imported: 1 lead added, 1 merged.' },
  })
  const added = await found(`${tag}-new@example.com`)
  expect(added).toMatchObject({
    firstName: 'Nadia',
    lastName: 'Okafor',
    phone: '+13075550133',
    timeZone: 'America/Denver',
    score: 25,
    source: 'import',
    lastStepAt: null,
  })
  expect(await found(known.email)).toMatchObject({ firstName: 'Leo', lastName: 'Moss' })

  const { id } = await lastImport()
  const undone = await api('POST', `/leads/imports/${id}/undo`, { as: staff, body: {} })
  expect(undone).toMatchObject({ status: 200, body: { message: 'Import undone: 1 lead removed.' } })
  expect(await found(`${tag}-new@example.com`)).toBeUndefined()
  expect(await found(known.email)).toMatchObject({ firstName: 'Leo', lastName: null })
  expect((await api('POST', `/leads/imports/${id}/undo`, { as: staff, body: {} })).status).toBe(409)
})

test('an import that was worked on is undone but for those leads', async () => {
  const csv = csvOf(`${tag}-a@example.com,A,,`, `${tag}-b@example.com,B,,`)
  const plan = await check(csv)
  await send('', csv, { mapping: plan.mapping }, plan.token)
  const worked = await found(`${tag}-a@example.com`)
  await api('POST', `/leads/${worked?.id}/notes`, { as: staff, body: { note: 'Called' } })
  const { id } = await lastImport()
  const undone = await api('POST', `/leads/imports/${id}/undo`, { as: staff, body: {} })
  expect(undone.body).toMatchObject({ message: expect.stringContaining('1 lead stayed') })
  expect(await found(`${tag}-a@example.com`)).toBeDefined()
  expect(await found(`${tag}-b@example.com`)).toBeUndefined()
})

test('a file is imported as it was checked or not at all', async () => {
  const csv = csvOf(`${tag}@example.com,A,,`)
  const plan = await check(csv)
  const options = { mapping: plan.mapping }
  expect((await send('', `${csv}\nx@example.com,B,,`, options, plan.token)).status).toBe(409)
  expect((await send('', csv, { mapping: ['email', 'name', null, null] }, plan.token)).status).toBe(
    409,
  )
  const consent = { textVersion: 'fair-1', where: 'Trade fair', purpose: 'offers' }
  expect((await send('', csv, { ...options, consent }, plan.token)).status).toBe(409)
  expect((await send('', csv, options)).status).toBe(422)
  const looked = await check(csv, { ...options, consent })
  expect((await send('', csv, { ...options, consent }, looked.token)).status).toBe(200)
  const { id, consent: kept } = await lastImport()
  expect(kept).toEqual(consent)
  expect(await agreed(`${tag}@example.com`)).toMatchObject([
    {
      topic: 'offers',
      granted: true,
      place: 'import',
      textVersion: 'import-1',
      note: expect.stringContaining('Trade fair'),
    },
  ])
  expect((await send('', csv, options, plan.token)).status).toBe(422) // nothing is left to do
  await api('POST', `/leads/imports/${id}/undo`, { as: staff, body: {} })
  expect(await agreed(`${tag}@example.com`)).toEqual([])
})

test('whoever said something themselves is left with it', async () => {
  const email = `${tag}@example.com`
  await build('consents', { email, topic: 'offers', granted: false, place: 'preferences' })
  const csv = csvOf(`${email},A,,`)
  const consent = { textVersion: 'fair-1', where: 'Trade fair', purpose: 'offers' }
  const { mapping } = await check(csv)
  const plan = await check(csv, { mapping, consent })
  expect((await send('', csv, { mapping, consent }, plan.token)).status).toBe(200)
  expect(await agreed(email)).toMatchObject([{ granted: false, place: 'preferences' }])
})

test('columns of any names are chosen by hand', async () => {
  const csv = `Kontakt,Firma\n${tag}@example.com,Heron`
  expect((await check(csv)).mapping).toEqual([null, null])
  const mapping = ['email', 'companyName']
  expect(await check(csv, { mapping })).toMatchObject({ added: 1 })
  expect((await send('/check', csv, { mapping: ['companyName', null] })).status).toBe(422)
})

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])

const spreadsheets: readonly (readonly [
  string,
  (email: string) => string | Uint8Array<ArrayBuffer>,
])[] = [
  ['with semicolons', (email) => `Email;First name;Company\r\n${email};Zoë;Heron\r\n`],
  [
    'that names its separator',
    (email) => `sep=;\r\nEmail;First name;Company\r\n${email};Zoë;Heron`,
  ],
  ['with tabs', (email) => `Email\tFirst name\tCompany\r\n${email}\tZoë\tHeron\r\n`],
  [
    'with an empty cell between tabs',
    (email) => `Email\tPhone\tFirst name\tCompany\n${email}\t\tZoë\tHeron`,
  ],
  ['in UTF-16', (email) => utf16(`Email\tFirst name\tCompany\r\n${email}\tZoë\tHeron\r\n`)],
  [
    'of old Windows',
    (email) =>
      new Uint8Array(Buffer.from(`Email,First name,Company\n${email},Zoë,Heron`, 'latin1')),
  ],
  [
    'with spaces before quotes',
    (email) => `Email, "First name", "Company"\n${email}, "Zoë", "Heron"`,
  ],
]

test.each(spreadsheets)('a file %s is read', async (_what, file) => {
  const email = `${tag}@example.com`
  const csv = file(email)
  const { mapping, token } = await check(csv)
  expect((await send('', csv, { mapping }, (await check(csv, { mapping })).token)).status).toBe(200)
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(await found(email)).toMatchObject({ firstName: 'Zoë', companyName: 'Heron' })
})

test('a quotation mark and a line break within a cell are part of it', async () => {
  const csv = `Email,Company\n${tag}-a@example.com,The "Best" Company\n${tag}-b@example.com,"Heron\nHoldings, Inc."`
  const { mapping } = await check(csv)
  await send('', csv, { mapping }, (await check(csv, { mapping })).token)
  expect(await found(`${tag}-a@example.com`)).toMatchObject({ companyName: 'The "Best" Company' })
  expect(await found(`${tag}-b@example.com`)).toMatchObject({ companyName: 'Heron Holdings, Inc.' })
})

test('a phone number that cannot be read is left out and shown, and the person is imported', async () => {
  const phones = [
    'n/a',
    '1.30756E+10',
    '+1 307 555 0100 / +1 307 555 0101',
    "'+442079460958",
    '٣٠٧٥٥٥٠١٣٣',
  ]
  const csv = csvOf(...phones.map((phone, at) => `${tag}-${at}@example.com,Zoë,"${phone}",`))
  const plan = await check(csv)
  expect(plan).toMatchObject({ added: 5, refused: 0, leftOut: 3 })
  expect(plan.omissions.map(({ row, cell }) => [row, cell])).toEqual(
    phones.slice(0, 3).map((phone, at) => [at + 2, phone]),
  )
  await send(
    '',
    csv,
    { mapping: plan.mapping },
    (await check(csv, { mapping: plan.mapping })).token,
  )
  expect(await found(`${tag}-0@example.com`)).toMatchObject({ firstName: 'Zoë', phone: null })
  expect(await found(`${tag}-3@example.com`)).toMatchObject({ phone: '+442079460958' })
  expect(await found(`${tag}-4@example.com`)).toMatchObject({ phone: '+13075550133' })
})

test('one file imported several times at once is added once, and undone', async () => {
  const csv = csvOf(...Array.from({ length: 50 }, (_, at) => `${tag}-${at}@example.com,A,,`))
  const { mapping } = await check(csv)
  const { token } = await check(csv, { mapping })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send('', csv, { mapping }, token)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422])
  const { id } = await lastImport()
  const undone = await api('POST', `/leads/imports/${id}/undo`, { as: staff, body: {} })
  expect(undone.body).toMatchObject({ message: 'Import undone: 50 leads removed.' })
})

test('a lead gets its time zone back by its state when an import’s number is taken back', async () => {
  const { id: state } = await storedState(payload, 'CA')
  const { email } = await build('leads', {
    email: `${tag}@example.com`,
    selectedState: state,
  })
  const before = await found(email)
  const csv = csvOf(`${email},,+1 212 555 0123,`)
  const { mapping } = await check(csv)
  await send('', csv, { mapping }, (await check(csv, { mapping })).token)
  expect(await found(email)).toMatchObject({ timeZone: 'America/New_York' })
  await api('POST', `/leads/imports/${(await lastImport()).id}/undo`, { as: staff, body: {} })
  expect(before?.timeZone).toBe('America/Los_Angeles')
  expect(await found(email)).toMatchObject({ phone: null, timeZone: 'America/Los_Angeles' })
})

test('of two imports that name a consent, undoing the first leaves that of the second', async () => {
  const email = `${tag}@example.com`
  const consent = { textVersion: 'fair-1', where: 'Trade fair', purpose: 'offers' }
  const ids: string[] = []
  for (const [name, where] of [
    ['', 'Trade fair'],
    ['Ada', 'Shop'],
  ]) {
    const csv = csvOf(`${email},${name},,`)
    const { mapping } = await check(csv)
    const options = { mapping, consent: { ...consent, where } }
    await send('', csv, options, (await check(csv, options)).token)
    ids.push((await lastImport()).id)
  }
  expect(await agreed(email)).toHaveLength(2)
  await api('POST', `/leads/imports/${ids[0]}/undo`, { as: staff, body: {} })
  expect(await agreed(email)).toMatchObject([
    { granted: true, note: expect.stringContaining('Shop') },
  ])
})

const rubbish: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['blank lines', '\n\n\n'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x01])],
  ['an open quote', 'Email,Name\n"a@example.com,A'],
  ['an endless row', `Email\n"${'x'.repeat(200_000)}"`],
]

test.each(rubbish)('%s is refused in words', async (_what, csv) => {
  const answer = await send('/check', csv)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ error: { message: expect.stringMatching(/\.$/) } })
})

test('rubbish rows among good ones are told by row and cell', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) =>
    index % 3 === 0
      ? `"=cmd()\nBcc: x",Row ${index},,`
      : `${tag}-${index}@example.com,Row ${index},,`,
  )
  const plan = await check(csvOf(...lines))
  expect(plan).toMatchObject({ added: 666, refused: 334 })
  expect(plan.refusals).toHaveLength(100)
})

test('options that make no sense are refused, and a file beyond 5 MB', async () => {
  for (const options of ['{', '[]', '{"mapping":["nonsense"]}', '{"consent":{"purpose":"all"}}']) {
    const form = new FormData()
    form.set('file', new File(['Email\na@example.com'], 'leads.csv'))
    const path = `/leads/import/check?${new URLSearchParams({ options })}`
    expect((await api('POST', path, { as: staff, body: form })).status).toBe(422)
  }
  expect((await send('/check', 'x'.repeat(5.5 * 1024 * 1024))).status).toBe(413)
  expect(bodyLimit('/api/leads/import')).toBeGreaterThan(5 * 1024 * 1024)
})

test('who may only view leads imports none', async () => {
  const viewer = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['view_leads'],
    permissionDenials: ['manage_leads'],
  })
  expect((await send('/check', csvOf(), {}, '', viewer)).status).toBe(403)
  expect((await send('', csvOf(), {}, 'a'.repeat(64), viewer)).status).toBe(403)
})
