import type { ElementCategory, ElementType } from './element-kinds'

/**
 * One editable piece of a page.
 *
 * A claim (a rating, a count, someone’s words) is shown only once staff have marked it verified,
 * with its source.
 */
export type ContentSpec = {
  readonly type: ElementType
  readonly category: ElementCategory
  readonly label: string
  readonly default: string
  /** How many characters the layout holds; without it, as many as its type usually does. */
  readonly max?: number
  /** Whether it may have several lines: items of a list, or paragraphs. */
  readonly hasLines?: true
  readonly claim?: true
  /** The element that it belongs to, and is edited with: the link of a button, the color of a heading. */
  readonly of?: string
}

export type PageSpec = Readonly<Record<string, ContentSpec>>
