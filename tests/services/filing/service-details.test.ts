import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import type { ServiceType } from '@/src/domain/vocabulary/order-status'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { detailsOfOrder } from '@/src/services/filing/details/details-of-order'
import { saveDetails } from '@/src/services/filing/details/save-details'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import { formWith, pdf } from '@/tests/support/files'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { pay } from '@/tests/support/orders/paid-order'
import { person, type SignedIn } from '@/tests/support/people/people'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const SSN = '219-09-9998'
const PASSPORT = 'C01X00T47'
const everything = { overrideAccess: true, showHiddenFields: true, depth: 0 } as const // tests look at all of it

const line = (service: ServiceType, kind: 'service' | 'add_on' = 'service') => ({
  kind,
  ref: service,
  label: service,
  amountMinor: 49_00,
  refundable: true,
  billing: 'once' as const,
  service,
})

const orderOf = (
  service: ServiceType,
  more: Partial<Data<'orders'>> = {},
): Partial<Data<'orders'>> => ({
  serviceType: service,
  packageType: 'standard',
  lines: [line(service)],
  timeline: [],
  ...more,
})

const itinAndEin = { lines: [line('itin'), line('ein', 'add_on')] }

async function rowsOf(order: string) {
  const { docs } = await payload.find({
    collection: 'serviceDetails',
    where: { order: { equals: order } },
    ...everything,
  })
  return docs
}

async function storyOf(id: string) {
  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  return (order.timeline ?? []).map(({ stage, service }) => [stage, service])
}

type Call = { as?: SignedIn; cookie?: string }

const headersOf = ({ cookie }: Call) =>
  cookie ? { headers: { cookie, origin: 'http://localhost:3000' } } : {}

const patch = (id: string, service: StandaloneService, body: object, call: Call = {}) =>
  api('PATCH', `/orders/${id}/details/${service}`, { as: call.as, body, ...headersOf(call) })

const read = (id: string, service: string, call: Call = {}) =>
  api('GET', `/orders/${id}/details/${service}`, { as: call.as, ...headersOf(call) })

const upload = (id: string, kind: string, call: Call) =>
  api('POST', `/documents/upload?kind=${kind}&order=${id}&name=scan.pdf`, {
    as: call.as,
    body: formWith(pdf(), 'scan.pdf'),
    ...headersOf(call),
  })

describe('keeping answers', () => {
  test('a guest keeps unfinished ones by the pass, and finds them again', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('trademark'))
    const half = { markText: 'BLUE', classes: [{ class: '25' }] }

    expect((await patch(id, 'trademark', { answers: half }, { cookie })).status).toBe(200)
    expect(
      (await patch(id, 'trademark', { answers: { ownerKind: 'company' } }, { cookie })).status,
    ).toBe(200)

    expect(await read(id, 'trademark', { cookie })).toMatchObject({
      status: 200,
      body: {
        details: {
          service: 'trademark',
          answers: { ...half, ownerKind: 'company' },
          completedAt: null,
          closed: null,
        },
      },
    })
  })

  test('of many saves at once each is kept, in one row', async () => {
    const { id } = await guestOrder(payload, orderOf('bookkeeping'))
    const answers = Object.entries(WHOLE.bookkeeping).map((pair) => Object.fromEntries([pair]))

    await Promise.all(
      answers.map((one) =>
        saveDetails(payload, id, 'bookkeeping', { action: 'save', answers: one, secrets: {} }),
      ),
    )

    const [row, ...others] = await rowsOf(id)
    expect(others).toEqual([])
    expect(row?.answers).toEqual(WHOLE.bookkeeping)
  })

  test('nonsense is refused by the name of its field', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('ein'))

    expect(await patch(id, 'ein', { answers: { reason: 'because' } }, { cookie })).toMatchObject({
      status: 422,
      body: { error: { fields: { 'answers.reason': expect.any(String) } } },
    })
    expect(
      await patch(
        id,
        'ein',
        { answers: { taxIdKind: 'ssn' }, secrets: { taxId: '000-12-3456' } },
        { cookie },
      ),
    ).toMatchObject({ status: 422, body: { error: { fields: { taxId: expect.any(String) } } } })
    expect((await patch(id, 'ein', { answers: 5 }, { cookie })).status).toBe(422)
  })

  test('what is known is filled in, and never over an answer', async () => {
    const { id, cookie } = await guestOrder(
      payload,
      orderOf('ein', {
        companyName: 'Blue Heron LLC',
        phone: '+1 307 555 0142',
        address: {
          line: '1 Main St',
          city: 'Cheyenne',
          zipCode: '82001',
          country: 'United States',
        },
      }),
    )
    await patch(id, 'ein', { answers: { phone: '', mailingCity: 'Laramie' } }, { cookie })

    const { body } = await read(id, 'ein', { cookie })

    expect(body).toMatchObject({
      details: {
        answers: {
          legalName: 'Blue Heron LLC',
          partyName: 'Ada Buyer',
          mailingStreet: '1 Main St',
          mailingCity: 'Laramie',
          mailingPostalCode: '82001',
          mailingCountry: 'US',
          phone: '',
        },
      },
    })
  })

  test('what one service of an order was told fills in the next', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin', itinAndEin))
    const { mailingStreet, mailingCity, mailingCountry } = WHOLE.itin
    const answers = { mailingStreet, mailingCity, mailingCountry }

    await patch(id, 'itin', { answers }, { cookie })

    expect(await read(id, 'ein', { cookie })).toMatchObject({ body: { details: { answers } } })
    expect(await rowsOf(id)).toHaveLength(1)
  })
})

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

    expect(await storyOf(order.id)).toEqual([
      ['paid', 'itin'],
      ['waiting_for_you', 'itin'],
      ['waiting_for_you', 'ein'],
    ])
  })
})

