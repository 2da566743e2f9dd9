/** What a mark begins with; the rest of it is one of the same four invisible letters. */
const START = '\u200B\u200B\u200B\u200B'
const MARK = /\u200B{4}(?:\u200B|\u200C|\u200D|\uFEFF)*/gu

/** A place on the page where an element’s text stands. */
export type Spot = {
  readonly id: string
  readonly box: HTMLElement
  readonly text: Text
}

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '')

/** React has taken over a node once it keeps its own notes on it: before that, nothing may change. */
const isTaken = (node: Element): boolean =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

const SKIPPED = 'script, style, template, noscript, title'

/**
 * Finds the texts of elements in a page, by their marks, and takes the marks off them.
 *
 * @param ids the element of each mark
 */
export function takeMarks(page: Document, ids: ReadonlyMap<string, string>): Spot[] {
  const spots: Spot[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement
    const value = node.nodeValue ?? ''
    if (!(node instanceof (page.defaultView?.Text ?? Text)) || !box) continue
    if (!value.includes(START) || box.closest(SKIPPED) || !isTaken(box)) continue
    const mark = value.match(MARK)?.[0]
    const id = mark && ids.get(mark)
    if (!id) continue // what is not known yet may be in a moment
    node.nodeValue = withoutMarks(value)
    spots.push({ id, box, text: node })
  }
  return spots
}
