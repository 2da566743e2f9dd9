import { existsSync } from 'node:fs'

import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { emails } from '@/src/database-schema'
import { HANDLERS } from '@/src/jobs/handlers'
import { databaseOf } from '@/src/lib/database'
import { tendCareers } from '@/src/services/careers/remove-applications'
import { sendEmail } from '@/src/services/mail/send-email'
import { api } from '@/tests/support/api'
import { careersDesk, cvPlace } from '@/tests/support/careers/careers-desk'

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const { payload, manager, viewer, stranger, applied, mailsAbout } = await careersDesk()

describe('a CV', () => {
  test('is an attachment for staff, refused to others, and each view is logged', async () => {
    const { id, filename } = await applied()
    const address = `/jobApplications/file/${filename}`
    for (const as of [null, stranger]) {
      expect((await api('GET', address, { as })).status).toBeGreaterThanOrEqual(401)
    }
    const answer = await api('GET', address, { as: viewer })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: id }, action: { equals: 'view' } },
      ...everything,
    })
    expect(docs.map(({ actor }) => actor)).toEqual([viewer.id])
  })

  test('is gone with its application after its day, with the mails about it', async () => {
    const { id, email, filename, deleteAfter } = await applied()
    const stays = await applied()
    const late = new Date(Date.parse(deleteAfter ?? '') - 1000)
    await payload.update({
      collection: 'jobApplications',
      id: stays.id,
      data: { deleteAfter: new Date(late.getTime() + 86_400_000).toISOString() },
      ...everything,
    })
    await tendCareers(payload, late)
    expect(existsSync(cvPlace(filename))).toBe(true)
    await tendCareers(payload, new Date(late.getTime() + 2000))
    await HANDLERS['remove-files'](
      payload,
      { names: [filename], collection: 'jobApplications' },
      false,
    )
    expect(existsSync(cvPlace(filename))).toBe(false)
    expect(existsSync(cvPlace(stays.filename))).toBe(true)
    expect(await mailsAbout(email)).toEqual([])
    const found = await api('GET', `/jobApplications/${id}`, { as: manager })
    expect(found.status).toBe(404)
  })
})

describe('the pipeline', () => {
  const act = (id: string, what: string, body: object = {}, as = manager) =>
    api('POST', `/applications/${id}/${what}`, { as, body })
  const stored = (id: string) =>
    payload.findByID({ collection: 'jobApplications', id, ...everything })

  test('viewers change nothing', async () => {
    const { id } = await applied()
    const tries = [
      ['move', { stage: 'offer' }],
      ['notes', { note: 'Good' }],
      ['rating', { rating: 5 }],
      ['owner', { owner: null }],
      ['stop-email', {}],
      ['remove', {}],
    ] as const
    for (const [what, body] of tries) {
      expect((await act(id, what, body, viewer)).status, what).toBe(403)
      expect((await act(id, what, body, stranger)).status, what).toBe(403)
    }
    expect(await stored(id)).toMatchObject({ stage: 'new' })
  })

  test('moves, notes, rates, owns, and refuses what someone moved meanwhile', async () => {
    const { id } = await applied()
    expect(await act(id, 'move', { stage: 'interview', seen: 'new' })).toMatchObject({
      status: 200,
      body: { message: 'Ana Ruiz: Interview', undo: { stage: 'new', seen: 'interview' } },
    })
    expect((await act(id, 'move', { stage: 'offer', seen: 'new' })).status).toBe(409)
    expect((await act(id, 'notes', { note: 'Kind' })).status).toBe(200)
    expect((await act(id, 'rating', { rating: 4 })).status).toBe(200)
    expect((await act(id, 'rating', { rating: 6 })).status).toBe(422)
    expect((await act(id, 'owner', { owner: manager.id })).status).toBe(200)
    expect((await act(id, 'owner', { owner: viewer.id })).status).toBe(422)
    expect(await stored(id)).toMatchObject({
      stage: 'interview',
      rating: 4,
      owner: manager.id,
      notes: [{ text: 'Kind', author: manager.id }],
    })
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: id } },
      ...everything,
    })
    expect(docs.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(docs)).not.toContain('Kind') // facts of a person, no word about them
  })

  test('rejects with an email that waits an hour and can be stopped', async () => {
    const { id, email } = await applied()
    const mail = { stage: 'rejected', seen: 'new', mail: 'First.\n\nSecond.' }
    expect((await act(id, 'move', mail)).status).toBe(200)
    const [, waiting] = await mailsAbout(email)
    expect(waiting).toMatchObject({ template: 'application-rejected', status: 'queued' })
    const minutes = (Date.parse(waiting?.notBefore ?? '') - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(55)
    await sendEmail(payload, waiting?.id ?? '')
    expect((await mailsAbout(email))[1]).toMatchObject({ status: 'queued', attempts: 0 })
    expect((await act(id, 'stop-email')).status).toBe(200)
    expect((await mailsAbout(email))[1]).toMatchObject({ status: 'skipped' })
    expect((await act(id, 'stop-email')).status).toBe(409)
  })

  test('undoing a move that stopped the email queues it again, as it was written', async () => {
    const { id, email } = await applied()
    await act(id, 'move', { stage: 'rejected', mail: 'We liked your parrot.' })
    const moved = await act(id, 'move', { stage: 'interview', seen: 'rejected' })
    const { undo } = z.object({ undo: z.object({}).loose() }).parse(moved.body)

    expect(await act(id, 'move', undo)).toMatchObject({ status: 200 })

    const [, mail, ...more] = await mailsAbout(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ status: 'queued', text: expect.stringContaining('your parrot') })
    expect(Date.parse(mail?.notBefore ?? '')).toBeGreaterThan(Date.now() + 55 * 60_000)
    expect((await act(id, 'stop-email')).status).toBe(200)
  })

  test('an hour later it is sent; moved back before, it is not', async () => {
    const { id, email } = await applied()
    await act(id, 'move', { stage: 'rejected', mail: 'No.' })
    expect(await act(id, 'move', { stage: 'screening' })).toMatchObject({
      body: { message: 'Ana Ruiz: Screening. The rejection email was stopped' },
    })
    expect((await mailsAbout(email))[1]?.status).toBe('skipped')
    await act(id, 'move', { stage: 'rejected', mail: 'No.' })
    const db = await databaseOf({ payload })
    const about = and(eq(emails.to, email), eq(emails.template, 'application-rejected'))
    await db
      .update(emails)
      .set({ notBefore: new Date(0).toISOString() })
      .where(about)
    const [, , due] = await mailsAbout(email)
    await sendEmail(payload, due?.id ?? '')
    expect((await mailsAbout(email))[2]?.status).not.toBe('queued')
    expect((await act(id, 'stop-email')).status).toBe(409)
  })

  test('deletes at once on request', async () => {
    const { id, email } = await applied()
    expect((await act(id, 'remove')).status).toBe(200)
    expect((await act(id, 'remove')).status).toBe(404)
    expect(await mailsAbout(email)).toEqual([])
  })
})
