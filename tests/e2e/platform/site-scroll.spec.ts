import { expect, test } from '@/tests/support/e2e/test'

const atTop = () => window.scrollY < 4

test('a new page begins at its top, and so does a reloaded one', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await page.waitForURL('**/careers')
  await expect.poll(() => page.evaluate(atTop)).toBe(true)

  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.reload()
  await expect.poll(() => page.evaluate(atTop)).toBe(true)
})

test('pricing, features, states and faq are places of the landing page', {
  tag: ['@phone', '@release'],
}, async ({ page }) => {
  const heading = (place: string) => page.locator(`#${place}`).getByRole('heading', { level: 2 })
  await page.goto('/#states')
  await expect(heading('states')).toBeInViewport()
  for (const place of ['pricing', 'features', 'faq']) {
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, place)
    await expect(heading(place)).toBeInViewport()
  }
})

test('a link to a place of another page goes there', { tag: '@release' }, async ({ page }) => {
  await page.goto('/refund')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'States', exact: true }).click()
  await page.waitForURL('**/#states')
  await expect(page.locator('#states').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('where motion is unwelcome nothing glides', { tag: '@release' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const behaviour = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  )
  expect(behaviour).toBe('auto')
})
