import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { atBothWidths } from './widths'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA. Of what is in order it makes no list, which takes long. */
async function violationsOn(page: Page, except: readonly string[] = []) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES)
  for (const part of except) axe.exclude(part)
  // With one frame there is nothing to put together, for which axe would open another page.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  return violations
}

/**
 * No serious or critical breach of WCAG 2.2 AA on the page as it stands, nor as narrow as a phone,
 * `except` in parts that are not ours.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  except: string[] | string = [],
): Promise<void> {
  await expect(page, where).toHaveTitle(/\S/) // it may come a moment after the page
  await atBothWidths(page, where, async (name) => {
    const violations = await violationsOn(page, [except].flat())
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    const found = serious.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    )
    expect.soft(found, `accessibility of ${name}`).toEqual([])
  })
}

/** Nothing at all that axe finds against WCAG 2.2 AA on the page as it stands. */
export async function expectFlawless(page: Page, where: string): Promise<void> {
  const violations = await violationsOn(page)
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`))
  expect.soft(found, `accessibility of ${where}`).toEqual([])
}
