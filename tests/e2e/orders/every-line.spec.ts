import { z } from 'zod'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { milestonesOf } from '@/src/domain/orders/milestones'
import { trackedServices } from '@/src/domain/orders/order-services'
import { STAFF_STAGES, TRACKED_SERVICES } from '@/src/domain/vocabulary/order-status'
import { isAskedService } from '@/src/domain/vocabulary/service-types'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { payDraft, signUp } from '@/tests/support/e2e/buy'
import { orderOf } from '@/tests/support/e2e/database'
import { answersFor, keepDraft, send } from '@/tests/support/e2e/draft'
import { anyAnswers } from '@/tests/support/e2e/orders/any-answers'
import { SSN, sendFiling } from '@/tests/support/e2e/orders/filing'
import { newShopper } from '@/tests/support/e2e/shopper'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { officeDay } from '@/tests/support/suite/office-day'

const sold = z.object({
  docs: z.array(
    z.object({ id: z.string(), name: z.string() }).catchall(z.union([z.boolean(), z.unknown()])),
  ),
})

const placed = z.object({
  kind: z.literal('purchase'),
  serviceType: z.literal('llc'),
  packageType: z.string(),
  companyType: z.literal('llc'),
  work: z.unknown(),
  lines: z.array(z.object({ service: z.enum(TRACKED_SERVICES).nullish() })),
})

const CONTEXT = {
  withFormation: true,
  companyType: 'llc',
  today: officeDay(),
} as const

for (const tier of ['starter', 'standard', 'premium'] as const) {
  const packageName = `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`
  const tag = tier === 'premium' ? '@phone' : '@release'
  test(`${packageName} with all its add-ons is asked for, worked on and delivered line by line`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    const shopper = newShopper()
    const flag = `showIn${packageName}`
    const offered = sold.parse(
      await (await page.request.get('/api/addons?limit=50&where[isActive][equals]=true')).json(),
    )
    const addons = offered.docs.filter((one) => one[flag] === true)
    const answers = await answersFor(page, shopper, { packageName })
    const addonIds = addons.map(({ id }) => id)
    await payDraft(page, await keepDraft(page, { ...answers, addonIds }))
    const { id } = await orderOf(shopper.email)
    await signUp(page, shopper)
    const staff = await staffApi()

    const order = placed.parse(await staff.read('orders', id))
    const services = trackedServices(order)
    expect(services.length).toBeGreaterThan(addons.length)
    await page.goto(`/dashboard/orders/${id}`)
    await expect(page.getByRole('region', { name: 'Next step' })).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) < 700 ? 3000 : 1800)

    await sendFiling(page, id)
    for (const service of services.filter(isAskedService)) {
      const context = { ...CONTEXT, packageType: order.packageType }
      const whole = service === 'ein' ? WHOLE.ein : anyAnswers(DETAILS_FORMS[service], context)
      const path = `/api/orders/${id}/details/${service}`
      const secrets = service === 'ein' ? { taxId: SSN } : {}
      const kept = await send(page, 'PATCH', path, { answers: whole, secrets, action: 'complete' })
      expect(kept.status(), `${service}: ${await kept.text()}`).toBe(200)
    }

    for (const service of services) {
      expect((await orderOf(shopper.email)).status, service).not.toBe('completed')
      if (service === 'business_address') {
        await staff.assignAddress(id, '12 Main St, Suite 5, Cheyenne, WY 82001')
        continue
      }
      for (const { stage } of milestonesOf(order, service)) {
        const note = service === 'ein' ? 'Applied for by phone' : undefined
        if (STAFF_STAGES.some((one) => one === stage))
          await staff.tell(id, { service, stage, note })
      }
    }
    expect((await orderOf(shopper.email)).status).toBe('completed')
    await page.reload()
    await expect(page.getByText('Completed').first()).toBeVisible()
    await staff.dispose()
  })
}
