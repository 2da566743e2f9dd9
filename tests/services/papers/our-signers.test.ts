import { createLocalReq } from 'payload'
import { afterAll, expect, test } from 'vitest'

import { papersOf as shownPapers } from '@/src/queries/papers/papers-of'
import { saveDetails } from '@/src/services/filing/details/save-details'
import { saveFiling } from '@/src/services/filing/save-filing'
import { mayFileAsDesignee } from '@/src/services/orders/designee'
import { producePapers } from '@/src/services/papers/produce-papers'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { orderOf } from '@/tests/support/orders/service-details'
import { storedState } from '@/tests/support/orders/stored-states'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const name = (data: object) => payload.updateGlobal({ slug: 'settings', data, ...everything })
const NO_ONE = { organizerName: '', organizerTitle: '', organizerEmail: '' }
afterAll(() => name(NO_ONE))

async function formed() {
  const customer = await person(payload)
  const order = await builder(payload)('orders', {
    user: customer.id,
    companyName: 'Harbor & Pine LLC',
    companyType: 'llc',
    state: (await storedState(payload, 'WY')).id,
    timeline: [],
  })
  await saveFiling(payload, order.id, WHOLE_FILING)
  return payload.update({
    collection: 'orders',
    id: order.id,
    data: { formedOn: '2026-11-20T12:00:00.000Z' },
    ...everything,
  })
}

async function inForce(order: string) {
  const { docs } = await payload.find({
    collection: 'papers',
    where: { order: { equals: order }, state: { not_equals: 'void' } },
    sort: 'createdAt',
    ...everything,
  })
  return docs
}

const kinds = async (order: string) => (await inForce(order)).map(({ kind }) => kind)

test('what our organizer signs is not made with a blank, and staff are told whom to name', async () => {
  await name(NO_ONE)
  const order = await formed()
  await producePapers(payload, order.id)
  expect(await kinds(order.id)).not.toContain('organizer_statement')
  const req = await createLocalReq({}, payload)
  const { waiting } = await shownPapers(order, req)
  expect(waiting).toContainEqual({
    kind: 'organizer_statement',
    title: 'Statement and Resignation of Organizer',
    waits: 'We prepare our signature.',
    forStaff: 'Not ready: name the organizer in Company Branding.',
  })

  await name({
    organizerName: 'Grace Hill',
    organizerTitle: 'Manager',
    organizerEmail: 'grace@example.com',
  })
  await producePapers(payload, order.id)
  const made = (await inForce(order.id)).find(({ kind }) => kind === 'organizer_statement')
  expect(made).toMatchObject({ state: 'ready', signature: 'electronic' })
  expect(made?.signers).toEqual([
    expect.objectContaining({
      name: 'Grace Hill',
      role: expect.stringMatching(/^Manager, Organizer, for /),
      email: 'grace@example.com',
    }),
  ])

  await payload.update({
    collection: 'papers',
    id: made?.id ?? '',
    data: { state: 'signed' },
    ...everything,
  })
  await name({ organizerName: 'Ada Moss' })
  await producePapers(payload, order.id)
  const after = (await inForce(order.id)).find(({ kind }) => kind === 'organizer_statement')
  expect(after).toMatchObject({ id: made?.id, state: 'signed' }) // what was signed stays true
})

test('the clock of an EIN runs from when the signed form and the authorization are on file', async () => {
  const customer = await person(payload)
  const order = await builder(payload)('orders', { ...orderOf('ein'), user: customer.id })
  await saveDetails(payload, order.id, 'ein', {
    action: 'complete',
    answers: WHOLE.ein,
    secrets: { taxId: '212-45-6789' },
  })
  await producePapers(payload, order.id)
  const made = (await inForce(order.id)).filter(({ signature }) => signature === 'ink')
  expect(made.map(({ kind }) => kind)).toEqual(['form_ss-4', 'designee_statement'])
  const req = await createLocalReq({}, payload)
  const story = async () =>
    (
      (await payload.findByID({ collection: 'orders', id: order.id, ...everything })).timeline ?? []
    ).filter(({ note }) => note?.includes('on file'))

  for (const [place, { id }] of made.entries()) {
    expect(await mayFileAsDesignee(req, order.id)).toBe(false)
    await payload.update({ collection: 'papers', id, data: { state: 'signed' }, ...everything })
    await producePapers(payload, order.id)
    expect(await story()).toHaveLength(place)
  }
  expect(await mayFileAsDesignee(req, order.id)).toBe(true)
  await producePapers(payload, order.id)
  expect(await story()).toMatchObject([{ stage: 'answered', service: 'ein' }])
})
