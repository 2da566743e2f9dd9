import { describe, expect, test } from 'vitest'

import { detailsOfOrder } from '@/src/services/filing/details/details-of-order'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { pay } from '@/tests/support/orders/paid-order'
import { itinAndEin, line, orderOf, storyOf } from '@/tests/support/orders/service-details'

const payload = await testPayload()

describe('the services of an order', () => {
  test('a package that includes the EIN asks for it beside the formation, without what that says', async () => {
    const order = await builder(payload)('orders', orderOf('llc', { packageType: 'premium' }))
    const filing = { order: order.id, members: [{ kind: 'person', name: 'Ada Moss' }] } as const
    const ownershipBasisPoints = 10_000
    const members = filing.members.map((one) => ({ ...one, ownershipBasisPoints }))
    await builder(payload)('filings', { order: order.id, members })

    const views = await detailsOfOrder({ payload }, order)

    expect(views.map(({ service }) => service)).toEqual(['ein'])
    expect(views[0]).toMatchObject({
      context: { withFormation: true },
      answers: { entityType: 'disregarded' },
    })
  })

  test('the EIN of a corporation is asked for with its own type of entity', async () => {
    const order = await builder(payload)(
      'orders',
      orderOf('llc', { packageType: 'premium', companyType: 'corporation' }),
    )

    const [view] = await detailsOfOrder({ payload }, order)

    expect(view).toMatchObject({
      service: 'ein',
      context: { companyType: 'corporation', withFormation: true },
      answers: { entityType: 'corporation' },
    })
  })

  test('an extra is asked for in its own order, with the formation of the first', async () => {
    const root = await builder(payload)('orders', orderOf('llc', { packageType: 'starter' }))
    const extra = await builder(payload)(
      'orders',
      orderOf('ein', { kind: 'extra', parent: root.id, lines: [line('ein', 'add_on')] }),
    )

    expect(await detailsOfOrder({ payload }, root)).toEqual([])
    expect(await detailsOfOrder({ payload }, extra)).toMatchObject([
      { service: 'ein', context: { withFormation: true } },
    ])
  })

  test('each that is paid for is asked for, in the words of its form', async () => {
    const order = await builder(payload)(
      'orders',
      orderOf('itin', { ...itinAndEin, status: 'pending', paymentStatus: 'pending' }),
    )

    await pay(payload, order.id)

    expect(await storyOf(payload, order.id)).toEqual([
      ['paid', 'itin'],
      ['waiting_for_you', 'itin'],
      ['waiting_for_you', 'ein'],
    ])
  })
})
