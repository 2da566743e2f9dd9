import { expect, type Page } from '@playwright/test'

import { PUBLIC_PAGES } from '@/src/domain/content/public-pages'

import type { StaffApi } from './staff'
import { atBothWidths } from './widths'

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
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(excess, `width of ${name}`).toBeLessThanOrEqual(0)
  })
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
