import type { Page } from '@playwright/test'
import { untilAlive } from '@/tests/support/e2e/alive'
import { signUp } from '@/tests/support/e2e/buy'
import { expectFlawless } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

const SERVICES = [
  ['EIN', 'Federal Tax ID', '/services/ein'],
  ['ITIN', 'Individual Taxpayer ID', '/services/itin'],
  ['Bookkeeping', 'Professional accounting', '/services/bookkeeping'],
  ['Trademark', 'Protect your brand', '/services/trademark'],
] as const

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const manage = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Manage' })
const service = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('the Manage menu lists the four services and opens by a click', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/support')
  await untilAlive(manage(page))
  await manage(page).click()

  for (const [name, note, href] of SERVICES) {
    await expect(service(page, name)).toHaveText(`${name}${note}`)
    await expect(service(page, name)).toHaveAttribute('href', href)
  }
  await expectFlawless(page, 'the open Manage menu')
  await service(page, 'ITIN').click()
  await page.waitForURL('**/services/itin')
  await expect(service(page, 'EIN')).toBeHidden()
})

test('the Manage menu opens while a mouse is over it', { tag: '@release' }, async ({ page }) => {
  await page.goto('/support')
  await untilAlive(manage(page))
  await manage(page).hover()
  await expect(service(page, 'EIN')).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(service(page, 'EIN')).toBeHidden()
})

test('the Manage menu works by keyboard: arrows move, Escape closes', async ({ page }) => {
  await page.goto('/support')
  await untilAlive(manage(page))
  await manage(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(service(page, 'EIN')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(service(page, 'ITIN')).toBeFocused()
  await page.keyboard.press('End')
  await expect(service(page, 'Trademark')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(service(page, 'EIN')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(service(page, 'Trademark')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(manage(page)).toBeFocused()
  await expect(service(page, 'EIN')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(manage(page)).toHaveAttribute('aria-expanded', 'true')
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab')
  await expect(manage(page)).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone one menu holds everything, and gives the focus back', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/support')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await untilAlive(opener)
  await opener.click()

  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
  for (const name of ['Pricing', 'Support', 'Account', ...SERVICES.map(([label]) => label)]) {
    await expect(menu(page).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  await expectFlawless(page, 'the open menu of a phone')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await menu(page)
    .getByRole('link', { name: /^Bookkeeping/ })
    .click()
  await page.waitForURL('**/services/bookkeeping')
  await expect(menu(page)).toBeHidden()
  await opener.click()
  await menu(page).getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/#pricing')
  await expect(page.locator('#pricing')).toBeInViewport()
})

test('the header stays, and says who is signed in', { tag: ['@phone', '@release'] }, async ({
  page,
}) => {
  const account = () => page.getByRole('link', { name: 'Account', exact: true })
  const signOut = () => page.getByRole('button', { name: 'Sign Out' })
  const open = async () => {
    if (!isPhone(page)) return
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await untilAlive(opener)
    await opener.click()
  }
  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('banner')).toBeInViewport()
  await open()
  await expect(account().filter({ visible: true })).toHaveAttribute('href', '/auth')
  await expect(signOut().filter({ visible: true })).toHaveCount(0)

  await signUp(page, newShopper())
  await page.goto('/')
  await open()
  await expect(account().filter({ visible: true })).toHaveAttribute('href', '/dashboard')
  const left = page.waitForEvent('load') // the page that comes has the same address
  await signOut().filter({ visible: true }).click()
  await left
  await page.waitForURL((url) => url.pathname === '/')
  await expect(async () => {
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('payload-token')
  }).toPass()
  await open()
  await expect(account().filter({ visible: true })).toHaveAttribute('href', '/auth')
})

test('the banner goes for this page session and is back after a reload', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: 'Announcement' })
  await expect(banner).toBeVisible()
  const dismiss = banner.getByRole('button', { name: 'Dismiss announcement' })
  await untilAlive(dismiss)
  await dismiss.click()
  await expect(banner).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await page.waitForURL('**/terms')
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(banner).toBeVisible()
})

test('the footer names the company and leads everywhere', { tag: '@release' }, async ({ page }) => {
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ['Features', '/#features'],
    ['Pricing', '/#pricing'],
    ['States', '/#states'],
    ['Support', '/support'],
    ['Careers', '/careers'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Refund Policy', '/refund'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer.locator('address')).toContainText('82801')
})
