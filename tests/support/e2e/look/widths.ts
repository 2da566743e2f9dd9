import { type Page, test } from '@playwright/test'

export const PHONE = { width: 390, height: 844 } as const

const isWide = (size: { width: number } | null) => (size?.width ?? 0) > PHONE.width

/**
 * Whether the same journey is looked at from a desk, at both widths: on a phone it would only be looked at
 * once more.
 */
export function isLookedAtElsewhere(): boolean {
  const { project, tags } = test.info()
  return project.name === 'phone' && tags.includes('@phone')
}

/**
 * Where the page was scrolled to means nothing at another width: what has the focus is brought into
 * view, as the page itself does it, and not left half below the bar that stays at the top.
 */
async function bringFocusIntoView(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === body) window.scrollTo({ top: 0, behavior: 'instant' })
    else activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}

/** Until the page has heard of its new size, which comes a frame later and ends what is dragged then. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width }) => window.innerWidth === width, size)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

/**
 * Looks at a page as it stands, and once more as narrow as a phone; afterwards it is as wide as it
 * was. A look is told what to call the page.
 */
export async function atBothWidths(
  page: Page,
  where: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  if (isLookedAtElsewhere()) return
  await look(where)
  const size = page.viewportSize()
  if (!size || !isWide(size)) return
  await resize(page, PHONE)
  await bringFocusIntoView(page)
  await look(`${where}, on a phone`)
  await resize(page, size)
}
