import { CONTENT, type ContentPage } from '@/src/domain/content/registry'
import { expectWords, rowsOf, wordsOf } from '@/tests/support/e2e/look/words'
import { test } from '@/tests/support/e2e/test'

/** Where a page's elements can be seen: some stand on more than one. */
const SHOWN_ON = { '/layout': '/', '/llc': '/llc/wyoming' } as const

const shownOn = (page: string) => (page === '/layout' || page === '/llc' ? SHOWN_ON[page] : page)

/** What hangs on claims: a table of competitors or a quotation without any is not shown. */
const WITH_A_CLAIM = /^(?:comparison\.|testimonials\.|hero\.testimonialAuthor)/

/** What is said only while nobody can apply for anything. */
const NOTHING_OPEN = 'careers.none'

const isContentPage = (page: string): page is ContentPage => page in CONTENT
const PAGES = Object.keys(CONTENT).filter(isContentPage)

test('every text of every page is on its page', async ({ page: browser }) => {
  test.slow()
  for (const page of PAGES) {
    const words = await wordsOf(browser, shownOn(page))
    const always = rowsOf(page).filter((row) => !row.claim && !WITH_A_CLAIM.test(row.selector))
    const openings = await browser.locator('main a[href^="/careers/"]').count()
    for (const row of always) {
      expectWords(words, row, row.selector !== NOTHING_OPEN || openings === 0)
    }
  }
})
