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

/** A piece of a page: its type, what staff call it, and what it says until they change it. */
const elementsOf =
  <const Category extends ElementCategory>(category: Category) =>
  <const Type extends ElementType>(type: Type, label: string, text: string) =>
    ({ type, category, label, default: text }) as const

export const comparison = elementsOf('comparison')
export const faq = elementsOf('faq')
export const hero = elementsOf('hero')
export const other = elementsOf('other')
export const pricing = elementsOf('pricing')
export const styling = elementsOf('styling')
export const services = elementsOf('services')
export const testimonials = elementsOf('testimonials')
export const trust = elementsOf('trust')

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
