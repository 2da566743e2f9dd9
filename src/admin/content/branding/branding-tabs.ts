export const BRANDING_TABS = {
  company: 'Company Info',
  contact: 'Contact Details',
  brand: 'Branding & Colors',
  website: 'Website Settings',
} as const
export type BrandingTab = keyof typeof BRANDING_TABS

const isTab = (name: string): name is BrandingTab => Object.hasOwn(BRANDING_TABS, name)

/** The tab that an address asks for; else the first. */
export const tabIn = (asked: unknown): BrandingTab =>
  typeof asked === 'string' && isTab(asked) ? asked : 'company'

export const TAB_NAMES: readonly BrandingTab[] = Object.keys(BRANDING_TABS).filter(isTab)

/** What a section is told. */
export type SectionProps = {
  readonly values: Readonly<Record<string, string>>
  readonly mayChange: boolean
}
