import type { SayPromises } from '../page-content'
import type { Block, Inline, RichText } from './model'

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

/** Puts our promises into a text that names them in braces, whether it is as a page shows it or as it is stored. */
export const sayPromisesIn = <Text extends object>(text: Text, say: SayPromises): Text =>
  JSON.parse(JSON.stringify(text), (key, value) =>
    key === 'text' && typeof value === 'string' ? say(value) : value,
  )
