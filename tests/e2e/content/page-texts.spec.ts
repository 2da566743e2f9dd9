import { CONTENT, type ContentPage } from '@/src/domain/content/registry'
import { expectWords, rowsOf, wordsOf } from '@/tests/support/e2e/look/words'
import { expect, test } from '@/tests/support/e2e/test'

/** Where a page's elements can be seen: some stand on more than one. */
const SHOWN_ON = { '/layout': '/', '/llc': '/llc/wyoming' } as const

const shownOn = (page: string) => (page === '/layout' || page === '/llc' ? SHOWN_ON[page] : page)

/** What hangs on claims: a table of competitors or a quotation without any is not shown. */
const WITH_A_CLAIM = /^(?:comparison\.|testimonials\.|hero\.testimonialAuthor)/

/** What is said of the founders only once they are filled in. */
const WITH_FOUNDERS = /^about\.title/

/** Inserted by the ITIN's own page alone, among whose texts they are looked for. */
const OF_ITIN = /^promise\.itin/

/** What is said only while visitors can chat, which other tests change for a moment. */
const OF_CHAT = /^(?:hero\.(?:chat|contact)|support\.chat)/

/** What is said only while no one can apply for anything. */
const NOTHING_OPEN = 'careers.none'

const isContentPage = (page: string): page is ContentPage => page in CONTENT
const PAGES = Object.keys(CONTENT).filter(isContentPage)

test('every text of every page is on its page', async ({ page: browser }) => {
  test.slow()
  for (const page of PAGES) {
    const words = await wordsOf(browser, shownOn(page))
    const always = rowsOf(page).filter(
      ({ claim, selector }) =>
        !claim &&
        ![WITH_A_CLAIM, WITH_FOUNDERS, OF_ITIN, OF_CHAT].some((some) => some.test(selector)),
    )
    const openings = await browser.locator('main a[href^="/careers/"]').count()
    for (const row of always.filter(({ type }) => type === 'link')) {
      const links = browser.locator(`a[href="${row.default}"]`)
      expect.soft(await links.count(), `${page} ${row.selector}`).toBeGreaterThan(0)
    }
    for (const row of always) {
      expectWords(words, row, row.selector !== NOTHING_OPEN || openings === 0)
    }
  }
})
