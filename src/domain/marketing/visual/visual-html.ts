import { textOfHtml } from '@/src/domain/mail/html-text'

const TAG = /\{\{.*?\}\}|\{%.*?%\}/gs
const BLOCK_END = /<\/(?:p|h[1-6]|li|ul|ol|table|blockquote)>(?=<)/g

/** What stands in the body of a page; all of it where it is no page. */
function bodyOf(page: string): string {
  const begin = page.search(/<body[\s>]/i)
  if (begin < 0) return page
  const end = page.toLowerCase().lastIndexOf('</body>')
  return page.slice(page.indexOf('>', begin) + 1, end < 0 ? undefined : end)
}

/**
 * The HTML that the visual editor makes, as a template: its body without comments, its variables as
 * Liquid reads them, and a line for each block, so that versions can be compared.
 */
export const visualHtml = (page: string): string =>
  bodyOf(page)
    .replace(/<!--.*?-->/gs, '')
    .replace(TAG, textOfHtml)
    .replace(BLOCK_END, (end) => `${end}\n`)
    .trim()
