import { STATE_SLUGS } from '../catalogue/states/jurisdictions'
import { STANDALONE_SERVICES } from '../vocabulary/service-types'

/*
 * The addresses of the site: what answers at each, and how long the answer is kept. The front, Next's
 * proxy and headers, the sitemap, robots.txt and the check of the site all read it here. Imported by
 * `next.config.ts`, which knows no `@/`.
 */

export type AddressKind =
  /** Looks alike to all visitors. */
  | 'page'
  /** The page of a job opening, while there is one. */
  | 'opening'
  /** Looks alike to all visitors at first; a request of its own brings what is the visitor's. */
  | 'frame'
  /** Made for each visitor, from what the database knows of them. */
  | 'own'
  /** For machines, the same for everyone. */
  | 'file'
  /** What is published of the catalogue, for programs: the same for everyone without an account. */
  | 'list'
  /** Named by a hash of what is in it. */
  | 'asset'
  /** Next alone knows: the API, drawings, and what is below an opening. */
  | 'next'
  /** No page, unless staff lead on from there. */
  | 'missing'

const HOUR = 3600

export type Keeping = {
  /** In the front's memory, in seconds, unless a change of the site or Next ends it sooner; 0: not at all. */
  readonly memory: number
  /** In caches before us, and how much longer while they ask again; null: in none, and in no browser. */
  readonly caches: { readonly fresh: number; readonly stale: number } | null
}

/** Browsers ask each time, and mostly learn that theirs is still the one. */
const SHARED: Keeping = { memory: HOUR, caches: { fresh: 60, stale: HOUR } }
/** A browser makes it its visitor's own: kept, it would show that on Back to anyone who sits there then. */
const MEMORY_ALONE: Keeping = { memory: HOUR, caches: null }
const NOWHERE: Keeping = { memory: 0, caches: null }

/** How long what answers is kept. */
export const KEEPING: Readonly<Record<AddressKind, Keeping>> = {
  page: SHARED,
  opening: SHARED,
  frame: MEMORY_ALONE,
  own: NOWHERE,
  file: SHARED,
  list: MEMORY_ALONE,
  asset: SHARED,
  next: NOWHERE,
  missing: SHARED, // one page for all of them
}

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

const FRAMES = ['/checkout', ...STANDALONE_SERVICES.map((service) => `/checkout/${service}`)]
const FILES = [
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/icon.svg',
  '/favicon.ico',
]

const LISTS = ['addons', 'checkoutPackages', 'faqs', 'packages', 'states'].map(
  (collection) => `/api/${collection}`,
)

const EXACT: ReadonlyMap<string, AddressKind> = new Map([
  ...PUBLIC_PAGES.map((path) => [path, 'page'] as const),
  ...FRAMES.map((path) => [path, 'frame'] as const),
  ...FILES.map((path) => [path, 'file'] as const),
  ...LISTS.map((path) => [path, 'list'] as const),
])

type Section = {
  readonly kind: 'own' | 'next'
  readonly isSignedIn?: true
  /** A provider's payment window may open there. */
  readonly isPaying?: true
  /** Search engines may read it; what they list is `PUBLIC_PAGES` alone. */
  readonly isCrawled?: true
  /** Acts, or is for staff and machines: the check of the site never asks for it. */
  readonly isUnchecked?: true
}

/** What begins with these addresses is for one person: never indexed, never redirected by staff. */
const SECTIONS: Readonly<Record<string, Section>> = {
  '/admin': { kind: 'own', isSignedIn: true, isUnchecked: true },
  '/api': { kind: 'next', isUnchecked: true },
  '/auth': { kind: 'own', isCrawled: true },
  '/calendar': { kind: 'next', isCrawled: true },
  '/checkout': { kind: 'own', isPaying: true, isCrawled: true },
  '/dashboard': { kind: 'own', isSignedIn: true },
  '/order-confirmation': { kind: 'own' },
  '/orders': { kind: 'own', isPaying: true },
  '/preview': { kind: 'own' },
  '/receipts': { kind: 'own' },
  '/sandbox': { kind: 'own', isUnchecked: true },
  '/sign': { kind: 'own' },
  '/support/tickets': { kind: 'own' },
  '/unsubscribe': { kind: 'own' },
  '/verify': { kind: 'own', isCrawled: true },
  '/versions': { kind: 'own' },
}

/** The pages of these sections, each with what is below it; `*` is any one part. Others there are none. */
const OWN_PAGES = [
  '/auth(/(change-email|check-mail|confirm|deleted|forgot|invitation|reset|second-step|two-factor))?',
  '/dashboard(/(addons|affiliate|documents|settings))?',
  '/dashboard/(companies|orders|support)(/*)?',
  '/dashboard/orders/*/templates',
  '/order-confirmation(/open)?',
  '/orders/*(/(open|pay))?',
  '/preview/.+',
  '/receipts/*(/pdf)?',
  '/sandbox/inbox',
  '/sign(/*)?',
  '/support/tickets/*(/open)?',
  '/unsubscribe',
  '/verify',
  '/versions/*/*',
]
const OWN_PAGE = new RegExp(`^(?:${OWN_PAGES.join('|').replaceAll('*', '[^/]+')})/?$`)

