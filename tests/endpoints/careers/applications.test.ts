import { existsSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { paragraphs } from '@/src/domain/careers/opening-view'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { readApplication } from '@/src/queries/careers/application'
import { RATE_LIMITS } from '@/src/services/platform/limit-rate'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { careersDesk, cvPlace } from '@/tests/support/careers/careers-desk'
import { docx, HTML, PNG, pdf } from '@/tests/support/files'
import { fromFront } from '@/tests/support/from-front'
import { viewerOf } from '@/tests/support/people/people'

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const { payload, manager, opening, apply, applicationsFor, applied, mailsAbout } =
  await careersDesk()

describe('applying', () => {
  test('takes a form with its CV, answers and consent, and says so by email', async () => {
    const to = await opening()
    const answer = await apply(to, { phone: '+1 307 555 0142', coverLetter: 'Hello' })
    expect(answer).toMatchObject({ status: 201, body: { message: 'We got your application.' } })
    const [application] = await applicationsFor(to.id)
    expect(application).toMatchObject({
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      phone: '+1 307 555 0142',
      coverLetter: 'Hello',
      stage: 'new',
      answers: [{ question: 'How many?', answer: '40' }],
      mimeType: 'application/pdf',
    })
    expect(application?.filename).toMatch(/^ana-ruiz-cv-[0-9a-f]{12}\.pdf$/)
    const kept = Date.parse(application?.deleteAfter ?? '') - Date.now()
    expect(kept / 86_400_000).toBeGreaterThan(179)
    const [mail] = await mailsAbout('ana@example.com')
    expect(mail).toMatchObject({ template: 'application-received', status: 'queued' })
    expect(mail?.text).toContain('6 months')
  })

  test('again from one address leaves the first and its CV, with the same answer', async () => {
    const to = await opening()
    const first = await apply(to, { email: 'Bo@Example.com' })
    const [before] = await applicationsFor(to.id)
    const id = before?.id ?? ''
    await payload.update({
      collection: 'jobApplications',
      id,
      data: { stage: 'interview' },
      ...everything,
    })
    const data = await docx()
    const second = await apply(to, { email: 'bo@example.com', name: 'Bo' }, { data, name: 'x.pdf' })
    expect(second).toMatchObject({ status: first.status, body: first.body })

    const [again, ...rest] = await applicationsFor(to.id)
    expect(rest).toMatchObject([
      { id, name: 'Ana Ruiz', stage: 'interview', filename: before?.filename },
    ])
    expect(existsSync(cvPlace(before?.filename ?? ''))).toBe(true)
    expect(again).toMatchObject({ name: 'Bo', email: 'bo@example.com', stage: 'new' })
    expect(again?.filename).toMatch(/^bo-cv-[0-9a-f]{12}\.docx$/)

    const { req } = await viewerOf(payload, 'careers')
    expect(await readApplication(req, again?.id ?? '')).toMatchObject({
      others: [{ id, name: 'Ana Ruiz' }],
    })
    expect(await readApplication(req, id)).toMatchObject({ others: [{ id: again?.id }] })
  })

  test('with the very same form, as by a second click, is still one application', async () => {
    const to = await opening()
    const answers = await Promise.all([1, 2, 3].map(() => apply(to, { email: 'cy@example.com' })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await applicationsFor(to.id)).toHaveLength(1)
    const data = Buffer.concat([pdf(), Buffer.from('\n% a newer one')])
    await apply(to, { email: 'cy@example.com' }, { data, name: 'cv.pdf' })
    expect(await applicationsFor(to.id)).toHaveLength(2)
  })

  test('without script ends on a page', async () => {
    const to = await opening()
    const headers = { accept: 'text/html' }
    const sent = await apply(to, { email: 'di@example.com' }, undefined, headers)
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/careers/${to.slug}/applied`,
    ])
    const refused = await apply(to, {}, { data: HTML, name: 'cv.pdf' }, headers)
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      `/careers/${to.slug}/not-sent/cv_wrong_type`,
    ])
  })

  test('refuses what is no CV, with words for it', async () => {
    const to = await opening()
    const scripted = Buffer.concat([pdf(), Buffer.from('\n<</S /JavaScript /JS (app.alert(1))>>')])
    const tooLarge = Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)])
    const cases = [
      [null, 422, 'no_cv'],
      [{ data: Buffer.alloc(0), name: 'cv.pdf' }, 422, 'empty_cv'],
      [{ data: PNG, name: 'cv.pdf' }, 415, 'cv_wrong_type'],
      [{ data: HTML, name: 'cv.pdf' }, 415, 'cv_wrong_type'],
      [{ data: await docx(['word/vbaProject.bin']), name: 'cv.docx' }, 422, 'cv_macros'],
      [{ data: scripted, name: 'cv.pdf' }, 422, 'cv_macros'],
      [{ data: tooLarge, name: 'cv.pdf' }, 413, 'cv_too_large'],
    ] as const
    for (const [index, [cv, status, code]] of cases.entries()) {
      const answer = await apply(to, { email: `e${index}@example.com` }, cv)
      expect(answer, code).toMatchObject({ status, body: { error: { code } } })
    }
    expect(await applicationsFor(to.id)).toEqual([])
  })

  test('names each wrong field, and a body that is too long is not read', async () => {
    const to = await opening()
    const question = `answer.${to.questions?.[0]?.id}`
    const answer = await apply(to, { name: ' ', email: 'x', consent: '', [question]: '' })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          fields: {
            name: 'Enter your name',
            email: 'Enter an email address such as name@example.com',
            consent: 'Agree before you send your application',
            [question]: 'Answer this question',
          },
        },
      },
    })
    const json = await api('POST', `/careers/${to.slug}/apply`, { body: { name: 'Ana' } })
    expect(json.status).toBe(415)
  })

  test('is for openings that are open today', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const cases = [
      [{ status: 'draft' }, 404],
      [{ status: 'closed' }, 409],
      [{ publishedAt: day(2) }, 409],
      [{ closesAt: day(-2) }, 409],
    ] as const
    for (const [more, status] of cases) {
      expect((await apply(await opening(more))).status, JSON.stringify(more)).toBe(status)
    }
    const later = await opening({ publishedAt: day(2) })
    const seen = await api('GET', `/jobOpenings?where[slug][equals]=${later.slug}`)
    expect(seen.body).toMatchObject({ totalDocs: 0 })
  })

  test('counts the days of the office, whatever day it is in UTC', async () => {
    const now = new Date()
    // Of these two, one has another day than UTC at every hour.
    const zone = now.getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    const office = `${isoDayIn(now, zone)}T12:00:00Z`
    const utc = `${now.toISOString().slice(0, 10)}T12:00:00Z`
    const one = zone === 'Pacific/Kiritimati' ? 'closesAt' : 'publishedAt'
    const settings = (businessTimeZone: string) =>
      payload.updateGlobal({ slug: 'settings', data: { businessTimeZone }, ...everything })
    await settings(zone)
    try {
      const to = await opening({ [one]: utc })
      expect((await apply(to)).status).toBe(409)
      const listed = await api('GET', `/jobOpenings?where[slug][equals]=${to.slug}`)
      expect(listed.body).toMatchObject({ totalDocs: 0 })
      expect((await apply(await opening({ publishedAt: office, closesAt: office }))).status).toBe(
        201,
      )
    } finally {
      await settings('America/New_York')
    }
  })

  test('is limited for one address', async () => {
    const to = await opening()
    const tries = []
    for (let count = 0; count < 7; count += 1) {
      tries.push((await apply(to, { email: 'often@example.com' })).status)
    }
    expect(tries).toEqual([201, 201, 201, 201, 201, 201, 429])
  })

  test('from one place too often is refused before the form is read', async () => {
    const to = await opening()
    const headers = {
      ...fromFront('198.51.100.77'),
      'content-type': 'multipart/form-data; boundary=x',
    }
    const broken = () => api('POST', `/careers/${to.slug}/apply`, { body: {}, headers })
    const { points } = RATE_LIMITS['apply-form'].source
    const seen: number[] = []
    for (let count = 0; count <= points; count += 1) seen.push((await broken()).status)
    expect(new Set(seen.slice(0, points))).toEqual(new Set([400]))
    expect(seen.at(-1)).toBe(429)
  })
})

test('an opening has a first day, a place or countries, and rich text', async () => {
  const body = {
    title: 'Clerk',
    slug: 'clerk-of-rules',
    status: 'open',
    location: '',
    remote: false,
    employmentType: 'full_time',
    summary: 'Files',
    description: paragraphs('You file.'),
  }
  const nowhere = await api('POST', '/jobOpenings', { as: manager, body })
  expect(nowhere.status).toBe(400)
  const anywhere = { ...body, remote: true, countries: ['US'], salaryCurrency: 'CAD' }
  const made = await api('POST', '/jobOpenings', { as: manager, body: anywhere })
  expect(made).toMatchObject({ status: 201, body: { doc: { countries: ['US'] } } })
  const { docs } = await payload.find({
    collection: 'jobOpenings',
    where: { slug: { equals: body.slug } },
    ...everything,
  })
  expect(docs[0]?.publishedAt).toBeTruthy()
})

test('a person’s applications are exported, and erased with the account', async () => {
  const email = 'left@example.com'
  const { id } = await applied(email)
  const user = await builder(payload)('users', {
    email,
    emailVerifiedAt: new Date().toISOString(),
  })
  const { exportApplications } = await import('@/src/services/privacy/export-account')
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq({ user }, payload)
  expect(await exportApplications(req, user)).toMatchObject([{ id, email, name: 'Ana Ruiz' }])
  expect(await exportApplications(req, { ...user, emailVerifiedAt: null })).toEqual([])
  const { eraseByStaff } = await import('@/src/services/privacy/erase-account')
  const admin = await builder(payload)('users', { role: 'admin' })
  await eraseByStaff(await createLocalReq({ user: admin }, payload), user.id)
  const { totalDocs } = await payload.count({
    collection: 'jobApplications',
    where: { id: { equals: id } },
    overrideAccess: true, // tests look at all of it
  })
  expect(totalDocs).toBe(0)
})

test('an address that others type gets five of these mails a day, and no more', async () => {
  const email = 'victim@example.com'
  for (let sent = 0; sent < 5; sent += 1) {
    await builder(payload)('emails', { to: email, template: 'application-received' })
  }
  expect((await apply(await opening(), { email })).status).toBe(201)

  const told = await payload.count({
    collection: 'emails',
    where: { to: { equals: email } },
    overrideAccess: true,
  })
  expect(told.totalDocs).toBe(5)
})

test('an opening keeps no link that runs something', async () => {
  const text = paragraphs('Here')
  const [paragraph] = text.root.children
  const linkTo = (url: string) => {
    const link = { type: 'link', version: 3, fields: { linkType: 'custom', url }, children: [] }
    return { root: { ...text.root, children: [{ ...paragraph, children: [link] }] } }
  }
  const to = await opening()
  const save = (url: string) =>
    api('PATCH', `/jobOpenings/${to.id}`, { as: manager, body: { description: linkTo(url) } })

  for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x'])
    expect([url, (await save(url)).status]).toEqual([url, 422])
  for (const url of [
    'https://example.com',
    'http://example.com',
    '/careers',
    'mailto:a@example.com',
  ])
    expect([url, (await save(url)).status]).toEqual([url, 200])
})
