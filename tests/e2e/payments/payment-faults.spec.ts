import type { Page } from '@playwright/test'

import { answerTheBank } from '@/tests/support/e2e/bank'
import { expectPaidOnce } from '@/tests/support/e2e/books'
import { completeOrder, expectConfirmed, expectStep, payBy } from '@/tests/support/e2e/checkout'
import {
  letPaymentsAge,
  type OrderRow,
  orderOf,
  ordersOf,
  paymentsOf,
  reconcileNow,
  webhooksOf,
} from '@/tests/support/e2e/database'
import { arriveAtPayment } from '@/tests/support/e2e/draft'
import { deliverAtOnce, dropWebhooks, ledgerOf, successEventOf } from '@/tests/support/e2e/sandbox'
import { newShopper, type Shopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

/**
 * Pays with a card that its bank wants confirmed, as far as the bank's own page. The webhook that
 * tells of this step is dealt with, so that it cannot find the payment made later.
 */
async function goToTheBank(page: Page, shopper: Shopper): Promise<OrderRow> {
  await arriveAtPayment(page, shopper)
  await payBy(page, 'challenged')
  await completeOrder(page)
  await page.waitForURL(/\/3ds\//)
  const order = await orderOf(shopper.email)
  await expect
    .poll(() => webhooksOf(order.id))
    .toEqual([{ type: 'payment_intent.requires_action', status: 'processed' }])
  return order
}

/** The order is confirmed to anyone who placed it, and paid once. */
async function expectBought(page: Page, shopper: Shopper): Promise<void> {
  await expectConfirmed(page)
  await expectPaidOnce(shopper.email)
}

const refusal = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Payment was not successful' })

test('a declined card costs nothing, keeps every answer, and another one pays', async ({
  page,
  noise,
}) => {
  noise.expect(/402/)
  const shopper = newShopper()
  await arriveAtPayment(page, shopper)
  await payBy(page, 'declined')

  await completeOrder(page)
  await expectStep(page, 'payment')
  await expect(refusal(page)).toBeVisible()

  await payBy(page, 'pays')
  await expect(page.getByText(shopper.companyName).first()).toBeVisible()
  await expect(page.getByText(shopper.companyPurpose)).toBeVisible()
  await completeOrder(page)
  await expectBought(page, shopper)
})

test('a card that its bank wants confirmed pays once the bank is content', async ({ page }) => {
  const shopper = newShopper()
  await goToTheBank(page, shopper)

  await page.getByRole('button', { name: 'Complete authentication' }).click()

  await expectBought(page, shopper)
})

test('a check that fails at the bank leads back to the payment, and another card pays', {
  tag: '@release',
}, async ({ page }) => {
  const shopper = newShopper()
  await goToTheBank(page, shopper)

  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await expectStep(page, 'payment')
  const said = page.getByRole('alert').filter({ hasText: 'security check was not completed' })
  await expect(said).toBeVisible()

  await payBy(page, 'pays')
  await completeOrder(page)
  await expectBought(page, shopper)
})

test('an order is paid although the browser is closed right after Complete Order', {
  tag: '@release',
}, async ({ page }) => {
  const shopper = newShopper()
  await arriveAtPayment(page, shopper)
  await payBy(page, 'pays')

  const placing = page.waitForRequest('**/api/checkout/place')
  await completeOrder(page)
  await placing
  await expect.poll(async () => (await ordersOf(shopper.email)).length).toBe(1)
  await page.close()

  await expectPaidOnce(shopper.email)
})

test('the webhook settles a payment whose browser never comes back from the bank', {
  tag: '@release',
}, async ({ page }) => {
  const shopper = newShopper()
  await goToTheBank(page, shopper)

  const challenge = page.url()
  await page.close()
  await answerTheBank(challenge, 'complete')

  await expectPaidOnce(shopper.email)
})

test('the reconciler settles a payment whose browser and webhooks never come', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  const shopper = newShopper()
  const order = await goToTheBank(page, shopper)
  await dropWebhooks(order.id)

  const challenge = page.url()
  await page.close()
  await answerTheBank(challenge, 'complete')
  expect((await orderOf(shopper.email)).paymentStatus).toBe('pending')
  await letPaymentsAge(order.id)

  await expect(async () => {
    await reconcileNow()
    expect((await orderOf(shopper.email)).paymentStatus).toBe('paid')
  }).toPass({ timeout: 60_000, intervals: [3000] })
  await expectPaidOnce(shopper.email)
  const [attempt] = await paymentsOf(order.id)
  expect(attempt?.checks, 'the reconciler looked').toBeGreaterThan(0)
})

test('five webhooks at once with the returning browser make one paid order', {
  tag: '@release',
}, async ({ page }) => {
  const shopper = newShopper()
  const order = await goToTheBank(page, shopper)
  await dropWebhooks(order.id) // until all are sent at once
  const back = await answerTheBank(page.url(), 'complete')
  const event = await successEventOf(order.id)

  const [answers] = await Promise.all([deliverAtOnce(event, 5), page.goto(back)])

  expect(answers).toEqual([200, 200, 200, 200, 200])
  await expectBought(page, shopper)
})

test('pressing Complete Order twice charges once', { tag: '@release' }, async ({ page }) => {
  const shopper = newShopper()
  await arriveAtPayment(page, shopper)
  await payBy(page, 'pays')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Complete Order' }).dblclick()

  await expectConfirmed(page)
  const { id } = await expectPaidOnce(shopper.email)
  expect((await ledgerOf(id)).paymentIntents).toHaveLength(1)
})
