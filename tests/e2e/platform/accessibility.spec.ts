import type { Step } from '@/src/domain/vocabulary/checkout-steps'
import {
  completeOrder,
  decide,
  expectConfirmed,
  expectStep,
  fillCompany,
  fillPerson,
  goOn,
  payBy,
  tryToGoOn,
} from '@/tests/support/e2e/checkout'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

test('every page of the purchase is accessible', async ({ page }) => {
  test.slow()
  const shopper = newShopper()
  const look = async (step: Step) => {
    await expectStep(page, step)
    await expectAccessible(page, `the step ${step}`)
  }
  await page.goto('/')
  await expectAccessible(page, 'the landing page')
  await page.goto('/checkout')
  await look('package')
  await decide(page, 'Standard')
  await look('state')
  await decide(page, 'Wyoming')
  await look('addons')
  await goOn(page)
  await look('company')
  await fillCompany(page, shopper)
  await goOn(page)
  await look('personal')
  await tryToGoOn(page)
  await expect(page.getByText('Enter your first name', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the step personal with its complaints')
  await fillPerson(page, shopper)
  await goOn(page)
  await expect(page.locator('iframe')).toBeVisible()
  await look('payment')
  await payBy(page, 'pays')
  await look('confirm')
  await completeOrder(page)
  await expectConfirmed(page)
  await expectAccessible(page, 'the order confirmation')

  await page.goto('/auth')
  await expectAccessible(page, 'signing in')
  await page.goto('/auth?mode=sign-up')
  await expectAccessible(page, 'signing up')
  await page.goto('/order-confirmation')
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Create Account & Track Order' }).click()
  await page.waitForURL('**/dashboard/orders')
  await expect(
    page.getByRole('link', { name: `${shopper.companyName} LLC`, exact: true }),
  ).toBeVisible()
  await expectAccessible(page, 'the orders')
})
