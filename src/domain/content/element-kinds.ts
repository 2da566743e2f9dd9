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
