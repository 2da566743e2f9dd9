import { untilAlive } from '@/tests/support/e2e/alive'
import { expectPaidOnce } from '@/tests/support/e2e/books'
import {
  CARDS,
  choose,
  completeOrder,
  decide,
  expectConfirmed,
  expectStep,
  goOn,
} from '@/tests/support/e2e/checkout'
import { countEffort } from '@/tests/support/e2e/effort'
import { SSN } from '@/tests/support/e2e/orders/filing'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

test('from the landing page Standard is paid, and its clock runs, with few fields and clicks', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  const shopper = newShopper()
  await page.goto('/')
  const effort = countEffort(page)
  try {
    await page.getByRole('link', { name: /Standard$/ }).click()
    await expectStep(page, 'state')
    await decide(page, 'Wyoming')
    await expectStep(page, 'addons')
    await goOn(page)
    await page.getByLabel('Company name').fill(shopper.companyName)
    await choose(page, 'Limited liability company')
    await goOn(page)
    await page.getByLabel('First name').fill(shopper.firstName)
    await page.getByLabel('Last name').fill(shopper.lastName)
    await page.getByLabel('Email address').fill(shopper.email)
    await page.getByLabel('Country where you live').selectOption('GB')
    await goOn(page)
    await expectStep(page, 'payment')
    const card = page.frameLocator('iframe').first()
    await card.getByLabel('Card number').fill(CARDS.pays)
    await card.getByLabel('Expiration date').fill('12 / 34')
    await card.getByLabel('Security code').fill('123')
    await goOn(page)
    await expectStep(page, 'confirm')
    await completeOrder(page)
    await expectConfirmed(page)
    const paid = effort.spent()

    await page.getByRole('link', { name: 'Add formation details (5 minutes)' }).first().click()
    const form = page.getByRole('form', { name: 'Formation details' })
    await untilAlive(form.getByRole('button', { name: 'Send these details' }))
    const office = form.getByRole('group', { name: 'principal office' })
    await office.getByLabel('Street and number').fill('12 St James’s Square')
    await office.getByLabel('City').fill('London')
    await office.getByLabel('ZIP or postal code').fill('SW1Y 4JH')
    await expect(office.getByLabel('Country')).toHaveValue('GB')
    const owner = form.getByRole('listitem').first()
    await owner.getByRole('button', { name: 'Same as the principal office' }).click()
    await form.getByRole('radio', { name: 'SSN' }).check()
    await form.getByLabel('Social Security number (SSN)').fill(SSN)
    await form.getByRole('button', { name: 'Send these details' }).click()
    await expect(page.getByText('We have your answers')).toBeVisible()
    const started = effort.spent()

    console.log(
      `Standard: paid with ${paid.fields} fields and ${paid.clicks} clicks, clock started with ${started.fields} and ${started.clicks}`,
    )
    await expectPaidOnce(shopper.email)
    expect(paid.fields).toBeLessThanOrEqual(8)
    expect(paid.clicks).toBeLessThanOrEqual(9)
    expect(started.fields).toBeLessThanOrEqual(12)
    expect(started.clicks).toBeLessThanOrEqual(13)
  } finally {
    effort.stop()
  }
})
