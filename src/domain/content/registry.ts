import type { ContentSpec } from './content-spec'
import type { ElementType } from './element-kinds'
import { CAREERS_CONTENT } from './texts/careers-content'
import { LANDING_COMPARISON_CONTENT } from './texts/landing-comparison-content'
import { LANDING_HERO_CONTENT } from './texts/landing-hero-content'
import { LANDING_SECTIONS_CONTENT } from './texts/landing-sections-content'
import { LANDING_TRUST_CONTENT } from './texts/landing-trust-content'
import { LAYOUT_CONTENT } from './texts/layout-content'
import { PRIVACY_CONTENT, REFUND_CONTENT, TERMS_CONTENT } from './texts/legal-content'
import {
  BOOKKEEPING_CONTENT,
  EIN_CONTENT,
  ITIN_CONTENT,
  TRADEMARK_CONTENT,
} from './texts/service-pages-content'
import { STATE_PAGES_CONTENT } from './texts/state-pages-content'
import { SUPPORT_CONTENT } from './texts/support-content'

/** Every editable text of the site, by page and selector. `/layout` is what all pages share. */
export const CONTENT = {
  '/layout': LAYOUT_CONTENT,
  '/': {
    ...LANDING_HERO_CONTENT,
    ...LANDING_TRUST_CONTENT,
    ...LANDING_COMPARISON_CONTENT,
    ...LANDING_SECTIONS_CONTENT,
  },
  '/support': SUPPORT_CONTENT,
  '/careers': CAREERS_CONTENT,
  '/terms': TERMS_CONTENT,
  '/privacy': PRIVACY_CONTENT,
  '/refund': REFUND_CONTENT,
  '/llc': STATE_PAGES_CONTENT,
  '/services/ein': EIN_CONTENT,
  '/services/itin': ITIN_CONTENT,
  '/services/bookkeeping': BOOKKEEPING_CONTENT,
  '/services/trademark': TRADEMARK_CONTENT,
} as const

export type ContentPage = keyof typeof CONTENT
type Page<P extends ContentPage> = (typeof CONTENT)[P]

/** Texts that may always be shown. */
export type TextSelector<P extends ContentPage> = {
  [S in keyof Page<P>]: Page<P>[S] extends { claim: true } ? never : S
}[keyof Page<P>] &
  string

/** Claims: shown only once verified. */
export type ClaimSelector<P extends ContentPage> = {
  [S in keyof Page<P>]: Page<P>[S] extends { claim: true } ? S : never
}[keyof Page<P>] &
  string

/** The elements of a type, where it matters what they are. */
export type SelectorOf<P extends ContentPage, T extends ElementType> = {
  [S in keyof Page<P>]: Page<P>[S] extends { type: T } ? S : never
}[keyof Page<P>] &
  string

/** One row to seed per registered element. */
export type ContentRow = ContentSpec & { page: string; selector: string; sortOrder: number }

/** The registry as rows, in the order in which the elements stand on their page. */
export function contentRows(): ContentRow[] {
  return Object.entries(CONTENT).flatMap(([page, elements]) =>
    Object.entries<ContentSpec>(elements).map(([selector, spec], sortOrder) => ({
      ...spec,
      page,
      selector,
      sortOrder,
    })),
  )
}

/** What a new row of the database says of an element, before anyone changes it. */
export const freshText = (row: ContentRow) => ({
  page: row.page,
  selector: row.selector,
  elementType: row.type,
  elementLabel: row.label,
  currentValue: row.default,
  defaultValue: row.default,
  category: row.category,
  sortOrder: row.sortOrder,
})

/** What the code says of an element; nothing of one that it does not have any more. */
export function specOf(page: string, selector: string): ContentSpec | undefined {
  const pages: Readonly<Record<string, Readonly<Record<string, ContentSpec>>>> = CONTENT
  const elements = Object.hasOwn(pages, page) ? pages[page] : undefined
  return elements && Object.hasOwn(elements, selector) ? elements[selector] : undefined
}
