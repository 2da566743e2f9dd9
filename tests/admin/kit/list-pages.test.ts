import { beforeAll, expect, test } from 'vitest'

import { usersList } from '@/src/admin/accounts/list/users-list'
import { affiliatesList } from '@/src/admin/affiliates/affiliates-list'
import { clicksList } from '@/src/admin/affiliates/ledger/clicks-list'
import { commissionsList } from '@/src/admin/affiliates/ledger/commissions-list'
import { applicationsList } from '@/src/admin/careers/list/applications-list'
import { factsList } from '@/src/admin/catalogue/facts/facts-list'
import { complianceList } from '@/src/admin/compliance/compliance-list'
import { planList } from '@/src/admin/compliance/plan/plan-list'
import { seoList } from '@/src/admin/content/seo/list/seo-list'
import { redirectsList } from '@/src/admin/content/seo/redirects/redirects-list'
import { textsList } from '@/src/admin/content/texts/texts-list'
import { rowsOf } from '@/src/admin/kit/list/csv-of'
import { type ListSpec, questionIn } from '@/src/admin/kit/list/list-spec'
import { leadsList } from '@/src/admin/leads/list/leads-list'
import { outboxList } from '@/src/admin/mail/outbox-list'
import { suppressionsList } from '@/src/admin/mail/suppressions/suppressions-list'
import { campaignsList } from '@/src/admin/marketing/campaigns/campaigns-list'
import { ordersList } from '@/src/admin/orders/list/orders-list'
import { auditLogList } from '@/src/admin/platform/audit-log-list'
import { ticketsList } from '@/src/admin/support/inbox/tickets-list'
import { cursorAfter } from '@/src/queries/platform/list-pages'
import { savedViewsOf } from '@/src/services/platform/saved-views'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { requestOf } from '@/tests/support/people/request-of'

const payload = await testPayload()
const build = builder(payload)
const admin = await requestOf({ role: 'admin' })

const MADE = [
  'orders',
  'leads',
  'tickets',
  'redirects',
  'jobApplications',
  'users',
  'commissions',
  'affiliateClicks',
  'emailCampaigns',
  'emails',
  'suppressions',
  'complianceTasks',
] as const

beforeAll(async () => {
  for (let made = 0; made < 7; made += 1) for (const slug of MADE) await build(slug)
})

/** A list's rows by their ids: every page of so many, and all at once, in each view and order. */
async function comparePages<Row extends { id: string }>(list: ListSpec<Row>): Promise<void> {
  const sorted = list.columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []))
  for (const sort of new Set([list.sort, ...sorted])) {
    for (const view of Object.keys(list.views)) {
      const asked = questionIn(list, { sort, view }, admin.user?.id)
      const whole = await list.read(admin, asked, 500)
      const limit = Math.max(3, Math.ceil(whole.rows.length / 10))
      const seen: string[] = []
      let after = asked.after
      do {
        const page = await list.read(admin, { ...asked, after }, limit)
        seen.push(...page.rows.map(({ id }) => id))
        after = cursorAfter(page)
      } while (after && seen.length <= whole.rows.length)
      expect([list.screen, view, sort, seen]).toEqual([
        list.screen,
        view,
        sort,
        whole.rows.map(({ id }) => id),
      ])
    }
  }
}

const LISTS: Record<string, () => Promise<void>> = {
  orders: () => comparePages(ordersList),
  leads: () => comparePages(leadsList),
  tickets: () => comparePages(ticketsList),
  redirects: () => comparePages(redirectsList),
  seo: () => comparePages(seoList),
  texts: () => comparePages(textsList(true)),
  outbox: () => comparePages(outboxList),
  suppressions: () => comparePages(suppressionsList),
  affiliates: () => comparePages(affiliatesList),
  facts: () => comparePages(factsList),
  users: () => comparePages(usersList),
  applications: () => comparePages(applicationsList(new Map(), {})),
  auditLog: () => comparePages(auditLogList),
  compliance: () => comparePages(complianceList('2026-11-26')),
  plan: () => comparePages(planList),
  commissions: () => comparePages(commissionsList),
  clicks: () => comparePages(clicksList),
  campaigns: () => comparePages(campaignsList),
}

test.each(Object.entries(LISTS))(
  'the pages of %s are its rows, each once, in every view and order',
  async (_name, compare) => {
    await compare()
  },
)

test('a list is exported as of one moment, whatever moves meanwhile', async () => {
  const ids: string[] = []
  for (let made = 0; made < 4; made += 1)
    ids.push((await build('redirects', { from: `/moving-${made}` })).id)
  let isFirst = true
  const list: typeof redirectsList = {
    ...redirectsList,
    read: async (req, asked, _limit) => {
      const page = await redirectsList.read(req, asked, 2)
      if (isFirst) {
        // The first goes behind the last one: by pages of the table as it is, it would come twice.
        await payload.update({
          collection: 'redirects',
          id: ids[0] ?? '',
          data: { from: '/moving-9' },
          overrideAccess: true,
        })
      }
      isFirst = false
      return page
    },
  }

  const asked = questionIn(list, { q: '/moving-' })
  const { rows } = await rowsOf(admin, list, asked)

  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test('one’s own saved views are there, however many others share', async () => {
  const { id: other } = await build('users')
  const view = { screen: 'orders', question: 'all' }
  for (let made = 0; made < 101; made += 1) {
    await build('savedViews', { ...view, name: `A ${made}`, isShared: true, owner: other })
  }
  await build('savedViews', { ...view, name: 'Mine', isShared: false, owner: admin.user?.id ?? '' })

  const views = await savedViewsOf(admin, 'orders')

  expect(views.filter(({ isMine }) => isMine).map(({ name }) => name)).toEqual(['Mine'])
})