describe('secret numbers', () => {
  test('are sealed, and in no answer, of this address or any other', async () => {
    const owner = await person(payload)
    const order = await builder(payload)('orders', orderOf('itin', { user: owner.id }))
    const body = {
      answers: WHOLE.itin,
      secrets: { documentNumber: PASSPORT, foreignTaxId: '12/345/67890' },
    }

    const saved = await patch(order.id, 'itin', body, { as: owner })

    const [row] = await rowsOf(order.id)
    expect(JSON.stringify(row?.sealed)).toMatch(/"text":"v1\./)
    expect(saved).toMatchObject({
      status: 200,
      body: { details: { ends: { documentNumber: '0T47', foreignTaxId: '7890' } } },
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
      expect(JSON.stringify(seen ?? null)).not.toMatch(/C01X00T47|12\/?345\/?67890|v1\.|sealed/)
    }
    const query = 'where[sealed][exists]=true'
    expect((await api('GET', `/serviceDetails?${query}`, { as: owner })).status).toBe(400)
  })

  test('one of another kind is forgotten when the kind changes', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('ein'))
    const secrets = { taxId: SSN }
    await patch(id, 'ein', { answers: { taxIdKind: 'ssn' }, secrets }, { cookie })
    expect(Object.keys((await rowsOf(id))[0]?.ends ?? {})).toEqual(['taxId'])

    await patch(id, 'ein', { answers: { product: 'Bags' } }, { cookie })
    expect(Object.keys((await rowsOf(id))[0]?.ends ?? {})).toEqual(['taxId'])

    await patch(id, 'ein', { answers: { taxIdKind: 'itin' } }, { cookie })
    const [row] = await rowsOf(id)
    expect([row?.ends, row?.sealed]).toEqual([{}, {}])
  })

  test('revealing takes manage_orders and a reason, and is written down without the number', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    await patch(
      id,
      'itin',
      { answers: WHOLE.itin, secrets: { documentNumber: PASSPORT } },
      { cookie },
    )
    const manager = await person(payload, {
      role: 'sub_admin',
      permissionGrants: ['manage_orders'],
    })
    const viewer = await person(payload, {
      role: 'sub_admin',
      permissionGrants: ['view_orders'],
      permissionDenials: ['manage_orders'],
    })
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
    expect((await rowsOf(id))[0]).toMatchObject({ answers: WHOLE.itin })

    expect((await upload(id, 'identity', { cookie })).status).toBe(201)
    const secrets = { documentNumber: PASSPORT }
    const done = await patch(id, 'itin', { secrets, action: 'complete' }, { cookie })

    expect(done).toMatchObject({
      status: 200,
      body: { details: { completedAt: expect.any(String) } },
    })
    expect(await storyOf(id)).toEqual([['in_review', 'itin']])
  })

  test('complete answers change only after they were taken back', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('bookkeeping'))
    const whole = { answers: WHOLE.bookkeeping, action: 'complete' }
    expect((await patch(id, 'bookkeeping', whole, { cookie })).status).toBe(200)

    const change = { answers: { banks: 'Wise' } }
    expect((await patch(id, 'bookkeeping', change, { cookie })).status).toBe(409)
    expect((await patch(id, 'bookkeeping', { action: 'reopen' }, { cookie })).status).toBe(200)
    expect((await patch(id, 'bookkeeping', change, { cookie })).status).toBe(200)
    expect(await storyOf(id)).toEqual([
      ['in_review', 'bookkeeping'],
      ['waiting_for_you', 'bookkeeping'],
    ])
  })

  test.each([
    [
      'was submitted',
      { timeline: [{ at: new Date().toISOString(), stage: 'submitted' as const }] },
      409,
    ],
    ['is not paid', { paymentStatus: 'pending' as const }, 409],
    ['was given back', { paymentStatus: 'refunded' as const }, 409],
    ['holds another service', { serviceType: 'ein' as const, lines: [line('ein')] }, 404],
  ])('an order that %s takes no answers', async (_, change, status) => {
    const { id, cookie } = await guestOrder(payload, orderOf('bookkeeping', change))

    const answer = await patch(id, 'bookkeeping', { answers: { banks: 'Wise' } }, { cookie })

    expect(answer.status).toBe(status)
    expect(await rowsOf(id)).toEqual([])
  })

  test('another service that was submitted leaves this one open', async () => {
    const at = new Date().toISOString()
    const timeline = [{ at, stage: 'submitted' as const, service: 'ein' as const }]
    const { id, cookie } = await guestOrder(payload, orderOf('itin', { ...itinAndEin, timeline }))

    expect((await patch(id, 'ein', { answers: {} }, { cookie })).status).toBe(409)
    expect((await patch(id, 'itin', { answers: {} }, { cookie })).status).toBe(200)
  })
})

