import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

import { untilInPlace } from '../alive'

/** What the W3C's checker calls an error. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'heading-level': ['error', { allowMultipleH1: false }] },
})

/**
 * A page as it stands, put together, without the pages visited before it, which Next keeps hidden.
 * What Next knows only later of the title and its like it sends after the head; a browser takes it
 * from there, too.
 */
export async function markupOf(page: Page): Promise<string> {
  await untilInPlace(page)
  return page.evaluate(() => {
    const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html')
    for (const earlier of copy.querySelectorAll('[style*="display: none !important"]'))
      earlier.remove()
    copy.head.append(...copy.querySelectorAll('body > :is(title, meta, link)'))
    return `<!doctype html>${copy.documentElement.outerHTML}`
  })
}

/** What is wrong with it, each with the element that it is about. */
export async function flawsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector ?? 'the page'})`),
  )
}
