import type { Page } from '@playwright/test'

import { CONTENT } from '@/src/domain/content/registry'
import { untilAlive } from '@/tests/support/e2e/alive'
import { expectWords, rowsOf, wordsOf } from '@/tests/support/e2e/look/words'
import { expectNoSideScroll, withSettings } from '@/tests/support/e2e/site'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test.use({ offers: true })

/** What makes the landing page as full as it gets. */
const EVERYTHING = {
  companyName: 'Bartholomew Wolfeschlegelsteinhausenbergerdorff & Daughters',
  announcementEnabled: true,
  announcementText: 'Closed on the fourth of July, on Thanksgiving Day and on the day after it',
  whatsappEnabled: true,
  whatsappNumber: '+1 (307) 555-0100',
  popupEnabled: true,
  popupTitle: 'An EIN with every company, for as long as this test runs',
  popupSubtitle: 'It names no price, for there is no offer behind it',
  popupOfferText: '',
  popupCtaText: 'Take the offer and begin with the name of the company',
  popupEndsAt: null,
}

/** With all of it on the page, nothing is wider than the window, and the dialog can be tapped. */
async function expectNarrow(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await untilAlive(page.getByLabel('What will your company be called?'))
  await page.clock.fastForward(6_000)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 600 })
    await dialog.getByRole('link').click({ trial: true })
    await expectNoSideScroll(page, `the full landing page at ${width} px`)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: 'Chat', exact: true })).toBeVisible()
  await expectNoSideScroll(page, 'the full landing page without its offer')
}

test('a claim is on the page once staff have verified it, and not before', async ({ page }) => {
  const claims = rowsOf('/').filter(({ claim }) => claim)
  const before = await wordsOf(page, '/')
  for (const row of claims.filter(({ selector }) => selector.startsWith('trust.'))) {
    expectWords(before, row, false)
  }
  expect(before).not.toContain('Competitor A')
  expect(before).not.toContain('a customer’s own words')

  const staff = await staffApi()
  const all = { 'where[claim.isClaim][equals]': 'true', limit: '0' }
  await staff.updateAll('contentElements', all, {
    claim: { verified: true, source: 'Counted for this test' },
  })
  try {
    await withSettings(staff, EVERYTHING, () => expectNarrow(page))
    const words = await wordsOf(page, '/')
    for (const row of rowsOf('/')) expectWords(words, row, true)
    const table = page.getByRole('table').first()
    await expect(table.getByRole('link', { name: 'Start Now' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    await expect(table.getByRole('row')).toHaveCount(5)
  } finally {
    await staff.updateAll('contentElements', all, { claim: { verified: false, source: '' } })
    await staff.dispose()
  }
})

test('what staff write in place of a text is what the page says', async ({ page }) => {
  const staff = await staffApi()
  const id = await staff.find('contentElements', {
    'where[page][equals]': '/careers',
    'where[selector][equals]': 'careers.intro',
  })
  const { default: original } = CONTENT['/careers']['careers.intro']
  await staff.update('contentElements', id, { currentValue: 'Written while a test runs.' })
  try {
    expect(await wordsOf(page, '/careers')).toContain('Written while a test runs.')
  } finally {
    await staff.update('contentElements', id, { currentValue: original })
    await staff.dispose()
  }
})
