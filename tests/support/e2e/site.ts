import { expect, type Page } from '@playwright/test'

import { PUBLIC_PAGES } from '@/src/domain/content/addresses'

import { e2e } from './environment'
import { atBothWidths } from './look/widths'
import type { StaffApi } from './staff'

/** One page of each kind: the 51 state pages are alike. */
export const KINDS_OF_PAGES = PUBLIC_PAGES.filter(
  (path) => !path.startsWith('/llc/') || path === '/llc/wyoming',
)

/**
 * The page is not wider than its window, nor than a phone's: nothing is cut off or has to be
 * scrolled to the side.
 */
export async function expectNoSideScroll(page: Page, where: string): Promise<void> {
  await atBothWidths(page, where, async (name) => {
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    // a page that was made narrow a moment ago may only now be laid out, or get its typeface
    await expect.configure({ soft: true }).poll(excess, `width of ${name}`).toBeLessThanOrEqual(0)
  })
}

/** Takes down what a page says in the console, and what it asks of anybody but the site. */
export function overhear(page: Page) {
  const heard: { said: string[]; elsewhere: string[] } = { said: [], elsewhere: [] }
  const own = new URL(e2e.E2E_BASE_URL).origin
  page.on('console', (message) => heard.said.push(`${page.url()}: ${message.text()}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) heard.elsewhere.push(request.url())
  })
  return heard
}

/** Changes settings for as long as `work` takes; afterwards they are what they were. */
export async function withSettings(
  staff: StaffApi,
  changes: Record<string, unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const before = await staff.settings()
  const back = Object.keys(changes).map((name) => [name, before[name] ?? null] as const)
  await staff.changeSettings(changes)
  try {
    await work()
  } finally {
    await staff.changeSettings(Object.fromEntries(back))
  }
}
