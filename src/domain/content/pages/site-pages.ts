import { PRIVACY_TEXT, REFUND_TEXT, TERMS_TEXT } from '../texts/legal-texts'
import { BOOKKEEPING_TEXT, EIN_TEXT, ITIN_TEXT, TRADEMARK_TEXT } from '../texts/service-texts'

/** The day of the legal texts that an empty installation begins with. */
export const FIRST_LEGAL_VERSION = '2024-01-01'

/** Pages that people agree to: each text that was ever published is kept, by the day it carries. */
export const LEGAL_PAGES = {
  '/terms': { name: 'Terms of Service', text: TERMS_TEXT },
  '/privacy': { name: 'Privacy Policy', text: PRIVACY_TEXT },
  '/refund': { name: 'Refund Policy', text: REFUND_TEXT },
} as const
export type LegalPath = keyof typeof LEGAL_PAGES

/** Every page with a long text, what the back-office calls it, and what it says until it is edited. */
export const SITE_PAGES = {
  ...LEGAL_PAGES,
  '/services/ein': { name: 'EIN page', text: EIN_TEXT },
  '/services/itin': { name: 'ITIN page', text: ITIN_TEXT },
  '/services/bookkeeping': { name: 'Bookkeeping page', text: BOOKKEEPING_TEXT },
  '/services/trademark': { name: 'Trademark page', text: TRADEMARK_TEXT },
} as const
export type SitePath = keyof typeof SITE_PAGES

export const isLegalPath = (path: unknown): path is LegalPath =>
  typeof path === 'string' && Object.hasOwn(LEGAL_PAGES, path)

export const isSitePath = (path: unknown): path is SitePath =>
  typeof path === 'string' && Object.hasOwn(SITE_PAGES, path)

/** The version of a legal text is the day that it carries: `2024-01-01`. */
export function versionOf(updatedOn: unknown): string | null {
  if (typeof updatedOn !== 'string' && !(updatedOn instanceof Date)) return null
  const day = new Date(updatedOn)
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10)
}

/** Where a version of a legal page that is no longer the current one can be read. */
export const versionPath = (path: LegalPath, version: string): string =>
  `/versions${path}/${version}`

/** Where staff see a page as it will be. */
export const previewPath = (path: string): string => `/preview${path}`
