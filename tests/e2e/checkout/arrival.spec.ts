import type { Page } from '@playwright/test'
import { z } from 'zod'

import type { Step } from '@/src/domain/vocabulary/checkout-steps'
import { decide, heading } from '@/tests/support/e2e/checkout'
import { answersFor, keepDraft } from '@/tests/support/e2e/draft'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect as impatient, test } from '@/tests/support/e2e/test'

/** A page may take long to come alive where much else is done. */
const expect = impatient.configure({ timeout: 30_000 })

/*
 * A checkout's page is the same for everyone. What is its visitor's own comes after it, by one request.
 */

const stands = (page: Page, step: Step) => expect(heading(page, step)).toBeVisible()

const OWN = '**/api/checkout/draft?kind=*'

/** Has what is the visitor's own wait until it is let in. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(OWN, async (route) => {
    if (route.request().method() === 'GET') await promise
    await route.continue()
  })
  return resolve
}

/** Adds up how far anything moved without the visitor's doing. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifts = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifts')))

const own = z.object({
  draft: z.object({ step: z.string(), answers: z.record(z.string(), z.unknown()) }).nullable(),
  prefill: z.unknown(),
  savedBilling: z.unknown(),
  isSignedIn: z.boolean(),
})

const ownOf = async (page: Page) =>
  own.parse(await (await page.request.get('/api/checkout/draft')).json())

test('a draft comes to its place: no empty form before it, and nothing moves', async ({ page }) => {
  const shopper = newShopper()
  await keepDraft(page, await answersFor(page, shopper))
  await noteShifts(page)
  const letIn = await holdBack(page)
  await page.goto('/checkout?step=company')

  await expect(page.getByText('Loading your order')).toBeAttached()
  await expect(heading(page, 'package')).toBeHidden()
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeHidden()
  letIn()
  await stands(page, 'company')
  await expect(page.getByLabel('Company name')).toHaveValue(shopper.companyName)
  await expect(page).toHaveURL(/\?step=company$/)
  expect(await shifts(page)).toBeLessThan(0.01)
})

test('a service’s draft comes to its place, too', { tag: '@release' }, async ({ page }) => {
  const { firstName, lastName, email } = newShopper()
  await keepDraft(page, { firstName, lastName, email }, 'ein')
  await noteShifts(page)
  const letIn = await holdBack(page)
  await page.goto('/checkout/ein')

  await expect(page.getByText('Loading your order')).toBeAttached()
  await expect(page.getByLabel('First name')).toBeHidden()
  letIn()
  await expect(page.getByLabel('First name')).toHaveValue(firstName)
  expect(await shifts(page)).toBeLessThan(0.01)
})

test('who comes for the first time begins at once, and keeps what was chosen meanwhile', {
  tag: '@release',
}, async ({ page }) => {
  const letIn = await holdBack(page)
  await page.goto('/checkout')
  await decide(page, 'Premium')
  await stands(page, 'state')
  letIn()

  await expect.poll(async () => (await ownOf(page)).draft?.step).toBe('state')
  await stands(page, 'state')
  await page.reload()
  await stands(page, 'state')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked()
})

test('what was typed early stands, beside a draft that the page did not expect', {
  tag: '@release',
}, async ({ page }) => {
  const { firstName, lastName, email } = newShopper()
  await keepDraft(page, { firstName, lastName, email }, 'ein')
  await page.context().clearCookies({ name: 'charterdesk_begun_ein' })
  const letIn = await holdBack(page)
  await page.goto('/checkout/ein')
  await page.getByLabel('First name').fill('Typed')
  letIn()

  await expect(page.getByLabel('Last name')).toHaveValue(lastName)
  await expect(page.getByLabel('First name')).toHaveValue('Typed')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
})

test('what does not come is asked for again', { tag: '@release' }, async ({ page, noise }) => {
  noise.expect(/status of 503/)
  const shopper = newShopper()
  await keepDraft(page, await answersFor(page, shopper))
  let isAway = true
  // with so long a pause, what comes in the end was asked for by the press
  const later = { status: 503, headers: { 'retry-after': '600' }, json: {} }
  await page.route(OWN, (route) => (isAway ? route.fulfill(later) : route.continue()))
  await page.goto('/checkout?step=company')

  await expect(page.getByText('We can’t load your order right now')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await stands(page, 'company')
  await expect(page.getByLabel('Company name')).toHaveValue(shopper.companyName)
})

test('the page is the same for everyone, and tells no one of another', { tag: '@release' }, async ({
  page,
  visitors,
}) => {
  const shopper = newShopper()
  await keepDraft(page, await answersFor(page, shopper))
  const bob = await visitors.arrive()
  const textOf = async (from: Page, address: string) => (await from.request.get(address)).text()
  const secrets = new RegExp(`${shopper.email}|${shopper.companyName}`)

  // another test may change the catalogue between the two
  await expect(async () => {
    expect(await textOf(page, '/checkout')).toBe(await textOf(bob, '/checkout'))
  }).toPass()
  expect(await textOf(page, '/checkout?step=company&payment=failed')).not.toMatch(secrets)
  expect((await ownOf(page)).draft?.answers.email).toBe(shopper.email)
  expect(await ownOf(bob)).toEqual({
    draft: null,
    prefill: null,
    savedBilling: null,
    isSignedIn: false,
  })
  const answer = await page.request.get('/api/checkout/draft')
  expect(answer.headers()['cache-control']).toBe('no-store')
  const foreign = { 'sec-fetch-site': 'cross-site' }
  const abroad = await page.request.get('/api/checkout/draft', { headers: foreign })
  expect([abroad.status(), await abroad.text()]).toEqual([403, expect.not.stringMatching(secrets)])
})

test.describe('without our script', () => {
  test.use({ javaScriptEnabled: false })

  test('the packages are there, with the way to order', async ({ page }) => {
    await page.goto('/checkout?step=payment')
    await expect(heading(page, 'package')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Premium/ })).toBeVisible()
    await expect(page.getByText('Ordering needs JavaScript')).toBeVisible()
  })
})

const CHUNKS = '**/_next/static/chunks/**'

/** Lets nothing more of the scripts come than what a fresh visit has brought: as a network that drops. */
async function loseTheRest(page: Page): Promise<void> {
  const came = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  await page.route(CHUNKS, (route) =>
    came.includes(route.request().url()) ? route.continue() : route.abort(),
  )
}

test('a step that cannot load says that the answers are kept, and comes when tried again', async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED|ChunkLoadError|Failed to load chunk/)
  await page.goto('/checkout')
  await stands(page, 'package')
  await loseTheRest(page)
  const shopper = newShopper()
  await keepDraft(page, await answersFor(page, shopper))
  await page.goto('/checkout?step=company', { waitUntil: 'commit' })

  const failed = page.getByRole('heading', { level: 1, name: 'Something went wrong' })
  await expect(failed).toBeVisible()
  await expect(page.getByText('your answers are kept')).toBeVisible()

  await page.unroute(CHUNKS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await stands(page, 'company')
  await expect(page.getByLabel('Company name')).toHaveValue(shopper.companyName)
})
