import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeForm, type Play } from '@/sandbox/forms/make-form'
import type { Answers } from '@/src/domain/filing/details/field'
import { officialForms } from '@/src/queries/papers/official-forms'
import { papersOf as shownPapers } from '@/src/queries/papers/papers-of'
import { readDocumentFile } from '@/src/services/documents/stored-files'
import { producePapers } from '@/src/services/papers/produce-papers'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { orderOf, patch } from '@/tests/support/orders/service-details'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import { everyNth } from '@/tests/support/suite/sample'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

type Load = { readonly play?: Play; readonly as?: SignedIn; readonly more?: Record<string, string> }

async function load(key: string, { play = 'published', as = admin, more = {} }: Load = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  form.append('file', new File([Buffer.from(await makeForm(key, play))], `${key}.pdf`))
  return api('POST', `/official-forms/${key}/load`, { as, body: form })
}

const rowOf = async (key: string) =>
  (await officialForms({ payload })).find((one) => one.key === key)

/** An order of an EIN with all of its answers. */
async function einOrder(answers: Answers = {}) {
  const customer = await person(payload)
  const order = await builder(payload)('orders', orderOf('ein', { user: customer.id }))
  const whole = { ...WHOLE.ein, taxIdKind: 'itin', ...answers }
  const body = { answers: whole, secrets: { taxId: '900-70-1234' }, action: 'complete' }
  expect((await patch(order.id, 'ein', body, { as: customer })).status).toBe(200)
  return order
}

async function sheetOf(order: string) {
  const { docs } = await payload.find({
    collection: 'papers',
    where: {
      order: { equals: order },
      kind: { equals: 'form_ss-4' },
      state: { not_equals: 'void' },
    },
    ...everything,
  })
  return docs[0]
}

const stored = z.object({ document: z.string() })

async function textOf(paper: unknown) {
  const document = await payload.findByID({
    collection: 'documents',
    id: stored.parse(paper).document,
    ...everything,
  })
  const file = await readDocumentFile(await createLocalReq({}, payload), document)
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
  const raw = Buffer.from(bytes).toString('latin1')
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes), {
    mergePages: true,
  })
  return { text, totalPages, raw }
}

describe('a blank form', () => {
  test('is loaded by staff who may, and the audit log says by whom', async () => {
    const stranger = await person(payload)
    const viewer = await person(payload, {
      role: 'sub_admin',
      permissionDenials: ['manage_orders'],
    })
    expect((await load('8832', { as: stranger })).status).toBe(403)
    expect((await load('8832', { as: viewer })).status).toBe(403)
    expect((await load('usps-1583')).status).toBe(404)

    expect(await load('8832', { play: 'xfa' })).toMatchObject({
      status: 200,
      body: { message: 'Form 8832 is loaded: 39 fields.' },
    })
    const row = await rowOf('8832')
    expect(row?.loaded).toMatchObject({
      revision: 'December 2013',
      fields: 39,
      by: FIRST_ADMIN.email,
      notes: ['Its XFA packet is left out of filled forms.'],
    })
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { action: { equals: 'load_official_form' } },
      sort: '-createdAt',
      limit: 1,
      ...everything,
    })
    expect(docs[0]).toMatchObject({ actorEmail: FIRST_ADMIN.email, after: { form: '8832' } })
  })

  const plays = [
    ['new_revision', 'This file is the revision of January 2031'],
    ['missing_field', 'These fields are missing'],
    ['renamed_field', 'our map does not know'],
    ['extra_field', 'our map does not know'],
    ['radio_group', 'a radio group, not a check box'],
    ['encrypted', 'The file is encrypted'],
  ] as const
  test.each(everyNth(plays, 2))(
    'that plays %s is refused in words, and the one before stays',
    async (play, words) => {
      await load('8832')
      const before = await rowOf('8832')
      const answer = await load('8832', { play })
      expect(answer).toMatchObject({ status: 422, body: { error: { code: 'refused_form' } } })
      expect(JSON.stringify(answer.body)).toContain(words)
      const after = await rowOf('8832')
      expect(after?.loaded).toEqual(before?.loaded)
      expect(after?.refused?.reason).toContain(words)
    },
  )

  test('with fields that are new is taken once someone has looked at them', async () => {
    const more = { areAddedSeen: 'yes' }
    expect((await load('8822-b', { play: 'extra_field', more })).status).toBe(200)
    expect((await rowOf('8822-b'))?.loaded?.notes[0]).toMatch(/^1 field.* f1_18/)
  })

  test('that does not print its revision needs it from staff, and no other one will do', async () => {
    expect(await load('1120')).toMatchObject({
      status: 422,
      body: { error: { code: 'no_revision' } },
    })
    expect((await load('1120', { more: { revision: '2031' } })).status).toBe(422)
    expect((await load('1120', { more: { revision: '2025' } })).status).toBe(200)
  })
})

