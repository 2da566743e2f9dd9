import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { signUp } from '@/tests/support/e2e/buy'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'
import { addPasskey, codeOf, plugInKey, press } from '@/tests/support/e2e/two-factor'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await press(page, 'Sign in')
}

const recoveryCodes = (page: Page) => page.getByRole('main').locator('ul.font-mono li')

test('an authenticator app: set up, asked for, not twice by the same code, recovered', {
  tag: '@phone',
}, async ({ page, visitors, noise }) => {
  test.slow()
  noise.expect(/status of 422/) // the wrong codes
  const shopper = newShopper()
  await signUp(page, shopper)
  await page.goto('/dashboard/settings#two-factor')
  await press(page, 'Set up an authenticator app')
  await page
    .getByRole('form', { name: 'Set up an authenticator app' })
    .getByLabel('Current password', { exact: true })
    .fill(shopper.password)
  await press(page, 'Continue')
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  await expectAccessible(page, 'setting up an authenticator app')
  const secret = (await page.locator('#two-factor code').textContent()) ?? ''
  await page.getByLabel('Code').fill(codeOf(secret))
  await press(page, 'Turn on')
  await expect(page.getByText('Save these recovery codes now')).toBeVisible()
  const codes = await recoveryCodes(page).allTextContents()
  expect(codes).toHaveLength(10)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await press(page, 'Copy codes')
  await expect(page.getByText('Press Ctrl+C or ⌘C to copy the selected codes.')).toBeVisible()
  const selected = await page.evaluate(() => window.getSelection()?.toString() ?? '')
  expect(selected.trim().split(/\s+/)).toEqual(codes)
  const download = page.waitForEvent('download')
  await press(page, 'Download codes')
  const file = await download
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await press(page, 'I saved them')
  await expect(page.getByText('Recovery codes: 10 left')).toBeVisible()

  const other = await visitors.arrive()
  await signIn(other, shopper)
  await expect(other.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible()
  await expectAccessible(other, 'the second step')
  await other.getByLabel('Code', { exact: true }).fill(codeOf(secret, -3))
  await press(other, 'Continue')
  await expect(other.getByText('This code is not right').first()).toBeVisible()
  const code = codeOf(secret, 1) // the one of now was used up by setting it up
  await other.getByLabel('Code', { exact: true }).fill(code)
  await press(other, 'Continue')
  await other.waitForURL('**/dashboard')

  const third = await visitors.arrive()
  await signIn(third, shopper)
  await third.getByLabel('Code', { exact: true }).fill(code)
  await press(third, 'Continue')
  await expect(third.getByText('This code is not right').first()).toBeVisible()
  await third.getByRole('button', { name: 'Use a recovery code' }).click()
  await third.getByLabel('Recovery code').fill(codes[0] ?? '')
  await press(third, 'Continue')
  await third.waitForURL('**/dashboard')
})

test('a passkey: added, signed in by, removed', async ({ page }) => {
  const shopper = newShopper()
  await plugInKey(page)
  await signUp(page, shopper)
  await page.goto('/dashboard/settings#two-factor')
  await addPasskey(page, shopper.password)
  await expect(recoveryCodes(page)).toHaveCount(10)
  await press(page, 'I saved them')
  await expect(page.getByText('Passkey: This laptop')).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, shopper)
  await press(page, 'Use a passkey')
  await page.waitForURL('**/dashboard')

  await page.goto('/dashboard/settings#two-factor')
  await press(page, 'Remove Passkey: This laptop')
  await expect(button(page, 'Set up an authenticator app')).toBeVisible()
  await expect(page.getByText('Passkey: This laptop')).toHaveCount(0)
})
