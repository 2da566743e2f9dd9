import type { Page } from '@playwright/test'

import {
  CONTENT,
  type ContentPage,
  type ContentRow,
  contentRows,
} from '@/src/domain/content/registry'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

/** Where a page's elements can be seen: some stand on more than one. */
const SHOWN_ON = { '/layout': '/', '/llc': '/llc/wyoming' } as const

const shownOn = (page: string) => (page === '/layout' || page === '/llc' ? SHOWN_ON[page] : page)

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The pieces into which a page may take a value apart: lines, and cells of a line. */
const pieces = ({ value }: { value: string }) =>
  value
    .split(/[\n|]/)
    .map((piece) => plain(piece.replace(/^(?:##|-) /, '').replaceAll('{state}', 'Wyoming')))
    .filter((piece) => piece !== '' && piece !== '–')

/**
 * All that a page says: its text, and what its fields show before anything is typed. Read from a
 * copy: the page itself may only now be coming alive, and must find what it was sent with.
 */
async function wordsOf(page: Page, path: string): Promise<string> {
  await page.goto(path)
  const words = await page.evaluate(() => {
    const copy = document.body.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return ''
    for (const silent of copy.querySelectorAll('script, style, template')) silent.remove()
    const examples = [...copy.querySelectorAll('[placeholder]')].map((field) =>
      field.getAttribute('placeholder'),
    )
    return [copy.textContent, ...examples].join(' ')
  })
  return plain(words)
}

/** What hangs on claims: a table of competitors or a quotation without any is not shown. */
const WITH_A_CLAIM = /^(?:comparison\.|testimonials\.|hero\.testimonialAuthor)/

/** What is said only while nobody can apply for anything. */
const NOTHING_OPEN = 'careers.none'

const rowsOf = (page: string) => contentRows().filter((row) => row.page === page)

function expectWords(words: string, row: ContentRow, shown: boolean): void {
  for (const piece of pieces({ value: row.default })) {
    const found = words.includes(piece)
    expect.soft(found, `${row.page} ${row.selector}: “${piece}”`).toBe(shown)
  }
}

const isContentPage = (page: string): page is ContentPage => page in CONTENT
const PAGES = Object.keys(CONTENT).filter(isContentPage)

for (const page of PAGES) {
  test(`every text of ${page} is on its page @desktop`, async ({ page: browser }) => {
    const words = await wordsOf(browser, shownOn(page))
    const always = rowsOf(page).filter((row) => !row.claim && !WITH_A_CLAIM.test(row.selector))
    const openings = await browser.locator('main a[href^="/careers/"]').count()
    for (const row of always) {
      expectWords(words, row, row.selector !== NOTHING_OPEN || openings === 0)
    }
  })
}

test('a claim is on the page once staff have verified it, and not before @desktop', async ({
  page,
}) => {
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

test('what staff write in place of a text is what the page says @desktop', async ({ page }) => {
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
