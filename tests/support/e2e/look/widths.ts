import type { Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 } as const

const isWide = (size: { width: number } | null) => (size?.width ?? 0) > PHONE.width

/**
 * Looks at a page as it stands, and once more as narrow as a phone; afterwards it is as wide as it
 * was. A look is told what to call the page.
 */
export async function atBothWidths(
  page: Page,
  where: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  await look(where)
  const size = page.viewportSize()
  if (!size || !isWide(size)) return
  await page.setViewportSize(PHONE)
  await look(`${where}, on a phone`)
  await page.setViewportSize(size)
}
