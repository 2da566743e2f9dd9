import type { Page } from '@playwright/test'
import { untilAlive } from '@/tests/support/e2e/alive'
import { expectFlawless } from '@/tests/support/e2e/look/accessibility'
import { withSettings } from '@/tests/support/e2e/site'
import { ADMIN, enter, type StaffApi, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

/*
 * One after the other and once, at both widths inside: the settings are the whole site's.
 */
test.describe.configure({ mode: 'serial' })
test.use({ offers: true })

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

let staff: StaffApi
test.beforeAll(async () => {
  staff = await staffApi()
})
test.afterAll(() => staff.dispose())

const variable = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key), name)

/** Opens the landing page by a clock of the test's own, and waits until it listens. */
async function openLanding(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await untilAlive(page.getByRole('link', { name: 'Start My LLC Now' }).first())
}

/** Whether something is on the page although its time has not come yet. */
const comesEarly = (page: Page, selector: string, due: number) =>
  page.evaluate(([what, ms]) => performance.now() < ms && document.querySelector(what) !== null, [
    selector,
    due,
  ] as const)

/** Opens the landing page and stays for longer than an offer takes to come. */
async function expectNoOffer(page: Page): Promise<void> {
  await openLanding(page)
  await page.clock.fastForward(10_000)
  await page.waitForTimeout(500) // one that comes is fetched first
  await expect(page.getByRole('timer')).toHaveCount(0)
}

test('the company’s facts show on the next load of every page', { tag: '@release' }, async ({
  page,
}) => {
  const facts = {
    companyName: 'Northlight',
    companyTagline: 'Companies, kept in order',
    companyDescription: 'A description that only this test writes.',
    legalEntityName: 'Northlight Filings LLC',
    companyEmail: 'desk@northlight.example',
    companyPhone: '+1 307 555 0199',
    companyAddressLine1: '7 Lantern Row',
    companyAddressLine2: 'Floor 3',
    companyCity: 'Laramie',
    companyState: 'WY',
    companyZip: '82070',
    copyrightText: 'Nothing reserved.',
    supportHours: 'Mon-Thu 8 AM-5 PM MST',
  }
  await withSettings(staff, facts, async () => {
    await page.goto('/support')
    await expect(page).toHaveTitle(/ · Northlight$/)
    const footer = page.getByRole('contentinfo')
    for (const text of [
      facts.companyTagline,
      facts.companyDescription,
      facts.legalEntityName,
      facts.companyEmail,
      facts.companyAddressLine1,
      facts.companyAddressLine2,
      'Laramie, WY 82070',
      facts.copyrightText,
    ]) {
      await expect(footer).toContainText(text)
    }
    await expect(page.getByRole('main')).toContainText(facts.supportHours)
    await expect(page.getByRole('link', { name: facts.companyPhone })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Northlight, home' })).toContainText('Northlight')
    for (const path of ['/llc/texas', '/services/itin', '/careers', '/no-such-page']) {
      const text = await (await page.request.get(path)).text()
      expect(text, path).toContain(facts.legalEntityName)
    }
  })
  await page.goto('/support')
  await expect(page).not.toHaveTitle(/Northlight/)
})

test('colours, typefaces, logo and favicon change the site; a logo that fails gives way to the name', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 404 .*no-such-logo/)
  const look = {
    primaryColor: '#0F766E',
    secondaryColor: '#134E4A',
    accentColor: '#B45309',
    textFont: 'public-sans',
    headingFont: 'lora',
    companyLogoUrl: '/icon.svg',
    companyFaviconUrl: '/og',
  }
  await withSettings(staff, look, async () => {
    await page.goto('/terms')
    expect(await variable(page, '--brand-primary')).toBe('#0F766E')
    expect(await variable(page, '--brand-secondary')).toBe('#134E4A')
    expect(await variable(page, '--brand-accent')).toBe('#B45309')
    const faces = page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family)
        .join(' ')
    })
    expect(await faces).toMatch(/public.?sans/i)
    expect(await faces).toMatch(/lora/i)
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/og$/)
    const logo = page.getByRole('banner').getByRole('link', { name: /, home$/ })
    await expect(logo.locator('img')).toHaveAttribute('src', '/icon.svg')
    await expectFlawless(page, 'the terms in other colours')
    await page.goto('/auth')
    expect(await variable(page, '--brand-primary')).toBe('#0F766E')
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/og$/)

    await staff.changeSettings({ companyLogoUrl: '/no-such-logo' })
    await page.goto('/terms')
    await expect(logo.locator('img')).toHaveCount(0)
    await expect(logo).toContainText(/\w/)
  })
})

