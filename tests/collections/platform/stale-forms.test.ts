import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)

const EARLIER = '2026-01-02T03:04:05.678Z'

let admin: SignedIn
let colleague: SignedIn

beforeAll(async () => {
  admin = await person(payload, { role: 'admin' })
  colleague = await person(payload, { role: 'admin' })
})

const saved = z.object({ errors: z.array(z.object({ message: z.string() })) })
const dated = z.object({ updatedAt: z.string() })
const said = (body: unknown) => saved.parse(body).errors[0]?.message

/** As a form of Payload's: everything that it was opened with, and what was typed. */
const save = (path: string, as: SignedIn, opened: object, typed: object) =>
  api(path.startsWith('/globals') ? 'POST' : 'PATCH', path, { as, body: { ...opened, ...typed } })

describe('a form that was opened before someone else saved', () => {
  test('of the settings is refused with words, and takes nothing back', async () => {
    const path = '/globals/settings'
    await save(path, admin, {}, { companyName: 'Blue Heron' })
    const opened = dated.loose().parse((await api('GET', path, { as: admin })).body)

    expect((await save(path, colleague, opened, { companyName: 'Theirs' })).status).toBe(200)
    const answer = await save(path, admin, opened, { announcementText: 'Mine' })

    expect(answer.status).toBe(409)
    expect(said(answer.body)).toContain('Someone saved this after you opened it.')
    const now = await payload.findGlobal({ slug: 'settings', depth: 0 })
    expect(now).toMatchObject({ companyName: 'Theirs' })
    expect(now.announcementText).not.toBe('Mine')

    const reloaded = dated.loose().parse(now)
    expect((await save(path, admin, reloaded, { announcementText: 'Mine' })).status).toBe(200)
  })

  test('of a record is refused; the answer to a save is what the next one may be based on', async () => {
    const { id } = await build('faqs')
    const path = `/faqs/${id}`
    const opened = dated.parse(await payload.findByID({ collection: 'faqs', id, depth: 0 }))

    const first = await save(path, admin, opened, { question: 'One?' })
    expect(first.status).toBe(200)
    expect((await save(path, colleague, opened, { question: 'Two?' })).status).toBe(409)

    const { doc } = z.object({ doc: dated }).parse(first.body)
    expect((await save(path, admin, doc, { question: 'Three?' })).status).toBe(200)
  })

  test('saved by two at once is taken from one of them alone', async () => {
    const { id } = await build('faqs')
    const opened = dated.parse(await payload.findByID({ collection: 'faqs', id, depth: 0 }))
    const answers = await Promise.all(
      [admin, colleague].map((who) => save(`/faqs/${id}`, who, opened, { question: who.id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('does not tell strangers what was saved', async () => {
    const { id } = await build('faqs')
    const stranger = await person(payload)
    const answer = await save(`/faqs/${id}`, stranger, { updatedAt: EARLIER }, { question: 'x' })
    expect(answer.status).toBe(403)
  })

  test.each(['not a day', ''])('with %j for its moment is no newer one', async (updatedAt) => {
    const { id } = await build('faqs')
    const answer = await save(`/faqs/${id}`, admin, { updatedAt }, { question: 'x' })
    expect([400, 409]).toContain(answer.status)
  })
})
