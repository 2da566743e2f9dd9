import { expect, type Page } from '@playwright/test'

import { pageContent } from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'
import { type ContentRow, contentRows } from '@/src/domain/content/registry'

const sayPromises = promisesOf(pageContent('/layout', {}))

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The pieces into which a page may take a value apart: lines, and cells of a line. */
const pieces = ({ value }: { value: string }) =>
  sayPromises(value)
    .split(/[\n|]/)
    .map((piece) => plain(piece.replace(/^(?:##|-) /, '').replaceAll('{state}', 'Wyoming')))
    .filter((piece) => piece !== '' && piece !== '–')

/**
 * All that a page says: its text, and what its fields show before anything is typed. Read from a
 * copy: the page itself may only now be coming alive, and must find what it was sent with.
 */
export async function wordsOf(page: Page, path: string): Promise<string> {
  await page.goto(path)
  const words = await page.evaluate(() => {
    const copy = document.body.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return ''
    for (const silent of copy.querySelectorAll('script, style, template')) silent.remove()
    const examples = [...copy.querySelectorAll('[placeholder]')].map((field) =>
      field.getAttribute('placeholder'),
    )
    return [copy.textContent, ...examples].join(' ')
  })
  return plain(words)
}

/** What the registry says of a page. */
export const rowsOf = (page: string) => contentRows().filter((row) => row.page === page)

/** Whether a page says a text, in all its pieces. Where a link leads, no page says. */
export function expectWords(words: string, row: ContentRow, shown: boolean): void {
  if (row.type === 'link') return
  for (const piece of pieces({ value: row.default })) {
    const found = words.includes(piece)
    expect.soft(found, `${row.page} ${row.selector}: “${piece}”`).toBe(shown)
  }
}
