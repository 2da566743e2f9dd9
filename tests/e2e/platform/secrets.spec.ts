import type { Page } from '@playwright/test'

import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { untilAlive } from '@/tests/support/e2e/alive'
import { signUp } from '@/tests/support/e2e/buy'
import { send } from '@/tests/support/e2e/draft'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, type StaffApi, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { type MailServer, startMailServer } from '@/tests/support/mail/mail-server'

/*
 * Each secret that staff type in the admin's own forms: it can be typed, is kept, and is used. One
 * after the other: the mail of the whole site goes another way meanwhile.
 */
test.describe.configure({ mode: 'serial' })

const LOGIN = { user: 'desk', password: 'a-mail-password-9876' }
const DELIVERY = '/admin/globals/privateSettings'

let staff: StaffApi
let server: MailServer
test.beforeAll(async () => {
  staff = await staffApi()
  await staff.changeMailDelivery({ mailTransport: 'outbox' }) // as the first test finds it
  server = await startMailServer(LOGIN)
})
test.afterAll(async () => {
  await staff.changeMailDelivery({ mailTransport: 'outbox' })
  await Promise.all([staff.dispose(), server.stop()])
})

const field = (page: Page, name: string) => page.locator(`#field-${name}`)

async function save(page: Page): Promise<void> {
  await page.locator('#action-save').click()
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
}

async function open(page: Page, path: string, first: string): Promise<void> {
  await enter(page, ADMIN)
  await page.goto(path)
  await untilAlive(field(page, first))
}

test('the mail server’s password is typed, kept, and opens the mail server', async ({ page }) => {
  await open(page, DELIVERY, 'smtpHost')
  await field(page, 'mailTransport').locator('input').fill('SMTP')
  await page.getByText('SMTP server', { exact: true }).click()
  await field(page, 'smtpHost').fill('127.0.0.1')
  await field(page, 'smtpPort').fill(String(server.port))
  await field(page, 'smtpUser').fill(LOGIN.user)
  await field(page, 'smtpPassword').fill(LOGIN.password)
  await save(page)
  await expect(field(page, 'smtpPasswordLast4')).toHaveValue('9876')

  await page.request.post('/api/account/forgot', { data: { email: ADMIN.email } })

  const mailed = () =>
    server.received.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
  const own = () =>
    mailed().find((mail) => mail.includes(`To: ${ADMIN.email}`) && mail.includes('/auth/reset?')) ??
    ''
  await expect.poll(own, { timeout: 60_000 }).toMatch(/\/auth\/reset\?token=[\w-]{43}/)
})

test('in the outbox the link of that mail is hidden', { tag: '@release' }, async ({ page }) => {
  const newest = { limit: '1', sort: '-createdAt' }
  let id = ''
  await expect(async () => {
    id = await staff.find('emails', {
      'where[template][equals]': 'reset-password',
      'where[to][equals]': ADMIN.email,
      'where[status][equals]': 'sent',
      ...newest,
    })
  }).toPass({ timeout: 30_000 }) // the server has it before we have noted that
  await enter(page, ADMIN)
  await page.goto(`/admin/collections/emails/${id}`)

  await expect(page.getByText(/^Link hidden/)).toBeVisible()
  expect(await page.content()).not.toMatch(/reset\?token=[\w-]{43}/)
})

test('another user drops it, and the form says so until it is typed again', {
  tag: '@release',
}, async ({ page }) => {
  await open(page, DELIVERY, 'smtpUser')
  await field(page, 'smtpUser').fill('somebody')
  await save(page)
  await expect(field(page, 'smtpPasswordNote')).toHaveValue(/Nothing is stored. Enter it here/)
  await expect(field(page, 'smtpPasswordLast4')).toHaveValue('')

  await field(page, 'smtpUser').fill(LOGIN.user)
  await field(page, 'smtpPassword').fill(LOGIN.password)
  await save(page)
  await expect(field(page, 'smtpPasswordNote')).toHaveCount(0)
})

test('the SendPulse secret is typed and kept', { tag: '@release' }, async ({ page }) => {
  await open(page, DELIVERY, 'sendpulseClientId')
  await field(page, 'sendpulseClientId').fill('client-1')
  await field(page, 'sendpulseClientSecret').fill('a-pulse-secret-4321')
  await save(page)

  await page.reload()
  await expect(field(page, 'sendpulseClientSecretLast4')).toHaveValue('4321')
  await expect(field(page, 'sendpulseClientSecret')).toHaveValue('')
  expect(await page.content()).not.toContain('a-pulse-secret')
})

test('an affiliate’s payout account is typed, kept, and shown to whoever pays', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const ada = newShopper()
  await staff.changeMailDelivery({ mailTransport: 'outbox' })
  await signUp(page, ada)
  const terms = { consent: true, termsVersion: AFFILIATE_TERMS_VERSION }
  expect((await send(page, 'POST', '/api/affiliates/join', terms)).status()).toBe(200)
  const link = await staff.find('affiliateLinks', { 'where[user.email][equals]': ada.email })
  const desk = await visitors.arrive()
  await open(desk, `/admin/collections/affiliateLinks/${link}`, 'payoutAccount')

  await field(desk, 'payoutAccount').fill('Routing 021000021, account 000123456789')
  await save(desk)

  await expect(field(desk, 'payoutAccountLast4')).toHaveValue('6789')
  expect(await staff.payoutAccountOf(link)).toContain('account 000123456789')
})
