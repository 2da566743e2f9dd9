import type { Locator, Page } from '@playwright/test'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { untilAlive } from '@/tests/support/e2e/alive'
import { CARDS, typeCard } from '@/tests/support/e2e/checkout'
import { formedCompany, newcomer } from '@/tests/support/e2e/deadlines'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { expectNoSideScroll } from '@/tests/support/e2e/site'
import { type StaffApi, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const SCREEN = '/dashboard/addons'
const AGENT = 'Renew the registered agent in Wyoming'

let staff: StaffApi
test.beforeAll(async () => {
  staff = await staffApi()
})
test.afterAll(() => staff.dispose())

const taskNamed = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

const subscribe = (page: Page): Locator =>
  page.locator('summary', { hasText: 'Subscribe to calendar' })

async function open(page: Page, path = SCREEN): Promise<void> {
  await page.goto(path)
  await untilAlive(subscribe(page))
}

test('a formed company has its deadlines; one is marked complete, and opened again', {
  tag: '@phone',
}, async ({ page }) => {
  const { shopper } = await formedCompany(page, staff)
  await open(page)

  await expect(page.getByRole('heading', { name: shopper.companyName })).toBeVisible()
  const agent = taskNamed(page, AGENT)
  await expect(agent.getByText(/^Due in 36[56] days$/)).toBeVisible()
  await expectAccessible(page, 'the open deadlines')
  await expectNoSideScroll(page, 'the open deadlines')

  await agent.getByRole('button', { name: `Mark Complete: ${AGENT}` }).click()
  await expect(agent.getByText('Completed', { exact: true })).toBeVisible()
  await expect(agent.getByText('Marked complete.')).toBeVisible()
  await open(page)
  await expect(agent).toHaveCount(0)

  await page.getByRole('link', { name: 'Completed', exact: true }).click()
  await page.waitForURL(`${SCREEN}?show=completed`)
  await expectAccessible(page, 'the completed deadlines')
  await untilAlive(agent.getByRole('button'))
  await agent.getByRole('button', { name: `Undo: ${AGENT}` }).click()
  await expect(agent.getByText('Open again.')).toBeVisible()

  await open(page, `${SCREEN}?show=all`)
  await expect(agent.getByRole('button', { name: /^Mark Complete/ })).toBeVisible()
})

test('what cannot be saved is taken back, and says so', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  noise.expect(/net::ERR_FAILED|Failed to load resource/)
  await formedCompany(page, staff)
  await open(page)
  await page.route('**/api/compliance/tasks/**', (route) => route.abort())
  const agent = taskNamed(page, AGENT)

  await untilAlive(agent.getByRole('button', { name: /^Mark Complete/ }))
  await agent.getByRole('button', { name: /^Mark Complete/ }).click()

  await expect(agent.getByRole('alert')).toContainText('Not saved')
  await expect(agent.getByRole('button', { name: /^Mark Complete/ })).toBeVisible()
  await expect(agent.getByText(/^Due in/)).toBeVisible()
})

test('overdue and soon are told in words, with dates that staff may set', {
  tag: '@release',
}, async ({ page }) => {
  const { order } = await formedCompany(page, staff)
  const today = isoDayIn(new Date(), DEFAULT_TIME_ZONE)
  const inDays = (days: number) => isoDate(addDays(parseDate(today), days))
  const [late, soon] = [
    await staff.find('complianceTasks', {
      'where[order][equals]': order,
      'where[kind][equals]': 'report',
    }),
    await staff.find('complianceTasks', {
      'where[order][equals]': order,
      'where[kind][equals]': 'registered_agent',
    }),
  ]
  await staff.update('complianceTasks', late, { dueDate: inDays(-3) })
  await staff.update('complianceTasks', soon, { dueDate: inDays(0) })

  await open(page)

  await expect(page.getByText('Overdue by 3 days')).toBeVisible()
  await expect(page.getByText('Due today')).toBeVisible()
  await expect(page.locator('[data-due=overdue]')).toHaveCount(1)
  await expect(page.locator('[data-due=soon]')).toHaveCount(1)
  await expectAccessible(page, 'overdue deadlines')
})

test('the calendar’s link is copied, opens for anybody who has it, and can be replaced', {
  tag: '@release',
}, async ({ page, visitors, noise }) => {
  noise.expect(/404/)
  await formedCompany(page, staff)
  await open(page)
  await subscribe(page).click()
  await expectAccessible(page, 'the calendar menu')
  const field = page.getByLabel('Private link')
  const link = await field.inputValue()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText(/Link copied to clipboard!|Press Ctrl\+C/)).toBeVisible()
  const apple = page.getByRole('link', { name: 'Apple Calendar or Outlook' })
  await expect(apple).toHaveAttribute('href', link.replace(/^https?:/, 'webcal:'))

  const stranger = (await visitors.arrive()).request
  const feed = await stranger.get(link)
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(feed.headers()['cache-control']).toContain('private')
  expect(await feed.text()).toContain('SUMMARY:Renew the registered agent in Wyoming')
  const again = await stranger.get(link, {
    headers: { 'if-none-match': feed.headers().etag ?? '' },
  })
  expect(again.status()).toBe(304)
  expect((await stranger.get(link.replace('.ics', 'x.ics'))).status()).toBe(404)

  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expect(page.getByText('The old one no longer works.')).toBeVisible()
  expect((await stranger.get(link)).status()).toBe(404)
  expect((await stranger.get(await field.inputValue())).status()).toBe(200)
})

test('a report is handed over and paid for, and we do it', async ({ page }) => {
  const { order } = await formedCompany(page, staff)
  const title = 'File the Annual Report License Tax with Wyoming'
  const hire = page.getByRole('button', { name: `Have it done for you: ${title}` })
  await open(page)
  await expect(taskNamed(page, title).getByText('$99 + $60 state fee')).toBeVisible()

  await untilAlive(hire)
  await hire.click()
  await taskNamed(page, title).getByRole('button', { name: 'Order and pay $159.00' }).click()
  await page.waitForURL(/\/orders\/[^/]+\/pay/)
  await typeCard(page, CARDS.pays)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Pay $159.00' }).click()
  await page.waitForURL(/\/order-confirmation/)

  await open(page)
  const task = taskNamed(page, title)
  await expect(task.getByText('We are doing it')).toBeVisible()
  await expect(task.getByRole('link', { name: /^order #/ })).toBeVisible()
  await expectAccessible(page, 'a deadline that we look after')

  const extra = await staff.find('orders', { 'where[parent][equals]': order })
  await staff.update('orders', extra, { status: 'completed' })
  await open(page, `${SCREEN}?show=completed`)
  await expect(taskNamed(page, title).getByText(/^We did this on/)).toBeVisible()
})

test('an account without a company is all caught up', { tag: '@release' }, async ({ page }) => {
  await newcomer(page)
  await open(page)

  await expect(page.getByText('All caught up!')).toBeVisible()
  await expectAccessible(page, 'no deadlines')
  await expectNoSideScroll(page, 'no deadlines')
})