describe('who may', () => {
  test('strangers learn nothing, not even that there is an order', async () => {
    const owner = await person(payload)
    const order = await builder(payload)('orders', orderOf('itin', { user: owner.id }))
    const stranger = await person(payload)
    const other = await guestOrder(payload, orderOf('itin'))
    const admin = await person(payload, { role: 'admin' })

    for (const call of [{}, { as: stranger }, { cookie: other.cookie }, { as: admin }]) {
      expect((await patch(order.id, 'itin', { answers: {} }, call)).status).toBe(404)
      expect((await read(order.id, 'itin', call)).status).toBe(404)
    }
    expect((await upload(order.id, 'identity', { cookie: other.cookie })).status).toBe(404)
    expect((await upload(order.id, 'identity', { as: stranger })).status).toBe(404)
    expect((await upload(order.id, 'identity', {})).status).toBe(401)
    expect((await read(order.id, 'llc', { as: owner })).status).toBe(404)
    expect((await read('nonsense', 'itin', { as: owner })).status).toBe(404)
  })

  test('staff who see orders read the answers, and nobody writes them by hand', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    await patch(id, 'itin', { answers: { firstName: 'Ada' } }, { cookie })
    const [row] = await rowsOf(id)
    const viewer = await person(payload, {
      role: 'sub_admin',
      permissionGrants: ['view_orders'],
      permissionDenials: ['manage_orders'],
    })
    const change = { answers: { firstName: 'Eve' } }

    expect((await api('GET', `/serviceDetails/${row?.id}`, { as: viewer })).status).toBe(200)
    for (const as of [viewer, await person(payload, { role: 'admin' })]) {
      const answer = await api('PATCH', `/serviceDetails/${row?.id}`, { as, body: change })
      expect(answer.status).toBe(403)
    }
  })

  test('a guest who claims the order keeps answers and documents', async () => {
    const { id, token, cookie } = await guestOrder(payload, orderOf('itin'))
    await patch(id, 'itin', { answers: { firstName: 'Ada' } }, { cookie })
    await upload(id, 'identity', { cookie })
    const owner = await person(payload)

    await claimOrder(payload, `${id}.${token}`, owner.id)

    expect(await rowsOf(id)).toMatchObject([{ user: owner.id }])
    expect(await read(id, 'itin', { as: owner })).toMatchObject({
      status: 200,
      body: { details: { documents: ['identity'] } },
    })
    expect((await upload(id, 'identity', { cookie })).status).toBe(404)
  })
})

describe('sanctions', () => {
  const notesOf = async (id: string) =>
    (await payload.findByID({ collection: 'orders', id, ...everything })).notes

  test('a buyer’s country is noted for staff when the order is paid, and nothing is refused', async () => {
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

  test('an answer that names such a place is noted once, however often it is sent', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('trademark'))
    const answers = {
      ...WHOLE.trademark,
      ownerStreet: '5 Lenina',
      ownerCity: 'Simferopol',
      ownerCountry: 'UA',
    }
    const whole = { answers, action: 'complete' }

    expect((await patch(id, 'trademark', whole, { cookie })).status).toBe(200)
    await patch(id, 'trademark', { action: 'reopen' }, { cookie })
    expect((await patch(id, 'trademark', whole, { cookie })).status).toBe(200)

    expect((await notesOf(id))?.match(/Crimea/g)).toHaveLength(1)
    const { body } = await read(id, 'trademark', { cookie })
    expect(JSON.stringify(body)).not.toMatch(/sanction/i)
  })
})
