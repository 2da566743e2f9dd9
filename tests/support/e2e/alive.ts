import { expect, type Locator, type Page } from '@playwright/test'

/** As long as a page may have something to do after it has come alive. */
const IDLE_MS = 2_000

/**
 * Waits until React listens to an element: before that, what is done to it changes nothing. Keys that
 * are heard by the whole page are listened to a moment after that, before the page is idle.
 */
export async function untilAlive(element: Locator): Promise<void> {
  const isAlive = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect
    .poll(isAlive, { message: `${element} is alive`, intervals: [50, 100, 200] })
    .toBe(true)
  await untilIdle(element.page())
}

/** Waits until a page has done what it has to do just now: a change of its address is noted last. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_MS,
  )

/** As long as the scripts of a page may take, which it fetches once it is painted. */
const SCRIPTS_MS = 5_000

/** Waits until the scripts of a page have come; where a test or a browser withholds them, goes on. */
export async function untilScriptsCame(page: Page): Promise<void> {
  const haveCome = () => {
    if (document.querySelector('script[type="text/late"]')) return false
    const own = [...document.scripts].filter(
      ({ src, noModule }) => !noModule && src.includes('/_next/'),
    )
    return own.every(({ src }) => performance.getEntriesByName(src).length > 0)
  }
  await page.waitForFunction(haveCome, null, { timeout: SCRIPTS_MS }).catch(() => {})
}

/** As long as React may take to put in place what it streamed after the rest. */
const PUT_IN_PLACE_MS = 3_000

/**
 * Waits until all that was streamed after the rest of a page has taken its place: until then it may be
 * on the page twice, once hidden. What never does is left as it is.
 */
export async function untilInPlace(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('[hidden][id^="S:"]'), null, {
      timeout: PUT_IN_PLACE_MS,
    })
    .catch(() => {})
}