test('social links show where an address is set, and only there', { tag: '@release' }, async ({
  page,
}) => {
  const links = {
    twitterUrl: 'https://twitter.com/northlight',
    facebookUrl: 'https://facebook.com/northlight',
    linkedinUrl: 'https://linkedin.com/company/northlight',
    instagramUrl: 'https://instagram.com/northlight',
    youtubeUrl: 'https://youtube.com/@northlight',
  }
  const footer = page.getByRole('contentinfo')
  await withSettings(staff, links, async () => {
    await page.goto('/careers')
    for (const [name, url] of [
      ['Twitter', links.twitterUrl],
      ['Facebook', links.facebookUrl],
      ['LinkedIn', links.linkedinUrl],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url)
    }
    await expect(footer).not.toContainText(/instagram|youtube/i)
    await staff.changeSettings({ facebookUrl: '' })
    await page.goto('/careers')
    await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0)
  })
})

test('the banner says what staff write, and is gone when they switch it off', {
  tag: '@release',
}, async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Announcement' })
  const text = 'Closed on the fourth of July'
  await withSettings(staff, { announcementEnabled: true, announcementText: text }, async () => {
    await page.goto('/privacy')
    await expect(banner).toContainText(text)
    await staff.changeSettings({ announcementEnabled: false })
    await page.goto('/privacy')
    await expect(banner).toHaveCount(0)
  })
})

for (const size of WIDTHS) {
  test(`the chat button comes after two seconds, at ${size.width} px`, { tag: '@release' }, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const on = {
      whatsappEnabled: true,
      whatsappNumber: '+1 (307) 555-0100',
      whatsappMessage: 'Is Wyoming right for me?',
    }
    await withSettings(staff, on, async () => {
      const chat = page.getByRole('complementary', { name: 'Chat', exact: true })
      await openLanding(page)
      expect(await comesEarly(page, 'aside[aria-label="Chat"]', 2000)).toBe(false)
      await page.clock.fastForward(2000)
      await expect(chat).toBeVisible()
      await expect(chat.getByRole('link')).toHaveAttribute('href', '/api/go/whatsapp')
      await expect(chat.getByRole('link')).toHaveAttribute('target', '_blank')
      await expect(chat).toContainText('Questions?')
      await chat.getByRole('button', { name: 'Dismiss' }).click()
      await expect(chat).not.toContainText('Questions?')
      await expect(chat.getByRole('link')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Chat with Expert/ }).first()).toHaveAttribute(
        'href',
        '/api/go/whatsapp',
      )
      const sent = await page.request.get('/api/go/whatsapp', { maxRedirects: 0 })
      expect(sent.headers().location).toBe(
        'https://wa.me/13075550100?text=Is%20Wyoming%20right%20for%20me%3F',
      )
    })
  })

  test(`the offer comes after five seconds and is closed for good, at ${size.width} px`, {
    tag: size.width < 800 ? [] : '@release',
  }, async ({ page }) => {
    test.slow()
    await page.setViewportSize(size)
    const offer = {
      popupEnabled: true,
      popupTitle: 'An EIN with every company',
      popupSubtitle: 'Only while this test runs',
      popupOfferText: 'It names no price, for there is no offer behind it',
      popupCtaText: 'Take the offer',
      popupDisclaimer: 'State filing fee not included.',
      popupEndsAt: null,
    }
    await withSettings(staff, offer, async () => {
      const dialog = page.getByRole('dialog', { name: offer.popupTitle })
      const before = page.getByRole('link', { name: 'Start My LLC Now' }).first()
      await openLanding(page)
      await before.focus()
      expect(await comesEarly(page, '[role="timer"]', 5000)).toBe(false)
      await page.clock.fastForward(5000)
      await expect(dialog).toBeVisible()
      for (const text of [offer.popupSubtitle, offer.popupOfferText, offer.popupDisclaimer]) {
        await expect(dialog).toContainText(text)
      }
      const clock = dialog.getByRole('timer')
      await expect(clock).toContainText(/23:59:\d\d/)
      await expect(clock).not.toContainText((await clock.textContent()) ?? '')
      await expectFlawless(page, `the offer at ${size.width} px`)

      for (let press = 0; press < 4; press++) {
        await page.keyboard.press('Tab')
        // After its last button the focus is the browser's own, which the page sees as its body.
        const held = await page.evaluate(() => document.activeElement?.matches('body, dialog *'))
        expect(held, 'the focus stays in the offer').toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(before).toBeFocused()
      if (size.width < 768) return
      await expectNoOffer(page)

      await page.evaluate(() => localStorage.clear())
      await openLanding(page)
      await page.clock.fastForward(5000)
      await expect(dialog).toBeVisible()
      await dialog.getByRole('link', { name: offer.popupCtaText }).click()
      await page.waitForURL('**/checkout')
      expect(await page.evaluate(() => localStorage.getItem('charterdesk_offer_closed'))).toBe('1')
    })
  })
}

