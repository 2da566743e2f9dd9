import { untilAlive } from '@/tests/support/e2e/alive'
import { signUp } from '@/tests/support/e2e/buy'
import {
  choose,
  decide,
  expectStep,
  goOn,
  payAndConfirm,
  takeOwnAgent,
  tellWho,
} from '@/tests/support/e2e/checkout'
import { orderOf } from '@/tests/support/e2e/database'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expectNoSideScroll } from '@/tests/support/e2e/site'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('a corporation is bought in Delaware by its own facts, from the state page to the calendar feed', {
  tag: '@release',
}, async ({ page }) => {
  const staff = await staffApi()
  const shopper = newShopper()
  await page.goto('/llc/delaware')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Corporation', exact: true })).toBeVisible()
  await expectAccessible(page, 'a state page')
  await expectNoSideScroll(page, 'a state page')
  await main.getByRole('link', { name: 'Start my Delaware corporation' }).click()

  await expectStep(page, 'package')
  await decide(page, 'Starter')
  await expectStep(page, 'state')
  await expect(page.getByRole('radio', { name: /^Delaware.*\$109/ })).toBeChecked()
  await goOn(page)
  await takeOwnAgent(page)
  await expectStep(page, 'company')
  await expect(page.getByRole('radio', { name: /^Corporation/ })).toBeChecked()
  await choose(page, 'Limited liability company')
  await expect(page.getByText('Your total is now $159.00.')).toBeVisible()
  await choose(page, 'Corporation')
  await expect(page.getByText('Your total is now $158.00.')).toBeVisible()
  await tellWho(page, shopper, null)
  await payAndConfirm(page)

  const order = await orderOf(shopper.email)
  await signUp(page, shopper)
  await staff.update('orders', order.id, { formedOn: new Date().toISOString() })
  await page.goto('/dashboard/addons')
  const subscribe = page.locator('summary', { hasText: 'Subscribe to calendar' })
  await untilAlive(subscribe)
  await subscribe.click()
  const link = await page.getByLabel('Private link').inputValue()
  const feed = await (await page.request.get(link)).text()
  expect(feed).toMatch(/DTSTART;VALUE=DATE:\d{4}0301/)
  expect(feed).not.toContain('LLC Annual Tax')
  await staff.dispose()
})

test('a partnership leads to a request, and nothing is charged', {
  tag: ['@phone', '@release'],
}, async ({ page }) => {
  const shopper = newShopper()
  await page.goto('/checkout?state=DE&type=partnership')
  await decide(page, 'Starter')
  await expectStep(page, 'state')
  await goOn(page)
  await takeOwnAgent(page)
  await tellWho(page, shopper, null)
  await expectStep(page, 'confirm')
  await expect(page.getByText('We prepare an offer by hand')).toBeVisible()
  await expectAccessible(page, 'a request')
  await expectNoSideScroll(page, 'a request')
  await page.getByRole('button', { name: 'Send request' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'We got your request' })).toBeVisible()
  await expect(page.getByText(/Your reference is T-/)).toBeVisible()
  await expectAccessible(page, 'a request that was sent')
})
