import { createLocalReq } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { OrderStatus } from '@/src/domain/vocabulary/order-status'
import { inTransaction } from '@/src/lib/database'
import { planAllCompliance } from '@/src/services/compliance/plan-compliance'
import { setOrderStatus } from '@/src/services/orders/desk/order-changes'
import { orderExtra } from '@/src/services/orders/extras/order-extra'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'
import {
  cancelSubscription,
  resumeSubscription,
} from '@/src/services/subscriptions/cancel-subscription'
import { renewSubscriptions } from '@/src/services/subscriptions/renew-subscriptions'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { companyWithAgent, giveBack, saidOfAgent } from '@/tests/support/orders/agent-company'
import { pay } from '@/tests/support/orders/paid-order'

const payload = await testPayload()

const DAY = 86_400_000
const BEGIN = '2027-03-10T15:00:00.000Z'
const NOTICE = 'Your Registered agent in Wyoming renews on Mar 10, 2028'
const REMINDER = 'Reminder: Registered agent in Wyoming renews on Mar 10, 2028'
const RENEW = 'Renew the registered agent in Wyoming, 2028-03-10'
const CONFIRM = 'Confirm your registered agent in Wyoming for another year, 2028-03-10'
const NAME = 'Name another registered agent in Wyoming, '

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(BEGIN) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Moves the clock on, with the jobs that run meanwhile: each hour, and at night. */
async function days(count: number, step = 1): Promise<void> {
  for (let day = 0; day < count; day += step) {
    vi.setSystemTime(Date.now() + step * DAY)
    await renewSubscriptions(payload)
  }
  await planAllCompliance(payload)
}

type Company = Awaited<ReturnType<typeof companyWithAgent>>

const staff = async (company: Company, from: OrderStatus, to: OrderStatus) =>
  setOrderStatus(await createLocalReq({ user: await boss() }, payload), company.id, {
    from,
    to,
    reason: 'Asked for it',
  })

async function boss() {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    limit: 1,
    overrideAccess: true, // the test acts as one
  })
  if (!docs[0]) throw new Error('There is no administrator')
  return { ...docs[0], collection: 'users' as const }
}

const end = async ({ subscription }: Company) =>
  cancelSubscription(await createLocalReq({}, payload), subscription.id, {
    reason: null,
    asStaff: true,
  })

async function invoiceOf({ subscription }: Company): Promise<string> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { subscription: { equals: subscription.id } },
    sort: '-createdAt',
    depth: 0,
    overrideAccess: true, // the test pays it
  })
  return docs[0]?.id ?? ''
}

const ours = { isSold: false, isInFiling: true }
const gone = { isSold: true, isInFiling: false }

type Life = [name: string, live: (company: Company) => Promise<unknown>, said: object]

test.each<Life>([
  ['is active', () => days(1), { page: ['active'], ...ours, tasks: [RENEW], mails: [] }],
  [
    'is past due',
    async () => {
      await days(345, 345)
      await days(24, 8)
    },
    { page: ['past_due'], ...ours, tasks: [RENEW], mails: [NOTICE, REMINDER, REMINDER] },
  ],
  [
    'is being confirmed by a bank',
    async (company) => {
      await days(364, 364)
      await builder(payload)('payments', {
        order: await invoiceOf(company),
        status: 'processing',
      })
      await days(20, 10)
    },
    { page: ['active'], ...ours, tasks: [RENEW], mails: [NOTICE] },
  ],
  [
    'is paid, but the money is being looked at',
    async (company) => {
      await days(364, 364)
      await builder(payload)('payments', {
        order: await invoiceOf(company),
        status: 'quarantined',
      })
      await days(40, 20)
    },
    { page: ['active'], ...ours, tasks: [RENEW], mails: [NOTICE] },
  ],
  [
    'was canceled and runs out',
    async (company) => {
      await end(company)
      await days(1)
    },
    {
      page: ['cancelled, can resume'],
      ...ours,
      tasks: [`${NAME}2028-03-10`],
      mails: ['Registered agent in Wyoming is canceled'],
    },
  ],
  [
    'was canceled and is in its last hours',
    async (company) => {
      await end(company)
      await days(365.9, 365.9)
    },
    {
      page: ['cancelled, can resume'],
      ...ours,
      tasks: [`${NAME}2028-03-10`],
      mails: ['Registered agent in Wyoming is canceled'],
    },
  ],
  [
    'was canceled and has run out',
    async (company) => {
      await end(company)
      await days(367, 367)
    },
    {
      page: ['cancelled'],
      ...gone,
      tasks: [`${NAME}2028-03-10`],
      mails: ['Registered agent in Wyoming is canceled'],
    },
  ],
  [
    'has lapsed',
    async () => {
      await days(345, 345)
      await days(40, 8)
    },
    {
      page: ['lapsed'],
      ...gone,
      tasks: [expect.stringContaining(NAME)],
      mails: [
        NOTICE,
        REMINDER,
        REMINDER,
        'Registered agent in Wyoming: the renewal is overdue',
        'Registered agent in Wyoming has ended',
      ],
    },
  ],
  [
    'was refunded',
    ({ id }) => giveBack(payload, id, 100_00),
    { page: ['cancelled'], ...gone, tasks: [`${NAME}2027-03-17`, CONFIRM], mails: [] },
  ],
  [
    'was refunded, and the money came back',
    async ({ id }) => {
      const refund = await giveBack(payload, id, 100_00)
      await days(60, 60)
      await inTransaction(payload, (req) => undoRefund(req, refund, 'It did not arrive'))
    },
    { page: ['active'], ...ours, tasks: [RENEW], mails: [] },
  ],
  [
    'was refunded, and the money came back after the period',
    async ({ id }) => {
      const refund = await giveBack(payload, id, 100_00)
      await days(400, 400)
      await inTransaction(payload, (req) => undoRefund(req, refund, 'It did not arrive'))
      await days(1)
    },
    { page: ['cancelled'], ...gone, tasks: [expect.stringContaining(NAME)], mails: [] },
  ],
  [
    'belongs to an order that was canceled',
    async (company) => {
      await staff(company, 'processing', 'cancelled')
      await days(2)
    },
    {
      page: ['cancelled'],
      isSold: false, // a canceled order is given nothing more
      isInFiling: true,
      tasks: [`${NAME}2028-03-10`],
      mails: ['Registered agent in Wyoming will not renew'],
    },
  ],
  [
    'belongs to an order that was canceled and reopened',
    async (company) => {
      await staff(company, 'processing', 'cancelled')
      await days(2)
      await staff(company, 'cancelled', 'processing')
      await days(2)
    },
    {
      page: ['active'],
      ...ours,
      tasks: [RENEW],
      mails: [
        'Registered agent in Wyoming will not renew',
        'Registered agent in Wyoming continues',
      ],
    },
  ],
  [
    'had its invoice paid',
    async (company) => {
      await days(364, 364)
      await pay(payload, await invoiceOf(company))
      await days(2)
    },
    {
      page: ['active'],
      ...ours,
      tasks: ['Renew the registered agent in Wyoming, 2029-03-10'],
      mails: [NOTICE],
    },
  ],
])('every area says the same of an agent that %s', async (_, live, said) => {
  const company = await companyWithAgent(payload, 'annual')

  await live(company)

  expect(await saidOfAgent(payload, company.id)).toEqual(said)
})

