import type { Page } from '@playwright/test'

import { makeForm, type Play } from '@/sandbox/forms/make-form'
import { untilAlive } from '@/tests/support/e2e/alive'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { ADMIN, enter } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

async function load(page: Page, form: string, key: string, play: Play): Promise<void> {
  const button = page.getByRole('button', { name: `Load Form ${form}` })
  await untilAlive(button)
  await button.click()
  await page.getByLabel(/Drop the blank form here/).setInputFiles({
    name: `${key}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await makeForm(key, play)),
  })
  await page.getByRole('button', { name: 'Load', exact: true }).last().click()
}

test('staff load a blank form, and read why another one is refused', { tag: '@phone' }, async ({
  page,
  noise,
}) => {
  noise.expect(/422/)
  await enter(page, ADMIN)
  await page.goto('/admin/official-forms')
  await expect(page.getByText('The names of its fields are not known')).toBeVisible()

  await load(page, '8821', '8821', 'published')
  const row = page.getByRole('row').filter({ hasText: 'Form 8821' })
  await expect(row.getByText('Loaded', { exact: true })).toBeVisible()
  await expect(row.getByText('25, 25 mapped')).toBeVisible()
  await expect(row.getByText(ADMIN.email)).toBeVisible()

  await load(page, '8822-B', '8822-b', 'new_revision')
  const drawer = page.getByRole('dialog', { name: 'Load Form 8822-B' })
  await expect(drawer.getByText(/This file is the revision of January 2031/).first()).toBeVisible()
  await page.reload()
  const other = page.getByRole('row').filter({ hasText: 'Form 8822-B' })
  await expect(other.getByText('Refused', { exact: true })).toBeVisible()
  await expect(other.getByText(/our map of its fields was reviewed for/i)).toBeVisible()
  await expectAccessible(page, 'the official forms')
})
