import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { buy } from '@/tests/support/e2e/buy'
import { sendFiling } from '@/tests/support/e2e/orders/filing'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('an order that a guest pays raises the counter in an administrator’s browser', async ({
  page,
  visitors,
}) => {
  test.slow()
  await enter(page, ADMIN)
  await page.goto(adminHref('stateFacts'))
  const entry = page.locator(`.admin-nav__entries > li > a[href="${adminHref('orders')}"]`)
  const waiting = async () => Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? 0)
  await expect(entry).toBeVisible()
  const streamed = page.waitForResponse('**/api/office/counters')
  await page.reload()
  await streamed
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  // once more, should other tests have filed others at the same moment
  await expect(async () => {
    const guest = await visitors.arrive()
    await guest.goto('/')
    const { id } = await buy(guest, newShopper())
    const before = await waiting()
    expect(before, 'a counter can still rise').toBeLessThan(99)

    await sendFiling(guest, id)

    await expect.poll(waiting).toBeGreaterThan(before)
  }).toPass({ timeout: 150_000 })
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})
