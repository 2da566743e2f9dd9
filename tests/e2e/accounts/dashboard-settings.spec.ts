import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy, signUp } from '@/tests/support/e2e/buy'
import { emailChangeLinkOf } from '@/tests/support/e2e/database'
import { send } from '@/tests/support/e2e/draft'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper, type Shopper } from '@/tests/support/e2e/shopper'
import { expectNoSideScroll } from '@/tests/support/e2e/site'
import { expect, test } from '@/tests/support/e2e/test'

const PATH = '/dashboard/settings'

/** Opens the settings of someone who has just signed up in this browser. */
async function openSettings(page: Page, changes: Partial<Shopper> = {}): Promise<Shopper> {
  const shopper = newShopper(changes)
  await signUp(page, shopper)
  await page.goto(PATH)
  await untilAlive(page.getByRole('button', { name: 'Save profile' }))
  return shopper
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const signInBy = (page: Page, email: string, password: string) =>
  send(page, 'POST', '/api/account/sign-in', { email, password })

test('the profile is saved, a wrong number explained, and nothing typed lost by a failure', {
  tag: '@phone',
}, async ({ page, noise }) => {
  noise.expect(/status of 422|ERR_FAILED/)
  await openSettings(page)
  await expectAccessible(page, 'the settings')
  await expectNoSideScroll(page, 'the settings')
  const profile = part(page, 'Profile')
  const save = profile.getByRole('button', { name: 'Save profile' })
  const phone = profile.getByLabel('Phone')

  await phone.fill('020 7946 0958')
  await save.click()
  await expect(profile.getByText('Write it with its country code')).toBeVisible()
  await expect(phone).toBeFocused()
  await expectAccessible(page, 'the settings with a wrong number')

  await page.route('**/api/account/profile', (route) => route.abort())
  await phone.fill('+442079460958')
  await profile.getByLabel('First name').fill('Grace')
  await save.click()
  await expect(profile.getByText('We could not reach the server')).toBeVisible()
  await expect(profile.getByLabel('First name')).toHaveValue('Grace')

  await page.unroute('**/api/account/profile')
  await save.click()
  await expect(profile.getByText('Your profile is saved')).toBeVisible()
  await expect(phone).toHaveValue('+44 20 7946 0958')
  await page.reload()
  await expect(profile.getByLabel('First name')).toHaveValue('Grace')
})

test('browsers that are signed in are named, signed out one by one, and by a new password', {
  tag: '@release',
}, async ({ page, visitors, noise }) => {
  noise.expect(/status of (?:401|422)/)
  const shopper = newShopper()
  await signUp(page, shopper)
  const others = [await visitors.arrive(), await visitors.arrive()]
  for (const other of others) await signInBy(other, shopper.email, shopper.password)
  await page.goto(PATH)
  const sessions = part(page, 'Where you’re signed in')
  await untilAlive(sessions.getByRole('button', { name: 'Sign out everywhere else' }))
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveText(
    /Chrome on .+Signed in just now/,
  )

  await sessions
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click()
  await expect(sessions.getByText('is signed out.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)

  const password = part(page, 'Password')
  const change = password.getByRole('button', { name: 'Change password' })
  await password.getByLabel('Current password', { exact: true }).fill('not the one')
  await password.getByLabel('New password', { exact: true }).fill('a brighter harbor')
  await password.getByLabel('Confirm new password', { exact: true }).fill('a brighter harbour')
  await change.click()
  await expect(password.getByText('New passwords do not match')).toBeVisible()
  await password.getByLabel('Confirm new password', { exact: true }).fill('a brighter harbor')
  await change.click()
  await expect(password.getByText('This is not your current password.')).toBeVisible()
  await expectAccessible(page, 'a refused change of password')
  await password.getByLabel('Current password', { exact: true }).fill(shopper.password)
  await change.click()
  await expect(password.getByText('Your password is changed')).toBeVisible()

  for (const other of others) {
    await other.goto(PATH)
    await expect(other).toHaveURL(/\/auth\?/)
  }
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await signInBy(page, shopper.email, shopper.password)).status()).toBe(401)
})

test('preferences are saved as they are ticked, and go back when they could not be', {
  tag: '@release',
}, async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/)
  await openSettings(page)
  const mails = part(page, 'Notifications')
  const reminders = mails.getByRole('checkbox', { name: 'Compliance reminders' })
  const marketing = mails.getByRole('checkbox', { name: 'Marketing' })
  await expect(reminders).toBeChecked()
  await expect(marketing).not.toBeChecked()

  await reminders.uncheck()
  await expect(mails.getByText('Compliance reminders: off. Saved.')).toBeVisible()
  await page.route('**/api/account/preferences', (route) => route.abort())
  await marketing.click()
  await expect(mails.getByText('We could not reach the server')).toBeVisible()
  await expect(marketing).not.toBeChecked()

  await page.reload()
  await expect(reminders).not.toBeChecked()
  await expect(marketing).not.toBeChecked()
})

