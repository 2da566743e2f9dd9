// Takes the pictures of the README from a running product with demo data: `npm run screenshots`.
// Wants ADMIN_EMAIL and ADMIN_PASSWORD of an administrator, and a Chromium (CHROMIUM_PATH).

import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, type Browser, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { collectionHref } from '@/src/lib/admin-address'

import { env } from '@/src/lib/env'

const FOLDER = fileURLToPath(new URL('../docs/images', import.meta.url))
const origin = env.SITE_URL

const login = z
  .object({ ADMIN_EMAIL: z.email(), ADMIN_PASSWORD: z.string().min(1) })
  .safeParse(process.env)

const listed = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) })
const methods = z.object({ methods: z.array(z.object({ publicKey: z.string() })).min(1) })
const token = z.object({ id: z.string() })

async function open(browser: Browser, height = 1000): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height } })
  return context.newPage()
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(1500) // the last pictures and fonts
  await page.screenshot({ path: `${FOLDER}/${name}.png` })
  console.log(`  docs/images/${name}.png`)
}

async function firstId(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`/api/${path}`, { headers: { origin } })
  return listed.parse(await answer.json()).docs[0]?.id ?? ''
}

/** Answers the checkout up to its last step, as someone would who forms a company in Wyoming. */
async function prepareOrder(page: Page): Promise<void> {
  const { request } = page
  const packageId = await firstId(request, 'packages?where[tier][equals]=standard&limit=1')
  const stateId = await firstId(request, 'states?where[code][equals]=WY&limit=1')
  const answers = {
    packageId,
    stateId,
    companyName: 'Harbor & Pine LLC',
    companyType: 'llc',
    companyPurpose: 'Design and sale of furniture',
    firstName: 'Ada',
    lastName: 'Moss',
    email: `ada.${Date.now()}@demo.charterdesk.test`,
    phone: '+1 307 555 0100',
    country: 'GB',
  }
  await request.patch('/api/checkout/draft', {
    headers: { origin },
    data: { step: 'state', answers },
  })
}

async function pay(page: Page): Promise<void> {
  const { request } = page
  const open = methods.parse(await (await request.get('/api/payments/methods')).json())
  const card = await request.post(`${env.SANDBOX_URL}/v1/confirmation_tokens`, {
    headers: { authorization: `Bearer ${open.methods[0]?.publicKey}` },
    form: {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    },
  })
  const data = {
    expectedTotalMinor: 249_00,
    gateway: 'stripe',
    confirmationToken: token.parse(await card.json()).id,
    consent: true,
  }
  await request.post('/api/checkout/place', { headers: { origin }, data })
}

async function customer(browser: Browser): Promise<void> {
  const page = await open(browser)
  await page.goto('/')
  await shoot(page, 'site')
  await prepareOrder(page)
  await page.goto('/checkout?step=state')
  await shoot(page, 'checkout')
  await pay(page)
  await page.request.post('/api/account/sign-up', {
    headers: { origin },
    data: {
      firstName: 'Ada',
      lastName: 'Moss',
      email: `ada.${Date.now()}@demo.charterdesk.test`,
      password: 'harbor and pine',
      confirmPassword: 'harbor and pine',
      consent: true,
    },
  })
  await page.goto('/dashboard/orders')
  await page
    .getByRole('link', { name: /Harbor & Pine/ })
    .first()
    .click()
  await page.waitForURL(/\/dashboard\/orders\/.+/)
  await shoot(page, 'dashboard')
}

async function staff(browser: Browser, email: string, password: string): Promise<void> {
  const page = await open(browser)
  const signedIn = await page.request.post('/api/account/sign-in', {
    headers: { origin },
    data: { email, password },
  })
  if (!signedIn.ok()) throw new Error(`The administrator could not sign in: ${signedIn.status()}`)
  const id = await firstId(page.request, 'orders?sort=-createdAt&limit=1')
  await page.goto(collectionHref('orders', id))
  await page.getByRole('heading', { name: 'What was sold' }).waitFor()
  await shoot(page, 'admin')
}

if (!login.success) {
  console.error('Set ADMIN_EMAIL and ADMIN_PASSWORD of an administrator.')
  process.exit(1)
}
await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  await customer(browser)
  await staff(browser, login.data.ADMIN_EMAIL, login.data.ADMIN_PASSWORD)
} finally {
  await browser.close()
}
