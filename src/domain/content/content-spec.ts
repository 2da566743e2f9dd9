import type { ElementCategory, ElementType } from './element-kinds'

/**
 * One editable piece of a page.
 *
 * A claim (a rating, a count, somebody's words) is shown only once staff have marked it verified,
 * with its source.
 */
export type ContentSpec = {
  readonly type: ElementType
  readonly category: ElementCategory
  readonly label: string
  readonly default: string
  readonly claim?: true
}

export type PageSpec = Readonly<Record<string, ContentSpec>>
