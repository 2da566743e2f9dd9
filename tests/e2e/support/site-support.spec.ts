import type { Page } from '@playwright/test'

import { untilAlive } from '@/tests/support/e2e/alive'
import { expectFlawless } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

const button = (page: Page) => page.getByRole('button', { name: 'Send message' })

async function write(page: Page, email: string): Promise<void> {
  await untilAlive(button(page))
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Subject').selectOption('billing')
  await page.getByLabel('Message').fill('Which of my two cards was charged?')
}

const send = (page: Page) => button(page).click()

test('a message to support opens a ticket and gives its number', { tag: '@phone' }, async ({
  page,
}) => {
  const { email } = newShopper()
  await page.goto('/support')
  await write(page, email)
  await send(page)

  const heading = page.getByRole('heading', { name: 'We have your message' })
  await expect(heading).toBeFocused()
  await expect(page.getByText(/^T-[0-9A-F]{8}$/)).toBeVisible()
  await expect(page.getByText(`We answer within one business day at ${email}.`)).toBeVisible()
  await expectFlawless(page, 'the support page after sending')

  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})

test('what is missing is said at its field', { tag: '@release' }, async ({ page }) => {
  await page.goto('/support')
  await untilAlive(button(page))
  await page.getByLabel('Email', { exact: true }).fill('grace')
  await send(page)

  for (const complaint of [
    'Tell us your name',
    'Enter an email address such as name@example.com',
    'Choose a topic',
    'Write your message',
  ]) {
    await expect(page.getByText(complaint)).toBeVisible()
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expectFlawless(page, 'the support form with its complaints')
})

test('when nobody answers, everything typed stays and a mail can carry it', async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource/)
  await page.goto('/support')
  await page.route('**/api/support/messages', (route) => route.abort())
  await write(page, 'grace@example.com')
  await send(page)

  await expect(
    page.getByText('We could not reach the server. Check your connection.'),
  ).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Which of my two cards was charged?')
  const mail = page.getByRole('link', { name: 'Send it as an email instead' })
  const href = new URL((await mail.getAttribute('href')) ?? '')
  expect(href.searchParams.get('subject')).toBe('Billing and refunds')
  expect(href.searchParams.get('body')).toContain('Which of my two cards')
  await expectFlawless(page, 'the support form after a failure')

  await page.unroute('**/api/support/messages')
  await send(page)
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
})

test('the page that led here has filled in the subject', { tag: '@release' }, async ({ page }) => {
  await page.goto('/support?subject=compliance')
  await expect(page.getByLabel('Subject')).toHaveValue('compliance')
  await expect(page.getByLabel('Message')).toHaveValue('')

  await page.goto('/support?service=Apostille')
  await expect(page.getByLabel('Subject')).toHaveValue('other')
  await expect(page.getByLabel('Message')).toHaveValue('I would like to start: Apostille\n')
})

test('the three ways to reach us say when they are answered', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/support')
  const main = page.getByRole('main')
  for (const text of ['Contact Form', 'Phone Support', 'Email Support', 'within 24 hours']) {
    await expect(main).toContainText(text)
  }
  for (const text of ['Live Chat', '24/7']) await expect(main).not.toContainText(text)
  await main.getByRole('link', { name: 'Write to us' }).click()
  await expect(main.getByRole('heading', { name: 'Send us a message' })).toBeInViewport()
  await expect(main.getByText('Please contact us for more information!')).toBeInViewport()
  const questions = main.locator('#faq details')
  // another test adds one for a moment
  await expect(questions.filter({ hasNotText: /Edit 0\?|edit \d of five/ })).toHaveCount(5)
})
