import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy, buyService } from '@/tests/support/e2e/buy'
import { orderOf, subjectsTo } from '@/tests/support/e2e/database'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { answerWhole, deliver, showAllSteps, stagesAhead } from '@/tests/support/e2e/orders/deliver'
import { sendFiling } from '@/tests/support/e2e/orders/filing'
import { newShopper } from '@/tests/support/e2e/shopper'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

for (const service of STANDALONE_SERVICES) {
  const tag = service === 'itin' ? '@phone' : '@release'
  test(`${service} is paid, asked for its details, and delivered stage by stage`, { tag }, async ({
    page,
  }) => {
    test.slow()
    const shopper = newShopper()
    const order = await buyService(page, service, shopper)

    await page.goto(`/orders/${order.id}#details-${service}`)
    const form = page.locator(`#details-${service}`)
    await expect(form).toBeVisible()
    await expectAccessible(page, `the order of ${service}, which waits for its details`)
    const send = form.getByRole('button', { name: /^Send .+ details$/ })
    await untilAlive(send)
    await page.emulateMedia({ colorScheme: 'dark' })
    await send.click()
    await expect(form.getByText(/^Check (?:one|\d+) answers? below$/)).toBeVisible()
    await expectAccessible(page, `the details of ${service}, sent unanswered, in the dark`)
    await answerWhole(page, order.id, service)
    await page.reload()
    await untilAlive(send)
    await send.click()
    await expect(page.getByText('We have your answers')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await expect(page.getByText('Details under review').first()).toBeVisible()

    const staff = await staffApi()
    await deliver(staff, order.id, service)
    await page.reload()
    await showAllSteps(page)
    for (const { title } of stagesAhead(service)) {
      await expect(page.getByText(`${title}, done`).first()).toBeVisible()
    }
    expect((await orderOf(shopper.email)).status).toBe('completed')
    const subjects = await subjectsTo(shopper.email)
    expect(subjects.filter((subject) => /complete/i.test(subject))).toHaveLength(1)
    await staff.dispose()
  })
}

test('a formation with its EIN: each service goes its own way, and the last one ends the order', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  const shopper = newShopper()
  const { id } = await buy(page, shopper)
  const staff = await staffApi()
  await page.goto(`/orders/${id}`)
  await expect(page.getByText(/24-hour clock starts when/).first()).toBeVisible()

  await sendFiling(page, id)
  await page.reload()
  await expect(page.getByText(/We file by/).first()).toBeVisible()
  await staff.tell(id, { service: 'llc', stage: 'waiting_for_you' })
  await page.reload()
  await expect(page.getByText(/Paused/).first()).toBeVisible()

  await deliver(staff, id, 'llc')
  expect((await orderOf(shopper.email)).status).toBe('processing')
  await deliver(staff, id, 'ein')
  expect((await orderOf(shopper.email)).status, 'its agreement is not signed').toBe('processing')
  await staff.tell(id, { service: 'operating_agreement', stage: 'delivered' })
  expect((await orderOf(shopper.email)).status).toBe('completed')
  await page.reload()
  await showAllSteps(page)
  for (const { title } of [...stagesAhead('llc'), ...stagesAhead('ein')]) {
    await expect(page.getByText(`${title}, done`).first()).toBeVisible()
  }
  await staff.dispose()
})
