import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { fieldsOf } from '@/src/admin/kit/record/fields-of'
import type { Values } from '@/src/admin/kit/record/record-field'
import { recordSchema, valuesOf } from '@/src/admin/kit/record/record-values'
import { RECORD_REDIRECTS } from '@/src/admin/kit/screens/admin-href'
import { richTextOf } from '@/src/domain/content/rich-text/from-lines'
import type { Area } from '@/src/domain/platform/permissions/areas'
import { DEFAULT_TIME_ZONE } from '@/src/domain/vocabulary/time/time-zone'
import { collectionHref } from '@/src/lib/admin-address'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { blackPng } from '@/tests/support/files'
import { person, type SignedIn, staffOf } from '@/tests/support/people/people'
import { requestOf } from '@/tests/support/people/request-of'

const payload = await testPayload()

type Row = {
  readonly slug: CollectionSlug
  readonly area: Area
  /** As it stands in the form. */
  readonly typed: Values
  /** An answer that is refused, at its field, and what makes of it something the form lets pass. */
  readonly bad: readonly [field: string, typed: unknown, sent: Values]
  /** What is typed later. */
  readonly later: Values
  readonly file?: readonly [data: Buffer, name: string]
}

const ROWS: readonly Row[] = [
  {
    slug: 'faqs',
    area: 'content',
    typed: { question: 'How long does it take?', answer: 'A day.', page: 'home' },
    bad: ['question', '  ', { question: '' }],
    later: { answer: 'Two days.' },
  },
  {
    slug: 'testimonials',
    area: 'content',
    typed: { quote: 'Filed in a day.', author: 'Lin' },
    bad: ['quote', 'x'.repeat(601), { quote: 'x'.repeat(601) }],
    later: { company: 'Blue Heron LLC' },
  },
  {
    slug: 'offers',
    area: 'offers',
    typed: { title: 'Spring', code: 'SPRING-26R', value: '$1,049.50', appliesTo: 'all' },
    bad: ['value', '10.555', { value: 10.555 }],
    later: { until: '2026-12-24T18:30', maxUses: '10' },
  },
  {
    slug: 'services',
    area: 'packages',
    typed: {
      name: 'EIN',
      slug: 'ein',
      checkoutTitle: 'Get an EIN',
      packageTypes: [{ key: 'standard', label: 'Standard', price: '99', features: ['Fast', ' '] }],
    },
    bad: [
      'packageTypes.0.price',
      [{ key: 'standard', label: 'Standard', price: 'free' }],
      { packageTypes: [{ key: 'standard', label: 'Standard', price: -1 }] },
    ],
    later: { menuText: 'For taxes' },
  },
  {
    slug: 'jobOpenings',
    area: 'careers',
    typed: {
      title: 'Filing specialist',
      slug: 'filing-specialist',
      remote: true,
      countries: ['US'],
      summary: 'Work with us',
      description: richTextOf('Work with us on filings'),
      questions: [{ label: 'Where?', kind: 'choice', choices: ['Here', 'There'] }],
    },
    bad: ['title', '', { title: '' }],
    later: { closesAt: '2027-01-31', salaryFrom: '50,000' },
  },
  {
    slug: 'cannedReplies',
    area: 'support',
    typed: { title: 'Thanks', shortcut: 'thanks-r', text: 'Thank you.' },
    bad: ['title', 'x'.repeat(81), { title: 'x'.repeat(81) }],
    later: { text: 'Thank you very much.' },
  },
  {
    slug: 'evidence',
    area: 'content',
    typed: { title: 'Consent of Ada' },
    bad: ['title', '', { title: '' }],
    later: { title: 'Written consent of Ada' },
    file: [blackPng(41, 19), 'consent.png'],
  },
  {
    slug: 'media',
    area: 'content',
    typed: { alt: 'A heron' },
    bad: ['alt', '', { alt: '' }],
    later: { credit: 'Ada' },
    file: [blackPng(37, 23), 'heron.png'],
  },
]

