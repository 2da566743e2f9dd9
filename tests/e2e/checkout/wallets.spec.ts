import type { Page } from '@playwright/test'

import { expectPaidOnce } from '@/tests/support/e2e/books'
import { completeOrder, expectConfirmed, expectStep } from '@/tests/support/e2e/checkout'
import { arriveAtPayment } from '@/tests/support/e2e/draft'
import { goToPayment, payWithCard } from '@/tests/support/e2e/service-checkout'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

const row = (page: Page) => page.getByRole('group', { name: 'Express checkout' })
const link = (page: Page) => row(page).getByRole('button', { name: /Link/ })

test('a wallet pays an order, once the terms are accepted', { tag: '@phone' }, async ({ page }) => {
  const shopper = newShopper()
  await goToPayment(page, 'ein', shopper)
  await row(page).waitFor()
  const before = await row(page).boundingBox()
  await link(page).click()
  await expect(page.getByText('Accept the terms and confirm your age')).toBeVisible()
  expect((await row(page).boundingBox())?.height).toBe(before?.height)

  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await link(page).click()

  await expectConfirmed(page)
  expect((await expectPaidOnce(shopper.email)).totalMinor).toBe(49_00)
})

test('a formation paid by a wallet is reviewed first, and charged as it was shown', {
  tag: '@release',
}, async ({ page }) => {
  const shopper = newShopper()
  const total = await arriveAtPayment(page, shopper)
  await link(page).click()
  await expectStep(page, 'confirm')
  await expect(page.getByText('Link, Visa •••• 4242')).toBeVisible()
  await completeOrder(page)

  await expectConfirmed(page)
  expect((await expectPaidOnce(shopper.email)).totalMinor).toBe(total)
})

test('a device without wallets is offered the card alone', { tag: '@release' }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { charterdeskSandboxHasNoWallets: true }))
  const shopper = newShopper()
  await goToPayment(page, 'ein', shopper)
  await expect(page.frameLocator('iframe').first().getByLabel('Card number')).toBeVisible()
  await expect(row(page)).toBeHidden()
  await expect(page.getByText('or', { exact: true })).toBeHidden()

  await payWithCard(page, '$49.00')
  await expectConfirmed(page)
})
