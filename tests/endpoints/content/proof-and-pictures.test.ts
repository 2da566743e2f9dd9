import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { richTextOf } from '@/src/domain/content/rich-text/from-lines'
import { endClaims } from '@/src/services/content/claims/end-claims'
import { usesOfPicture } from '@/src/services/content/media/uses-of-picture'
import { api } from '@/tests/support/api'
import { builder, nextSerial, pixel } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { formWith, pdf, SVG } from '@/tests/support/files'
import { person, type SignedIn, staffOf } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)
const saved = z.object({ doc: z.looseObject({ id: z.string() }) })
const listed = z.object({ docs: z.array(z.looseObject({ id: z.string() })) })

let ada: SignedIn
let grace: SignedIn
let viewer: SignedIn

beforeAll(async () => {
  ;({ manager: ada, viewer } = await staffOf(payload, 'content'))
  grace = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_content'] })
})

const PROOF = {
  source: 'Letter of July 4',
  sourceUrl: 'https://example.com/letter',
  asOf: '2026-07-04T12:00:00.000Z',
}

describe('a testimonial', () => {
  const save = (id: string, body: object, as: SignedIn) =>
    api('PATCH', `/testimonials/${id}`, { as, body })
  const shown = async (id: string) => {
    const answer = await api('GET', `/testimonials?where[id][equals]=${id}`)
    return listed.parse(answer.body).docs[0]
  }

  async function entered(): Promise<string> {
    const body = { quote: 'Filed in a day.', author: 'Lin', isActive: true, claim: PROOF }
    const answer = await api('POST', '/testimonials', { as: ada, body })
    expect(answer.status).toBe(201)
    return saved.parse(answer.body).doc.id
  }

  test('is shown once someone else has verified it, and not after it was changed', async () => {
    const id = await entered()
    expect(await shown(id)).toBeUndefined()
    const verified = { claim: { verified: true } }
    expect(await save(id, verified, ada)).toMatchObject({
      status: 409,
      body: { errors: [{ message: expect.stringMatching(/someone else has to verify it/) }] },
    })
    const forged = { claim: { verified: true, enteredBy: grace.id, verifiedBy: grace.id } }
    expect((await save(id, forged, ada)).status).toBe(409)
    expect((await save(id, verified, viewer)).status).toBe(403)
    expect((await save(id, verified, grace)).status).toBe(200)
    expect(await shown(id)).toMatchObject({ quote: 'Filed in a day.' })
    expect(JSON.stringify(await shown(id)), 'proof is for staff').not.toContain('Letter of July')
    const { doc } = saved.parse((await save(id, { isActive: true }, ada)).body)
    expect(doc).toMatchObject({
      claim: { verified: true, enteredBy: ada.id, verifiedBy: grace.id },
    })
    expect((await save(id, { quote: 'Filed in an hour.' }, grace)).status).toBe(200)
    expect(await shown(id)).toBeUndefined()
  })

  test('stops showing after its last day by itself, and the site is told in that hour', async () => {
    const id = await entered()
    expect((await save(id, { claim: { verified: true } }, grace)).status).toBe(200)
    await payload.db.updateOne({
      collection: 'testimonials',
      id,
      data: { claim: { expiresAt: '2026-01-31T12:00:00.000Z' } },
      req: {},
    })
    expect(await shown(id)).toBeUndefined()
    expect(await endClaims(payload, new Date('2026-01-31T23:01:00Z'))).toEqual([])
    expect(await endClaims(payload, new Date('2026-02-01T00:01:00Z'))).toEqual(['testimonials'])
    expect(await endClaims(payload, new Date('2026-02-01T04:01:00Z'))).toEqual([])
  })
})

test('a claim of the site’s texts takes two people as well, and no request makes it none', async () => {
  const { id } = await build('contentElements', { claim: { isClaim: true, verified: false } })
  const path = `/contentElements/${id}`
  const admins = [
    await person(payload, { role: 'admin' }),
    await person(payload, { role: 'admin' }),
  ] as const
  const save = (claim: object, as: SignedIn) => api('PATCH', path, { as, body: { claim } })
  expect((await save({ ...PROOF, isClaim: false }, admins[0])).status).toBe(200)
  expect((await save({ verified: true }, admins[0])).status).toBe(409)
  expect((await save({ verified: true }, admins[1])).status).toBe(200)
  const changed = await api('PATCH', path, { as: admins[1], body: { currentValue: '5/5' } })
  expect(saved.parse(changed.body).doc).toMatchObject({
    currentValue: '5/5',
    claim: { isClaim: true, verified: false, enteredBy: admins[1].id },
  })
})

test('the number of companies formed takes two people, is shown till its last day, and hides its proof', async () => {
  const hired = () => person(payload, { role: 'sub_admin', permissionGrants: ['manage_branding'] })
  const people = [await hired(), await hired()] as const
  const save = (customers: object, as: SignedIn) =>
    api('POST', '/globals/settings', { as, body: { customers } })
  const stored = async () =>
    (await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })).customers // tests look
  expect((await save({ ...PROOF, count: 1200, verified: true }, people[0])).status).toBe(409)
  expect((await save({ ...PROOF, count: 1200 }, people[0])).status).toBe(200)
  expect((await save({ verified: true }, people[0])).status).toBe(409)
  expect((await save({ verified: true, verifiedBy: people[1].id }, people[0])).status).toBe(409)
  expect((await save({ verified: true }, people[1])).status).toBe(200)
  expect(await stored()).toMatchObject({
    verified: true,
    enteredBy: people[0].id,
    verifiedBy: people[1].id,
  })
  const strangers = JSON.stringify((await api('GET', '/globals/settings')).body)
  expect(strangers).toContain('1200')
  expect(strangers).not.toMatch(/Letter of July|enteredBy|verifiedBy/)

  expect((await save({ expiresAt: '2027-01-31T12:00:00.000Z' }, people[0])).status).toBe(200)
  expect(await stored(), 'another last day').toMatchObject({ verified: false })
  expect((await save({ verified: true }, people[1])).status).toBe(200)
  expect(await endClaims(payload, new Date('2027-02-01T00:01:00Z'))).toContain('settings')
  expect((await save({ count: 9000 }, people[1])).status).toBe(200)
  expect(await stored()).toMatchObject({ count: 9000, verified: false, enteredBy: people[1].id })
})

