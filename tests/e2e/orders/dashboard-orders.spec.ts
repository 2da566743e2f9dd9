import type { Page } from '@playwright/test'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy, signUp } from '@/tests/support/e2e/buy'
import { expectAccessible, expectAccessibleHere } from '@/tests/support/e2e/look/accessibility'
import { newShopper, type Shopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

/** Someone with an account and an order that was just paid. */
async function customer(page: Page): Promise<{ shopper: Shopper; id: string }> {
  const shopper = newShopper()
  const { id } = await buy(page, shopper)
  await signUp(page, shopper)
  return { shopper, id }
}

const row = (page: Page, shopper: Shopper) =>
  page.locator('#content').getByRole('listitem').filter({ hasText: shopper.companyName })

test('an empty account is shown the way to a first order', { tag: '@release' }, async ({
  page,
}) => {
  const shopper = newShopper()
  await signUp(page, shopper)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Start your company' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start New Order' })).toHaveAttribute('href', '/')
  await expectAccessible(page, 'the first page of an empty account')

  await page.goto('/dashboard/orders')
  await expect(page.locator('#content').getByText('No orders yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start New Order' })).toHaveAttribute('href', '/')
  await expectAccessible(page, 'an empty list of orders')
})

test('the first page says what waits, counts what there is, and leads to it', {
  tag: '@release',
}, async ({ page }) => {
  const { shopper, id } = await customer(page)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: `Welcome, ${shopper.firstName}` })).toBeVisible()
  const figure = page.getByRole('link', { name: 'Active orders' })
  await expect(page.locator('dt', { has: figure }).locator('+ dd')).toHaveText('1')
  await expect(page.getByText('1 thing to do')).toBeVisible()
  await expectAccessible(page, 'the dashboard’s first page')

  await figure.click()
  await page.waitForURL('**/dashboard/orders?status=active')
  await expect(row(page, shopper)).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: /^Add formation details/ }).click()
  await page.waitForURL(`**/dashboard/orders/${id}#formation-details`)
  await expect(page.getByRole('heading', { name: 'Formation details' })).toBeVisible()
})

test('orders are found by words and status, and tracked over the list by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  const { shopper, id } = await customer(page)
  await page.goto('/dashboard/orders')
  await expectAccessible(page, 'the list of orders')

  await page.getByRole('searchbox').fill('nothing of this name')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/q=nothing/)
  await expect(page.getByText('No orders match')).toBeVisible()
  await page.goto(`/dashboard/orders?q=%23${id.slice(0, 8)}&status=processing`)
  await expect(row(page, shopper)).toContainText(`#${id.slice(0, 8)}`)

  const track = page.getByRole('link', { name: `Track Order of ${shopper.companyName}` })
  await expect(track).toHaveAttribute('href', `/dashboard/orders/${id}`)
  await untilAlive(track)
  await track.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: shopper.companyName })
  await expect(dialog.getByRole('navigation', { name: 'Order progress' })).toBeVisible()
  await expect(dialog.getByText('Wyoming')).toBeVisible()
  await expectAccessible(page, 'the tracker')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(track).toBeFocused()

  await row(page, shopper).click({ position: { x: 4, y: 4 } })
  await page.waitForURL(`**/dashboard/orders/${id}`)
})

test('a refund is asked for line by line, once, and stands in the order’s story', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await customer(page)
  await page.goto(`/dashboard/orders/${id}#payment`)
  const open = page.getByRole('button', { name: 'Request a refund' })
  await untilAlive(open)
  await open.click()

  const form = page.getByRole('form', { name: 'Refund request' })
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByText('Choose what you would like back')).toBeVisible()
  await expect(form.getByText('Tell us why, in a sentence or two')).toBeVisible()
  await form.getByRole('checkbox').first().check()
  await expect(form.getByText(/^You are asking for \$\d+\.\d\d back/)).toBeVisible()
  await form.getByLabel('Why?').fill('I chose the wrong state.')
  await expectAccessible(page, 'an order with its refund form')
  await form.getByRole('button', { name: 'Send request' }).click()

  const notice = page.getByText(/^You asked for a refund on /)
  await expect(notice).toBeVisible()
  await expect(page.locator(':focus').filter({ has: notice })).toHaveCount(1)
  await expect(open).toHaveCount(0)
  await expectAccessible(page, 'an order with a request for a refund')
  await page.getByRole('link', { name: 'Progress' }).click()
  await expect(page.getByText('You asked for a refund, done')).toBeVisible()
})

test('what is not one’s own is not found, whatever asks', { tag: '@release' }, async ({
  page,
  visitors,
  noise,
}) => {
  noise.expect(/404/)
  const ada = await customer(page)
  const evesPage = await visitors.arrive()
  const eve = await customer(evesPage)

  const paths = [`/dashboard/orders/${ada.id}`, `/orders/${ada.id}`, `/orders/${ada.id}/pay`]
  for (const path of [...paths, `/receipts/${ada.id}`, '/dashboard/orders/nonsense']) {
    expect.soft((await evesPage.request.get(path)).status(), path).toBe(404)
  }
  for (const path of [`/dashboard/orders/${eve.id}`, `/receipts/${eve.id}`]) {
    expect.soft((await evesPage.request.get(path)).status(), path).toBe(200)
  }

  await evesPage.goto(`/dashboard/orders/${ada.id}`)
  await expect(evesPage.getByRole('heading', { name: /can’t find this page/ })).toBeVisible()
  await expect(evesPage.getByText(ada.shopper.companyName)).toHaveCount(0)
  await expectAccessible(evesPage, 'an order that is not there')
})

test('the menu leads everywhere, and only staff to the back-office', {
  tag: ['@phone', '@release'],
}, async ({ page, isMobile }) => {
  await signUp(page, newShopper())
  await page.goto('/dashboard')
  const narrow = isMobile || (page.viewportSize()?.width ?? 0) < 1024
  if (narrow) {
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await untilAlive(button)
    await button.click()
    await expectAccessibleHere(page, 'the menu on a phone')
  }
  const menu = page.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true })
  const items = [
    'My Orders',
    'My Documents',
    'Add-ons & Compliance',
    'Affiliate Program',
    'Support',
  ]
  for (const name of ['Dashboard', ...items, 'Settings', 'Back to Website']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)

  await menu.getByRole('link', { name: 'My Orders' }).click()
  await page.waitForURL('**/dashboard/orders')
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  if (narrow) await expect(menu).toHaveCount(0)
})
