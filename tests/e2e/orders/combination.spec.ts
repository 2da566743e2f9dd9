import { signUp } from '@/tests/support/e2e/buy'
import { expectConfirmed } from '@/tests/support/e2e/checkout'
import { orderOf, subjectsTo } from '@/tests/support/e2e/database'
import { send } from '@/tests/support/e2e/draft'
import { answerWhole, deliver, showAllSteps, stagesAhead } from '@/tests/support/e2e/orders/deliver'
import {
  answerDetails,
  continueToPayment,
  expectPayment,
  payWithCard,
} from '@/tests/support/e2e/service-checkout'
import { newShopper } from '@/tests/support/e2e/shopper'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const BOTH = ['itin', 'ein'] as const

test('an ITIN with an EIN: timeline, mails and dashboard say what happened to each', {
  tag: ['@phone', '@release'],
}, async ({ page }) => {
  test.slow()
  const shopper = newShopper()
  await page.goto('/checkout/itin')
  await answerDetails(page, 'itin', shopper)
  await page.getByLabel('Add EIN Application (+$49)').check()
  await page.getByLabel('Business name').fill(shopper.companyName)
  await continueToPayment(page)
  await expectPayment(page)
  await payWithCard(page, '$248.00')
  await expectConfirmed(page)
  const { id } = await orderOf(shopper.email)
  await signUp(page, shopper)
  const staff = await staffApi()

  await page.goto('/dashboard')
  await expect(page.getByText('Your details needed')).toHaveCount(2)
  for (const service of BOTH) {
    await answerWhole(page, id, service)
    const path = `/api/orders/${id}/details/${service}`
    expect((await send(page, 'PATCH', path, { action: 'complete' })).status()).toBe(200)
  }

  await deliver(staff, id, 'itin')
  await staff.tell(id, { service: 'ein', stage: 'reviewed' })
  await staff.tell(id, { service: 'ein', stage: 'submitted', note: 'Applied for by phone' })
  await page.goto('/dashboard')
  await expect(page.getByText('ITIN letter delivered')).toBeVisible()
  await expect(page.getByText('EIN from the IRS')).toBeVisible()
  expect((await orderOf(shopper.email)).status).toBe('processing')

  for (const stage of ['approved', 'delivered']) await staff.tell(id, { service: 'ein', stage })
  expect((await orderOf(shopper.email)).status).toBe('completed')
  await page.goto(`/dashboard/orders/${id}`)
  await showAllSteps(page)
  for (const service of BOTH) {
    for (const { title } of stagesAhead(service)) {
      await expect(page.getByText(`${title}, done`).first()).toBeVisible()
    }
  }
  const subjects = await subjectsTo(shopper.email)
  for (const title of BOTH.flatMap(stagesAhead).map((one) => one.title)) {
    if (title === 'Details reviewed') continue
    expect(subjects.filter((subject) => subject.startsWith(title))).toHaveLength(1)
  }
  expect(subjects.filter((subject) => /complete/i.test(subject))).toHaveLength(1)
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('listitem').filter({ hasText: 'ITIN Application' })).toContainText(
    'Completed',
  )
  await staff.dispose()
})
