import type { Locator, Page } from '@playwright/test'

import { convert } from '@/src/domain/vocabulary/money/convert'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { untilAlive } from '@/tests/support/e2e/alive'
import {
  choose,
  decide,
  expectAddress,
  expectStep,
  fillCompany,
  fillPerson,
  goOn,
  takeOwnAgent,
  tryToGoOn,
} from '@/tests/support/e2e/checkout'
import { resumeLinkOf } from '@/tests/support/e2e/database'
import { answersFor, arriveAtPayment, keepDraft } from '@/tests/support/e2e/draft'
import { newShopper, type Shopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

test('a reload in the middle of the checkout finds every answer again', async ({ page }) => {
  const shopper = newShopper()
  await page.goto('/checkout')
  await decide(page, 'Premium')
  await expectStep(page, 'state')
  await searchState(page, 'ohio')
  await page.getByRole('option', { name: /^Ohio/ }).click()
  await expectStep(page, 'addons')
  const addon = page.getByRole('checkbox').first()
  await addon.check()
  await goOn(page)
  await expectStep(page, 'company')
  await fillCompany(page, shopper)
  await choose(page, 'Corporation')
  await goOn(page)
  await expectStep(page, 'personal')
  await fillPerson(page, shopper)

  await page.reload()

  await expectAddress(page, 'personal')
  for (const [label, value] of personOf(shopper)) {
    // What the server sent may still wait, hidden, for its place.
    await expect(page.getByLabel(label).filter({ visible: true })).toHaveValue(value)
  }
  await page.goBack()
  await expectStep(page, 'company')
  await expect(page.getByLabel('Company name')).toHaveValue(shopper.companyName)
  await expect(page.getByLabel('Purpose')).toHaveValue(shopper.companyPurpose)
  await expect(page.getByRole('radio', { name: /^Corporation/ })).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'addons')
  await expect(addon).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'state')
  await expect(page.getByRole('combobox')).toHaveValue('Ohio')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'package')
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked()
})

test('the browser’s Back and Forward move by one step', async ({ page }) => {
  await page.goto('/checkout')
  await decide(page, 'Standard')
  await expectStep(page, 'state')
  await decide(page, 'Wyoming')
  await expectAddress(page, 'addons')

  await page.goBack()
  await expectAddress(page, 'state')
  await expect(page.getByRole('radio', { name: /^Wyoming/ })).toBeChecked()
  await page.goForward()
  await expectStep(page, 'addons')
})

test('Back finds the first step whose address does not name it', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/checkout')
  const standard = page.getByRole('radio', { name: /^Standard/ })
  await untilAlive(standard)
  await expectAddress(page, 'package')
  // as the router does when it notes something of its own
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '/checkout'))
  await decide(page, 'Standard')
  await expectAddress(page, 'state')

  await page.goBack()
  await expectAddress(page, 'package')
  await expect(standard).toBeChecked()
  await page.goForward()
  await expectAddress(page, 'state')
})

test('a press of Next while the step is on its way is kept until it is there', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/checkout')
  await decide(page, 'Standard')
  await expectStep(page, 'state')
  await page.reload() // with the state step alone: what is next comes at the first touch
  await untilAlive(page.getByRole('radio', { name: /^Wyoming/ }))
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await decide(page, 'Wyoming')
  await expectStep(page, 'addons')

  await goOn(page)
  await expectStep(page, 'addons')
  open()

  await expectStep(page, 'company')
})

test('a package that is chosen before our script listens stays chosen', {
  tag: '@release',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/checkout', { waitUntil: 'commit' })
  const premium = page.getByRole('radio', { name: /^Premium/ })
  await premium.check()
  release()

  await goOn(page)
  await expectAddress(page, 'state')
  await page.goBack()
  await expectAddress(page, 'package')
  await expect(premium).toBeChecked()
})

