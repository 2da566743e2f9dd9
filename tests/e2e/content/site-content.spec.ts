import type { Page } from '@playwright/test'
import { SITE_PAGES } from '@/src/domain/content/pages/site-pages'
import { CONTENT } from '@/src/domain/content/registry'
import { richTextOf } from '@/src/domain/content/rich-text/from-lines'
import { untilAlive } from '@/tests/support/e2e/alive'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { expectWords, rowsOf, wordsOf } from '@/tests/support/e2e/look/words'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expectNoSideScroll, withSettings } from '@/tests/support/e2e/site'
import { hire, staffApi } from '@/tests/support/e2e/staff'
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

test('a claim is on the page once staff have verified it, and not before', async ({ page }, {
  retry,
}) => {
  test.slow()
  const staff = await staffApi()
  const all = { 'where[claim.isClaim][equals]': 'true', limit: '0' }
  const withdraw = () =>
    staff.updateAll('contentElements', all, { claim: { verified: false, source: '' } })
  if (retry > 0) await withdraw() // what the try before may have left
  const claims = rowsOf('/').filter(({ claim }) => claim)
  const before = await wordsOf(page, '/')
  for (const row of claims.filter(({ selector }) => selector.startsWith('trust.'))) {
    expectWords(before, row, false)
  }
  expect(before).not.toContain('Competitor A')
  expect(before).not.toContain('a customer’s own words')

  const second = await staffApi(await hire(newShopper(), { role: 'admin' }))
  const claim = {
    source: 'Counted for this test',
    sourceUrl: 'https://example.com/count',
    asOf: '2026-01-01T12:00:00.000Z',
  }
  await staff.updateAll('contentElements', all, { claim })
  await second.updateAll('contentElements', all, { claim: { verified: true } })
  const quote = await staff.create('testimonials', {
    quote: 'They filed it while this test ran.',
    author: 'Ada Byron',
    claim,
  })
  await second.update('testimonials', quote, { claim: { verified: true } })
  try {
    await withSettings(staff, EVERYTHING, () => expectNarrow(page))
    const words = await wordsOf(page, '/')
    const elsewhere = ['hero.chat', 'about.title'] // the chat is on, and no founder is named
    const here = rowsOf('/').filter(({ selector }) => !elsewhere.includes(selector))
    for (const row of here) expectWords(words, row, true)
    expect(words).toContain('“They filed it while this test ran.”')
    const table = page.getByRole('table').first()
    await expect(table.getByRole('link', { name: 'Start Now' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    await expect(table.getByRole('row')).toHaveCount(5)
  } finally {
    await withdraw()
    await staff.remove('testimonials', quote)
    await second.dispose()
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

const node = (type: string, more: object) => ({ type, version: 1, ...more })
const words = (text: string) => node('paragraph', { children: [node('text', { text })] })
const heading = (text: string) => node('heading', { tag: 'h2', children: [node('text', { text })] })
const cell = (text: string, headerState: number) =>
  node('tablecell', { headerState, children: [words(text)] })
const block = (blockType: string, more: object) =>
  node('block', { fields: { id: blockType, blockName: '', blockType, ...more } })

/** A long text with one of everything that can be put into it. */
const LONG_TEXT = {
  root: node('root', {
    children: [
      heading('Who does what'),
      node('table', {
        children: ['What', 'Examination by the office'].map((first, row) =>
          node('tablerow', {
            children: [first, 'How long it takes', 'What it costs', 'Who files', 'Notes'].map(
              (text) => cell(text, row === 0 ? 1 : 0),
            ),
          }),
        ),
      }),
      heading('Fees'),
      block('feeTable', { of: 'states', states: ['WY', 'DE'] }),
      block('feeTable', { of: 'services' }),
      heading('Questions'),
      block('faqList', { page: 'home' }),
      block('callToAction', { text: 'Ready?', label: 'Search first', href: '/checkout' }),
    ],
  }),
}

test('a long text holds tables, fees, questions and calls, and no page is wider for it', {
  tag: '@release',
}, async ({ page }) => {
  const path = '/services/trademark'
  const staff = await staffApi()
  const id = await staff.find('sitePages', { 'where[path][equals]': path })
  await staff.update('sitePages', id, { body: LONG_TEXT })
  try {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Table' })).toContainText('Examination')
    await expect(page.getByRole('link', { name: 'Wyoming' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Search first' })).toBeVisible()
    await expectAccessible(page, 'a page with a long text')
    await expectNoSideScroll(page, 'a page with a long text')
  } finally {
    await staff.update('sitePages', id, { body: richTextOf(SITE_PAGES[path].text) })
    await staff.dispose()
  }
})
