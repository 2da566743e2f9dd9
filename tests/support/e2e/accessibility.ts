import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * No serious or critical breach of WCAG 2.2 AA on the page as it stands, `except` in parts that
 * are not ours.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  except: string[] | string = [],
): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(RULES)
  for (const part of [except].flat()) axe.exclude(part)
  const { violations } = await axe.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect.soft(found, `accessibility of ${where}`).toEqual([])
}

/** Nothing at all that axe finds against WCAG 2.2 AA on the page as it stands. */
export async function expectFlawless(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`))
  expect.soft(found, `accessibility of ${where}`).toEqual([])
}
