import type { Block, Cell, Inline, Item, List, RichText } from './model'

export type TextSection = {
  readonly id: string
  readonly title: string
  readonly heading: readonly Inline[]
  readonly blocks: RichText
}

/** The words alone, without looks and links. */
export const plainText = (inside: readonly Inline[]): string =>
  inside
    .map((one) =>
      one.kind === 'words' ? one.text : one.kind === 'link' ? plainText(one.inside) : ' ',
    )
    .join('')
    .trim()

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A text as sections, each with an anchor of its own. What stands before the first is the preamble. */
export function sectionsOf(text: RichText): { preamble: RichText; sections: TextSection[] } {
  const preamble: Block[] = []
  const sections: (TextSection & { blocks: Block[] })[] = []
  const taken = new Map<string, number>()
  for (const block of text) {
    if (block.kind !== 'heading' || block.level !== 2) {
      ;(sections.at(-1)?.blocks ?? preamble).push(block)
      continue
    }
    const title = plainText(block.inside)
    const name = anchor(title) || 'section'
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    const id = times === 1 ? name : `${name}-${times}`
    sections.push({ id, title, heading: block.inside, blocks: [] })
  }
  return { preamble, sections }
}

type Say = (text: string) => string

const sayInline =
  (say: Say) =>
  (one: Inline): Inline => {
    if (one.kind === 'words') return { ...one, text: say(one.text) }
    return one.kind === 'link' ? { ...one, inside: one.inside.map(sayInline(say)) } : one
  }

const sayList = (say: Say, list: List): List => ({ ...list, items: list.items.map(sayItem(say)) })

const sayItem =
  (say: Say) =>
  ({ inside, lists }: Item): Item => ({
    inside: inside.map(sayInline(say)),
    lists: lists.map((list) => sayList(say, list)),
  })

const sayCell =
  (say: Say) =>
  (cell: Cell): Cell => ({ ...cell, inside: sayPromisesIn(cell.inside, say) })

/** Puts our promises into a text that names them in braces. */
export function sayPromisesIn(text: RichText, say: Say): RichText {
  return text.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'quote':
      case 'heading':
        return { ...block, inside: block.inside.map(sayInline(say)) }
      case 'list':
        return sayList(say, block)
      case 'table':
        return { ...block, rows: block.rows.map((cells) => cells.map(sayCell(say))) }
      case 'call':
        return { ...block, text: say(block.text) }
      default:
        return block
    }
  })
}

/** Every block of a text, those in the cells of its tables too. */
export function allBlocks(text: RichText): Block[] {
  return text.flatMap((block) =>
    block.kind === 'table'
      ? [block, ...block.rows.flat().flatMap(({ inside }) => allBlocks(inside))]
      : [block],
  )
}