test('package and state can be chosen with the keyboard alone', async ({ page }) => {
  await page.goto('/checkout')
  await expectStep(page, 'package')
  await untilAlive(page.getByRole('radio', { name: /^Starter/ }))
  await tabTo(page.getByRole('radio', { name: /^Starter/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
  await tabTo(page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')

  await expectStep(page, 'state')
  await tabTo(page.getByRole('radio', { name: /^Wyoming/ }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: /^Wyoming/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectStep(page, 'addons')
})

test('any of the 51 states is found by typing, with the keyboard alone', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/checkout')
  await decide(page, 'Starter')
  await expectStep(page, 'state')
  const search = page.getByRole('combobox')

  await search.click()
  await expect(page.getByRole('option')).toHaveCount(51)
  await search.fill('new')
  await expect(page.getByRole('option')).toHaveText([
    /^New Hampshire/,
    /^New Jersey/,
    /^New Mexico/,
    /^New York/,
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectAddress(page, 'addons')
  await page.goBack()
  await expectStep(page, 'state')
  await expect(search).toHaveValue('New Mexico')
  await expect(page.getByText('State, every year').last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Mexico' })).toHaveAttribute(
    'href',
    '/llc/new-mexico',
  )

  await search.fill('tex')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(search).toHaveValue('New Mexico')

  await search.fill('zzz')
  await expect(page.getByText('No state has that name. Try its first letters.')).toBeVisible()
})

test('what a state asks for beside its fee is to be read before one moves on', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/checkout?state=NY')
  await decide(page, 'Starter')
  await expectStep(page, 'state')
  await searchState(page, 'arizona')
  await page.getByRole('option', { name: /^Arizona/ }).click()

  await expect(page.getByText(/Arizona requires new companies to publish a notice/)).toBeVisible()
  await goOn(page)
  await expectStep(page, 'addons')
})

test('a name tried on the landing page is carried into the checkout', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('What will your company be called?').fill('Blue Heron')
  await page.keyboard.press('Enter')
  await expectStep(page, 'package')
  await decide(page, 'Starter')
  await decide(page, 'Wyoming')
  await takeOwnAgent(page)
  await expect(page.getByLabel('Company name')).toHaveValue('Blue Heron')
})

test('the state list can be used on a phone', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/checkout')
  await decide(page, 'Starter')
  await expectStep(page, 'state')

  await searchState(page, 'tx')
  const option = page.getByRole('option', { name: /^Texas/ })
  await expect(option).toBeInViewport()
  await option.click()

  await expectAddress(page, 'addons')
  await page.goBack()
  await expect(page.getByRole('combobox')).toHaveValue('Texas')
  const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a company’s name is explained, and never a reason not to go on', { tag: '@release' }, async ({
  page,
}) => {
  const shopper = newShopper()
  await keepDraft(page, { ...(await answersFor(page, shopper)), companyName: '' })
  await page.goto('/checkout?step=company')
  await expectStep(page, 'company')
  const name = page.getByLabel('Company name')
  await untilAlive(name)

  await expect(page.getByText(/In Wyoming the name ends with/)).toBeVisible()
  await expect(page.getByRole('link', { name: /names are taken in Wyoming/ })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await name.fill('Harbor Bank Inc.')
  await expect(page.getByText(/“Bank” is kept for banks/)).toBeVisible()
  await expect(page.getByText(/ends like the name of a corporation/)).toBeVisible()
  await choose(page, 'Corporation')
  await expect(page.getByText(/ends like the name of a corporation/)).toBeHidden()
  await goOn(page)
  await expectStep(page, 'personal')
})

test('Next says why it does not lead on', { tag: '@release' }, async ({ page }) => {
  await page.goto('/checkout')
  await expectStep(page, 'package')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toHaveAccessibleDescription('Choose a package to continue')

  await page.getByRole('radio', { name: /^Starter/ }).press('Space')
  await expect(next).not.toHaveAttribute('aria-disabled', 'true')
})

test('an address with a slip in it is mended by one press, and asked about no more', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/checkout')
  await keepDraft(page, await answersFor(page, newShopper()))
  await page.goto('/checkout?step=personal')
  await expectStep(page, 'personal')
  const email = page.getByLabel('Email address').filter({ visible: true })
  await email.fill('ada@gmial.com')
  await page.getByRole('button', { name: 'ada@gmail.com' }).click()

  await expect(email).toHaveValue('ada@gmail.com')
  await expect(page.getByText('Did you mean')).toBeHidden()
})

test('a registered agent costs what it costs in the state, and is included where it is', {
  tag: '@release',
}, async ({ page }) => {
  const shown = (text: string) => page.getByText(text).filter({ visible: true }).first()
  const shopper = newShopper()
  const { hasOwnAgent: _, ...starter } = await answersFor(page, shopper, {
    packageName: 'Starter',
  })
  const before = await keepDraft(page, starter)
  await page.goto('/checkout')
  await expectStep(page, 'addons') // nothing is preselected, and one of both has to be chosen
  await tryToGoOn(page)
  await expect(page.getByText('Choose a registered agent', { exact: true })).toBeVisible()
  await choose(page, 'Our registered agent')
  await expect(page.getByText('Registered agent in Wyoming (one year)')).not.toHaveCount(0)
  await expect(shown(dollars(before + 99_00))).toBeVisible()
  await page.getByRole('radio', { name: /^Monthly/ }).check()
  await expect(shown(dollars(before + 12_00))).toBeVisible()

  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'state')
  await page.getByRole('button', { name: 'Previous' }).click()
  await choose(page, 'Premium')
  await expect(page.getByText(/removed it from your order: .*Registered Agent/)).toBeVisible()
  await goOn(page)
  await expectStep(page, 'state')
  await goOn(page)
  await expectStep(page, 'addons')
  await expect(page.getByText('Included', { exact: true })).toBeVisible()
})

test('the way to pay is remembered, and another stands in when it is not open', {
  tag: '@release',
}, async ({ page }) => {
  await arriveAtPayment(page, newShopper())
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('selectedPaymentMethod')))
    .toBe('paypal')

  await page.reload()
  await expectStep(page, 'payment')
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()

  await page.evaluate(() => localStorage.setItem('selectedPaymentMethod', 'cheque'))
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
})

