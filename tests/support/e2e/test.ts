import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

import { untilInPlace, untilScriptsCame } from './alive'

type Noise = {
  /** Says which complaint of the browser belongs to the test. */
  readonly expect: (complaint: RegExp) => void
}

export type Visitors = {
  /** Someone else at another computer: a browser without any cookie. */
  readonly arrive: () => Promise<Page>
}

type Fixtures = {
  watch: (context: BrowserContext) => Promise<void>
  noise: Noise
  visitors: Visitors
  /** Whether the offer may come up over the landing page, should a test have switched it on. */
  offers: boolean
}

/** In a browser that has closed the offer, it never stands in another test's way. */
function closeTheOffer(): void {
  try {
    localStorage.setItem('charterdesk_offer_closed', '1')
  } catch {
    // A frame without storage of its own.
  }
}

/** A page is open once all of it is in its place. */
function openWhole(page: Page): Page {
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await open(url, options)
    if (options?.waitUntil === 'commit') return answer
    await untilScriptsCame(page)
    await untilInPlace(page)
    return answer
  }
  return page
}

/**
 * The admin asks for a person's view of a list or document, and Payload answers 404 to the first. Another
 * test tries a logo that is not there, which shows wherever the brand does.
 */
const USUAL = [/status of 404 .*\/api\/payload-preferences\//, /status of 404 .*\/no-such-logo/]

/**
 * The test of every journey. A console error, an uncaught error or a breach of the content
 * security policy on any of its pages fails it, unless it was expected.
 */
export const test = base.extend<Fixtures & { complaints: string[]; expected: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  complaints: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expected: async ({}, use) => use([...USUAL]),

  offers: [false, { option: true }],

  watch: async ({ complaints, offers }, use) => {
    await use(async (context) => {
      if (!offers) await context.addInitScript(closeTheOffer)
      context.on('weberror', (error) => complaints.push(`${error.error()}`))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        complaints.push(`${message.text()} (${message.location().url})`)
      })
    })
  },

  page: async ({ page }, use) => use(openWhole(page)),

  noise: [
    async ({ complaints, expected, context, watch }, use) => {
      await watch(context)
      await use({ expect: (complaint) => expected.push(complaint) })
      const surprising = complaints.filter((text) => !expected.some((one) => one.test(text)))
      expect(surprising, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],

  visitors: async ({ browser, contextOptions, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use({
      arrive: async () => {
        const context = await browser.newContext(contextOptions)
        contexts.push(context)
        await watch(context)
        return openWhole(await context.newPage())
      },
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect }
