import { describe, expect, test } from 'vitest'

import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { testPayload } from '@/tests/support/database'
import { CLOSED_ORDERS, type Refused } from '@/tests/support/orders/filing-cases'
import { guestOrder } from '@/tests/support/orders/guest-order'
import {
  itinAndEin,
  line,
  orderOf,
  PASSPORT,
  patch,
  rowsOf,
  storyOf,
  upload,
} from '@/tests/support/orders/service-details'

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
          fields: { documentNumber: 'Enter the number', passportCopy: 'Upload this document' },
        },
      },
    })
    expect((await rowsOf(payload, id))[0]).toMatchObject({ answers: WHOLE.itin })

    expect((await upload(id, 'identity', { cookie })).status).toBe(201)
    const secrets = { documentNumber: PASSPORT }
    const done = await patch(id, 'itin', { secrets, action: 'complete' }, { cookie })

    expect(done).toMatchObject({
      status: 200,
      body: { details: { completedAt: expect.any(String) } },
    })
    expect(await storyOf(payload, id)).toEqual([['in_review', 'itin']])
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
