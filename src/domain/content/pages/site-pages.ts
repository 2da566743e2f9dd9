import pages from '@/src/domain/content/pages/site-pages.json' with { type: 'json' }
import { isKeyOf } from '@/src/domain/vocabulary/keys'

/** A page with a long text, in the lines that `richTextOf` reads. */
const page = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) => ({
  name,
  text: `\n${lines.join('\n')}\n`,
})

/** The day of the legal texts that an empty installation begins with. */
export const FIRST_LEGAL_VERSION = '2026-11-26'

/**
 * Pages that people agree to, as an empty installation has them: complete drafts for a lawyer, which the
 * back-office marks until someone notes a review. Each text that was ever published is kept, by the day
 * it carries.
 */
export const LEGAL_PAGES = {
  '/terms': page(pages['/terms']),
  '/privacy': page(pages['/privacy']),
  '/refund': page(pages['/refund']),
} as const
export type LegalPath = keyof typeof LEGAL_PAGES

/** Every page with a long text, what the back-office calls it, and what it says until it is edited. */
export const SITE_PAGES = {
  ...LEGAL_PAGES,
  '/services/ein': page(pages['/services/ein']),
  '/services/itin': page(pages['/services/itin']),
  '/services/bookkeeping': page(pages['/services/bookkeeping']),
  '/services/trademark': page(pages['/services/trademark']),
} as const
export type SitePath = keyof typeof SITE_PAGES

export const isLegalPath = isKeyOf(LEGAL_PAGES)

export const isSitePath = isKeyOf(SITE_PAGES)

/** The version of a legal text is the day that it carries: `2026-11-26`. */
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
