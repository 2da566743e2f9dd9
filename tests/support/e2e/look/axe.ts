import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { z } from 'zod'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const
/** With what axe holds good practice: one main part, one banner, everything in a named region. */
export const BEST_PRACTICE = [...RULES, 'best-practice'] as const

const schema = z.array(
  z.object({
    id: z.string(),
    impact: z.string().nullish(),
    nodes: z.array(
      z.object({
        target: z.array(z.union([z.string(), z.array(z.string())])),
        failureSummary: z.string().optional(),
      }),
    ),
  }),
)

const builders = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(builders.resolve('axe-core/axe.min.js'), 'utf8')

/** Of what is in order it makes no list, which takes long. */
const OPTIONS = { resultTypes: ['violations' as const] }

/** What axe finds in the frames of a page, which it sets itself up in: that takes longer than the look. */
async function violationsInFrames(page: Page, except: readonly string[]) {
  if (page.frames().length === 1) return []
  const axe = new AxeBuilder({ page }).options(OPTIONS).withTags([...RULES])
  for (const part of except) axe.exclude(part)
  return schema.parse((await axe.analyze()).violations)
}

/**
 * What axe finds against WCAG 2.2 AA, `except` in parts; further `rules` are for the page alone, as a page in
 * a frame has landmarks of its own.
 */
export async function violationsOn(
  page: Page,
  except: readonly string[] = [],
  rules: readonly string[] = RULES,
) {
  const framed = await violationsInFrames(page, except)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const context = JSON.stringify({ exclude: except })
  const options = JSON.stringify({ ...OPTIONS, runOnly: rules, iframes: false })
  const found = await page.evaluate(
    `axe.run(${context}, ${options}).then(({ violations }) => violations)`,
  )
  return [...framed, ...schema.parse(found)]
}
