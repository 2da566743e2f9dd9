/** What a piece of editable content is. */
export const ELEMENT_TYPES = [
  'heading',
  'text',
  'button',
  'image',
  'color',
  'link',
  'meta_title',
  'meta_description',
  'other',
] as const
export type ElementType = (typeof ELEMENT_TYPES)[number]

/** Which part of the site it belongs to. */
export const ELEMENT_CATEGORIES = [
  'hero',
  'pricing',
  'trust',
  'testimonials',
  'faq',
  'comparison',
  'checkout',
  'services',
  'seo',
  'styling',
  'other',
] as const
export type ElementCategory = (typeof ELEMENT_CATEGORIES)[number]

const named =
  <Name extends string>(names: readonly Name[]) =>
  (name: string): Name => {
    const known = names.find((one) => one === name)
    if (known) return known
    throw new Error(`The texts of the site name an unknown kind: ${name}`)
  }

export const typeNamed = named(ELEMENT_TYPES)
export const categoryNamed = named(ELEMENT_CATEGORIES)

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
  readonly claim?: boolean
  /** The element that it belongs to, and is edited with: the link of a button, the color of a heading. */
  readonly of?: string
}
