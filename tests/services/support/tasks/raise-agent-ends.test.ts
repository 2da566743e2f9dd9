import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { eraseAccount } from '@/src/services/privacy/erase-account'
import { raiseAgentEnds } from '@/src/services/support/tasks/raise-agent-ends'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { addonCoded } from '@/tests/support/orders/paid-order'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** A company of which we are the registered agent for another year. */
async function client() {
  const build = builder(payload)
  const user = await build('users')
  const { id: addon } = await addonCoded(payload, 'registered_agent')
  const { docs } = await payload.find({
    collection: 'states',
    where: { code: { equals: 'WY' } },
    ...everything,
  })
  const order = await build('orders', {
    user: user.id,
    status: 'completed',
    state: docs[0]?.id,
    catalogue: { state: { code: 'WY' } },
  })
  const agent = { addon, order: order.id, user: user.id, billing: 'annual' } as const
  const subscription = await build('subscriptions', { ...agent, renewsAt: inDays(300) })
  const change = (data: object) =>
    payload.update({ collection: 'subscriptions', id: subscription.id, data, ...everything })
  const tasks = async () => {
    const subject = `Resign as registered agent of ${order.companyName}, Wyoming, by`
    const found = await payload.find({ collection: 'tickets', pagination: false, ...everything })
    return found.docs.filter((task) => task.subject.startsWith(subject))
  }
  return { user, agent, change, tasks }
}

test.each([
  ['lapsed', { status: 'lapsed', endsAt: inDays(-1) }],
  ['is canceled and ends within two weeks', { status: 'cancelled', endsAt: inDays(13) }],
] as const)('staff are asked once to resign where our agent service %s', async (_name, end) => {
  const { change, tasks } = await client()
  await raiseAgentEnds(payload)
  expect(await tasks()).toEqual([])
  await change(end)

  await Promise.all([raiseAgentEnds(payload), raiseAgentEnds(payload)])
  await raiseAgentEnds(payload)

  expect(await tasks()).toMatchObject([{ user: null, order: null, status: 'open' }])
})

test('no one is asked while the service runs, can be resumed for long, or was bought again', async () => {
  const { agent, change, tasks } = await client()
  await change({ status: 'cancelled', endsAt: inDays(300) })
  await raiseAgentEnds(payload)
  await change({ endsAt: inDays(-1) })
  await builder(payload)('subscriptions', agent)
  await raiseAgentEnds(payload)

  expect(await tasks()).toEqual([])
})

test('deleting the account of a company with our agent asks for the resignation at once', async () => {
  const { user, tasks } = await client()
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)

  await eraseAccount(req, user, { currentPassword: PASSWORD })
  await raiseAgentEnds(payload)
  await raiseAgentEnds(payload)

  expect(await tasks()).toHaveLength(1)
})
