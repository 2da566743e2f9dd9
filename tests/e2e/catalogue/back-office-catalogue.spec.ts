import { randomUUID } from 'node:crypto'

import { untilAlive } from '@/tests/support/e2e/alive'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { enter, hire, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('an editor makes a package, prices an add-on and sorts the checkout by keyboard', async ({
  page,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 6)
  const staff = await staffApi()
  const addon = await staff.create('addons', {
    name: `Seal ${mark}`,
    price: 40,
    category: 'document',
    isActive: false,
  })
  const base = await staff.find('packages', { 'where[tier][equals]': 'premium', limit: '1' })
  for (const name of ['First', 'Second']) {
    await staff.create('checkoutPackages', {
      package: base,
      stepTitle: `${name} ${mark}`,
      stepDescription: 'Only while a test runs',
      isActive: false,
    })
  }
  const editor = await hire(newShopper(), {
    permissionGrants: ['manage_packages', 'manage_addons', 'manage_checkout_packages'],
  })
  await enter(page, editor)

  await page.goto('/admin/collections/packages')
  await expect(page).toHaveURL(/\/admin\/packages$/)
  const opener = page.getByRole('button', { name: 'Add package' })
  await untilAlive(opener)
  await opener.click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(`Atlas ${mark}`)
  await form.getByLabel('Price').fill('12abc')
  await form.getByLabel('Features 1').fill('A chart')
  await form.getByRole('button', { name: 'Add feature' }).click()
  await form.getByLabel('Active').uncheck()
  await form.getByRole('button', { name: 'Add package' }).click()
  await expect(form.getByText('Enter whole dollars, such as 199.')).toBeVisible()
  await form.getByLabel('Price').fill('299')
  await form.getByRole('button', { name: 'Add package' }).click()
  const card = page.locator('li[data-popular]').filter({ hasText: `Atlas ${mark}` })
  await expect(card).toContainText('$299')
  await expectAccessible(page, 'the packages')
  await card.getByRole('button', { name: `Delete Atlas ${mark}` }).click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this package?',
  })
  await question.getByRole('button', { name: 'Delete package' }).click()
  await expect(page.getByRole('button', { name: `Restore Atlas ${mark}` })).toBeVisible()

  await page.goto('/admin/addons')
  const price = page.getByLabel(`Price of Seal ${mark} in dollars`)
  await untilAlive(price)
  await price.fill('-1')
  await price.press('Enter')
  await expect(page.getByText('Enter 0 or more.')).toBeVisible()
  await expect(price).toHaveValue('-1')
  await price.press('Escape')
  await expect(price).toHaveValue('40')
  await price.fill('49.50')
  await price.press('Enter')
  await expect(page.getByText(`Seal ${mark} costs $49.50 now.`)).toBeVisible()

  await page.goto('/admin/checkout-packages')
  const titles = page.getByRole('heading', { level: 2 }).filter({ hasText: mark })
  await expect(titles).toHaveText([`First ${mark}`, `Second ${mark}`])
  const up = page.getByRole('button', { name: `Move Second ${mark} up` })
  await untilAlive(up)
  await up.press('Enter')
  await expect(page.getByText('Order saved.')).toBeVisible()
  await page.reload()
  await expect(titles).toHaveText([`Second ${mark}`, `First ${mark}`])
  await expectAccessible(page, 'the checkout packages')

  await staff.remove('addons', addon)
  await staff.dispose()
})
