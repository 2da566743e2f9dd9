import { expect, type Locator, type Page } from '@playwright/test'

import { STEPS, type Step } from '@/src/domain/vocabulary/checkout-steps'

import { untilAlive, untilIdle } from './alive'
import type { Shopper } from './shopper'

/** The cards of the payment sandbox, by what they do. */
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002760003184',
} as const

export const heading = (page: Page, step: Step) =>
  page.getByRole('heading', { level: 1, name: STEPS[step] })

/** Completes the step on screen. */
export const goOn = (page: Page) =>
  page
    .getByRole('button', {
      name: /^(Next|Review order|Back to review|Complete Order( Pay [$₹][\d,.]+)?)$/,
    })
    .click()

/** Presses Next although the step lacks something: it looks unavailable, and says what is missing. */
export async function tryToGoOn(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  await untilAlive(next)
  await next.click({ force: true })
}

export async function expectStep(page: Page, step: Step): Promise<void> {
  await expect(heading(page, step)).toBeVisible()
}

/**
 * The step is on screen and in the address: from here the browser's Back leads to the one before. While
 * the router still writes the address down, a press of Back would be lost.
 */
export async function expectAddress(page: Page, step: Step): Promise<void> {
  await expectStep(page, step)
  await expect(page).toHaveURL(new RegExp(`\\?step=${step}$`))
  await untilIdle(page)
}

/** The card whose name begins so, once the page listens to it. */
async function card(page: Page, name: string): Promise<Locator> {
  const found = page.getByRole('radio', { name: new RegExp(`^${name}`) })
  await untilAlive(found)
  return found
}

/** Presses the card of a package or state: with the one choice of its step made, one moves on. */
export const decide = async (page: Page, name: string) => (await card(page, name)).click()

/** Takes what has a card whose name begins so, and stays. */
export const choose = async (page: Page, name: string) => (await card(page, name)).check()

/** Passes the add-ons with a registered agent of the buyer's own, where the package has none. */
export async function takeOwnAgent(page: Page): Promise<void> {
  await expectStep(page, 'addons')
  await choose(page, 'My own agent')
  await goOn(page)
}

const LLC = 'Limited liability company'

/** @param type the one to choose; null where the address has chosen */
export async function fillCompany(page: Page, shopper: Shopper, type: string | null = LLC) {
  await page.getByLabel('Company name').fill(shopper.companyName)
  if (type) await choose(page, type)
  await page.getByLabel('Purpose').fill(shopper.companyPurpose)
}

export async function fillPerson(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel('First name').fill(shopper.firstName)
  await page.getByLabel('Last name').fill(shopper.lastName)
  await page.getByLabel('Email address').fill(shopper.email)
  await page.getByLabel('Phone number').fill(shopper.phone)
  await page.getByLabel('Street address').fill(shopper.address)
  await page.getByLabel('City').fill(shopper.city)
  await page.getByLabel('State or region').fill(shopper.state)
  await page.getByLabel('ZIP or postal code').fill(shopper.zipCode)
  await page.getByLabel('Country where you live').selectOption('GB')
}

/** Answers the steps of the company and the person, and goes on. */
export async function tellWho(page: Page, shopper: Shopper, type: string | null = LLC) {
  await expectStep(page, 'company')
  await fillCompany(page, shopper, type)
  await goOn(page)
  await expectStep(page, 'personal')
  await fillPerson(page, shopper)
  await goOn(page)
}

/** Types a card into the provider's own frame. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe').first()
  const name = page.getByLabel('Cardholder name')
  const isKnown = page.getByRole('button', { name: 'Change name on card' })
  await expect(name.or(isKnown)).toBeVisible()
  if (await name.isVisible()) await name.fill('Ada Byron')
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiration date').fill('12 / 34')
  await frame.getByLabel('Security code').fill('123')
}

/** Types a card into the provider's own frame and goes on to the review. */
export async function payBy(page: Page, card: keyof typeof CARDS): Promise<void> {
  await typeCard(page, CARDS[card])
  await goOn(page)
  await expectStep(page, 'confirm')
}

/** Accepts the terms and presses *Complete Order*. */
export async function completeOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await goOn(page)
}

export async function expectConfirmed(page: Page): Promise<void> {
  await page.waitForURL('**/order-confirmation')
  await expect(page.getByRole('heading', { level: 1, name: /Order Confirmed/ })).toBeVisible()
}

/** Pays from the step of the payment on by a card that pays. */
export async function payAndConfirm(page: Page): Promise<void> {
  await expectStep(page, 'payment')
  await payBy(page, 'pays')
  await completeOrder(page)
  await expectConfirmed(page)
}
