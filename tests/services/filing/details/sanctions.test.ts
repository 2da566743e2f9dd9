import { describe, expect, test } from 'vitest'

import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { pay } from '@/tests/support/orders/paid-order'
import { everything, orderOf, patch } from '@/tests/support/orders/service-details'

const payload = await testPayload()

describe('sanctions', () => {
  const notesOf = async (id: string) =>
    (await payload.findByID({ collection: 'orders', id, ...everything })).notes

  test('a buyer’s country is noted for staff when the order is paid', async () => {
    const order = await builder(payload)(
      'orders',
      orderOf('itin', {
        status: 'pending',
        paymentStatus: 'pending',
        details: { country: 'Iran' },
      }),
    )

    await pay(payload, order.id)

    expect(await notesOf(order.id)).toMatch(/check sanctions before filing. Ada Buyer.*Iran/)
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: order.id }, action: { equals: 'alarm' } },
      ...everything,
    })
    expect(docs).toHaveLength(1)
  })

  test('an answer that names such a place is refused in words, and noted once, however often it is sent', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('trademark'))
    const answers = {
      ...WHOLE.trademark,
      ownerStreet: '5 Lenina',
      ownerCity: 'Simferopol',
      ownerCountry: 'UA',
    }
    const whole = { answers, action: 'complete' }

    const refused = await patch(id, 'trademark', whole, { cookie })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain(
      'US sanctions bar us from serving people in Crimea',
    )
    expect((await patch(id, 'trademark', whole, { cookie })).status).toBe(422)

    expect((await notesOf(id))?.match(/Crimea/g)).toHaveLength(1)
  })
})
