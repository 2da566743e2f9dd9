import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { env } from '@/src/lib/env'
import { saveDetails } from '@/src/services/filing/details/save-details'
import { saveFiling } from '@/src/services/filing/save-filing'
import { packetPdf, packetZip } from '@/src/services/papers/packet'
import { producePapers } from '@/src/services/papers/produce-papers'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { line } from '@/tests/support/orders/service-details'
import { storedState } from '@/tests/support/orders/stored-states'
import { signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import { prepare, sign, start } from '@/tests/support/signing/signing'
import { tablesWith } from '@/tests/support/tables-with'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const SSN_OF_OWNER = '573812946'
const SSN_OF_PARTY = '604279135'
const ITIN_BEFORE = '912784563'

const dashed = (digits: string) => digits.replace(/(\d{3})(\d{2})(\d{4})/, '$1-$2-$3')

/** A number as anything could have written it. */
const formsOf = (digits: string): string[] =>
  [digits, dashed(digits), dashed(digits).replaceAll('-', ' ')].flatMap((text) => [
    text,
    Buffer.from(text).toString('hex'),
    Buffer.from(text).toString('base64').replaceAll('=', ''),
  ])

const NUMBERS = [SSN_OF_OWNER, SSN_OF_PARTY, ITIN_BEFORE].flatMap(formsOf)

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name)] : []))
}

const textOf = async (file: Buffer): Promise<string> => {
  if (file.subarray(0, 5).toString('latin1') !== '%PDF-') return ''
  const pdf = await getDocumentProxy(new Uint8Array(file))
  return (await extractText(pdf, { mergePages: true })).text
}

const found = (text: string): string[] => NUMBERS.filter((number) => text.includes(number))

async function orderWithNumbers() {
  const user = await builder(payload)('users', { email: `ssn-${nextSerial()}@example.com` })
  const work = (key: string) => ({ key, name: null, question: null, steps: [] })
  const order = await builder(payload)('orders', {
    user: user.id,
    email: user.email,
    companyName: 'Harbor & Pine LLC',
    companyType: 'llc',
    firstName: 'Ada',
    lastName: 'Moss',
    lines: [line('llc'), line('ein', 'add_on'), line('itin', 'add_on')],
    work: [work('operating_agreement'), work('s_corporation')],
    state: (await storedState(payload, 'WY')).id,
    timeline: [],
    formedOn: '2026-11-19T12:00:00.000Z',
  })
  await saveFiling(payload, order.id, {
    ...WHOLE_FILING,
    responsibleParty: { name: 'Ada Moss', taxIdKind: 'ssn' },
    taxId: dashed(SSN_OF_OWNER),
  })
  await saveDetails(payload, order.id, 'ein', {
    action: 'complete',
    answers: WHOLE.ein,
    secrets: { taxId: dashed(SSN_OF_PARTY) },
  })
  await saveDetails(payload, order.id, 'itin', {
    action: 'save',
    answers: { ...WHOLE.itin, hadItin: 'yes' },
    secrets: { previousItin: dashed(ITIN_BEFORE) },
  })
  await runSql(
    { payload },
    sql`update service_details set completed_at = now() where order_id = ${order.id}`,
  )
  return { order, owner: await signIn(payload, user.email) }
}

test('no number of a person is in the database or in a file, in any form, after all that is made of it', async () => {
  const { order, owner } = await orderWithNumbers()
  await producePapers(payload, order.id)
  const { docs } = await payload.find({
    collection: 'papers',
    where: { order: { equals: order.id } },
    ...everything,
  })
  const kinds = docs.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['form_ss-4', 'form_w-7', 'form_2553']))

  const paper = docs.find(({ kind }) => kind === 'filing_authorization')
  if (!paper) throw new Error('There is nothing to sign')
  await start(payload, paper.id)
  await prepare(owner, paper.id, paper.pages)
  expect(await sign(owner, paper)).toMatchObject({ status: 200, body: { complete: true } })

  const req = await createLocalReq({}, payload)
  const packet = Buffer.from(await packetPdf(req, order))
  expect(found(await textOf(packet))).toEqual([])
  const zip = await new Response(await packetZip(req, order)).arrayBuffer()
  expect(found(Buffer.from(zip).toString('latin1'))).toEqual([])

  for (const number of NUMBERS)
    expect([number, await tablesWith(payload, number)]).toEqual([number, []])
  const files = await filesIn(env.FILES_DIR)
  expect(files.length).toBeGreaterThan(docs.length)
  for (const path of files) {
    const file = await readFile(path)
    expect([path, found(file.toString('latin1')), found(await textOf(file))]).toEqual([
      path,
      [],
      [],
    ])
  }
})
