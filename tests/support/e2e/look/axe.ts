import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
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

/** Of what is in order it makes no list, which takes long. */
const OPTIONS = { resultTypes: ['violations' as const] }

/** What fades has colors of neither its beginning nor its end: meanwhile everything is at its end at once. */
const STILL =
  '*,::before,::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important}'

/** What axe finds in a page or in a frame of it, which it sets itself up in. */
async function violationsIn(
  frame: Page | Frame,
  except: readonly string[],
  rules: readonly string[],
) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const context = JSON.stringify({ exclude: except })
  const options = JSON.stringify({ ...OPTIONS, runOnly: rules, iframes: false })
  const found = await frame.evaluate(`(async () => {
    const before = document.adoptedStyleSheets
    const still = new CSSStyleSheet()
    still.replaceSync(${JSON.stringify(STILL)})
    document.adoptedStyleSheets = [...before, still]
    const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 500))]) // a frame hears later
    try {
      return (await axe.run(${context}, ${options})).violations
    } finally {
      document.adoptedStyleSheets = before
    }
  })()`)
  return schema.parse(found)
}

/** Whether scripts may run in a frame: in one that forbids them even a test's own waits for ever. */
async function mayRun(frame: Frame): Promise<boolean> {
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox')
  return sandbox === null || sandbox.split(/\s+/).includes('allow-scripts')
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
  const found = await violationsIn(page, except, rules)
  for (const frame of page.frames().slice(1))
    if (await mayRun(frame)) found.push(...(await violationsIn(frame, [], RULES)))
  return found
}
