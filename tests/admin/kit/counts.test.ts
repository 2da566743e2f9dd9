import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { usersList } from '@/src/admin/accounts/list/users-list'
import { affiliatesList } from '@/src/admin/affiliates/affiliates-list'
import { clicksList } from '@/src/admin/affiliates/ledger/clicks-list'
import { commissionsList } from '@/src/admin/affiliates/ledger/commissions-list'
import { complianceList } from '@/src/admin/compliance/compliance-list'
import { planList } from '@/src/admin/compliance/plan/plan-list'
import { countedText } from '@/src/admin/kit/list/ListCount'
import { type ListSpec, questionIn } from '@/src/admin/kit/list/list-spec'
import { outboxList } from '@/src/admin/mail/outbox-list'
import { ordersList } from '@/src/admin/orders/list/orders-list'
import { auditLogList } from '@/src/admin/platform/audit-log-list'
import { ticketsList } from '@/src/admin/support/inbox/tickets-list'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const build = builder(payload)

const rowsOf = {
  orders: () => build('orders', { status: 'completed', serviceType: 'llc' }),
  tickets: () => build('tickets'),
  users: () => build('users'),
  emails: () => build('emails'),
  auditLog: () => build('auditLog', { area: 'orders' }),
  affiliateLinks: () => build('affiliateLinks'),
  affiliateClicks: () => build('affiliateClicks'),
  commissions: () => build('commissions'),
  complianceTasks: () => build('complianceTasks'),
}

async function admin() {
  const user = await build('users', { role: 'admin' })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

async function expectCounted<Row extends { readonly id: string }>(
  list: ListSpec<Row>,
  collection: keyof typeof rowsOf,
) {
  for (let row = 0; row < 3; row += 1) await rowsOf[collection]()
  const asked = questionIn(list, { view: 'all' })
  const counted = await list.count?.(await admin(), asked, 2)
  expect(counted, list.screen).toEqual({ count: 2, isMore: true })
}

test('no list is counted further than it is told', async () => {
  await expectCounted(ordersList, 'orders')
  await expectCounted(planList, 'orders')
  await expectCounted(ticketsList, 'tickets')
  await expectCounted(usersList, 'users')
  await expectCounted(outboxList, 'emails')
  await expectCounted(auditLogList, 'auditLog')
  await expectCounted(affiliatesList, 'affiliateLinks')
  await expectCounted(clicksList, 'affiliateClicks')
  await expectCounted(commissionsList, 'commissions')
  await expectCounted(complianceList('2030-01-01'), 'complianceTasks')
})

test('a count that stopped says so', () => {
  expect(countedText({ count: 10_000, isMore: true })).toBe('10,000+')
  expect(countedText({ count: 10_000, isMore: false })).toBe('10,000')
})
