import { expect, test } from 'vitest'

import { orderToDos } from '@/src/domain/compliance/to-do'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })
const tell = (id: string, body: object) => tellOf(payload, admin, id, body)

async function rejectedOrder() {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, {
    user: customer.id,
    companyName: 'Blue Heron',
    companyType: 'llc',
    state: (await storedState(payload, 'WY')).id,
    catalogue: { state: { code: 'WY', name: 'Wyoming' } },
  })
  await payload.update({
    collection: 'orders',
    id,
    data: { clock: { startedAt: new Date(Date.now() - 3_600_000).toISOString() } },
    ...everything,
  })
  await tell(id, { service: 'llc', stage: 'submitted' })
  await tell(id, { service: 'llc', stage: 'rejected', note: 'The name is taken.' })
  const answer = (body: object) =>
    api('POST', `/orders/${id}/rejection`, { as: customer, body: { service: 'llc', ...body } })
  return { id, answer }
}

test('a rejected filing waits for its customer, is filed under another name, and is approved', async () => {
  const { id, answer } = await rejectedOrder()
  const rejected = await orderOf(id)
  expect(rejected).toMatchObject({ queue: 'waiting' })
  expect(rejected.clock?.stoppedAt).toBeTruthy()

  const same = await answer({ choice: 'name', companyName: 'blue heron LLC' })
  expect(same).toMatchObject({
    status: 422,
    body: { error: { fields: { companyName: expect.stringMatching(/rejected/) } } },
  })
  expect((await answer({ choice: 'name', companyName: 'Grey Heron' })).status).toBe(200)

  const again = await orderOf(id)
  expect(again).toMatchObject({ companyName: 'Grey Heron', queue: 'to_file' })
  expect(again.clock?.stoppedAt ?? null).toBeNull()
  expect(Date.parse(again.clock?.startedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(again.timeline?.at(-1)).toMatchObject({
    stage: 'answered',
    service: 'llc',
    note: expect.stringContaining('Grey Heron LLC'),
  })
  expect((await answer({ choice: 'handle' })).status, 'answered once').toBe(409)

  await tell(id, { service: 'llc', stage: 'submitted' })
  await tell(id, { service: 'llc', stage: 'approved' })
  await tell(id, { service: 'llc', stage: 'delivered' })
  expect((await orderOf(id)).status).toBe('completed')
})

test('it can be left to us, by its owner alone', async () => {
  const { id, answer } = await rejectedOrder()
  const stranger = await person(payload)
  const foreign = await api('POST', `/orders/${id}/rejection`, {
    as: stranger,
    body: { service: 'llc', choice: 'handle' },
  })
  expect(foreign.status).toBe(404)
  expect((await answer({ choice: 'other' })).status).toBe(422)
  expect((await answer({ choice: 'handle' })).status).toBe(200)
  expect((await orderOf(id)).timeline?.at(-1)).toMatchObject({ stage: 'answered' })
})

test('it is the first thing that its customer has to do', () => {
  const order = {
    id: 'order',
    kind: 'purchase',
    serviceType: 'llc',
    status: 'processing',
    paymentStatus: 'paid',
    companyName: 'Blue Heron LLC',
    totalMinor: 49_00,
    currency: 'USD',
    lines: [],
    payment: 'paid',
    filing: { completedAt: '2026-11-01T00:00:00.000Z' },
    timeline: [{ stage: 'rejected', service: 'llc', note: 'The name is taken.' }],
  } as const
  expect(orderToDos(order)[0]).toMatchObject({
    isUrgent: true,
    detail: 'The name is taken.',
    href: '/dashboard/orders/order#rejected',
  })
})
