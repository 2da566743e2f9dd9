import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { expectPaidOnce } from '@/tests/support/e2e/books'
import { completeOrder, expectConfirmed, goOn, payBy } from '@/tests/support/e2e/checkout'
import { keptStepOf, ordersOf } from '@/tests/support/e2e/database'
import { answersFor, arriveAtPayment, keepDraft } from '@/tests/support/e2e/draft'
import { newShopper } from '@/tests/support/e2e/shopper'
import { sellPackage, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('amounts written into the requests change nothing of what is charged', {
  tag: '@release',
}, async ({ page }) => {
  const shopper = newShopper()
  const answers = await answersFor(page, shopper)
  const total = await keepDraft(page, answers)
  const forged = { totalMinor: 1, amountMinor: 1, price: 0, quote: { totalMinor: 1 }, lines: [] }

  expect(await keepDraft(page, { ...answers, ...forged })).toBe(total)
  await arriveAtPayment(page, shopper)
  await page.route('**/api/checkout/place', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), ...forged } }),
  )
  await payBy(page, 'pays')
  await completeOrder(page)

  await expectConfirmed(page)
  expect((await expectPaidOnce(shopper.email)).totalMinor).toBe(total)
})

test('an order for another total than the server reckons is refused with the right one', {
  tag: '@release',
}, async ({ page, noise }) => {
  noise.expect(/409/)
  const shopper = newShopper()
  const total = await arriveAtPayment(page, shopper)
  await page.route('**/api/checkout/place', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), expectedTotalMinor: 100 } }),
  )
  await payBy(page, 'pays')
  const answered = page.waitForResponse('**/api/checkout/place')
  await completeOrder(page)

  const response = await answered
  expect(response.status()).toBe(409)
  expect(await response.json()).toMatchObject({
    error: { code: 'price_changed' },
    quote: { totalMinor: total },
  })
  expect(await ordersOf(shopper.email)).toEqual([])
})

test('a price that staff change on the way is shown before it is charged', async ({
  page,
  noise,
}) => {
  noise.expect(/409/)
  const staff = await staffApi()
  const voyage = await sellPackage(staff, 300)
  const shopper = newShopper()
  const before = await arriveAtPayment(page, shopper, { packageName: voyage.name })
  await payBy(page, 'pays')
  // The review is kept once more; its answer would bring the new price before the press does.
  await expect.poll(() => keptStepOf(shopper.email)).toBe('confirm')
  const after = before + 45_00

  await voyage.reprice(345)
  await completeOrder(page)
  await expect(page.getByText('The price changed since you started:')).toBeVisible()
  await expect(
    page.getByText(`Your total is now ${formatMoney(money(after, 'USD'))}.`),
  ).toBeVisible()
  expect(await ordersOf(shopper.email)).toEqual([])

  await goOn(page)
  await expectConfirmed(page)
  expect((await expectPaidOnce(shopper.email)).totalMinor).toBe(after)
  await voyage.withdraw()
  await staff.dispose()
})
