import type { Page } from '@playwright/test'

import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy } from '@/tests/support/e2e/buy'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { SSN, sendFiling } from '@/tests/support/e2e/orders/filing'
import { ledgerOf } from '@/tests/support/e2e/sandbox'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, hire, type Person } from '@/tests/support/e2e/staff'
import { expect, test, type Visitors } from '@/tests/support/e2e/test'

/** Opens an order in the back-office as a member of the staff. */
async function openOrder(page: Page, id: string, who: Person = ADMIN): Promise<void> {
  await enter(page, who)
  await page.goto(`/admin/collections/orders/${id}`)
  await expect(page.getByText(`Order ${shortOrderId(id)}`)).toBeVisible()
}

/** An order, and a member of the staff who looks at it in a browser of their own. */
async function orderAtTheDesk(page: Page, visitors: Visitors) {
  const order = await buy(page, newShopper())
  const desk = await visitors.arrive()
  await openOrder(desk, order.id)
  return { order, desk }
}

/** Someone of the staff who may see orders and change nothing. */
const viewer = (): Promise<Person> =>
  hire(newShopper(), {
    permissionGrants: ['view_orders'],
    permissionDenials: ['manage_orders'],
  })

const drawer = (page: Page) => page.locator('.kit-drawer')

/** Presses what opens a drawer, as soon as the page listens. */
async function open(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  await untilAlive(button)
  await button.click()
}

test('staff see an order whole, and each part is there at a glance', { tag: '@phone' }, async ({
  page,
  visitors,
}) => {
  const { desk } = await orderAtTheDesk(page, visitors)

  for (const part of [
    'Lines and totals',
    'Payments and attempts',
    'Refunds',
    'Timeline',
    'Filing details',
    'Customer',
    'Documents',
    'Subscriptions and extras',
    'Internal notes',
  ]) {
    await expect(desk.getByRole('heading', { level: 2, name: part })).toBeVisible()
  }
  await expect(desk.getByText('Waiting for the customer')).toBeVisible()
  // The tabs above a document are Payload's own: a list with links right in it.
  await expectAccessible(desk, 'the order in the back-office', '.doc-tabs')
})

test('a line is refunded by its amount, once a reason is given', async ({ page, visitors }) => {
  const { order, desk } = await orderAtTheDesk(page, visitors)

  await open(desk, 'Refund…')
  await drawer(desk).getByRole('radio', { name: 'By line' }).check()
  await drawer(desk).getByLabel('Amount for Standard package').fill('49.50')
  await drawer(desk).getByRole('button', { name: 'Refund $49.50' }).click()
  await expect(drawer(desk).getByRole('alert')).toContainText('Enter a reason.')
  await drawer(desk).getByLabel('Reason').fill('A kindness')
  await drawer(desk).getByRole('button', { name: 'Refund $49.50' }).click()

  await expect(desk.getByLabel('Refunds', { exact: true })).toContainText('A kindness')
  await expect
    .poll(async () => (await ledgerOf(order.id)).paymentIntents.map((one) => one.refundedMinor))
    .toEqual([49_50])
})

test('once the filing was submitted, the state keeps its fee', { tag: '@release' }, async ({
  page,
  visitors,
}) => {
  const { order, desk } = await orderAtTheDesk(page, visitors)

  await open(desk, 'Add entry')
  await drawer(desk).getByLabel('What happened').selectOption('submitted')
  await drawer(desk).getByLabel('Note').fill('Sent to the Secretary of State')
  await drawer(desk).getByRole('button', { name: 'Add entry' }).click()
  await expect(desk.getByText('Sent to the Secretary of State')).toBeVisible()

  await open(desk, 'Refund…')
  await expect(drawer(desk).getByText('the state keeps this fee')).toBeVisible()
  await expect(drawer(desk).getByRole('button', { name: 'Refund $149.00' })).toBeVisible()

  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText('Sent to the Secretary of State')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send these details' })).toBeHidden()
})

test('a tax id is shown once, for a reason', { tag: '@release' }, async ({ page, visitors }) => {
  const order = await buy(page, newShopper())
  await sendFiling(page, order.id)
  const desk = await visitors.arrive()
  await openOrder(desk, order.id)
  await expect(desk.getByText('•••-••-9998')).toBeVisible()
  expect(await desk.content()).not.toContain(SSN)

  await open(desk, 'Reveal the tax ID')
  await drawer(desk).getByLabel('What do you need it for?').fill('Form SS-4')
  await drawer(desk).getByRole('button', { name: 'Reveal', exact: true }).click()
  await expect(drawer(desk).getByText(SSN)).toBeVisible()
  await drawer(desk).getByRole('button', { name: 'Done' }).click()

  await expect(desk.getByText(SSN)).toBeHidden()
})

