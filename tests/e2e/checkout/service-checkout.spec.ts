import { STANDALONE_SERVICES, type StandaloneService } from '@/src/domain/vocabulary/service-types'
import { untilIdle } from '@/tests/support/e2e/alive'
import { expectPaidOnce } from '@/tests/support/e2e/books'
import { CARDS, expectConfirmed, typeCard } from '@/tests/support/e2e/checkout'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import {
  answerDetails,
  continueToPayment,
  expectPayment,
  goToPayment,
  payWithCard,
  SERVICES,
} from '@/tests/support/e2e/service-checkout'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

/** One is bought at both widths; the others differ from it by a question. */
const tagOf = (service: string) => (service === 'ein' ? ['@phone'] : [])

for (const service of STANDALONE_SERVICES) {
  const tag = tagOf(service)
  test(`${service} is bought from its page, in two steps`, {
    tag: [...tag, '@release'],
  }, async ({ page }) => {
    test.slow()
    const shopper = newShopper()
    const { title, total } = SERVICES[service]

    await page.goto(`/services/${service}`)
    await page
      .getByRole('link', { name: /^Get started/ })
      .first()
      .click()
    await page.waitForURL(`**/checkout/${service}?*`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeChecked()
    await expectAccessible(page, `the details of ${service}`)

    await answerDetails(page, service, shopper)
    await continueToPayment(page)
    await expectPayment(page)
    await expect(page.locator('iframe').first()).toBeVisible()
    if (service === 'ein') await expectAccessible(page, 'the payment') // the same for each
    await payWithCard(page, total)

    await expectConfirmed(page)
    const order = await expectPaidOnce(shopper.email)
    expect(`$${order.totalMinor / 100}.00`).toBe(total)
  })
}

test('what is missing is said at each field, and summed up above', async ({ page }) => {
  await page.goto('/checkout/ein')
  await continueToPayment(page)

  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  for (const words of [
    'Enter your first name',
    'Enter your last name, or check “I have only one name”',
    'Enter an email address such as name@example.com',
    'Enter the business name',
  ]) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page, 'the details with their complaints')

  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByText('Enter your first name')).toBeHidden()
})

test('a formation, an EIN and an address go into the same order', async ({ page }) => {
  test.slow()
  const shopper = newShopper()
  await page.goto('/checkout/itin?package=premium')
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked()
  await answerDetails(page, 'itin', shopper)

  await page.getByLabel(/^Registered agent for one year/).check()
  await expect(page.getByLabel('State of the registered agent')).toBeVisible()
  await page.getByLabel('Add LLC Formation Service (+$49)').check()
  await expect(page.getByLabel(/^Registered agent for one year/)).toBeHidden()
  await page.getByLabel('State of formation').selectOption({ label: 'Wyoming: $100' })
  await page.getByLabel('Company name').fill(shopper.companyName)
  await page.getByLabel('State where you live').fill('Oregon')
  await page.getByLabel('Add EIN Application (+$49)').check()
  await page.getByLabel(/^Business Address/).check()
  await page.getByRole('radio', { name: /^Annual/ }).check()
  expect(new URL(page.url()).pathname).toBe('/checkout/itin')

  await continueToPayment(page)
  await expectPayment(page)
  await payWithCard(page, '$796.00') // 299 + 49 + 100 + 49 + 299
  await expectConfirmed(page)
  expect((await expectPaidOnce(shopper.email)).totalMinor).toBe(796_00)
})

test('back and a reload keep everything', { tag: '@release' }, async ({ page }) => {
  const shopper = newShopper()
  await page.goto('/checkout/bookkeeping')
  await page.getByRole('radio', { name: /^Premium/ }).check()
  await answerDetails(page, 'bookkeeping', shopper)
  await page.getByLabel('Business type').selectOption('nonprofit')
  await continueToPayment(page)
  await expectPayment(page)

  await page.reload()
  await expectPayment(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()

  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked()
  await expect(page.getByLabel('First name')).toHaveValue(shopper.firstName)
  await expect(page.getByLabel('Business name')).toHaveValue(shopper.companyName)
  await expect(page.getByLabel('Business type')).toHaveValue('nonprofit')
  await expect(page).toHaveURL(/\?step=details$/)
  await untilIdle(page)
  await page.goBack() // the browser's own Back undoes ours
  await expectPayment(page)
})

test('a declined card says so, and another one pays the same order', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  test.slow()
  noise.expect(/status of 402/)
  const shopper = newShopper()
  await goToPayment(page, 'trademark', shopper)
  await payWithCard(page, '$199.00', 'declined')
  await expect(page.getByText('Payment was not successful')).toBeInViewport()

  await typeCard(page, CARDS.pays)
  await page.getByRole('button', { name: 'Pay $199.00' }).click()

  await expectConfirmed(page)
  await expectPaidOnce(shopper.email)
})

test('nothing is charged without the terms', { tag: '@release' }, async ({ page }) => {
  const shopper = newShopper()
  await goToPayment(page, 'ein', shopper)
  await page.getByRole('button', { name: 'Pay $49.00' }).click()

  await expect(page.getByText('Accept the terms and confirm your age')).toBeVisible()
  await expectPayment(page)
})

const FAILURE = { error: { code: 'unexpected', message: 'Something went wrong.', id: 'e-1' } }

test('an order that cannot be written says so', { tag: '@release' }, async ({ page, noise }) => {
  noise.expect(/status of 500/)
  const shopper = newShopper()
  await goToPayment(page, 'ein', shopper)
  await page.route('**/api/checkout/place', (route) =>
    route.fulfill({ status: 500, json: FAILURE }),
  )
  await payWithCard(page, '$49.00')

  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible()
})

test('there is no checkout for another service', { tag: '@release' }, async ({ page, noise }) => {
  noise.expect(/status of 404/)
  const response = await page.goto('/checkout/passport')

  expect(response?.status()).toBe(404)
})

test('the checkouts keep their answers apart', { tag: '@release' }, async ({ page }) => {
  const shopper = newShopper()
  const other: StandaloneService = 'ein'
  await goToPayment(page, 'bookkeeping', shopper)
  await page.goto(`/checkout/${other}`)

  await expect(page.getByLabel('Business name')).toHaveValue('')
})