test('an offer with a real end counts down to it, and is not shown afterwards', {
  tag: '@release',
}, async ({ page }) => {
  const offer = {
    popupEnabled: true,
    popupTitle: 'Until noon',
    popupSubtitle: '',
    popupOfferText: '',
    popupCtaText: 'Start now',
  }
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  await withSettings(staff, { ...offer, popupEndsAt: inAnHour }, async () => {
    await openLanding(page)
    await page.clock.fastForward(5000)
    await expect(page.getByRole('timer')).toContainText(/00:59:\d\d/)
    await staff.changeSettings({ popupEndsAt: new Date(Date.now() - 1000).toISOString() })
    await expectNoOffer(page)
  })
})

test('a chat widget is fetched only when a visitor asks for it, and never in the checkout', async ({
  page,
}) => {
  const script = 'https://code.tidio.co/abcdefghijklmnopqrstuvwx.js'
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'window.tidioChatApi = { open() { document.title = "The chat is open" } }',
    })
  })
  const on = { tidioEnabled: true, tidioEmbedCode: `<script src="//${script.slice(8)}"></script>` }
  await withSettings(staff, on, async () => {
    for (const path of ['/checkout', '/auth', '/order-confirmation']) {
      await page.goto(path)
      await expect(page.getByRole('complementary', { name: 'Live chat' })).toHaveCount(0)
      const policy = (await page.request.get(path)).headers()['content-security-policy']
      expect(policy, path).not.toContain('tidio')
    }
    await expect(async () => {
      const { 'content-security-policy': policy } = (await page.request.get('/support')).headers()
      expect(policy).toContain('https://code.tidio.co')
    }).toPass()
    await page.goto('/support')
    await expect(page.getByRole('button', { name: 'Live chat' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('24/7')
    await untilAlive(page.getByRole('button', { name: 'Start a chat' }))
    await page.getByRole('button', { name: 'Start a chat' }).hover()
    expect(asked, 'before anybody asks').toEqual([])
    await page.getByRole('button', { name: 'Start a chat' }).click()
    await expect(page).toHaveTitle('The chat is open')
    expect(asked).toEqual([script])
    await expect(page.getByRole('button', { name: 'Live chat' })).toHaveCount(0)
  })
})

test('what staff paste of an unknown provider is never loaded', { tag: '@release' }, async ({
  page,
}) => {
  const on = { tidioEnabled: true, tidioEmbedCode: '<script src="//evil.example/x.js"></script>' }
  await withSettings(staff, on, async () => {
    await page.goto('/support')
    await expect(page.getByRole('button', { name: 'Live chat' })).toHaveCount(0)
    expect(await page.content()).not.toContain('evil.example')
  })
})

test('a legal text that staff change shows on the next load', { tag: '@release' }, async ({
  page,
}) => {
  const id = await staff.find('sitePages', { 'where[path][equals]': '/refund' })
  const publish = (updatedOn: string) =>
    staff.update('sitePages', id, { updatedOn, _status: 'published' })
  await publish('2026-07-04T12:00:00.000Z')
  try {
    await page.goto('/refund')
    await expect(page.getByRole('main')).toContainText('Last Updated July 4, 2026')
  } finally {
    await publish('2026-11-26T12:00:00.000Z')
  }
  await page.goto('/refund')
  await expect(page.getByRole('main')).toContainText('Last Updated November 26, 2026')
})

test('a link that is none is refused at its field, and said to be saved in no message', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 422 .*social-media/)
  await enter(page, ADMIN)
  await withSettings(staff, { twitterUrl: '', facebookUrl: '' }, async () => {
    await page.goto('/admin/social-media')
    const twitter = page.getByLabel('Twitter')
    await untilAlive(twitter)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const refused = page.getByRole('alert').filter({ hasText: 'Please enter a valid URL' })

    await twitter.fill('x.com/northlight')
    await save.click()
    await expect(refused).toBeVisible()
    await expect(twitter).toBeFocused()

    await page.getByLabel('Facebook').fill('https://facebook.com/northlight')
    await save.click()
    await expect(page.getByText('Saved, except for Twitter.')).toBeVisible()
    await expect(refused).toBeVisible()
    await expect(twitter).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('saved successfully')).toHaveCount(0)
    expect(await staff.settings()).toMatchObject({
      twitterUrl: '',
      facebookUrl: 'https://facebook.com/northlight',
    })

    await twitter.fill('https://x.com/northlight')
    await save.click()
    await expect(page.getByText('Social media settings saved successfully!')).toBeVisible()
  })
})
