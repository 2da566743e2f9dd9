import { decide, expectStep } from '@/tests/support/e2e/checkout'
import { expect, test } from '@/tests/support/e2e/test'

test('a state page says what the state takes, and begins an order in that state', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/llc/wyoming')
  const main = page.getByRole('main')
  for (const text of ['$100.00', 'Annual Report', 'as of', 'sos.wyo.gov', 'Wyoming then takes']) {
    await expect(main).toContainText(text)
  }
  await main.getByRole('link', { name: 'Start my Wyoming LLC' }).first().click()

  await expectStep(page, 'package')
  await decide(page, 'Starter')
  await expectStep(page, 'state')
  await expect(page.getByRole('radio', { name: /^Wyoming/ })).toBeChecked()
})

test('a state without a card of its own is chosen as well', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/checkout?state=OH')
  await decide(page, 'Starter')
  await expectStep(page, 'state')
  await expect(page.getByRole('status').filter({ hasText: 'Ohio' })).toBeVisible()
})
