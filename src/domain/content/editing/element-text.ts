import { imageValueOf } from '@/src/domain/content/editing/element-values'
import type { ElementCategory, ElementType } from '../element-kinds'

/** What staff call the kinds of elements. */
export const TYPE_LABELS: Readonly<Record<ElementType, string>> = {
  heading: 'Heading',
  text: 'Text',
  button: 'Button',
  image: 'Image',
  color: 'Color',
  link: 'Link',
  meta_title: 'Meta title',
  meta_description: 'Meta description',
  other: 'Other',
}

/** What staff call the parts of the site. */
export const CATEGORY_LABELS: Readonly<Record<ElementCategory, string>> = {
  hero: 'Hero',
  pricing: 'Pricing',
  trust: 'Trust',
  testimonials: 'Testimonials',
  faq: 'FAQ',
  comparison: 'Comparison',
  checkout: 'Checkout',
  services: 'Services',
  seo: 'SEO',
  styling: 'Styling',
  other: 'Other',
}

/** A value as staff read it: of a picture its number would say nothing. */
export function valueText(value: string): string {
  const image = imageValueOf(value)
  return image ? `Picture …${image.media.slice(-4)}, focus at ${image.x}% and ${image.y}%` : value
}
