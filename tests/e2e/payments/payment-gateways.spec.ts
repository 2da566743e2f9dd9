import type { Locator, Page } from '@playwright/test'

import { untilAlive } from '@/tests/support/e2e/alive'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, hire, signIn } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const PATH = '/admin/payments'

/** A sub-admin with these permissions beyond what the role has. */
const subAdmin = (permissionGrants: string[]) => hire(newShopper(), { permissionGrants })

/** Opens a gateway's configuration by the keyboard, as soon as the page listens. */
async function configure(page: Page, name: string): Promise<Locator> {
  const drawer = page.getByRole('dialog')
  const opener = page.getByRole('button', { name: `Configure ${name}` })
  await untilAlive(opener)
  await opener.press('Enter')
  await expect(drawer.getByRole('heading', { name: `Configure ${name}` })).toBeVisible()
  return drawer
}

test('staff without the permission are told which one it takes', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  noise.expect(/status of 403 .*\/admin\/payments/)
  const person = await subAdmin([])
  await enter(page, person)
  await page.goto(PATH)

  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this feature")).toBeVisible()
  await expect(page.getByText('Required permission: view_payments')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Summary' })).toHaveCount(0)
})

test('whoever may only view sees every figure and no control', { tag: '@release' }, async ({
  page,
}) => {
  const person = await subAdmin(['view_payments'])
  await enter(page, person)
  await page.goto(PATH)

  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(page.getByRole('heading', { name: 'Payment Gateways', level: 1 })).toBeVisible()
  for (const name of ['Stripe', 'Razorpay', 'PayPal']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(
    page.getByRole('button', { name: /configure|test|enable|disable|replay|ask/i }),
  ).toHaveCount(0)
  await expectAccessible(page, 'the payment gateways, view only')
})

test('an administrator sees the sandbox, the figures and the webhook addresses', {
  tag: ['@phone', '@release'],
}, async ({ page }) => {
  await enter(page, ADMIN)
  await page.goto(PATH)

  await expect(page.getByText(/Sandbox on: payments by/)).toBeVisible()
  await expect(page.getByText('2.9% list price')).toBeVisible()
  await expect(page.getByText('2% list price')).toBeVisible()
  await expect(page.getByText('3% list price')).toBeVisible()
  await expect(page.getByText(/\/api\/payments\/paypal\/webhook$/)).toBeVisible()
  await expectAccessible(page, 'the payment gateways')

  await page
    .getByRole('navigation', { name: 'Period' })
    .getByRole('link', { name: '7 days' })
    .click()
  await expect(page).toHaveURL(/period=7d/)
  await page.reload()
  await expect(
    page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }),
  ).toHaveAttribute('aria-current', 'true')

  // The menu beside the screen closes on a phone once the page listens.
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  await expect.poll(tooWide).toBe(false)
})

test('a filter of the transactions stands in the address', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(`${PATH}?gateway=paypal&status=quarantined`)
  await signIn(page, ADMIN)

  await expect(page).toHaveURL(/gateway=paypal/)
  const nothing = page.getByText('No payments match this filter.')
  await expect(nothing.filter({ visible: true })).toBeVisible() // while it is streamed it is there twice
})

test('wrong keys are complained of before anything is sent, by the keyboard alone', async ({
  page,
}) => {
  await enter(page, ADMIN)
  await page.goto(PATH)
  const drawer = await configure(page, 'PayPal')
  await drawer.getByLabel('Client ID').fill('AbCdEfGh-1234_5678')
  await page.keyboard.press('Enter')

  await expect(drawer.getByText('Enter the client secret')).toBeVisible()
  await expect(drawer.getByLabel('Client secret')).toBeFocused()
  await expectAccessible(page, 'the configuration of a gateway with its complaints')
})

test('keys that the provider does not accept are not saved, and it is said why', {
  tag: '@release',
}, async ({ page, noise }) => {
  noise.expect(/status of 422/) // the provider did not accept the keys
  const secret = 'EFgh-not-a-real-secret-7788'
  await enter(page, ADMIN)
  await page.goto(PATH)
  const drawer = await configure(page, 'PayPal')
  await drawer.getByLabel('Client ID').fill('AbCdEfGh-1234_5678')
  await drawer.getByLabel('Client secret').fill(secret)
  await drawer.getByLabel('Webhook ID').fill('8PT597110X687430LKGECATA')
  await drawer.getByRole('button', { name: 'Save and enable' }).click()

  await expect(drawer.getByText(/Error saving PayPal configuration: /)).toBeVisible({
    timeout: 30_000,
  })
  await expect(drawer.getByRole('button', { name: 'Save without enabling' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('article', { name: 'PayPal' }).getByText('None saved')).toBeVisible()
  expect(await page.content()).not.toContain(secret)
})
