import { keyIn, keysOf } from '@/src/domain/vocabulary/keys'

export const BRANDING_TABS = {
  company: 'Company Info',
  contact: 'Contact Details',
  brand: 'Branding & Colors',
  website: 'Website Settings',
} as const
export type BrandingTab = keyof typeof BRANDING_TABS

/** The tab that an address asks for; else the first. */
export const tabIn = (asked: unknown): BrandingTab => keyIn(BRANDING_TABS, asked) ?? 'company'

export const TAB_NAMES = keysOf(BRANDING_TABS)

/** What a section is told. */
export type SectionProps = {
  readonly values: Readonly<Record<string, string>>
  readonly mayChange: boolean
}