test('questions are dragged into their order by who may change them', async () => {
  const rows = [await build('faqs'), await build('faqs')] as const
  const move = {
    collectionSlug: 'faqs',
    docsToMove: [rows[1].id],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id: rows[0].id, key: rows[0]._order },
  }
  const ids = rows.map(({ id }) => id).join(',')
  const order = async () =>
    listed
      .parse((await api('GET', `/faqs?sort=_order&where[id][in]=${ids}`)).body)
      .docs.map(({ id }) => id)
  expect(await order()).toEqual([rows[0].id, rows[1].id])
  expect((await api('POST', '/reorder', { as: viewer, body: move })).status).toBe(403)
  expect((await api('POST', '/reorder', { body: move })).status).toBe(403)
  expect((await api('POST', '/reorder', { as: ada, body: move })).status).toBe(200)
  expect(await order()).toEqual([rows[1].id, rows[0].id])
})

describe('a picture', () => {
  const upload = (data: Buffer, name: string, alt = 'A seal') => {
    const form = formWith(data, name)
    form.set('_payload', JSON.stringify({ alt }))
    return api('POST', '/media', { as: ada, body: form })
  }
  const said = ({ status, body }: { status: number; body: unknown }) =>
    `${status} ${JSON.stringify(body)}`

  test('is refused in words when it is none, whatever its name says', async () => {
    expect(said(await upload(pdf(), 'photo.jpg'))).toMatch(/^415 .*This is a PDF file/)
    expect(said(await upload(SVG, 'logo.svg'))).toMatch(/^415 .*SVG pictures can hold scripts/)
    expect(said(await upload(SVG, 'logo.png'))).toMatch(/^415 /)
    expect((await upload(pixel(nextSerial()), 'a.png', '')).status, 'without words').toBe(400)
  })

  test('that is here already is refused with its name', async () => {
    const data = pixel(nextSerial())
    expect((await upload(data, 'seal.png', 'The seal')).status).toBe(201)
    expect(said(await upload(data, 'again.png'))).toMatch(
      /^409 .*here already: seal.*\.png \(“The seal”\)/,
    )
  })

  test('is kept in sizes, as AVIF and WebP', async () => {
    const { doc } = saved.parse((await upload(pixel(nextSerial()), 'sizes.png')).body)
    expect(doc).toMatchObject({
      sizes: {
        smallAvif: { mimeType: 'image/avif', filename: expect.any(String) },
        smallWebp: { mimeType: 'image/webp', filename: expect.any(String) },
      },
    })
    expect(JSON.stringify(doc)).not.toContain('hash')
  })

  test('that is used is not deleted, and the places are named', async () => {
    const picture = await build('media')
    const body = {
      root: {
        ...richTextOf('x').root,
        children: [{ type: 'upload', version: 3, relationTo: 'media', value: picture.id }],
      },
    }
    const page = await build('sitePages', { name: 'Rules', body })
    await build('contentElements', {
      elementLabel: 'Hero picture',
      currentValue: `/api/media/file/${picture.filename}`,
    })
    expect(await usesOfPicture(await createLocalReq({}, payload), picture.id)).toHaveLength(2)
    const refused = await api('DELETE', `/media/${picture.id}`, { as: ada })
    expect(said(refused)).toMatch(/^409 .*Page “Rules” and Site text “Hero picture \(\/\)”/)
    await payload.db.deleteOne({
      collection: 'sitePages',
      where: { id: { equals: page.id } },
      req: {},
    })
    expect((await api('DELETE', `/media/${picture.id}`, { as: ada })).status).toBe(409)
    const unused = await build('media')
    expect((await api('DELETE', `/media/${unused.id}`, { as: viewer })).status).toBe(403)
    expect((await api('DELETE', `/media/${unused.id}`, { as: ada })).status).toBe(200)
  })

  test('is not deleted while the design of a campaign names it', async () => {
    const { id, filename } = await build('media')
    const image = { type: 'image', attrs: { src: `/api/media/file/${filename}` } }
    const design = { type: 'doc', content: [image] }
    const campaign = await build('emailCampaigns', { writtenAs: 'visual', design })
    const refused = await api('DELETE', `/media/${id}`, { as: ada })
    expect(said(refused)).toContain('409 ')
    expect(said(refused)).toContain(`Email campaign “${campaign.name}”`)
  })
})

test('evidence is private, and stays while something rests on it', async () => {
  const { id, filename } = await build('evidence')
  const path = `/evidence/file/${filename}`
  expect((await api('GET', path)).status).toBe(403)
  const seen = await api('GET', path, { as: viewer })
  expect([seen.status, seen.headers.get('content-disposition')]).toEqual([200, 'attachment'])
  await build('testimonials', { claim: { verified: false, evidence: id } })
  expect((await api('DELETE', `/evidence/${id}`, { as: ada })).status).toBe(409)
})
