import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { answersFor, keepDraft } from '@/tests/support/e2e/draft'
import { translate } from '@/tests/support/e2e/look/translate'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

const CHECKOUTS = [undefined, ...STANDALONE_SERVICES]

test('a translated checkout survives suggestions and errors that appear and go', async ({
  page,
  noise,
}) => {
  test.slow()
  // A translator may come before a part of the page listens: React then draws that part again.
  noise.expect(/React error #418/)
  const shopper = newShopper()
  await page.goto('/checkout')
  await keepDraft(page, await answersFor(page, shopper))
  await translate(page)
  for (const service of CHECKOUTS) {
    await page.goto(service ? `/checkout/${service}` : '/checkout?step=personal')
    await page.locator('main font:visible').first().waitFor()
    const email = page.locator('main input[name="email"]:visible')
    const suggestion = page.locator('main p[role="status"] button:visible')
    for (let time = 0; time < 3; time += 1) {
      await email.fill('ada@gmial.com')
      await email.blur()
      await expect(suggestion).toBeVisible()
      await email.fill('')
      await email.blur()
      await expect(suggestion).toBeHidden()
      await email.fill('ada@example.com')
      await email.blur()
    }
    await expect(email).toHaveValue('ada@example.com')
  }
})
