import { isOwnPage } from '../addresses'

/** Stands for our own host, so that a path can be read as an address. */
const OWN = 'https://own.invalid'
/** Pages for staff, and for programs: no link of the site leads there. */
const NOT_FOR_VISITORS = /^\/(?:admin|api|sandbox)(?:\/|$)/

const FORM = 'Enter a page of this site, such as /support, or an address that starts with https://.'

/** An address as browsers read it: a path of ours has `OWN` for its origin. Null for what is none. */
function addressOf(value: string): URL | null {
  if (/[\s\\]/u.test(value) || value.startsWith('//')) return null
  if (!value.startsWith('/') && !value.startsWith('https://')) return null
  return URL.canParse(value, OWN) ? new URL(value, OWN) : null
}

/** What is wrong with where a link leads, whether or not there is a page; null where nothing is. */
export function linkProblem(value: string): string | null {
  const url = addressOf(value)
  if (!url || url.username || url.password) return FORM
  if (url.origin !== OWN) return url.hostname.includes('.') ? null : FORM
  return NOT_FOR_VISITORS.test(url.pathname) ? 'Visitors cannot open this page.' : null
}

/** The path on our own site that a link leads to; null for an address elsewhere. */
export function ownPathOf(value: string): string | null {
  const url = addressOf(value)
  return url?.origin === OWN ? url.pathname : null
}

/** What the slug of a job opening stands in. */
const OPENING = /^\/careers\/([^/]+)$/

/** How to find out whether a path is there: by the list of pages, or in the database. */
export function pageAt(
  path: string,
): { readonly kind: 'page' | 'redirect' } | { readonly kind: 'opening'; readonly slug: string } {
  const slug = OPENING.exec(path)?.[1]
  if (slug) return { kind: 'opening', slug }
  return { kind: isOwnPage(path) ? 'page' : 'redirect' }
}
