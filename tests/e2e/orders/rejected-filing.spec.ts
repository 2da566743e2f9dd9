import { untilAlive } from '@/tests/support/e2e/alive'
import { buy } from '@/tests/support/e2e/buy'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { sendFiling } from '@/tests/support/e2e/orders/filing'
import { newShopper } from '@/tests/support/e2e/shopper'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('a filing that the state rejected is filed under another name, and approved', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const shopper = newShopper()
  const { id } = await buy(page, shopper)
  await sendFiling(page, id)
  const staff = await staffApi()
  await staff.tell(id, { service: 'llc', stage: 'submitted' })
  await staff.tell(id, { service: 'llc', stage: 'rejected', note: 'The name is taken.' })

  await page.goto(`/orders/${id}`)
  const rejected = page.getByRole('region', { name: /rejected your LLC Formation$/ })
  await expect(rejected.getByText('The name is taken.')).toBeVisible()
  await expectAccessible(page, 'an order whose filing was rejected')
  const send = rejected.getByRole('button', { name: 'File under this name' })
  await untilAlive(send)
  await send.click()
  await expect(rejected.getByText('Enter the new name')).toBeVisible()

  await rejected.getByLabel('New name').fill('Another Works')
  await expect(rejected.getByText('It will be filed as Another Works LLC')).toBeVisible()
  await rejected.getByRole('button', { name: 'File under Second Choice Works LLC' }).click()
  await expect(rejected).toBeHidden()
  await expect(page.getByText(/We file by/).first()).toBeVisible()

  await staff.tell(id, { service: 'llc', stage: 'submitted' })
  await staff.tell(id, { service: 'llc', stage: 'approved' })
  await page.reload()
  await expect(page.getByText('Approved by the state, done').first()).toBeAttached()
  await expect(page.getByText('Second Choice Works LLC').first()).toBeVisible()
  await staff.dispose()
})
