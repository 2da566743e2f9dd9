/**
 * @typedef {object} PageKind a page of each kind that a stranger meets first
 * @property {string} path
 * @property {number} script KiB of JavaScript above an empty page, packed with gzip
 * @property {number} [html] KiB of its HTML
 * @property {boolean} [audited] by Lighthouse too
 * @property {boolean} [unlisted] kept out of search engines on purpose
 */

/** Stands in the table to compare with; no target is its own. */
export const EMPTY_PAGE = 'empty page'

const PUBLIC = 15
const CHECKOUT = 25

/** @type {PageKind[]} */
export const PAGES = [
  { path: '/', script: PUBLIC, html: 110, audited: true },
  { path: '/services/ein', script: PUBLIC, audited: true },
  { path: '/llc/wyoming', script: PUBLIC, audited: true },
  { path: '/support', script: PUBLIC, audited: true },
  { path: '/careers', script: PUBLIC, audited: true },
  { path: '/terms', script: PUBLIC, audited: true },
  { path: '/auth', script: 30 },
  { path: '/checkout', script: CHECKOUT, audited: true, unlisted: true },
  { path: '/checkout/ein', script: CHECKOUT, audited: true, unlisted: true },
]

/** The least that Lighthouse gives, up to 100. */
export const LEAST_SCORES = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/**
 * The latest that the largest part may be painted, in milliseconds.
 * @param {number} ofEmpty what the empty page took in the same run
 */
export const latestPaint = (ofEmpty) => 1.2 * ofEmpty + 300

/** Milliseconds from a touch or a key to the next frame, on a phone four times slower. */
export const SLOWEST_INTERACTION_MS = 100

export const MOST_REQUESTS_OF_LANDING = 12
