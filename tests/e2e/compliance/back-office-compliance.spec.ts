import { randomInt, randomUUID } from 'node:crypto'

import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { untilAlive } from '@/tests/support/e2e/alive'
import { signUp } from '@/tests/support/e2e/buy'
import { send } from '@/tests/support/e2e/draft'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, hire, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('a task is written for a customer, completed, and found in the calendar', {
  tag: '@release',
}, async ({ page }) => {
  const someone = await hire(newShopper())
  await enter(page, ADMIN)
  await page.goto('/admin/compliance')
  const opener = page.getByRole('button', { name: 'New task' })
  await untilAlive(opener)
  await opener.click()
  const form = page.getByRole('dialog', { name: 'New task' })
  const day = `2031-03-${randomInt(10, 29)}` // a day of the calendar shows its first few alone
  const title = `Renew the permit of ${someone.email}`
  await form.getByRole('button', { name: 'Create task' }).click()
  await expect(form.getByText('Enter a title')).toBeVisible()
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Due date').fill(day)
  await form.getByLabel('Customer', { exact: true }).fill(someone.email)
  await form.getByRole('option', { name: someone.email }).click()
  await form.getByRole('button', { name: 'Create task' }).click()
  await expect(form).toBeHidden()

  await page.goto(`/admin/compliance?view=all&q=${encodeURIComponent(someone.email)}`)
  const row = page.getByRole('row', { name: title })
  await expect(row.getByText('Pending')).toBeVisible()
  const complete = row.getByRole('button', { name: /Mark Complete/ })
  await untilAlive(complete)
  await expectAccessible(page, 'the list of deadlines')
  await complete.click()
  await expect(row.getByText('Completed')).toBeVisible()
  await expect(row.getByRole('button', { name: /Mark Incomplete/ })).toBeVisible()
  await row.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this task?' })
  await question.getByRole('button', { name: 'Keep task' }).click()

  await page.goto('/admin/compliance/calendar?month=2031-02')
  await page.getByRole('link', { name: /March 2031/ }).click()
  await expect(page.getByRole('table').getByRole('link', { name: title })).toBeVisible()
  // The path above the page is Payload's own.
  await expectAccessible(page, 'the calendar of deadlines')
})

test('a rate is saved on leaving its field, and settings on their own button', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const staff = await staffApi()
  const before = await staff.settings()
  const ada = newShopper() // whose rate no other test reckons with
  const adasPage = await visitors.arrive()
  await signUp(adasPage, ada)
  const terms = { consent: true, termsVersion: AFFILIATE_TERMS_VERSION }
  expect((await send(adasPage, 'POST', '/api/affiliates/join', terms)).status()).toBe(200)
  await enter(page, ADMIN)
  await page.goto('/admin/affiliates')
  await expectAccessible(page, 'the affiliates')
  await page.goto(`/admin/affiliates?q=${encodeURIComponent(ada.email)}`)
  const rate = page.getByRole('textbox', { name: /^Commission rate of/ }).first()
  await untilAlive(rate)
  const stood = await rate.inputValue()
  await rate.fill('100.05')
  await rate.blur()
  await expect(page.getByText('Enter a rate from 0 to 100')).toBeVisible()
  await rate.press('Escape')
  await expect(rate).toHaveValue(stood)
  await rate.fill('12.5')
  await rate.press('Enter')
  await expect(page.getByText('Rate set to 12.5%')).toBeVisible()

  await page.goto('/admin/settings')
  const banner = page.getByRole('region', { name: 'Announcement banner', exact: true })
  await untilAlive(banner.getByRole('button', { name: 'Save' }))
  await expectAccessible(page, 'the settings')
  await banner.getByLabel('Text').fill(`Offices closed on day ${randomUUID().slice(0, 6)}`)
  await banner.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await staff.changeSettings({ announcementText: before.announcementText })
  await staff.dispose()
})
