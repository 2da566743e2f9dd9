import { describe, expect, test } from 'vitest'

import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { CLOSED_ORDERS, type Refused } from '@/tests/support/orders/filing-cases'
import { guestOrder } from '@/tests/support/orders/guest-order'
import {
  everything,
  ITIN_SECRETS,
  itinAndEin,
  line,
  orderOf,
  patch,
  rowsOf,
  storyOf,
  upload,
} from '@/tests/support/orders/service-details'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()

describe('completing', () => {
  test('names what is missing, keeps what was sent, and then goes into review', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    const body = { answers: WHOLE.itin, action: 'complete' }

    expect(await patch(id, 'itin', body, { cookie })).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'incomplete',
          fields: {
            birthDate: 'Enter a date',
            documentNumber: 'Enter the number',
            passportCopy: 'Upload this document',
          },
        },
      },
    })
    expect((await rowsOf(payload, id))[0]).toMatchObject({ answers: WHOLE.itin })

    expect((await upload(id, 'identity', { cookie })).status).toBe(201)
    const secrets = ITIN_SECRETS
    const done = await patch(id, 'itin', { secrets, action: 'complete' }, { cookie })

    expect(done).toMatchObject({
      status: 200,
      body: { details: { completedAt: expect.any(String) } },
    })
    expect(await storyOf(payload, id)).toEqual([['in_review', 'itin']])
  })

  test('the passport that complete details need stays until they are opened, or another is there', async () => {
    const who = await person(payload)
    const { id } = await builder(payload)('orders', orderOf('itin', { user: who.id }))
    const answersOf = { answers: WHOLE.itin, secrets: ITIN_SECRETS }
    await upload(id, 'identity', { as: who })
    await patch(id, 'itin', { ...answersOf, action: 'complete' }, { as: who })
    const remove = async () => {
      const where = { order: { equals: id } }
      const { docs } = await payload.find({ collection: 'documents', where, ...everything })
      return (await api('DELETE', `/documents/${docs[0]?.id}/upload`, { as: who })).status
    }

    expect(await remove()).toBe(409)
    await upload(id, 'identity', { as: who })
    expect(await remove()).toBe(200)
    await patch(id, 'itin', { action: 'reopen' }, { as: who })
    expect(await remove()).toBe(200)
  })

  test('the logo that a complete application shows stays as well; words alone need none', async () => {
    const who = await person(payload)
    const { id } = await builder(payload)('orders', orderOf('trademark', { user: who.id }))
    const remove = async () => {
      const where = { order: { equals: id }, type: { equals: 'mark_drawing' } }
      const { docs } = await payload.find({ collection: 'documents', where, ...everything })
      return (await api('DELETE', `/documents/${docs[0]?.id}/upload`, { as: who })).status
    }
    const complete = (answers: object) =>
      patch(
        id,
        'trademark',
        { answers: { ...WHOLE.trademark, ...answers }, action: 'complete' },
        { as: who },
      )
    await upload(id, 'specimen', { as: who })
    await upload(id, 'mark_drawing', { as: who })
    const logo = { markType: 'design', markDescription: 'A heron above the word HERON' }

    expect((await complete(logo)).status).toBe(200)
    expect(await remove()).toBe(409)
    await patch(id, 'trademark', { action: 'reopen' }, { as: who })
    expect((await complete({ markType: 'standard' })).status).toBe(200)
    expect(await remove()).toBe(200)
  })

  test('another related person’s number is asked for again', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    const about = { reason: 'd', relationship: 'child', relatedName: 'Ada Moss' }
    await patch(
      id,
      'itin',
      { answers: about, secrets: { relatedTaxId: '900-70-1234' }, action: 'save' },
      { cookie },
    )
    const kept = async () => Object.keys((await rowsOf(payload, id))[0]?.ends ?? {})
    expect(await kept()).toEqual(['relatedTaxId'])

    await patch(id, 'itin', { answers: { relationship: 'spouse' }, action: 'save' }, { cookie })
    expect(await kept()).toEqual(['relatedTaxId'])
    await patch(id, 'itin', { answers: { relatedName: 'Bob Babbage' }, action: 'save' }, { cookie })
    expect(await kept()).toEqual([])
  })

  test('complete answers change only after they were taken back', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('bookkeeping'))
    const whole = { answers: WHOLE.bookkeeping, action: 'complete' }
    expect((await patch(id, 'bookkeeping', whole, { cookie })).status).toBe(200)

    const change = { answers: { banks: 'Wise' } }
    expect((await patch(id, 'bookkeeping', change, { cookie })).status).toBe(409)
    expect((await patch(id, 'bookkeeping', { action: 'reopen' }, { cookie })).status).toBe(200)
    expect((await patch(id, 'bookkeeping', change, { cookie })).status).toBe(200)
    expect(await storyOf(payload, id)).toEqual([
      ['in_review', 'bookkeeping'],
      ['waiting_for_you', 'bookkeeping'],
    ])
  })

  test.each<Refused>([
    ...CLOSED_ORDERS,
    ['holds another service', { serviceType: 'ein' as const, lines: [line('ein')] }, 404],
  ])('an order that %s takes no answers', async (_, change, status) => {
    const { id, cookie } = await guestOrder(payload, orderOf('bookkeeping', change))

    const answer = await patch(id, 'bookkeeping', { answers: { banks: 'Wise' } }, { cookie })

    expect(answer.status).toBe(status)
    expect(await rowsOf(payload, id)).toEqual([])
  })

  test('another service that was submitted leaves this one open', async () => {
    const at = new Date().toISOString()
    const timeline = [{ at, stage: 'submitted' as const, service: 'ein' as const }]
    const { id, cookie } = await guestOrder(payload, orderOf('itin', { ...itinAndEin, timeline }))

    expect((await patch(id, 'ein', { answers: {} }, { cookie })).status).toBe(409)
    expect((await patch(id, 'itin', { answers: {} }, { cookie })).status).toBe(200)
  })
})
