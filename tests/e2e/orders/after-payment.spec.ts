import { type APIRequestContext, type Page, request } from '@playwright/test'
import { z } from 'zod'

import { untilAlive } from '@/tests/support/e2e/alive'
import { buy, signUp } from '@/tests/support/e2e/buy'
import { CARDS, typeCard } from '@/tests/support/e2e/checkout'
import { ordersOf, receiptsOf } from '@/tests/support/e2e/database'
import { e2e } from '@/tests/support/e2e/environment'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

/** The link of the newest receipt mail that opens the order without an account. */
async function mailedLink(orderId: string): Promise<string> {
  await expect.poll(async () => (await receiptsOf(orderId)).length).toBeGreaterThan(0)
  const html = (await receiptsOf(orderId)).at(-1)?.html ?? ''
  const href = new RegExp(`href="([^"]*/orders/${orderId}/open\\?token=[^"]*)"`).exec(html)?.[1]
  if (!href) throw new Error('The mail has no link to the order')
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'))
  return `${pathname}${search}`
}

/** A real PDF: the receipt itself will do. */
async function receiptFile(api: APIRequestContext, orderId: string): Promise<Buffer> {
  const response = await api.get(`/receipts/${orderId}/pdf`)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(response.headers()['content-disposition']).toMatch(/filename="[\w .-]+\.pdf"/)
  expect(response.headers()['cache-control']).toContain('no-store')
  return response.body()
}

/** Staff put a document into an order. */
async function addDocument(orderId: string, name: string, buffer: Buffer): Promise<void> {
  const api = await request.newContext({
    baseURL: e2e.E2E_BASE_URL,
    extraHTTPHeaders: { origin: new URL(e2e.E2E_BASE_URL).origin },
  })
  expect((await api.post('/api/users/login', { data: ADMIN })).status()).toBe(200)
  const response = await api.post('/api/documents', {
    multipart: {
      file: { name: `${orderId}.pdf`, mimeType: 'application/pdf', buffer },
      _payload: JSON.stringify({ name, type: 'articles', order: orderId }),
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  await api.dispose()
}

/** Pays what is on screen by card. */
async function payByCard(page: Page): Promise<void> {
  await page.waitForURL(/\/orders\/[^/]+\/pay/)
  await typeCard(page, CARDS.pays)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/order-confirmation/)
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
}

const refusal = z.object({ error: z.object({ code: z.string() }) })

test('a guest follows an order on another computer, and does everything about it there', async ({
  page,
  visitors,
  noise,
}) => {
  test.slow()
  noise.expect(/404/)
  const shopper = newShopper()
  const order = await buy(page, shopper)
  await addDocument(order.id, 'Articles of Organization', await receiptFile(page.request, order.id))
  const elsewhere = await visitors.arrive()

  await test.step('the mailed link opens the order, and stays in no address', async () => {
    await elsewhere.goto(await mailedLink(order.id))
    await expect(elsewhere.getByText(`${shopper.email.slice(0, 1)}•••@`)).toBeVisible()
    expect(await elsewhere.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'charterdesk_order' }),
    )
    await elsewhere.getByRole('button', { name: 'Open order' }).click()
    await elsewhere.waitForURL(`**/orders/${order.id}#formation-details`)
    await expect(elsewhere.locator('#formation-details')).toBeInViewport()
    await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(shopper.companyName)
    await elsewhere.getByRole('link', { name: 'Back to the order' }).first().click()
    await expect(elsewhere.getByText('Payment received').first()).toBeVisible()
  })

  await test.step('a document is saved under its name', async () => {
    const saving = elsewhere.waitForEvent('download')
    await elsewhere.getByRole('link', { name: 'Download Articles of Organization' }).click()
    expect((await saving).suggestedFilename()).toBe('Articles of Organization.pdf')
  })

  await test.step('a question stands in the thread', async () => {
    await elsewhere.getByRole('link', { name: 'Questions' }).click()
    const send = elsewhere.getByRole('button', { name: 'Send', exact: true })
    await untilAlive(send)
    await elsewhere.getByLabel('Your question').fill('Can I still change the name?')
    await send.click()
    await expect(elsewhere.getByText('Sent.')).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere.getByText('Can I still change the name?')).toBeVisible()
  })

  await test.step('an extra is added and paid for', async () => {
    await elsewhere.getByRole('link', { name: 'Add-ons' }).click()
    const add = elsewhere.getByRole('button', { name: 'Add Banking Resolution' })
    await untilAlive(add)
    await add.click()
    await payByCard(elsewhere)
    await elsewhere.getByRole('link', { name: 'Back to your order' }).click()
    await elsewhere.waitForURL(new RegExp(`/orders/${order.id}$`))
    await elsewhere.getByRole('link', { name: /^Payment/ }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Added since' })).toBeVisible()
    const bought = (await ordersOf(shopper.email)).at(-1)
    expect(bought).toMatchObject({ paymentStatus: 'paid', totalMinor: 29_00 })
  })

  await test.step('the receipt is a page and a file', async () => {
    await elsewhere.getByRole('link', { name: 'View receipt' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(elsewhere.getByText(order.receiptNumber ?? '').first()).toBeVisible()
    const file = await receiptFile(elsewhere.request, order.id)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('to anybody else none of it exists', async () => {
    const stranger = await visitors.arrive()
    const pages = [`/orders/${order.id}`, `/orders/${order.id}/pay`, `/receipts/${order.id}`]
    for (const path of pages) {
      const answer = await stranger.request.get(path)
      expect(answer.status(), path).toBe(404)
      const text = await answer.text()
      for (const secret of [shopper.companyName, shopper.email, order.receiptNumber ?? '-----']) {
        expect(text, path).not.toContain(secret)
      }
    }
    const file = await stranger.request.get(`/receipts/${order.id}/pdf`)
    expect(file.status()).toBe(404)
    const asked = await stranger.request.post(`/api/orders/${order.id}/messages`, {
      data: { body: 'Hello?' },
      headers: { origin: new URL(e2e.E2E_BASE_URL).origin },
    })
    expect(asked.status()).toBe(404)
    expect(refusal.parse(await asked.json()).error.code).toBe('no_order')
  })
})

test('signing up on the confirmation takes the order into the new account', {
  tag: '@release',
}, async ({ page }) => {
  const shopper = newShopper()
  const order = await buy(page, shopper)
  await page.goto('/order-confirmation')
  await expect(
    page.getByRole('link', { name: 'Add formation details (5 minutes)' }),
  ).toHaveAttribute('href', `/orders/${order.id}#formation-details`)

  const signUpTab = page.getByRole('tab', { name: 'Sign Up' })
  await expect(signUpTab).toHaveAttribute('aria-selected', 'true')
  await untilAlive(signUpTab)
  await signUpTab.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Log In & Track Order' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Create Account & Track Order' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Create Account & Track Order' }).click()

  await page.waitForURL('**/dashboard/orders')
  await page.goto(`/dashboard/orders/${order.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shopper.companyName)
  await expect(page.getByRole('link', { name: 'View receipt' })).toBeVisible()
})

test('logging in on the confirmation takes the order into the account that is there', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const shopper = newShopper()
  await signUp(await visitors.arrive(), shopper)
  const order = await buy(page, shopper)
  await page.goto('/order-confirmation')

  const logInTab = page.getByRole('tab', { name: 'Log In' })
  await untilAlive(logInTab)
  await logInTab.click()
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Log In & Track Order' }).click()

  await page.waitForURL('**/dashboard/orders')
  await page.goto(`/dashboard/orders/${order.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shopper.companyName)
})
