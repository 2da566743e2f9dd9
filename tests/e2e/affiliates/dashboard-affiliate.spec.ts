import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy, signUp } from '@/tests/support/e2e/buy'
import { send } from '@/tests/support/e2e/draft'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expectNoSideScroll } from '@/tests/support/e2e/site'
import { expect, test } from '@/tests/support/e2e/test'

/** A person's browser: visits by robots, such as a browser without a screen, are not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
test.use({ userAgent })

const PATH = '/dashboard/affiliate'
const TERMS = { consent: true, termsVersion: AFFILIATE_TERMS_VERSION }

test('an affiliate joins, shares the link, and sees who came by it and what it earned', {
  tag: '@phone',
}, async ({ page, context, visitors }) => {
  test.slow()
  await signUp(page, newShopper({ firstName: 'Grace', lastName: 'Hopper' }))
  await page.goto(PATH)
  const create = page.getByRole('button', { name: 'Create my link' })
  await untilAlive(create)
  await expectAccessible(page, 'the affiliate program before joining')
  await create.click()
  await expect(page.getByText('Please accept the terms first')).toBeVisible()
  await page.getByRole('checkbox', { name: /affiliate terms/ }).check()
  await create.click()
  await expect(page.getByText('Affiliate link created successfully!')).toBeVisible()
  await expect(page.getByText('No orders yet')).toBeVisible()
  await expectAccessible(page, 'the affiliate program of a beginner')
  await expectNoSideScroll(page, 'the affiliate program of a beginner')

  const link = await page.getByLabel('Your referral link').inputValue()
  expect(link).toMatch(/\/\?ref=GRACE_[A-Z2-9]{6}$/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const visitor = await visitors.arrive()
  await visitor.goto(link)
  await visitor.reload()
  const [cookie] = (await visitor.context().cookies()).filter(
    ({ name }) => name === 'charterdesk_ref',
  )
  expect(cookie).toMatchObject({ value: link.split('=')[1], httpOnly: true, sameSite: 'Lax' })
  await buy(visitor, newShopper())

  await page.goto(PATH)
  const figures = page.locator('#content').getByLabel('Your figures')
  await expect(figures).toContainText('Clicks1')
  await expect(figures).toContainText('Conversions1')
  await expect(figures).toContainText('Pending$14.90')
  const row = page.getByRole('row', { name: /LLC Formation, Wyoming/ })
  await expect(row).toContainText('Pending')
  await expect(row).toContainText('$14.90')
  await page.getByText('Show the figures').click()
  await expect(page.getByRole('table', { name: /by month/ })).toContainText('$14.90')
  await expectAccessible(page, 'the affiliate program with an order')
})

test('payout details take the password, and are shown masked from then on', {
  tag: '@release',
}, async ({ page, noise }) => {
  const ada = newShopper()
  await signUp(page, ada)
  expect((await send(page, 'POST', '/api/affiliates/join', TERMS)).status()).toBe(200)
  await page.goto(PATH)
  const bank = page.getByRole('radio', { name: 'Bank transfer' })
  await untilAlive(bank)
  await bank.check()
  const form = page.getByRole('form', { name: 'Payout details' })
  await form.getByLabel('Routing number or BIC').fill('12')
  await form.getByRole('button', { name: 'Save payout details' }).click()
  await expect(form.getByText('A routing number has 9 digits')).toBeVisible()
  await expectAccessible(page, 'payout details with mistakes')

  await form.getByLabel('Routing number or BIC').fill('021 000 021')
  await form.getByLabel('Account number or IBAN').fill('000123456789')
  await form.getByLabel('Current password', { exact: true }).fill('not the password')
  noise.expect(/status of 422 .*payout-details/)
  await form.getByRole('button', { name: 'Save payout details' }).click()
  await expect(form.getByText('This is not your current password.')).toBeVisible()
  await form.getByLabel('Current password', { exact: true }).fill(ada.password)
  await form.getByRole('button', { name: 'Save payout details' }).click()

  await expect(page.getByText('Your payout details are saved.')).toBeVisible()
  await page.reload()
  await expect(page.locator('#content').getByText('•••• 6789')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('123456789')
  await expectAccessible(page, 'payout details that are saved')
})

test('where the browser keeps its clipboard to itself, the link is selected instead', {
  tag: '@release',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await signUp(page, newShopper())
  await send(page, 'POST', '/api/affiliates/join', TERMS)
  await page.goto(PATH)
  const copy = page.getByRole('button', { name: 'Copy' })
  await untilAlive(copy)
  await copy.click()

  await expect(page.getByText('to copy the selected link')).toBeVisible()
  const selected = await page.evaluate(() => {
    const box = document.activeElement
    return box instanceof HTMLInputElement && box.selectionEnd === box.value.length
  })
  expect(selected).toBe(true)
})
