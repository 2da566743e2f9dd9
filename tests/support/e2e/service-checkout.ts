import { expect, type Page } from '@playwright/test'

import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { untilAlive } from './alive'
import { CARDS, typeCard } from './checkout'
import type { Shopper } from './shopper'

type Sold = {
  readonly title: string
  /** Of the default package. */
  readonly total: string
  readonly answer: (page: Page, shopper: Shopper) => Promise<unknown>
}

const businessName = (page: Page, shopper: Shopper) =>
  page.getByLabel('Business name').fill(shopper.companyName)

/** The services, each with what it alone asks. */
export const SERVICES: Record<StandaloneService, Sold> = {
  ein: { title: 'EIN Number Application', total: '$49.00', answer: businessName },
  itin: {
    title: 'ITIN Application',
    total: '$199.00',
    answer: (page) =>
      page.getByLabel('Country of citizenship').filter({ visible: true }).selectOption('India'),
  },
  bookkeeping: { title: 'Bookkeeping Service', total: '$149.00', answer: businessName },
  trademark: {
    title: 'Trademark Service',
    total: '$199.00',
    answer: (page, shopper) => page.getByLabel('Trademark name/text').fill(shopper.companyName),
  },
}

export async function answerDetails(
  page: Page,
  service: StandaloneService,
  shopper: Shopper,
): Promise<void> {
  await page.getByLabel('First name').fill(shopper.firstName)
  await page.getByLabel('Last name').fill(shopper.lastName)
  await page.getByLabel('Email address').fill(shopper.email)
  await page.getByLabel('Phone number').fill(shopper.phone)
  await page.getByLabel('Country where you live').filter({ visible: true }).selectOption('US')
  await SERVICES[service].answer(page, shopper)
}

/** Presses the button of the details, which looks unavailable as long as they lack something. */
export async function continueToPayment(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue to Payment' })
  await untilAlive(next)
  await next.click({ force: true })
}

export async function expectPayment(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Pay with' })).toBeVisible()
}

/** Fills in the details of a service, and goes on to its payment. */
export async function goToPayment(
  page: Page,
  service: StandaloneService,
  shopper: Shopper,
): Promise<void> {
  await page.goto(`/checkout/${service}`)
  await answerDetails(page, service, shopper)
  await continueToPayment(page)
  await expectPayment(page)
}

/** Accepts the terms and pays the total that the button names. */
export async function payWithCard(
  page: Page,
  total: string,
  card: keyof typeof CARDS = 'pays',
): Promise<void> {
  await typeCard(page, CARDS[card])
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: `Pay ${total}` }).click()
}
