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