/** Below which a provider's payment window may open. */
export const PAYING = Object.keys(SECTIONS).filter((path) => SECTIONS[path]?.isPaying)

/** Where search engines stay out. */
export const UNCRAWLED = Object.keys(SECTIONS).filter((path) => !SECTIONS[path]?.isCrawled)

/** Pages below /checkout; all others there are none. */
const BELOW_CHECKOUT = [...STANDALONE_SERVICES, 'return', 'resume'].map(
  (name) => `/checkout/${name}`,
)

export const isBelow = (path: string, section: string): boolean =>
  path === section || path.startsWith(`${section}/`)

const SECTION_PATHS = Object.keys(SECTIONS)

/** The section that an address is in; undefined for all of the public site. */
export function sectionOf(path: string): Section | undefined {
  const found = SECTION_PATHS.find((section) => isBelow(path, section))
  return found === undefined ? undefined : SECTIONS[found]
}

/** Whether the check of the site stays away from an address: what acts, is drawn, or is for staff. */
export const isUnchecked = (path: string): boolean =>
  isBelow(path, '/og') || isBelow(path, '/_next') || sectionOf(path)?.isUnchecked === true

const OPENING = /^\/careers\/([^/]+)$/
const OPENING_PREVIEW = /^\/careers\/[^/]+\/preview$/
const ASSET = /^\/_next\/static\/[\w.~@()/[\]%+-]+$/

/** The name of the job opening whose page this is; null for all other addresses. */
export const openingOf = (path: string): string | null => OPENING.exec(path)?.[1] ?? null

const isNoCheckout = (path: string): boolean =>
  path.length > '/checkout/'.length &&
  path.startsWith('/checkout/') &&
  !BELOW_CHECKOUT.some((page) => isBelow(path, page))

export function kindOfAddress(path: string): AddressKind {
  const exact = EXACT.get(path)
  if (exact) return exact
  if (path.startsWith('/_next/')) return ASSET.test(path) ? 'asset' : 'next'
  // The picture of a page has the page's address behind /og.
  if (isBelow(path, '/og')) return isPublicPage(path.slice('/og'.length) || '/') ? 'file' : 'next'
  if (isNoCheckout(path)) return 'missing'
  if (openingOf(path) !== null) return 'opening'
  if (isBelow(path, '/careers')) return OPENING_PREVIEW.test(path) ? 'own' : 'next'
  const kind = sectionOf(path)?.kind ?? 'missing'
  const isListed = isBelow(path, '/admin') || isBelow(path, '/checkout') || OWN_PAGE.test(path)
  return kind === 'own' && !isListed ? 'missing' : kind
}

const isPublicPage = (path: string): boolean => EXACT.get(path) === 'page'

/** Whether an address shows a page of one's own; also that of a frame, and none below /checkout. */
export const isPersonalPage = (path: string): boolean =>
  sectionOf(path)?.kind === 'own' || OPENING_PREVIEW.test(path)

/** Whether an address is one of our own pages, so that no redirect can stand in its way. */
export const isOwnPage = (path: string): boolean =>
  isPublicPage(path) || isBelow(path, '/careers') || sectionOf(path) !== undefined

/** Whether links to a page, other than a job opening, show a picture of it. */
export const hasPicture = (path: string): boolean =>
  isPublicPage(path) || EXACT.get(path) === 'frame' || path === '/auth'

const FILE_NAME = /\.(?:ico|png|svg|webp|woff2|txt|xml)$/

export const isFileName = (path: string): boolean => FILE_NAME.test(path)

const DASHBOARD = encodeURIComponent('/dashboard')

/** The page for signing in, as our own links ask for it. */
const SIGN_IN: ReadonlySet<string> = new Set([
  '/auth',
  '/auth?mode=sign-in',
  '/auth?mode=sign-up',
  `/auth?next=${DASHBOARD}`,
  `/auth?mode=sign-in&next=${DASHBOARD}`,
  `/auth?mode=sign-up&next=${DASHBOARD}`,
])

/**
 * Whether an address, with its query, has the same page for everyone who brings no cookie along. It is
 * kept as a frame is.
 */
export const isSignInOfStrangers = (url: string): boolean => SIGN_IN.has(url)

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
  const guess = GUESSES[lower] ?? (isPublicPage(lower) ? lower : null)
  return guess === path ? null : guess
}

/** One address for all that there is not, so that each is not kept as a page of its own. */
export const NOT_FOUND_PAGE = '/page-not-found'
