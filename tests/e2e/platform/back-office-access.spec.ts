import type { Page } from '@playwright/test'

import { adminHref, SCREEN_NAMES, screenOf } from '@/src/admin/kit/screens/admin-href'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { untilAlive } from '@/tests/support/e2e/alive'
import { signUp } from '@/tests/support/e2e/buy'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, expectMenu, hire, signIn } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { SUB_ADMIN_MENU } from '@/tests/support/people/sub-admin-menu'

/** As a browser says of a page that someone opens: Payload takes a session's cookie no other way. */
const AS_A_BROWSER = { maxRedirects: 5, headers: { 'sec-fetch-site': 'same-origin' } }

test('a customer who opens the back-office comes to their dashboard', async ({ page }) => {
  await signUp(page, newShopper())

  for (const path of ['/admin', '/admin/collections/orders', '/admin/login']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/dashboard$/)
  }
})

test('a signed-out person signs in first and then comes where they wanted to', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/admin/collections/orders')
  await expect(page).toHaveURL(/\/auth\?/)

  await signIn(page, ADMIN)

  await expect(page).toHaveURL(/\/admin\/orders/)
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
})

test('staff change their own password on the account page, by the one they have', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const person = await hire(newShopper())
  const password = 'Another-long-word-88'
  await enter(page, person)
  await page.goto('/admin/account')
  const open = page.getByRole('button', { name: 'Change password', exact: true })
  await untilAlive(open)
  await open.click()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed.')).toBeVisible()

  const elsewhere = await visitors.arrive()
  await elsewhere.goto('/auth')
  await signIn(elsewhere, { email: person.email, password })
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
})

test('a sub-admin finds in the menu what the role permits, and no more', async ({ page }) => {
  const person = await hire(newShopper())

  await enter(page, person)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin$/)

  await expectMenu(page, SUB_ADMIN_MENU)
  expect((await page.request.get('/api/paymentGateways')).status()).toBe(403)
})

/** The screens that an address alone opens. */
const OPENED_BY_ADDRESS = SCREEN_NAMES.filter((name) => {
  const screen = screenOf(name)
  const isRecord = 'record' in screen || ('address' in screen && screen.address?.includes(':'))
  return !isRecord && !('isDetail' in screen) && name !== 'accessDenied'
})

for (const [who, rights] of [
  ['no right', []],
  ['every right to view and none to manage', PERMISSIONS.filter((one) => one.startsWith('view_'))],
] as const) {
  test(`with ${who}, each screen opens or names the permission that it takes`, {
    tag: '@release',
  }, async ({ page }) => {
    test.slow()
    const held: readonly string[] = rights
    const person = await hire(newShopper(), {
      permissionGrants: rights,
      permissionDenials: PERMISSIONS.filter((one) => !held.includes(one)),
    })
    await enter(page, person)
    expect(OPENED_BY_ADDRESS.length).toBeGreaterThan(35)

    const wrong: string[] = []
    for (const name of OPENED_BY_ADDRESS) {
      const needs: string = screenOf(name).needs
      const answer = await page.request.get(adminHref(name), AS_A_BROWSER)
      const card = new RegExp(`Required permission: <code[^>]*>${needs}</code>`)
      const isDenied = card.test(await answer.text())
      const opens = needs === 'staff' || held.includes(needs)
      if (answer.status() !== (opens ? 200 : 403) || isDenied === opens) {
        wrong.push(`${name} takes ${needs}: ${answer.status()}, card: ${isDenied}`)
      }
    }
    expect(wrong).toEqual([])
  })
}

test('who may not open the dashboard arrives at the first screen that is theirs', {
  tag: '@release',
}, async ({ page }) => {
  const held: readonly string[] = ['view_orders']
  const clerk = await hire(newShopper(), {
    permissionGrants: ['view_orders'],
    permissionDenials: PERMISSIONS.filter((one) => !held.includes(one)),
  })
  await enter(page, clerk)

  await page.goto('/admin')

  await expect(page).toHaveURL(/\/admin\/orders$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
})

test('whoever lacks a permission gets one answer everywhere: 403, and its name', {
  tag: '@release',
}, async ({ page }) => {
  const person = await hire(newShopper())
  await enter(page, person)
  const none = AS_A_BROWSER

  for (const name of ['outbox', 'faqs', 'settings', 'stateFacts', 'paymentGateways'] as const) {
    const answer = await page.request.get(adminHref(name), none)
    expect(answer.status(), name).toBe(403)
    const text = await answer.text()
    expect(text, name).toContain('Access Denied')
    expect(text, name).toContain(String(screenOf(name).needs))
  }
  for (const path of ['/admin/collections/faqs/create', '/admin/collections/packages/create'])
    expect((await page.request.get(path, none)).status(), path).toBe(403)
  expect((await page.request.get(adminHref('orders'), none)).status()).toBe(200)
})

test('an address of the back-office without a page is answered 404, with a way on', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 404/)
  await enter(page, ADMIN)
  for (const path of ['/admin/nothing', '/admin/collections/orders/nothing']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('a link on another site opens a page of the back-office; a frame there does not', {
  tag: '@release',
}, async ({ page }) => {
  await enter(page, ADMIN)
  const from = (dest: string) =>
    page.request.get(adminHref('orders'), {
      maxRedirects: 0,
      headers: {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': dest,
      },
    })

  const opened = await from('document')
  expect(opened.status()).toBe(200)
  expect(await opened.text()).toContain('Total orders')
  expect(await (await from('iframe')).text()).not.toContain('Total orders')
})

/** Follows a link that no menu shows, as the router does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => Reflect.get(window, 'next').router.push(to), path)

test('moving on within the back-office sends the next screen alone', async ({ page }) => {
  await enter(page, ADMIN)
  await page.goto('/admin')
  const link = page.getByRole('navigation', { name: 'Back-office' }).getByRole('link')
  const orders = link.filter({ hasText: 'Orders' }).first()
  await untilAlive(orders)
  const asked = page.waitForRequest(/\/admin\/orders\?_rsc=/)

  await orders.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  const request = await asked
  const said = Object.entries(request.headers()).filter(([name]) => /^(?:rsc|next-)/.test(name))
  const sent = await page.evaluate(
    async ({ url, headers }) => (await fetch(url, { headers })).text(),
    { url: request.url(), headers: Object.fromEntries(said) }, // asked once more, as the router did
  )
  expect(sent).toContain('To file')
  expect(sent).not.toContain('"collections":[{"slug"') // Payload’s configuration
  expect(sent.length).toBeLessThan(250_000)
})

test('a link of the router is for those who may, and for no one who signed out', async ({
  noise,
  page,
}) => {
  const clerk = await hire(newShopper(), {
    permissionGrants: ['view_orders'],
    permissionDenials: PERMISSIONS.filter((one) => one !== 'view_orders'),
  })
  await enter(page, clerk)
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')

  await goTo(page, '/admin/leads')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText('view_leads')).toBeVisible()
  await goTo(page, '/admin')
  await expect(page).toHaveURL(/\/admin\/orders$/)

  noise.expect(/401.*\/api\/office\/counters/) // its stream may ask once more before the page is left
  await page.context().clearCookies()
  await goTo(page, '/admin/orders?view=all')
  await expect(page).toHaveURL(/\/auth/)
})