test('the address changes once the link that was mailed to the new one is followed', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const shopper = await openSettings(page)
  const email = newShopper({ firstName: 'New' }).email
  const address = part(page, 'Email')
  await address.getByRole('button', { name: 'Change email' }).click()
  await address.getByLabel('New email').fill(email)
  await address.getByLabel('Current password', { exact: true }).fill(shopper.password)
  await expectAccessible(page, 'the form for another address')
  await address.getByRole('button', { name: 'Send the link' }).click()
  await expect(address.getByText(`mailed to ${email}`)).toBeVisible()
  await page.reload()
  await expect(address.getByText(`mailed to ${email}`)).toBeVisible()
  await expect(address.getByText(shopper.email, { exact: true })).toBeVisible()

  const link = await emailChangeLinkOf(email)
  const elsewhere = await visitors.arrive()
  await elsewhere.goto(link)
  await expect(elsewhere.getByLabel('Password', { exact: true })).toBeVisible()
  await expectAccessible(elsewhere, 'the page of the mailed link')
  await page.goto(link)
  const use = page.getByRole('button', { name: 'Use this address' })
  await untilAlive(use)
  await use.click()
  await expect(page.getByText(`From now on, sign in with ${email}`)).toBeVisible()
  expect((await signInBy(page, email, shopper.password)).status()).toBe(200)

  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('somebody takes their data along and leaves for good', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  noise.expect(/status of 401/)
  const shopper = await openSettings(page)
  const started = page.waitForEvent('download')
  await part(page, 'Your data').getByRole('button', { name: 'Download my data' }).click()
  const data: unknown = JSON.parse(await readFile(await (await started).path(), 'utf8'))
  expect(data).toMatchObject({ profile: { email: shopper.email }, orders: [] })

  const leave = part(page, 'Delete your account')
  await leave.getByRole('button', { name: 'Delete my account' }).click()
  await leave.getByLabel('Current password', { exact: true }).fill(shopper.password)
  const gone = leave.getByRole('button', { name: 'Delete permanently' })
  await gone.click()
  await expect(leave.getByText('Type the word DELETE to continue')).toBeVisible()
  await expectAccessible(page, 'the deletion of an account')
  await leave.getByLabel('Type DELETE to continue').fill('delete')
  await gone.click()

  await expect(page).toHaveURL(/\/auth\/deleted$/)
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expectAccessible(page, 'the page after leaving')
  expect((await signInBy(page, shopper.email, shopper.password)).status()).toBe(401)
})

test('an account with an order in the works stays, and says which order and what to do', {
  tag: '@release',
}, async ({ page }) => {
  const shopper = newShopper()
  const order = await buy(page, shopper)
  await signUp(page, shopper)
  await page.goto(PATH)

  const leave = part(page, 'Delete your account')
  await expect(leave.getByText('Your account can’t be deleted yet')).toBeVisible()
  await expect(leave.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
  await expect(leave.getByRole('link', { name: /^Open the order #/ })).toHaveAttribute(
    'href',
    `/dashboard/orders/${order.id}`,
  )
})
