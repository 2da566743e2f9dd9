import type { Locator } from '@playwright/test'

import {
  choose,
  expectStep,
  fillCompany,
  fillPerson,
  goOn,
  tryToGoOn,
} from '@/tests/support/e2e/checkout'
import { newShopper, type Shopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

test('a reload in the middle of the checkout finds every answer again', async ({ page }) => {
  const shopper = newShopper()
  await page.goto('/checkout')
  await choose(page, 'Premium')
  await goOn(page)
  await expectStep(page, 'state')
  await page.getByLabel('Other states').selectOption({ label: 'Ohio: $99' })
  await goOn(page)
  await expectStep(page, 'addons')
  const addon = page.getByRole('checkbox').first()
  await addon.check()
  await goOn(page)
  await expectStep(page, 'company')
  await fillCompany(page, shopper)
  await choose(page, 'Corporation')
  await goOn(page)
  await expectStep(page, 'personal')
  await fillPerson(page, shopper)

  await page.reload()

  await expectStep(page, 'personal')
  for (const [label, value] of personOf(shopper)) {
    await expect(page.getByLabel(label)).toHaveValue(value)
  }
  await page.goBack()
  await expectStep(page, 'company')
  await expect(page.getByLabel('Company name')).toHaveValue(shopper.companyName)
  await expect(page.getByLabel('Purpose')).toHaveValue(shopper.companyPurpose)
  await expect(page.getByRole('radio', { name: /^Corporation/ })).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'addons')
  await expect(addon).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'state')
  await expect(page.getByLabel('Other states').locator('option:checked')).toHaveText(/^Ohio/)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'package')
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked()
})

test('the browser’s Back and Forward move by one step', async ({ page }) => {
  await page.goto('/checkout')
  await choose(page, 'Standard')
  await goOn(page)
  await expectStep(page, 'state')
  await choose(page, 'Wyoming')
  await goOn(page)
  await expectStep(page, 'addons')

  await page.goBack()
  await expectStep(page, 'state')
  await expect(page.getByRole('radio', { name: /^Wyoming/ })).toBeChecked()
  await page.goForward()
  await expectStep(page, 'addons')
})

test('package and state can be chosen with the keyboard alone', async ({ page }) => {
  await page.goto('/checkout')
  await expectStep(page, 'package')
  await tabTo(page.getByRole('radio', { name: /^Starter/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
  await tabTo(page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')

  await expectStep(page, 'state')
  await tabTo(page.getByRole('radio', { name: /^Wyoming/ }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: /^Wyoming/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectStep(page, 'addons')
})

test('a step that lacks something says so and goes nowhere', async ({ page }) => {
  await page.goto('/checkout?step=confirm')
  await expectStep(page, 'package')
  await tryToGoOn(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a package' })).toBeVisible()
  await expectStep(page, 'package')
})

function personOf(shopper: Shopper): [label: string, value: string][] {
  return [
    ['First name', shopper.firstName],
    ['Last name', shopper.lastName],
    ['Email address', shopper.email],
    ['Phone number', shopper.phone],
    ['Street address', shopper.address],
    ['City', shopper.city],
    ['State or region', shopper.state],
    ['ZIP or postal code', shopper.zipCode],
  ]
}

/** Presses Tab until the control has the focus. */
async function tabTo(control: Locator) {
  for (let press = 0; press < 40; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await control.page().keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}
