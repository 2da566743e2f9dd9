import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { untilAlive } from './alive'

import { expectStep } from './checkout'
import { e2e } from './environment'
import type { Shopper } from './shopper'

const listed = z.object({ docs: z.array(z.object({ id: z.string(), name: z.string() })) })
const kept = z.object({ draft: z.object({ quote: z.object({ totalMinor: z.int() }) }) })

/** A JSON request by the page's browser, with its cookies, as its own scripts would send it. */
export async function send(page: Page, method: 'PATCH' | 'POST', path: string, data: unknown) {
  const headers = { origin: new URL(e2e.E2E_BASE_URL).origin }
  return page.request.fetch(path, { method, data, headers })
}

async function idOf(page: Page, collection: 'packages' | 'states', name: string): Promise<string> {
  const query = new URLSearchParams({ 'where[name][equals]': name, limit: '1' })
  const { docs } = listed.parse(
    await (await page.request.get(`/api/${collection}?${query}`)).json(),
  )
  if (!docs[0]) throw new Error(`${name} is not among the ${collection}`)
  return docs[0].id
}

type Choice = { readonly packageName?: string; readonly stateName?: string }

/** What someone would answer on all steps before the payment. */
export async function answersFor(page: Page, shopper: Shopper, choice: Choice = {}) {
  const { password: _, ...person } = shopper
  return {
    ...person,
    packageId: await idOf(page, 'packages', choice.packageName ?? 'Standard'),
    stateId: await idOf(page, 'states', choice.stateName ?? 'Wyoming'),
    addonIds: [],
    hasOwnAgent: true,
    companyType: 'llc',
    country: 'GB',
  }
}

/** Keeps the answers on the server, of a formation or a service; gives the total that it reckons, in cents. */
export async function keepDraft(
  page: Page,
  answers: Record<string, unknown>,
  service?: StandaloneService,
): Promise<number> {
  const path = service ? `/api/checkout/draft?kind=${service}` : '/api/checkout/draft'
  const response = await send(page, 'PATCH', path, { step: 'payment', answers })
  expect(response.status()).toBe(200)
  return kept.parse(await response.json()).draft.quote.totalMinor
}

/** Stands at the payment step with all before it answered, without walking through the steps. */
export async function arriveAtPayment(
  page: Page,
  shopper: Shopper,
  choice?: Choice,
): Promise<number> {
  const total = await keepDraft(page, await answersFor(page, shopper, choice))
  await page.goto('/checkout')
  await expectStep(page, 'payment')
  await untilAlive(page.getByRole('radio', { name: /^Card/ }))
  return total
}
