import type { Page } from '@playwright/test'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy, signUp } from '@/tests/support/e2e/buy'
import { mailedLinkOf } from '@/tests/support/e2e/database'
import { send } from '@/tests/support/e2e/draft'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, signIn, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses a form's button as soon as the page listens. */
async function press(page: Page, name: string): Promise<void> {
  await untilAlive(button(page, name))
  await button(page, name).click()
}

/** Types a new password twice. */
async function choose(page: Page, label: string, password: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
}

/**
 * Presses a button in the mail that is open. Its frame runs no script, the test's own neither, so
 * the page around it says where the button is.
 */
async function pressInMail(page: Page, label: string): Promise<void> {
  const frame = page.getByTitle('The mail')
  await untilAlive(frame)
  const place = () =>
    frame.evaluate((node, words) => {
      const inside = node instanceof HTMLIFrameElement ? node.contentDocument : null
      const links = [...(inside?.querySelectorAll('a') ?? [])]
      const box = links.find((link) => link.textContent?.includes(words))?.getBoundingClientRect()
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
    }, label)
  await expect.poll(place, `${label} in the mail`).not.toBeNull()
  const position = await place()
  if (position) await frame.click({ position })
}

test('somebody signs up, finds the mail in the sandbox inbox, confirms, and is in', {
  tag: '@phone',
}, async ({ page, noise }) => {
  noise.expect(/Blocked script execution in 'about:srcdoc'/) // the test's own, kept out of the mail
  const shopper = newShopper()
  await page.goto('/auth?next=/dashboard/support')
  await untilAlive(page.getByRole('link', { name: 'Create an account' }))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await press(page, 'Create account')
  await expect(page.getByText('Enter your first name')).toBeVisible()
  await expectAccessible(page, 'signing up with its complaints')

  await page.getByLabel('First name').fill(shopper.firstName)
  await page.getByLabel('Last name').fill(shopper.lastName)
  await page.getByLabel('Email').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByLabel('Confirm password', { exact: true }).fill('something else')
  await page.getByLabel('I am 18 or older').check()
  await press(page, 'Create account')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password', { exact: true }).fill(shopper.password)
  await press(page, 'Create account')

  await page.waitForURL('**/auth/check-mail?**')
  await expect(page.getByText(shopper.email)).toBeVisible()
  await expectAccessible(page, 'the page that says to check the mail')
  await page.getByRole('link', { name: 'Open the inbox' }).click()
  await page.waitForURL('**/sandbox/inbox?**')
  await expectAccessible(page, 'the sandbox inbox')
  await page.getByRole('link', { name: /Confirm your email address/ }).click()
  await pressInMail(page, 'Confirm my address')

  await page.waitForURL('**/auth/confirm?**')
  await expectAccessible(page, 'confirming an address')
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await press(page, 'Confirm and continue')
  await page.waitForURL('**/dashboard/support')
})

test('in another browser the mailed link also wants the password', { tag: '@release' }, async ({
  page,
  visitors,
}) => {
  const { firstName, lastName, email, password } = newShopper()
  const confirmPassword = password
  const account = { firstName, lastName, email, password, confirmPassword, consent: true }
  await send(page, 'POST', '/api/account/sign-up', account)
  const other = await visitors.arrive()
  await other.goto(await mailedLinkOf(email, 'confirm-address'))

  await other.getByLabel('Password', { exact: true }).fill(password)
  await press(other, 'Confirm and continue')

  await other.waitForURL('**/dashboard')
  await page.goto(await mailedLinkOf(email, 'confirm-address'))
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page, 'a link that no longer works')
})

test('a forgotten password is replaced by mail, and other browsers are signed out', {
  tag: '@release',
}, async ({ page, visitors, noise }) => {
  noise.expect(/status of 401/) // the page of the session that has ended asks once more
  const shopper = newShopper()
  const elsewhere = await visitors.arrive()
  await signUp(elsewhere, shopper)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/auth/forgot')
  await expectAccessible(page, 'the forgotten password')
  await untilAlive(button(page, 'Email me a link'))
  await page.getByLabel('Email').fill(shopper.email)
  await press(page, 'Email me a link')
  await page.waitForURL('**/auth/check-mail?for=reset')

  await page.goto(await mailedLinkOf(shopper.email, 'reset-password'))
  await untilAlive(button(page, 'Save password and sign in'))
  await choose(page, 'New password', 'password123')
  await press(page, 'Save password and sign in')
  await expect(page.getByText('one of the most common ones')).toBeVisible()
  await expectAccessible(page, 'a new password with its complaint')
  await choose(page, 'New password', `new ${shopper.password}`)
  await press(page, 'Save password and sign in')

  await page.waitForURL('**/dashboard')
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/auth\?next=/)
})

test('whoever is invited to the staff chooses a password and lands in the back-office', async ({
  page,
}) => {
  const { email, password, firstName, lastName } = newShopper({ firstName: 'Grace' })
  const staff = await staffApi()
  await staff.invite({ email, firstName, lastName, role: 'sub_admin' })
  await staff.dispose()

  await page.goto(await mailedLinkOf(email, 'invitation'))
  await expect(page.getByRole('heading', { name: 'Welcome, Grace' })).toBeVisible()
  await expectAccessible(page, 'an invitation')
  await untilAlive(button(page, 'Accept the invitation'))
  await choose(page, 'Password', password)
  await page.getByLabel('I am 18 or older').check()
  await press(page, 'Accept the invitation')

  await page.waitForURL('**/admin')
})

test('with an order that waits, the screen says so, and leads on to the orders', {
  tag: '@release',
}, async ({ page, visitors, noise }) => {
  noise.expect(/status of 401/) // a wrong password, on purpose
  const shopper = newShopper()
  await signUp(await visitors.arrive(), shopper)
  await buy(page, shopper)

  await page.goto('/auth?mode=sign-up')
  await expect(page.getByRole('heading', { name: 'Track your order' })).toBeVisible()
  await expect(page.getByText('Please create an account to track your order')).toBeVisible()
  await untilAlive(page.getByRole('link', { name: 'Sign in' }))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(
    page.getByText('Please sign in or create an account to track your order'),
  ).toBeVisible()
  await expectAccessible(page, 'signing in with an order that waits')
  await untilAlive(button(page, 'Sign in'))
  await signIn(page, { email: shopper.email, password: 'not the password' })
  await expect(page.getByText('That email and password do not match')).toBeVisible()
  await signIn(page, shopper)

  await page.waitForURL('**/dashboard/orders')
})

test('without script the forms work too', { tag: '@release' }, async ({ browser, baseURL }) => {
  const shopper = newShopper()
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()

  await page.goto('/auth?next=/admin')
  await signIn(page, { email: ADMIN.email, password: 'not the password' })
  await expect(page.getByText('That email and password do not match')).toBeVisible()
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('First name').fill(shopper.firstName)
  await page.getByLabel('Last name').fill(shopper.lastName)
  await page.getByLabel('Email').fill(shopper.email)
  await choose(page, 'Password', shopper.password)
  await page.getByLabel('I am 18 or older').check()
  await button(page, 'Create account').click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await mailedLinkOf(shopper.email, 'confirm-address'))
  await button(page, 'Confirm and continue').click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await context.close()
})
