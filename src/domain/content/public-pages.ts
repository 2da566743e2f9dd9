import { STATE_SLUGS } from '@/src/domain/catalogue/states/jurisdictions'
import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'

import { isFrame } from './personal-pages'

/** Every page that search engines should know, besides job openings. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  ...STANDALONE_SERVICES.map((service) => `/services/${service}`),
  ...STATE_SLUGS.map((slug) => `/llc/${slug}`),
  '/support',
  '/careers',
  '/terms',
  '/privacy',
  '/refund',
]

/**
 * Where pages for one person begin: never indexed, never redirected by staff. With the list above
 * they are all addresses that the site has; any other is answered 404.
 */
export const PERSONAL_PREFIXES = [
  '/admin',
  '/api',
  '/auth',
  '/calendar',
  '/checkout',
  '/dashboard',
  '/order-confirmation',
  '/orders',
  '/preview',
  '/receipts',
  '/sandbox',
  '/support/tickets',
  '/unsubscribe',
  '/versions',
] as const

const pages: ReadonlySet<string> = new Set(PUBLIC_PAGES)

/** Whether an address is one of our own pages, so that no redirect can stand in its way. */
export function isOwnPage(path: string): boolean {
  if (pages.has(path) || path.startsWith('/careers/')) return true
  return PERSONAL_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** What people type for a page that has another name here. */
const GUESSES: Readonly<Record<string, string>> = {
  '/account': '/dashboard',
  '/contact': '/support',
  '/contact-us': '/support',
  '/help': '/support',
  '/home': '/',
  '/jobs': '/careers',
  '/login': '/auth',
  '/plans': '/#pricing',
  '/prices': '/#pricing',
  '/pricing': '/#pricing',
  '/privacy-policy': '/privacy',
  '/refund-policy': '/refund',
  '/register': '/auth',
  '/sign-in': '/auth',
  '/sign-up': '/auth',
  '/signin': '/auth',
  '/signup': '/auth',
  '/terms-of-service': '/terms',
}

/** The page that an address nearly names: in other letters, or by a common name; null for all others. */
export function guessedPage(path: string): string | null {
  const lower = path.toLowerCase()
  const guess = GUESSES[lower] ?? (pages.has(lower) ? lower : null)
  return guess === path ? null : guess
}

const OPENING = /^\/careers\/([^/]+)$/

/** The name of the job opening whose page this is; null for all other addresses. */
export const openingOf = (path: string): string | null => OPENING.exec(path)?.[1] ?? null

export const isPublicPage = (path: string): boolean => pages.has(path)

/** Whether links to a page, other than a job opening, show a picture of it. */
export const hasPicture = (path: string): boolean =>
  isPublicPage(path) || isFrame(path) || path === '/auth'

/** One address for all that there is not, so that each is not kept as a page of its own. */
export const NOT_FOUND_PAGE = '/page-not-found'
