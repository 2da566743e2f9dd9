import { expectFlawless } from '@/tests/support/e2e/look/accessibility'
import { PHONE } from '@/tests/support/e2e/look/widths'
import { expectNoSideScroll, KINDS_OF_PAGES, overhear } from '@/tests/support/e2e/site'
import { expect, test } from '@/tests/support/e2e/test'

/** A tablet, a laptop at 200 %, and the narrowest window that WCAG asks for. */
const NARROW = [768, 720, 640, 320] as const

/** One of each template; the others are made of the same parts. */
const TEMPLATES = ['/', '/llc/wyoming', '/auth']

for (const path of [...KINDS_OF_PAGES, '/auth']) {
  test(`${path} is accessible in both colours and widths, at 200 % as well, and keeps to itself`, {
    tag: TEMPLATES.includes(path) ? [] : '@release',
  }, async ({ page }) => {
    const heard = overhear(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(path)
    await expectFlawless(page, `${path}, dark`)
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideScroll(page, `${path} at ${width} px`)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(PHONE)
    await page.reload()
    await expectFlawless(page, `${path}, light`)
    expect(heard, 'what the page says in the console, and asks of others').toEqual({
      said: [],
      elsewhere: [],
    })
  })
}

test('the page that says "not found" is accessible', async ({ page, noise }) => {
  noise.expect(/status of 404/)
  await page.goto('/no-such-page')
  await expectFlawless(page, 'not found')
})

test('an open question is accessible, and one at a time is open', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/#faq')
  const questions = page.locator('#faq details')
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open')
  await expectFlawless(page, 'an open question')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