test('an agent by the month that lapsed can be ordered again, and is ours again', async () => {
  const company = await companyWithAgent(payload, 'monthly')
  expect((await saidOfAgent(payload, company.id)).tasks).toEqual([])
  await days(24, 24)
  await days(22, 11)
  expect(await saidOfAgent(payload, company.id)).toMatchObject({ page: ['lapsed'], ...gone })

  const order = await payload.findByID({
    collection: 'orders',
    id: company.id,
    depth: 0,
    overrideAccess: true, // the test orders for its customer
  })
  const choice = { addonId: company.agent.id, billing: 'annual' as const }
  const extra = await orderExtra(await createLocalReq({}, payload), order, choice)
  await pay(payload, extra.id)

  expect(await saidOfAgent(payload, company.id)).toMatchObject({
    ...ours,
    tasks: ['Renew the registered agent in Wyoming, 2028-04-25'],
  })
})

test('what staff undo within its time has ended nothing, and nothing was mailed', async () => {
  const company = await companyWithAgent(payload, 'annual')
  await staff(company, 'processing', 'cancelled')
  vi.setSystemTime(Date.now() + 5 * 60_000)
  await renewSubscriptions(payload)

  expect(await saidOfAgent(payload, company.id)).toMatchObject({ page: ['active'], mails: [] })
})

test('what ended with its order goes on with it alone', async () => {
  const company = await companyWithAgent(payload, 'annual')
  await staff(company, 'processing', 'cancelled')
  await days(1)

  const resumed = resumeSubscription(await createLocalReq({}, payload), company.subscription.id, {
    asStaff: true,
  })

  await expect(resumed).rejects.toMatchObject({ code: 'not_resumable' })
})

test('an invoice that was canceled is written again, and its status is not set by hand', async () => {
  const company = await companyWithAgent(payload, 'annual')
  await days(340, 340)
  const first = await invoiceOf(company)
  const req = await createLocalReq({ user: await boss() }, payload)
  for (const to of ['cancelled', 'completed'] as const) {
    const set = setOrderStatus(req, first, { from: 'pending', to, reason: 'Written by mistake' })
    await expect(set).rejects.toMatchObject({ status: 409, code: 'renewal' })
  }
  await payload.update({
    collection: 'orders',
    id: first,
    data: { status: 'cancelled' },
    overrideAccess: true, // the test arranges what once was possible
  })

  await days(1)

  expect(await invoiceOf(company)).not.toBe(first)
})

test('extras of a canceled purchase renew no more', async () => {
  const company = await companyWithAgent(payload, 'annual')
  const extra = await builder(payload)('orders', { kind: 'extra', parent: company.id, lines: [] })
  const data = { order: extra.id, email: 'ada@example.com' }
  const { id } = await builder(payload)('subscriptions', data)
  await staff(company, 'processing', 'cancelled')
  await days(1)

  const after = await payload.findByID({
    collection: 'subscriptions',
    id,
    overrideAccess: true, // the test looks at it
  })
  expect(after).toMatchObject({ status: 'cancelled', endsAt: after.renewsAt })
})
