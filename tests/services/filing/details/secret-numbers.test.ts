import { describe, expect, test } from 'vitest'

import { HANDLERS } from '@/src/jobs/handlers'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import {
  BIRTH,
  everything,
  ITIN_SECRETS,
  orderOf,
  PASSPORT,
  patch,
  read,
  rowsOf,
} from '@/tests/support/orders/service-details'
import { person, type SignedIn, staffOf } from '@/tests/support/people/people'

const payload = await testPayload()

const SSN = '219-09-9998'

describe('secret numbers', () => {
  test('are sealed, and in no answer, of this address or any other', async () => {
    const owner = await person(payload)
    const order = await builder(payload)('orders', orderOf('itin', { user: owner.id }))
    const body = {
      answers: WHOLE.itin,
      secrets: { ...ITIN_SECRETS, foreignTaxId: '12/345/67890' },
    }

    const saved = await patch(order.id, 'itin', body, { as: owner })

    const [row] = await rowsOf(payload, order.id)
    expect(JSON.stringify(row?.sealed)).toMatch(/"text":"v1\./)
    expect(saved).toMatchObject({
      status: 200,
      body: {
        details: { ends: { documentNumber: '0T47', foreignTaxId: '7890', birthDate: '28' } },
      },
    })
    const admin = await person(payload, { role: 'admin' })
    const answersSeen = [
      saved,
      await read(order.id, 'itin', { as: owner }),
      await api('GET', `/serviceDetails/${row?.id}?showHiddenFields=true`, { as: owner }),
      await api('GET', `/serviceDetails/${row?.id}?showHiddenFields=true`, { as: admin }),
      await api('GET', `/orders/${order.id}?depth=3`, { as: admin }),
      await api('GET', '/account/export', { as: owner }),
    ]
    for (const { body: seen } of answersSeen) {
      expect(JSON.stringify(seen ?? null)).not.toMatch(
        /C01X00T47|1990-?02|12\/?345\/?67890|v1\.|sealed/,
      )
    }
    const query = 'where[sealed][exists]=true'
    expect((await api('GET', `/serviceDetails?${query}`, { as: owner })).status).toBe(400)
  })

  test('one of another kind is forgotten when the kind changes', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('ein'))
    const secrets = { taxId: SSN }
    await patch(id, 'ein', { answers: { taxIdKind: 'ssn' }, secrets }, { cookie })
    expect(Object.keys((await rowsOf(payload, id))[0]?.ends ?? {})).toEqual(['taxId'])

    await patch(id, 'ein', { answers: { product: 'Bags' } }, { cookie })
    expect(Object.keys((await rowsOf(payload, id))[0]?.ends ?? {})).toEqual(['taxId'])

    await patch(id, 'ein', { answers: { taxIdKind: 'itin' } }, { cookie })
    const [row] = await rowsOf(payload, id)
    expect([row?.ends, row?.sealed]).toEqual([{}, {}])
  })

  test('those of another person are forgotten when the name changes', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    const secrets = { documentNumber: PASSPORT }
    await patch(id, 'itin', { answers: WHOLE.itin, secrets }, { cookie })

    await patch(id, 'itin', { answers: { firstName: 'Somebody', lastName: 'Else' } }, { cookie })

    expect((await rowsOf(payload, id))[0]).toMatchObject({ ends: {}, sealed: {} })
  })

  test('a date of birth that an earlier version kept in clear is read, revealed and sealed', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    await patch(id, 'itin', { answers: WHOLE.itin, secrets: ITIN_SECRETS }, { cookie })
    const { manager } = await staffOf(payload, 'orders')
    const body = { field: 'birthDate', reason: 'Form W-7' }
    const reveal = () => api('POST', `/orders/${id}/details/itin/reveal`, { as: manager, body })
    const clear = { ...WHOLE.itin, birthDate: BIRTH }
    const asBefore = () =>
      payload.db.pool.query(
        'update service_details set answers = $1, sealed = $2, ends = $2 where order_id = $3',
        [clear, {}, id],
      )

    await asBefore()
    expect(await read(id, 'itin', { cookie })).toMatchObject({
      body: { details: { ends: { birthDate: '28' } } },
    })
    expect(await reveal()).toMatchObject({ status: 200, body: { number: BIRTH } })
    const saved = await patch(id, 'itin', { answers: { birthCity: 'Berlin' } }, { cookie })
    expect(saved.status).toBe(200)
    expect(JSON.stringify(await rowsOf(payload, id))).not.toContain(BIRTH)
    expect(await reveal()).toMatchObject({ body: { number: BIRTH } })

    await asBefore()
    await HANDLERS['clean-up'](payload, {}, false)
    const [row] = await rowsOf(payload, id)
    expect(row).toMatchObject({ ends: { birthDate: '28' }, answers: WHOLE.itin })
    expect(JSON.stringify(row)).not.toContain(BIRTH)
    expect(await reveal()).toMatchObject({ body: { number: BIRTH } })
  })

  test('a date of birth in the future is refused', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    const secrets = { birthDate: '2999-01-01' }
    expect(await patch(id, 'itin', { secrets }, { cookie })).toMatchObject({
      status: 422,
      body: { error: { fields: { birthDate: 'Enter a date that is not in the future' } } },
    })
  })

  test('revealing takes manage_orders and a reason, and is written down without the number', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    await patch(
      id,
      'itin',
      { answers: WHOLE.itin, secrets: { documentNumber: PASSPORT } },
      { cookie },
    )
    const { manager, viewer } = await staffOf(payload, 'orders')
    const asked = { field: 'documentNumber', reason: 'Form W-7' }
    const reveal = (as: SignedIn | null, body: object = asked, service = 'itin') =>
      api('POST', `/orders/${id}/details/${service}/reveal`, { as, body })

    expect((await reveal(null)).status).toBe(401)
    expect((await reveal(await person(payload))).status).toBe(403)
    expect((await reveal(viewer)).status).toBe(403)
    expect((await reveal(manager, { ...asked, reason: '' })).status).toBe(422)
    expect((await reveal(manager, { ...asked, field: 'visaNumber' })).status).toBe(404)
    expect((await reveal(manager, asked, 'ein')).status).toBe(404)
    expect((await reveal(manager, asked, 'nonsense')).status).toBe(404)
    expect(await reveal(manager)).toMatchObject({ status: 200, body: { number: PASSPORT } })

    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { action: { equals: 'reveal' }, actor: { equals: manager.id } },
      ...everything,
    })
    expect(docs).toMatchObject([
      {
        entity: 'serviceDetails',
        after: { order: id, what: 'ITIN Application: Document number', reason: 'Form W-7' },
      },
    ])
    const log = await payload.find({ collection: 'auditLog', limit: 0, ...everything })
    expect(JSON.stringify(log.docs)).not.toMatch(/C01X00T47|v1\./)
  })
})
