import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { CARDS } from './checkout'
import { confirmTokenOf, type OrderRow, orderOf } from './database'
import { answersFor, keepDraft, send } from './draft'
import { e2e } from './environment'
import type { Shopper } from './shopper'

const token = z.object({ id: z.string() })
const offered = z.object({ methods: z.array(z.object({ publicKey: z.string() })) })

/** What the card fields do: has the gateway hold a card, and gets a stand-in for it. */
async function holdCard(page: Page, number: string): Promise<string> {
  const { methods } = offered.parse(await (await page.request.get('/api/payments/methods')).json())
  const response = await fetch(new URL('/v1/confirmation_tokens', e2e.E2E_SANDBOX_URL), {
    method: 'POST',
    headers: { authorization: `Bearer ${methods[0]?.publicKey}` },
    body: new URLSearchParams({
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  return token.parse(await response.json()).id
}

/** Pays the draft of this browser by card. `total` is what it costs, in cents. */
export async function payDraft(page: Page, total: number, more: object = {}): Promise<void> {
  const response = await send(page, 'POST', '/api/checkout/place', {
    expectedTotalMinor: total,
    gateway: 'stripe',
    confirmationToken: await holdCard(page, CARDS.pays),
    consent: true,
    ...more,
  })
  expect(await response.json()).toEqual({ status: 'paid', redirect: '/order-confirmation' })
}

/** Has someone buy in this browser by the same requests as the pages send, without the pages. */
export async function buy(page: Page, shopper: Shopper): Promise<OrderRow> {
  await payDraft(page, await keepDraft(page, await answersFor(page, shopper)))
  return orderOf(shopper.email)
}

/** What each service asks, and its default package. */
const ASKED: Record<StandaloneService, (shopper: Shopper) => object> = {
  ein: ({ companyName }) => ({ packageType: 'standard', businessName: companyName }),
  itin: () => ({ packageType: 'standard', country: 'India' }),
  bookkeeping: ({ companyName }) => ({ packageType: 'basic', businessName: companyName }),
  trademark: ({ companyName }) => ({ packageType: 'search', trademarkText: companyName }),
}

/** The same for a service by itself. */
export async function buyService(
  page: Page,
  service: StandaloneService,
  shopper: Shopper,
): Promise<OrderRow> {
  const { firstName, lastName, email, phone } = shopper
  const answers = { firstName, lastName, email, phone, residence: 'US', ...ASKED[service](shopper) }
  await payDraft(page, await keepDraft(page, answers, service), { draft: service })
  return orderOf(shopper.email)
}

/**
 * Creates a customer's account and signs this browser in; a guest's order here moves into it.
 * Anyone who has no order with this address yet confirms it by the mailed link first.
 */
export async function signUp(page: Page, shopper: Shopper): Promise<void> {
  const { firstName, lastName, email, password } = shopper
  const response = await send(page, 'POST', '/api/account/sign-up', {
    firstName,
    lastName,
    email,
    password,
    confirmPassword: password,
    consent: true,
  })
  expect(response.status(), await response.text()).toBe(200)
  const cookies = await page.context().cookies()
  if (cookies.some(({ name }) => name === 'payload-token')) return
  await confirmEmail(page, shopper)
}

/** Presses the link in the mail that asks for it. */
export async function confirmEmail(page: Page, { email }: Shopper): Promise<void> {
  const token = await confirmTokenOf(email)
  const confirmed = await send(page, 'POST', '/api/account/confirm', { token })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
}
