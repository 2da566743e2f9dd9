import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { type FilingAnswers, NEW_MEMBER, NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import { inTransaction } from '@/src/lib/database'
import { payAndAsk } from '@/src/services/filing/ask-for-filing'
import { saveFiling } from '@/src/services/filing/save-filing'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import {
  CLOSED_ORDERS,
  OWN_AGENT,
  type Refused,
  storedFiling,
  WHOLE_COMPANY,
} from '@/tests/support/orders/filing-cases'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { person, type SignedIn, staffOf } from '@/tests/support/people/people'

let payload: Payload
let wyoming: string

beforeAll(async () => {
  payload = await testPayload()
  wyoming = (await storedState(payload, 'WY')).id
})

const SSN = '219-09-9998'

const answers: FilingAnswers = {
  ...NO_ANSWERS,
  company: WHOLE_COMPANY,
  management: 'manager',
  members: [
    {
      ...NEW_MEMBER,
      name: 'Ada Moss',
      address: '1 Main St',
      country: 'US',
      ownershipBasisPoints: 6667,
      isManager: true,
    },
    {
      ...NEW_MEMBER,
      kind: 'company',
      name: 'Pine GmbH',
      address: '2 Ring',
      country: 'DE',
      ownershipBasisPoints: 3333,
    },
  ],
  managers: [],
  registeredAgent: OWN_AGENT,
  responsibleParty: { name: 'Ada Moss', taxIdKind: 'ssn' },
}

const paid = (more: Partial<Data<'orders'>> = {}): Partial<Data<'orders'>> => ({
  status: 'processing',
  paymentStatus: 'paid',
  state: wyoming,
  ...more,
})

const everything = { overrideAccess: true, showHiddenFields: true, depth: 0 } as const // tests look at all of it

const filingOf = (order: string) => storedFiling(payload, order)

async function stagesOf(id: string) {
  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  return (order.timeline ?? []).map(({ stage, service }) => [stage, service])
}

const patch = (id: string, body: object, call: { as?: SignedIn; cookie?: string } = {}) =>
  api('PATCH', `/orders/${id}/filing`, {
    as: call.as,
    body,
    ...(call.cookie ? { headers: { cookie: call.cookie, origin: 'http://localhost:3000' } } : {}),
  })

describe('keeping answers', () => {
  test('a guest keeps unfinished ones by the pass, and finds them again', async () => {
    const { id, cookie } = await guestOrder(payload, paid())
    const half = [{ ...NEW_MEMBER, name: '', ownershipBasisPoints: 5000 }]

    expect((await patch(id, { members: half }, { cookie })).status).toBe(200)
    expect((await patch(id, { management: 'member' }, { cookie })).status).toBe(200)

    const { status, body } = await api('GET', `/orders/${id}/filing`, { headers: { cookie } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      filing: {
        answers: { members: half, management: 'member' },
        state: { code: 'WY' },
        completedAt: null,
      },
    })
  })

  test('the form begins with the buyer, who is no answer until it is saved', async () => {
    const address = {
      line: '1 Main St',
      city: 'Cheyenne',
      state: 'WY',
      zipCode: '82001',
      country: 'US',
    }
    const buyer = { firstName: 'Ada', lastName: 'Moss', address }
    const { id, cookie } = await guestOrder(payload, paid(buyer))
    const read = async () =>
      (await api('GET', `/orders/${id}/filing`, { headers: { cookie } })).body

    expect(await read()).toMatchObject({
      filing: {
        answers: {
          members: [{ name: 'Ada Moss', address: '1 Main St, Cheyenne, WY 82001', country: 'US' }],
          responsibleParty: { name: 'Ada Moss' },
        },
      },
    })
    expect(await filingOf(id)).toBeUndefined()
    const missing = await saveFiling(payload, id, { action: 'complete' })
    expect(missing.missing.map(({ path }) => path)).toContain('members.0.name')

    const members = [{ ...NEW_MEMBER, name: 'Pine GmbH' }]
    const responsibleParty = { name: '', taxIdKind: null }
    await patch(id, { members, responsibleParty }, { cookie })
    expect(await read()).toMatchObject({ filing: { answers: { members, responsibleParty } } })
  })

  test('of many saves at once each is kept, in one filing', async () => {
    const { id } = await guestOrder(payload, paid())
    const { company, management, registeredAgent, responsibleParty, members } = answers

    await Promise.all([
      saveFiling(payload, id, { action: 'save', company }),
      saveFiling(payload, id, { action: 'save', management }),
      saveFiling(payload, id, { action: 'save', registeredAgent }),
      saveFiling(payload, id, { action: 'save', responsibleParty, taxId: SSN }),
      saveFiling(payload, id, { action: 'save', members }),
    ])

    const { view } = await saveFiling(payload, id, { action: 'save' })
    expect(view.answers).toMatchObject(answers)
    expect(view.taxIdLast4).toBe('9998')
  })

  test('nonsense is refused by the name of its field', async () => {
    const { id, cookie } = await guestOrder(payload, paid())
    const members = [{ ...NEW_MEMBER, ownershipBasisPoints: 50.5 }]

    expect(await patch(id, { members }, { cookie })).toMatchObject({
      status: 422,
      body: { error: { fields: { 'members.0.ownershipBasisPoints': expect.any(String) } } },
    })
    expect(
      await patch(
        id,
        { responsibleParty: answers.responsibleParty, taxId: '000-12-3456' },
        { cookie },
      ),
    ).toMatchObject({ status: 422, body: { error: { fields: { taxId: expect.any(String) } } } })
  })
})

describe('the tax id', () => {
  test('is sealed, and in no answer, of this address or any other', async () => {
    const owner = await person(payload)
    const order = await builder(payload)('orders', paid({ user: owner.id }))

    const saved = await patch(order.id, { ...answers, taxId: SSN }, { as: owner })

    const filing = await filingOf(order.id)
    expect(filing?.responsibleParty?.taxIdSealed).toMatch(/^v1\./)
    expect(saved).toMatchObject({ status: 200, body: { filing: { taxIdLast4: '9998' } } })
    const admin = await person(payload, { role: 'admin' })
    const answersSeen = [
      saved,
      await api('GET', `/orders/${order.id}/filing`, { as: owner }),
      await api('GET', `/filings/${filing?.id}?showHiddenFields=true`, { as: owner }),
      await api('GET', `/filings/${filing?.id}?showHiddenFields=true`, { as: admin }),
      await api('GET', `/orders/${order.id}?depth=3`, { as: admin }),
    ]
    for (const { body } of answersSeen) {
      expect(JSON.stringify(body)).not.toMatch(/219-?09-?9998|v1\.|Sealed/)
    }
    const query = `where[responsibleParty.taxIdSealed][exists]=true`
    expect((await api('GET', `/filings?${query}`, { as: owner })).status).toBe(400)
  })

  test('goes when another kind of number is chosen', async () => {
    const { id } = await guestOrder(payload, paid())
    await saveFiling(payload, id, { action: 'save', ...answers, taxId: SSN })
    const responsibleParty = { name: 'Ada Moss', taxIdKind: 'itin' as const }

    const { view } = await saveFiling(payload, id, { action: 'save', responsibleParty })

    expect(view.taxIdLast4).toBeNull()
    expect((await filingOf(id))?.responsibleParty?.taxIdSealed ?? null).toBeNull()
  })

  test('a number goes with the person it belongs to, and stays where only the writing changes', async () => {
    const { id } = await guestOrder(payload, paid())
    const named = (name: string) => ({
      ...answers,
      responsibleParty: { name, taxIdKind: 'ssn' as const },
    })
    await saveFiling(payload, id, { action: 'save', ...named('Ada Lovelace'), taxId: SSN })

    const same = await saveFiling(payload, id, { action: 'save', ...named(' ada  lovelace') })
    expect(same.view.taxIdLast4).toBe('9998')
    const other = await saveFiling(payload, id, { action: 'complete', ...named('Bob Babbage') })

    expect(other.view.taxIdLast4).toBeNull()
    expect(other.missing.map(({ path }) => path)).toEqual(['taxId'])
  })
})

describe('completing', () => {
  test('a paid formation is asked for its details, and goes into review with them', async () => {
    const { id, cookie } = await guestOrder(payload, paid({ timeline: [] }))
    const order = await payload.findByID({ collection: 'orders', id, ...everything })
    await inTransaction(payload, (req) => payAndAsk(req, order, {}))

    const { status } = await patch(id, { ...answers, taxId: SSN, action: 'complete' }, { cookie })

    expect(status).toBe(200)
    expect((await filingOf(id))?.completedAt).toEqual(expect.any(String))
    expect(await stagesOf(id)).toEqual([
      ['paid', 'llc'],
      ['waiting_for_you', 'llc'],
      ['waiting_for_you', 'ein'],
      ['in_review', 'llc'],
    ])
  })

  test('what is missing is named, and what was sent along is kept', async () => {
    const { id, cookie } = await guestOrder(payload, paid())

    const refused = await patch(id, { ...answers, action: 'complete' }, { cookie })

    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'incomplete', fields: { taxId: 'Enter the SSN' } } },
    })
    expect(await filingOf(id)).toMatchObject({ management: 'manager' })
    expect((await filingOf(id))?.completedAt ?? null).toBeNull()
  })

  test('complete answers change only after they were taken back', async () => {
    const { id, cookie } = await guestOrder(payload, paid({ timeline: [] }))
    await saveFiling(payload, id, { ...answers, taxId: SSN, action: 'complete' })

    expect((await patch(id, { management: 'member' }, { cookie })).status).toBe(409)
    expect((await patch(id, { action: 'reopen' }, { cookie })).status).toBe(200)
    expect((await patch(id, { management: 'member' }, { cookie })).status).toBe(200)
    expect(await stagesOf(id)).toEqual([
      ['in_review', 'llc'],
      ['waiting_for_you', 'llc'],
    ])
  })

  test('our agent is no answer where it was neither included nor bought', async () => {
    const { id } = await guestOrder(payload, paid({ packageType: 'starter' }))
    const registeredAgent = { ...answers.registeredAgent, kind: 'ours' as const }
    const ours = { ...answers, registeredAgent, taxId: SSN, action: 'complete' as const }

    expect((await saveFiling(payload, id, ours)).missing.map(({ path }) => path)).toEqual([
      'registeredAgent.kind',
    ])

    const { docs } = await payload.find({
      collection: 'addons',
      where: { isRegisteredAgent: { equals: true } },
      ...everything,
    })
    const line = {
      kind: 'add_on' as const,
      ref: docs[0]?.id ?? '',
      label: 'Registered agent',
      amountMinor: 99_00,
      refundable: true,
      billing: 'once' as const,
    }
    await builder(payload)('orders', paid({ kind: 'extra', parent: id, lines: [line] }))

    expect((await saveFiling(payload, id, ours)).missing).toEqual([])
  })

  test.each<Refused>([
    ...CLOSED_ORDERS,
    ['forms no company', { serviceType: 'ein' as const, lines: [] }, 404],
  ])('an order that %s takes no answers', async (_, change, status) => {
    const { id, cookie } = await guestOrder(payload, paid(change))

    expect((await patch(id, { management: 'member' }, { cookie })).status).toBe(status)
    expect(await filingOf(id)).toBeUndefined()
  })
})