test('Razorpay says what it charges in rupees, and what to do when it does not load', {
  tag: '@release',
}, async ({ page, noise }) => {
  noise.expect(/razorpay\/js\/checkout\.js|net::ERR_FAILED/)
  const total = await arriveAtPayment(page, newShopper())
  await page.getByRole('radio', { name: /^Razorpay/ }).check()
  await expect(page.getByText(/1 USD ≈ 83\.5 INR/)).toBeVisible()
  const rupees = formatMoney(convert(money(total, 'USD'), 83.5))
  await expect(page.getByText(rupees)).toBeVisible()

  await page.route('**/razorpay/js/checkout.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/Razorpay has not loaded/)).toBeVisible()
  await page.getByRole('button', { name: 'Use PayPal instead' }).click()
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  await goOn(page)
  await expectStep(page, 'confirm')
})

test('a mailed link opens the order at its step in another browser', async ({ page, visitors }) => {
  const shopper = newShopper()
  await keepDraft(page, await answersFor(page, shopper))
  await page.goto('/checkout?step=company')
  await expectStep(page, 'company')

  await page.getByRole('button', { name: 'Email me a link to continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Continue later' })
  await expect(dialog.getByLabel('Email address')).toHaveValue(shopper.email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/We emailed a link to/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()

  const elsewhere = await visitors.arrive()
  const link = await resumeLinkOf(shopper.email)
  await elsewhere.goto(link)
  await expect(elsewhere.getByText(`${shopper.email.slice(0, 1)}•••@`)).toBeVisible()
  expect(await elsewhere.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'charterdesk_draft' }),
  )
  await elsewhere.getByLabel('Email address on the order').fill('eve@example.com')
  await elsewhere.getByRole('button', { name: 'Continue this order' }).click()
  await expect(elsewhere.getByText('This is not the email address on the order.')).toBeVisible()
  await elsewhere.getByLabel('Email address on the order').fill(shopper.email)
  await elsewhere.getByRole('button', { name: 'Continue this order' }).click()
  await expect(elsewhere).not.toHaveURL(/token/)
  await expectStep(elsewhere, 'payment') // what the draft was saved with
  await elsewhere.goto('/checkout?step=company')
  await expect(elsewhere.getByLabel('Company name')).toHaveValue(shopper.companyName)

  for (const dead of [link, '/checkout/resume?token=v1.cut.short']) {
    await elsewhere.goto(dead)
    await expect(
      elsewhere.getByRole('heading', { level: 1, name: 'This link no longer works' }),
    ).toBeVisible()
  }
})

test('a step that lacks something says so and goes nowhere', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/checkout?step=confirm')
  await expectStep(page, 'package')
  await tryToGoOn(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a package' })).toBeVisible()
  await expectStep(page, 'package')
})

function personOf(shopper: Shopper): [label: string, value: string][] {
  return [
    ['First name', shopper.firstName],
    ['Last name', shopper.lastName],
    ['Email address', shopper.email],
    ['Phone number', shopper.phone],
    ['Street address', shopper.address],
    ['City', shopper.city],
    ['State or region', shopper.state],
    ['ZIP or postal code', shopper.zipCode],
  ]
}

const searchState = (page: Page, typed: string) => page.getByRole('combobox').fill(typed)

const dollars = (minor: number) => formatMoney(money(minor, 'USD'))

/** Presses Tab until the control has the focus. */
async function tabTo(control: Locator) {
  for (let press = 0; press < 40; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await control.page().keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}