test('the paper is a numbered sheet until the form is loaded, then the form with every answer in its field', async () => {
  await runSql({ payload }, sql`delete from official_forms where form = 'ss-4'`)
  const order = await einOrder({ partyName: 'Łucja Żółw-Święcicka' })
  await producePapers(payload, order.id)
  const sheet = await sheetOf(order.id)
  expect(sheet).toMatchObject({ title: 'Form SS-4: entries', signature: 'ink' })

  expect((await load('ss-4', { play: 'script' })).status).toBe(200)
  const queued = await runSql(
    { payload },
    sql`select 1 from pgboss.job where name = 'produce-papers' and data ->> 'order' = ${order.id}`,
  )
  expect(queued.length).toBeGreaterThan(0)
  await producePapers(payload, order.id)
  const form = await sheetOf(order.id)
  expect(form).toMatchObject({
    title: 'Form SS-4',
    signature: 'ink',
    replaces: sheet?.id,
    signers: [{ name: 'Łucja Żółw-Święcicka', role: 'Member' }],
  })
  const { text, raw } = await textOf(form)
  for (const value of [
    'Blue Heron LLC',
    '12 Ringstrasse',
    'Berlin, Germany',
    'Laramie County, Wyoming',
    'Łucja Żółw-Święcicka, Member',
    '11/01/2026',
    'Online sale of bags',
  ])
    expect(text).toContain(value)
  expect(text).not.toContain('900-70-1234')
  expect(raw).not.toMatch(/JavaScript|AcroForm|OpenAction|XFA/)
  // what was asked, a mark in six boxes, and us as the designee
  expect(form?.valuesChecked).toBe(24)
  await producePapers(payload, order.id)
  expect((await sheetOf(order.id))?.id).toBe(form?.id)
})

test('a sheet that was signed stays in force when the form is loaded after it', async () => {
  await runSql({ payload }, sql`delete from official_forms where form = 'ss-4'`)
  const order = await einOrder()
  await producePapers(payload, order.id)
  const signed = await sheetOf(order.id)
  await payload.update({
    collection: 'papers',
    id: signed?.id ?? '',
    data: { state: 'signed' },
    ...everything,
  })
  await load('ss-4')
  await producePapers(payload, order.id)
  expect((await sheetOf(order.id))?.id).toBe(signed?.id)
})

test('what does not fit goes on an attachment, whole', async () => {
  await load('ss-4')
  const long = `${'Harbor View Consulting and Trading Company of the Old Town '.repeat(3).trim()} LLC`
  const order = await einOrder({ legalName: long })
  await producePapers(payload, order.id)
  const { text, totalPages } = await textOf(await sheetOf(order.id))
  expect(totalPages).toBe(3)
  expect(text).toContain('See attachment')
  expect(text.replace(/\s/g, '')).toContain(long.replace(/\s/g, ''))
})

const NAMES = [
  '王小明',
  '佐藤花子',
  'サトウ',
  '김철수',
  'Анна Иванова',
  'Олександр Шевченко',
  'Γιώργος Παπαδόπουλος',
  'محمد أحمد',
  'فاطمه',
  'דוד כהן',
  'राजेश कुमार',
  'সুমন দাস',
  'தமிழ்ச்செல்வி',
  'ప్రసాద్',
  'ಕುಮಾರ್',
  'สมชาย',
  'გიორგი',
  'Արամ',
  'አበበ',
  'ນາງ ຄຳ',
]

test('a name in letters that the form does not take leaves it out, and staff see why', async () => {
  await load('ss-4')
  const order = await einOrder()
  for (const name of everyNth(NAMES, 5)) {
    await runSql(
      { payload },
      sql`update service_details set answers = jsonb_set(answers, '{partyName}', to_jsonb(${name}::text)) where order_id = ${order.id}`,
    )
    await producePapers(payload, order.id)
    expect(await sheetOf(order.id)).toBeUndefined()
    const whole = await payload.findByID({ collection: 'orders', id: order.id, ...everything })
    const { waiting } = await shownPapers(whole, await createLocalReq({}, payload))
    expect(waiting.find(({ title }) => title === 'Form SS-4')?.waits).toMatch(
      /^Form SS-4 takes Latin letters only\. Line 7a has /,
    )
  }
})

test('a name in any Latin letters is printed in its field as it is written', async () => {
  await load('ss-4')
  const names = ['Nguyễn Thị Phượng', 'Þórdís Ægisdóttir', 'Şükrü Çağ', 'Đặng Ơn']
  for (const name of everyNth(names, 2)) {
    const order = await einOrder({ partyName: name })
    await producePapers(payload, order.id)
    const { text } = await textOf(await sheetOf(order.id))
    expect(text.normalize('NFC')).toContain(name)
  }
})