describe('who may', () => {
  test('strangers learn nothing, not even that there is an order', async () => {
    const owner = await person(payload)
    const order = await builder(payload)('orders', paid({ user: owner.id }))
    const stranger = await person(payload)
    const other = await guestOrder(payload, paid())
    const admin = await person(payload, { role: 'admin' })

    for (const call of [{}, { as: stranger }, { cookie: other.cookie }, { as: admin }]) {
      expect((await patch(order.id, { management: 'member' }, call)).status).toBe(404)
    }
    expect((await api('GET', `/orders/${order.id}/filing`, { as: stranger })).status).toBe(404)
    expect((await patch('nonsense', {}, { as: owner })).status).toBe(404)
  })

  test('a guest who claims the order keeps the answers', async () => {
    const { id, token } = await guestOrder(payload, paid())
    await saveFiling(payload, id, { action: 'save', ...answers })
    const owner = await person(payload)

    await claimOrder(payload, `${id}.${token}`, owner.id)

    expect(await filingOf(id)).toMatchObject({ user: owner.id })
    expect((await api('GET', `/orders/${id}/filing`, { as: owner })).status).toBe(200)
  })
})

describe('revealing the tax id', () => {
  const reveal = (id: string, as: SignedIn | null, body: object = { reason: 'Form SS-4' }) =>
    api('POST', `/orders/${id}/filing/reveal`, { as, body })

  test('takes manage_orders and a reason, and is written down without the number', async () => {
    const { id } = await guestOrder(payload, paid())
    await saveFiling(payload, id, { action: 'save', ...answers, taxId: SSN })
    const { manager, viewer } = await staffOf(payload, 'orders')

    expect((await reveal(id, null)).status).toBe(401)
    expect((await reveal(id, await person(payload))).status).toBe(403)
    expect((await reveal(id, viewer)).status).toBe(403)
    expect((await reveal(id, manager, { reason: '' })).status).toBe(422)
    expect(await reveal(id, manager)).toMatchObject({ status: 200, body: { taxId: SSN } })

    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { action: { equals: 'reveal' }, actor: { in: [manager.id, viewer.id] } },
      ...everything,
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      actor: manager.id,
      entity: 'filings',
      after: { order: id, reason: 'Form SS-4' },
    })
    const log = await payload.find({ collection: 'auditLog', limit: 0, ...everything })
    expect(JSON.stringify(log.docs)).not.toMatch(/219-?09-?9998|v1\./)
  })

  test('says so where there is none', async () => {
    const { id } = await guestOrder(payload, paid())
    const admin = await person(payload, { role: 'admin' })

    expect((await reveal(id, admin)).status).toBe(404)
    expect((await reveal('nonsense', admin)).status).toBe(404)
  })
})

describe('the timeline', () => {
  test('takes entries of staff, one after another, with their author', async () => {
    const { id } = await guestOrder(payload, paid({ timeline: [] }))
    const manager = await person(payload, {
      role: 'sub_admin',
      permissionGrants: ['manage_orders'],
    })
    const add = (body: object, as: SignedIn | null = manager) => tellOf(payload, as, id, body)
    const foreign = await builder(payload)('documents')

    const told = ['in_review', 'submitted', 'approved'] as const
    for (const stage of told) expect((await add({ stage, service: 'llc' })).status).toBe(200)
    const twice = await Promise.all(
      ['delivered', 'delivered'].map((stage) => add({ stage, service: 'llc', seen: 3 })),
    )

    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await stagesOf(id)).map(([stage]) => stage)).toEqual([...told, 'delivered'])
    expect((await add({ stage: 'paid' })).status).toBe(422)
    expect((await add({ stage: 'delivered', document: foreign.id })).status).toBe(422)
    expect((await add({ stage: 'delivered' }, await person(payload))).status).toBe(403)
  })
})
