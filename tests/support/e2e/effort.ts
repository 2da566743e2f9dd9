import type { Locator, Page } from '@playwright/test'

/** What someone does to reach something. A choice from a list is a field, as what is typed is. */
export type Effort = { fields: number; clicks: number }

/** Whatever a test does with a page's elements, counted as a person would do it. */
export function countEffort(page: Page): {
  readonly spent: () => Effort
  readonly stop: () => void
} {
  const all: Locator = Object.getPrototypeOf(page.locator('html'))
  const { fill, click, check, selectOption } = all
  const effort: Effort = { fields: 0, clicks: 0 }
  all.fill = function (...given) {
    effort.fields += 1
    return fill.apply(this, given)
  }
  all.click = function (...given) {
    effort.clicks += 1
    return click.apply(this, given)
  }
  all.check = function (...given) {
    effort.clicks += 1
    return check.apply(this, given)
  }
  all.selectOption = function (...given) {
    effort.fields += 1
    return selectOption.apply(this, given)
  }
  return {
    spent: () => ({ ...effort }),
    stop: () => {
      Object.assign(all, { fill, click, check, selectOption })
    },
  }
}
