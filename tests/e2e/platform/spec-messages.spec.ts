import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { untilAlive } from '@/tests/support/e2e/alive'
import { pressInVain } from '@/tests/support/e2e/look/in-vain'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, hire, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test.beforeEach(({ noise }) => noise.expect(/status of 500/)) // as the server answers below

async function openDrawer(page: Page, label: string): Promise<Locator> {
  const opener = page.getByRole('button', { name: label, exact: true })
  await untilAlive(opener)
  await opener.click()
  return page.getByRole('dialog').filter({ hasText: label })
}

test('accounts are created and deleted in the words of the specification', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  const [customer, helper] = [newShopper(), newShopper()]
  await enter(page, ADMIN)

  await page.goto('/admin/users')
  const user = await openDrawer(page, 'Add user')
  await user.getByLabel('First name').fill('Grace')
  await user.getByLabel('Last name').fill('Hopper')
  await user.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  const invite = user.getByRole('button', { name: 'Send invitation' })
  await pressInVain(page, invite, 'Error creating user. Please try again.')
  await expect(user.getByLabel('First name')).toHaveValue('Grace')
  await invite.click()
  await expect(page.getByText('User created successfully!')).toBeVisible()
  await expect(user.getByText('/auth/invitation?token=')).toBeVisible() // nothing is mailed here
  await user.getByRole('button', { name: 'Done' }).click()

  await page.goto(`/admin/users?q=${encodeURIComponent(customer.email)}`)
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  const leave = page.getByRole('button', { name: 'Delete', exact: true })
  await untilAlive(leave)
  await leave.click()
  await expect(
    page.getByRole('dialog', { name: 'Are you sure you want to delete this user?' }),
  ).toBeVisible()

  await page.goto('/admin/sub-admins')
  const added = await openDrawer(page, 'Add sub-admin')
  await added.getByLabel('First name').fill('Ada')
  await added.getByLabel('Last name').fill(helper.lastName)
  await added.getByRole('textbox', { name: 'Email' }).fill(helper.email)
  const create = added.getByRole('button', { name: 'Create sub-admin' })
  await pressInVain(page, create, 'Error creating sub-admin. Please try again.')
  await create.click()
  await expect(page.getByText('Sub-admin created successfully!')).toBeVisible()
  await expect(added.getByText('/auth/invitation?token=')).toBeVisible()
  await added.getByRole('button', { name: 'Done' }).click()

  const row = page.getByRole('row').filter({ hasText: helper.email })
  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this sub-admin?',
  })
  const erase = question.getByRole('button', { name: 'Delete sub-admin' })
  await pressInVain(page, erase, 'Error deleting sub-admin. Please try again.')
  await erase.click()
  await expect(page.getByText('Sub-admin deleted successfully!')).toBeVisible()
})

test('rights are changed in the words of the specification, and only by those who may', {
  tag: '@release',
}, async ({ page, visitors, noise }) => {
  noise.expect(/status of 403/) // the helper's own page of sub-admins
  const helper = await hire(newShopper())
  await enter(page, ADMIN)
  await page.goto('/admin/sub-admins')
  await page
    .getByRole('row')
    .filter({ hasText: helper.email })
    .getByRole('link', { name: 'Edit permissions' })
    .click()
  const save = page.getByRole('button', { name: 'Save permissions' })
  await untilAlive(save)
  await pressInVain(page, save, 'Error updating permissions. Please try again.')

  const other = await visitors.arrive()
  await enter(other, helper)
  await other.goto('/admin/sub-admins')
  await expect(other.getByText("You don't have permission to manage sub-admins.")).toBeVisible()
})

test('the catalogue and settings fail and ask in the words of the specification', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  const mark = randomUUID().slice(0, 6)
  const staff = await staffApi()
  const base = await staff.find('packages', { 'where[tier][equals]': 'premium', limit: '1' })
  const title = `Step ${mark}`
  await staff.create('checkoutPackages', {
    package: base,
    stepTitle: title,
    stepDescription: 'Only while a test runs',
    isActive: false,
  })
  await enter(page, ADMIN)

  await page.goto('/admin/packages')
  await expect(page.getByText('MOST POPULAR').first()).toBeVisible()

  await page.goto('/admin/checkout-packages')
  const edited = await openDrawer(page, `Edit ${title}`)
  const save = edited.getByRole('button', { name: 'Save description' })
  await edited.getByLabel('Timeline').fill('Within a week')
  await pressInVain(page, save, 'Error updating checkout package.')
  await expect(edited.getByLabel('Timeline')).toHaveValue('Within a week')
  await save.click()
  await expect(page.getByText('Checkout package updated successfully!')).toBeVisible()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('dialog', {
    name: `Are you sure you want to delete "${title}"?`,
  })
  const remove = question.getByRole('button', { name: 'Delete description' })
  await pressInVain(page, remove, 'Error deleting checkout package.')
  await remove.click()
  await expect(page.getByText('Checkout package deleted successfully!')).toBeVisible()
  const added = await openDrawer(page, 'Add Package Description')
  await added.getByLabel('Base package').selectOption(base)
  await added.getByLabel('Step title').fill(title)
  await added.getByLabel('Step description').fill('Never saved')
  const create = added.getByRole('button', { name: 'Add Package Description' })
  await pressInVain(page, create, 'Error creating checkout package.')

  for (const [address, words] of [
    ['/admin/addons', 'Are you sure you want to delete this add-on?'],
    ['/admin/states', 'Are you sure you want to delete this state?'],
  ] as const) {
    await page.goto(address)
    const button = page.getByRole('button', { name: /^Delete / }).first()
    await untilAlive(button)
    await button.click()
    await expect(page.getByRole('dialog', { name: words })).toBeVisible()
  }

  await page.goto('/admin/settings')
  const banner = page.getByRole('region', { name: 'Announcement banner', exact: true })
  const keep = banner.getByRole('button', { name: 'Save' })
  await untilAlive(keep)
  await banner.getByLabel('Text').fill('Closed on Friday')
  await pressInVain(page, keep, 'Error saving settings.')
  await expect(banner.getByLabel('Text')).toHaveValue('Closed on Friday')
  await staff.dispose()
})

test('the WhatsApp screen speaks in the words of the specification', { tag: '@release' }, async ({
  page,
}) => {
  await enter(page, ADMIN)
  await page.goto('/admin/whatsapp')
  const section = page.getByRole('region', { name: 'Chat button' })
  const save = section.getByRole('button', { name: 'Save' })
  await untilAlive(save)
  await section.getByLabel('Business number').fill('')
  await section.getByLabel('Default message').fill('Hello from a test')
  await section.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByText('Please enter a WhatsApp number first')).toBeVisible()
  await pressInVain(page, save, 'Error saving settings')
  await expect(section.getByLabel('Default message')).toHaveValue('Hello from a test')
  await page.route('**/api/**', (route) =>
    // not saved in truth: every page of the site would change for the other tests
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: {} }),
  )
  await save.click()
  await expect(
    page.getByText(
      'WhatsApp settings saved successfully! The changes will be reflected on the website.',
    ),
  ).toBeVisible()
})
