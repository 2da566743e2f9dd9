import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { eraseAccount } from '@/src/services/privacy/erase-account'
import { raiseServiceEnds } from '@/src/services/support/tasks/raise-service-ends'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { addonCoded } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** The tasks that ask staff to do something about a company. */
async function tasksOf(subject: string) {
  const found = await payload.find({ collection: 'tickets', pagination: false, ...everything })
  return found.docs.filter((task) => task.subject.startsWith(subject))
}

/** A company in Wyoming of a package that includes our agent, formed some days ago. */
async function formed(daysAgo: number, data: object = {}) {
  const build = builder(payload)
  const user = await build('users')
  const { id: state } = await storedState(payload, 'WY')
  const order = await build('orders', {
    user: user.id,
    status: 'completed',
    packageType: 'standard',
    serviceType: 'llc',
    state,
    catalogue: { state: { code: 'WY' } },
    formedOn: inDays(-daysAgo),
    paidAt: inDays(-daysAgo - 3),
    ...data,
  })
  const subject = `Resign as registered agent of ${order.companyName}, Wyoming, by`
  return { user, order, tasks: () => tasksOf(subject) }
}

/** A company of which we are the registered agent for another year. */
async function client() {
  const build = builder(payload)
  const user = await build('users')
  const { id: addon } = await addonCoded(payload, 'registered_agent')
  const { id: state } = await storedState(payload, 'WY')
  const order = await build('orders', {
    user: user.id,
    status: 'completed',
    state,
    catalogue: { state: { code: 'WY' } },
  })
  const agent = { addon, order: order.id, user: user.id, billing: 'annual' } as const
  const subscription = await build('subscriptions', { ...agent, renewsAt: inDays(300) })
  const change = (data: object) =>
    payload.update({ collection: 'subscriptions', id: subscription.id, data, ...everything })
  const tasks = () => tasksOf(`Resign as registered agent of ${order.companyName}, Wyoming, by`)
  return { user, agent, change, tasks }
}

test.each([
  ['lapsed', { status: 'lapsed', endsAt: inDays(-1) }],
  ['is canceled and ends within two weeks', { status: 'cancelled', endsAt: inDays(13) }],
] as const)('staff are asked once to resign where our agent service %s', async (_name, end) => {
  const { change, tasks } = await client()
  await raiseServiceEnds(payload)
  expect(await tasks()).toEqual([])
  await change(end)

  await Promise.all([raiseServiceEnds(payload), raiseServiceEnds(payload)])
  await raiseServiceEnds(payload)

  expect(await tasks()).toMatchObject([{ user: null, order: null, status: 'open' }])
})

test('no one is asked while the service runs, can be resumed for long, or was bought again', async () => {
  const { agent, change, tasks } = await client()
  await change({ status: 'cancelled', endsAt: inDays(300) })
  await raiseServiceEnds(payload)
  await change({ endsAt: inDays(-1) })
  await builder(payload)('subscriptions', agent)
  await raiseServiceEnds(payload)

  expect(await tasks()).toEqual([])
})

test('deleting the account of a company with our agent asks for the resignation at once', async () => {
  const { user, tasks } = await client()
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)

  await eraseAccount(req, user, { currentPassword: PASSWORD })
  await raiseServiceEnds(payload)
  await raiseServiceEnds(payload)

  expect(await tasks()).toHaveLength(1)
})

test('a year of our agent that came with the package asks once where it is over', async () => {
  const [over, soon, runs, own] = [
    await formed(370),
    await formed(355),
    await formed(300),
    await formed(370),
  ]
  await builder(payload)('filings', {
    order: own.order.id,
    registeredAgent: { kind: 'own', name: 'Ada Lovelace' },
  })

  await Promise.all([raiseServiceEnds(payload), raiseServiceEnds(payload)])
  await raiseServiceEnds(payload)

  const counts = await Promise.all(
    [over, soon, runs, own].map(async (one) => (await one.tasks()).length),
  )
  expect(counts).toEqual([1, 1, 0, 0])
})

test('a second year paid once ends a year later, and asks again then', async () => {
  const { order, user, tasks } = await formed(370)
  const { id: addon } = await addonCoded(payload, 'registered_agent')
  await raiseServiceEnds(payload)
  expect(await tasks()).toHaveLength(1)

  await builder(payload)('orders', {
    user: user.id,
    kind: 'extra',
    parent: order.id,
    status: 'completed',
    paymentStatus: 'paid',
    paidAt: inDays(0),
    lines: [
      {
        kind: 'add_on',
        ref: addon,
        label: 'Registered Agent',
        amountMinor: 9900,
        refundable: true,
        billing: 'once',
      },
    ],
  })
  await raiseServiceEnds(payload)
  expect(await tasks()).toHaveLength(1)

  await raiseServiceEnds(payload, new Date(Date.now() + 355 * DAY))
  await raiseServiceEnds(payload, new Date(Date.now() + 400 * DAY))
  expect(await tasks()).toHaveLength(2)
})

test('the account of a company with our agent in its package is deleted: staff are asked at once', async () => {
  const { user, order } = await formed(100)
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)

  await eraseAccount(req, user, { currentPassword: PASSWORD })
  await raiseServiceEnds(payload)
  await raiseServiceEnds(payload)

  const { companyName } = await payload.findByID({
    collection: 'orders',
    id: order.id,
    ...everything,
  })
  const company = companyName || `order #${order.id.slice(0, 8)}`
  expect(await tasksOf(`Resign as registered agent of ${company}`)).toHaveLength(1)
})

test('a business address that ends asks staff to close it', async () => {
  const build = builder(payload)
  const user = await build('users')
  const order = await build('orders', { user: user.id, status: 'completed' })
  const { id: addon } = await addonCoded(payload, 'business_address')
  await build('subscriptions', {
    addon,
    order: order.id,
    user: user.id,
    billing: 'monthly',
    status: 'lapsed',
    endsAt: inDays(-1),
    renewsAt: inDays(-1),
  })

  await raiseServiceEnds(payload)
  await raiseServiceEnds(payload)

  expect(await tasksOf(`Close the business address of ${order.companyName}`)).toHaveLength(1)
})
