import { randomUUID } from 'node:crypto'
import path from 'node:path'

import { expect } from 'vitest'

import { env } from '@/src/lib/env'

import { api } from '../api'
import { builder, nextSerial } from '../builders'
import { testPayload } from '../database'
import { pdf } from '../files'
import { person, staffOf } from '../people/people'

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

type Typed = Readonly<Record<string, string>>

/** Where the file of a CV lies. */
export const cvPlace = (filename: string) => path.join(env.FILES_DIR, 'applications', filename)

/** Openings, people who apply for them, and the staff who read that. */
export async function careersDesk() {
  const payload = await testPayload()
  const { manager, viewer } = await staffOf(payload, 'careers')
  const stranger = await person(payload)

  const opening = (more: object = {}) =>
    builder(payload)('jobOpenings', {
      slug: `clerk-${nextSerial()}`,
      title: 'Clerk',
      questions: [{ label: 'How many?', kind: 'line', required: true }],
      ...more,
    })

  /** Sends the form of an opening, with the files and texts given. */
  const apply = async (
    to: Awaited<ReturnType<typeof opening>>,
    typed: Typed = {},
    cv: { data: Buffer; name: string } | null = { data: pdf(), name: 'cv.pdf' },
    headers: Typed = {},
  ) => {
    const form = new FormData()
    const question = to.questions?.[0]?.id
    const texts = {
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      consent: 'on',
      ...(question && { [`answer.${question}`]: '40' }),
      ...typed,
    }
    for (const [name, value] of Object.entries(texts)) form.set(name, value)
    if (cv) form.set('cv', new File([new Uint8Array(cv.data)], cv.name))
    return api('POST', `/careers/${to.slug}/apply`, { body: form, headers })
  }

  const applicationsFor = async (id: string) =>
    (
      await payload.find({
        collection: 'jobApplications',
        where: { opening: { equals: id } },
        ...everything,
      })
    ).docs

  /** One that was sent, with its CV. */
  const applied = async (email = `ana-${randomUUID()}@example.com`) => {
    const to = await opening()
    expect((await apply(to, { email })).status).toBe(201)
    const [application] = await applicationsFor(to.id)
    if (!application?.filename) throw new Error('No application')
    return { ...application, filename: application.filename }
  }

  const mailsAbout = async (email: string) =>
    (
      await payload.find({
        collection: 'emails',
        where: { to: { equals: email } },
        sort: 'createdAt',
        ...everything,
      })
    ).docs

  return {
    payload,
    manager,
    viewer,
    stranger,
    opening,
    apply,
    applicationsFor,
    applied,
    mailsAbout,
  }
}
