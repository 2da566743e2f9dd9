import { addressOf, SCREEN_NAMES, screenOf } from '@/src/admin/kit/screens/admin-href'
import type { Step } from '@/src/domain/vocabulary/checkout-steps'
import { untilAlive } from '@/tests/support/e2e/alive'
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
import { expectAccessible, expectFlawless } from '@/tests/support/e2e/look/accessibility'
import { atBothWidths } from '@/tests/support/e2e/look/widths'
import { fileableOrders } from '@/tests/support/e2e/orders/fileable'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { everyNth, isRelease } from '@/tests/support/suite/sample'

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
  const create = page.getByRole('button', { name: 'Create Account & Track Order' })
  await untilAlive(create)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await create.click()
  await page.waitForURL('**/dashboard/orders')
  await expect(
    page.getByRole('link', { name: `${shopper.companyName} LLC`, exact: true }),
  ).toBeVisible()
  await expectAccessible(page, 'the orders')
})

/**
 * The views of the back-office that are ours and open without a record: they are made of the same parts,
 * so that every third shows what is wrong with one.
 */
const VIEWS = everyNth(
  SCREEN_NAMES.map(screenOf).filter(
    (screen) => 'view' in screen && !('record' in screen) && !screen.isDetail,
  ),
  3,
)

/** So many screens a test, or one of them would end long after all others. */
const EACH = 12
const PARTS = Math.ceil(VIEWS.length / EACH)

for (let part = 0; part < PARTS; part += 1) {
  test(`the back-office is accessible at both widths, part ${part + 1}`, async ({
    page,
    noise,
  }) => {
    test.slow()
    noise.expect(/status of 403 .*access-denied/)
    await fileableOrders(1)
    await enter(page, ADMIN)
    for (const screen of VIEWS.filter((_, index) => index % PARTS === part)) {
      await page.goto(addressOf(screen))
      await expect(page).toHaveTitle(/\S/)
      await expect(page.locator('.list-skeleton')).toHaveCount(0)
      await atBothWidths(page, screen.label, (where) => expectFlawless(page, where))
      if (!isRelease) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('.list-skeleton')).toHaveCount(0)
      await expectFlawless(page, `${screen.label}, dark`)
      await page.emulateMedia({ colorScheme: 'light' })
    }
  })
}