const saved = z.object({ doc: z.looseObject({ id: z.string(), updatedAt: z.string() }) })
const refused = z.object({
  error: z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

describe.each(ROWS)('a record of $slug', ({ slug, area, typed, bad, later, file }) => {
  let manager: SignedIn
  let viewer: SignedIn
  let req: PayloadRequest

  beforeAll(async () => {
    ;({ manager, viewer } = await staffOf(payload, area))
    const user = await payload.findByID({ collection: 'users', id: manager.id, depth: 0 })
    req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    if (slug !== 'services') return
    const seeded = { slug: { equals: 'ein' } } // there is one of each service
    await payload.delete({ collection: slug, where: seeded, overrideAccess: true })
  })

  const form = async (stored: Readonly<Values> | null, answers: Values) => {
    const { fields } = payload.collections[slug].config
    const asked = await fieldsOf({ req, path: `collection.${slug}`, isForm: true }, fields)
    const values = { ...valuesOf(asked, stored, DEFAULT_TIME_ZONE), ...answers }
    return recordSchema(asked, DEFAULT_TIME_ZONE).safeParse(values)
  }
  const bodyOf = (data: Values): object => {
    if (!file) return data
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    body.set('file', new Blob([new Uint8Array(file[0])]), file[1])
    return body
  }

  test('is added, changed over what was seen, and refused at its field, by those who may', async () => {
    const first = (await form(null, typed)).data ?? {}
    const kept = bodyOf(first)
    expect((await api('POST', `/${slug}?depth=0`, { as: viewer, body: kept })).status).toBe(403)
    const added = await api('POST', `/${slug}?depth=0`, { as: manager, body: kept })
    expect([added.status, added.body]).toEqual([201, expect.anything()])
    const { doc } = saved.parse(added.body)
    const path = `/${slug}/${doc.id}`

    const [field, wrong, sent] = bad
    const top = field.split('.')[0] ?? field
    const issues = (await form(doc, { [top]: wrong })).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([field])
    const answer = await api('PATCH', path, { as: manager, body: sent })
    expect([400, 422]).toContain(answer.status)
    expect(Object.keys(refused.parse(answer.body).error.fields ?? {})).toEqual([field])

    const next = (await form(doc, later)).data ?? {}
    const body = { ...next, updatedAt: doc.updatedAt }
    expect((await api('PATCH', path, { as: viewer, body })).status).toBe(403)
    const changed = await api('PATCH', `${path}?depth=0`, { as: manager, body })
    expect([changed.status, changed.body]).toEqual([200, expect.anything()])
    const again = await form(saved.parse(changed.body).doc, {})
    expect(again.data).toEqual(next) // what is stored reads as what was typed

    const late = await api('PATCH', path, { as: manager, body })
    expect([late.status, refused.parse(late.body).error.code]).toEqual([409, 'stale'])
    expect((await api('DELETE', path, { as: viewer })).status).toBe(403)
    expect((await api('DELETE', path, { as: manager })).status).toBe(200)
  })

  test('opens at our page from Payload’s address', () => {
    expect(RECORD_REDIRECTS[`${collectionHref(slug)}/:id`]).toMatch(/\?id=:id$/)
    expect(RECORD_REDIRECTS[`${collectionHref(slug)}/create`]).toMatch(/\?id=new$/)
  })
})

test.each([true, false])(
  'a day is a day and what services noted is a moment, asked in a form: %s',
  async (isForm) => {
    const req = await requestOf({ role: 'admin' })
    const kindsOf = async (slug: CollectionSlug) => {
      const of = { req, path: `collection.${slug}`, isForm }
      const fields = await fieldsOf(of, payload.collections[slug].config.fields)
      const all = fields.flatMap((one) => (one.kind === 'group' ? one.fields : [one]))
      return Object.fromEntries(all.map(({ name, kind }) => [name, kind]))
    }
    expect(await kindsOf('testimonials')).toMatchObject({ expiresAt: 'day', verifiedAt: 'moment' })
    expect(await kindsOf('jobOpenings')).toMatchObject({ closesAt: 'day' })
    expect(await kindsOf('offers')).toMatchObject({ until: 'moment' })
  },
)

test('a deleted question is in the trash, and comes back', async () => {
  const admin = await person(payload, { role: 'admin' })
  const body = { question: 'Where is it?', answer: 'Here.', page: 'home' }
  const { doc } = saved.parse((await api('POST', '/faqs?depth=0', { as: admin, body })).body)
  const path = `/faqs/${doc.id}`

  const gone = { deletedAt: new Date().toISOString() }
  expect((await api('PATCH', path, { as: admin, body: gone })).status).toBe(200)
  expect((await api('GET', path, { as: admin })).status).toBe(404)
  const back = await api('PATCH', `${path}?trash=true`, { as: admin, body: { deletedAt: null } })
  expect(back.status).toBe(200)
  expect((await api('GET', path, { as: admin })).status).toBe(200)
})

test('Payload’s API and Fields tabs are for administrators who switched them on', async () => {
  const { components } = payload.collections.orders.config.admin
  const { views } = components ?? {}
  const tabs = [Object(views?.edit).api, Object(views?.edit).fields]
  const shown = async (role: 'admin' | 'sub_admin', cookie: string) => {
    const { id } = await person(payload, { role })
    const user = await payload.findByID({ collection: 'users', id, depth: 0 })
    const headers = new Headers({ cookie })
    const req = await createLocalReq(
      { user: { ...user, collection: 'users' }, req: { headers } },
      payload,
    )
    return tabs.map(({ tab }) => tab.condition({ req }))
  }
  expect(await shown('admin', 'a=b; developer-views=on')).toEqual([true, true])
  expect(await shown('admin', 'developer-views=off')).toEqual([false, false])
  expect(await shown('sub_admin', 'developer-views=on')).toEqual([false, false])
})