test('a document is uploaded from the order, and one without anything to open is refused', {
  tag: '@release',
}, async ({ page, visitors, noise }) => {
  noise.expect(/Failed to load resource|ERR_FAILED/) // the line is cut once
  const { order, desk } = await orderAtTheDesk(page, visitors)

  await open(desk, 'Upload document')
  await drawer(desk).getByLabel('Document name').fill('Articles, filed')
  await drawer(desk)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'articles.pdf',
      mimeType: 'application/pdf',
      buffer: await (await page.request.get(`/receipts/${order.id}/pdf`)).body(),
    })
  const upload = drawer(desk).getByRole('button', { name: 'Upload document' })
  await desk.route('**/api/documents**', (route) => route.abort())
  await upload.click()
  await expect(drawer(desk).getByText('Error uploading document.')).toBeVisible()
  await desk.unroute('**/api/documents**')
  await upload.click()

  await expect(desk.getByText('Document uploaded successfully!')).toBeVisible()
  await expect(desk.getByRole('link', { name: /Articles, filed/ })).toBeVisible()
})

test('the list finds an order by its number and sets its status', { tag: '@release' }, async ({
  page,
  visitors,
}) => {
  const order = await buy(page, newShopper())
  const desk = await visitors.arrive()
  await enter(desk, ADMIN)
  await desk.goto(`/admin/orders?q=${shortOrderId(order.id)}`)
  // A copy on its way from the server may still wait, hidden, for its place.
  const status = desk
    .getByLabel(`Status of order ${shortOrderId(order.id)}`)
    .filter({ visible: true })
  await untilAlive(status)

  await status.selectOption('completed')
  await desk.getByLabel('Reason').fill('Delivered by hand')
  await desk.getByRole('button', { name: 'Set to Completed' }).click()

  await expect(desk.getByText('Order completed')).toBeVisible()
  await desk.reload()
  await expect(status).toHaveValue('completed')
})

test('a view lists what waits there, a row is ticked and opened by keyboard', {
  tag: '@phone',
}, async ({ page, visitors }) => {
  const order = await buy(page, newShopper())
  const number = shortOrderId(order.id)
  const desk = await visitors.arrive()
  await enter(desk, ADMIN)
  await desk.goto(`/admin/collections/orders?view=waiting&state=WY&q=${number}`)
  await expect(desk).toHaveURL(/\/admin\/orders\?/)
  const row = desk.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Waiting for customer')
  await expect(
    row.getByRole('button', { name: `Upload a document for order ${number}` }),
  ).toBeVisible()
  const box = row.getByRole('checkbox')
  await untilAlive(box)
  await box.check()
  await expect(desk.getByRole('region', { name: 'Selected rows' })).toContainText('1 selected')
  await expectAccessible(desk, 'the list of orders')

  await row.getByRole('link', { name: number }).press('Enter')
  await expect(desk.getByText(`Order ${number}`)).toBeVisible()
})

test('who may only view orders changes nothing and sees no references', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const order = await buy(page, newShopper())
  await sendFiling(page, order.id)
  const desk = await visitors.arrive()
  await openOrder(desk, order.id, await viewer())

  await expect(desk.getByText('•••-••-9998')).toBeVisible()
  for (const name of [
    'Refund…',
    'Add entry',
    'Upload document',
    'Reveal the tax ID',
    'Resend receipt',
  ]) {
    await expect(desk.getByRole('button', { name })).toBeHidden()
  }
  await expect(desk.getByLabel('Status', { exact: true })).toBeHidden()
  await expect(desk.getByText('need the permission “View Payment Gateways”')).toBeVisible()
  const change = await desk.request.patch(`/api/orders/${order.id}`, {
    headers: { origin: new URL(desk.url()).origin },
    data: { status: 'completed' },
  })
  expect(change.status()).toBe(403)
  await expect(desk.getByText(/pi_\w+/)).toBeHidden()
  const refused = await desk.request.post(`/api/orders/${order.id}/filing/reveal`, {
    headers: { origin: new URL(desk.url()).origin },
    data: { reason: 'Curious' },
  })
  expect(refused.status()).toBe(403)
})
