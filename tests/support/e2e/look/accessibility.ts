import { expect, type Page } from '@playwright/test'

import { ADMIN } from '@/src/lib/admin-address'

import { BEST_PRACTICE, violationsOn } from './axe'
import { flawsIn, markupOf } from './markup'
import { atBothWidths, isLookedAtElsewhere } from './widths'

/** The frame of the back-office is Payload's. */
const isOurs = (page: Page) => !new URL(page.url()).pathname.startsWith(ADMIN)

/** Nothing that the W3C's checker would call an error. */
async function expectValidMarkup(page: Page, where: string): Promise<void> {
  if (!isOurs(page)) return
  expect.soft(await flawsIn(await markupOf(page)), `markup of ${where}`).toEqual([])
}

/** What is fading in has colours of neither its beginning nor its end. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
}

/** No breach of WCAG 2.2 AA on the page at the width that it has; in the back-office no serious one. */
export async function expectAccessibleHere(
  page: Page,
  where: string,
  except: readonly string[] = [],
): Promise<void> {
  await untilStill(page)
  const violations = await violationsOn(page, except)
  const counted = violations.filter(
    ({ impact }) => isOurs(page) || impact === 'serious' || impact === 'critical',
  )
  const found = counted.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect.soft(found, `accessibility of ${where}`).toEqual([])
}

/**
 * No breach of WCAG 2.2 AA on the page as it stands, nor as narrow as a phone, `except` in parts that
 * are not ours; in the back-office no serious one.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  except: string[] | string = [],
): Promise<void> {
  if (isLookedAtElsewhere()) return
  await expect(page, where).toHaveTitle(/\S/) // it may come a moment after the page
  await expectValidMarkup(page, where)
  await atBothWidths(page, where, (name) => expectAccessibleHere(page, name, [except].flat()))
}

/** Nothing at all that axe finds on the page as it stands: WCAG 2.2 AA; in the back-office best practices, too. */
export async function expectFlawless(page: Page, where: string): Promise<void> {
  await expectValidMarkup(page, where)
  await untilStill(page)
  const violations = await violationsOn(page, [], isOurs(page) ? undefined : BEST_PRACTICE)
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`))
  expect.soft(found, `accessibility of ${where}`).toEqual([])
}
