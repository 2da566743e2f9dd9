import { anyFree } from '../../../scripts/support/ports.mjs'
import { step } from '../../../scripts/support/progress.mjs'
import { withBrowser } from './browser.mjs'
import { WALKS, walkThroughCheckout } from './checkout-walk.mjs'
import { coldLoad } from './cold-load.mjs'
import { audit } from './lighthouse.mjs'
import { EMPTY_PAGE, PAGES } from './pages.mjs'
import { printSite } from './report.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./pages.mjs').PageKind} PageKind */
/** @typedef {import('./lighthouse.mjs').Audit} Audit */
/** @typedef {import('./cold-load.mjs').ColdLoad} ColdLoad */
/** @typedef {{ chromium: string, site: string, bare: string }} Places */

/**
 * @typedef {object} Size how much is measured
 * @property {PageKind[]} pages
 * @property {typeof WALKS['desk']} walk on what the checkout is walked through
 * @property {number} audits of each page, of which the middle one counts; with none, nothing is
 *   measured that other work on this machine would spoil
 */

/** @type {Size} */
export const WHOLE = { pages: PAGES, walk: WALKS.slowPhone, audits: 3 }

/** What other work on this machine does not change. @type {Size} */
export const SIZES = { pages: PAGES, walk: WALKS.slowPhone, audits: 0 }

/**
 * Enough to see that the bench itself works; the figures mean nothing.
 * @type {Size}
 */
export const TINY = { pages: PAGES.slice(0, 1), walk: WALKS.desk, audits: 1 }

/**
 * Measures everything, one thing at a time, and prints it.
 * @param {Places} places
 * @param {Size} size
 */
export async function measureSite({ chromium, site, bare }, { pages, walk: way, audits: times }) {
  const { loads, walk } = await withBrowser(chromium, async (browser) => ({
    loads: await step('Loading each page with an empty cache', () =>
      loadAll(browser, { site, bare }, pages),
    ),
    walk: await step('Walking through a checkout', async () =>
      walkThroughCheckout(browser, `${site}/checkout?package=${await anyPackage(site)}`, way),
    ),
  }))
  const audits =
    times === 0
      ? new Map()
      : await step('Asking Lighthouse, as a mid-range phone', () =>
          auditAll(chromium, { site, bare }, { pages, audits: times }),
        )
  printSite({ pages, loads, walk, audits })
}

/** @param {string} site */
async function anyPackage(site) {
  const answer = await fetch(`${site}/api/packages?limit=1&select[name]=true`)
  /** @type {{ docs: { id: string }[] }} */
  const { docs } = await answer.json()
  return docs[0]?.id ?? ''
}

/**
 * Where each page is, the empty one first: what it lacks, the machine lacked just then.
 * @param {Omit<Places, 'chromium'>} places
 * @param {PageKind[]} pages
 * @returns {[name: string, url: string][]}
 */
const addresses = ({ site, bare }, pages) => [
  [EMPTY_PAGE, `${bare}/`],
  ...pages.map(({ path }) => /** @type {[string, string]} */ ([path, site + path])),
]

/**
 * @param {Browser} browser
 * @param {Omit<Places, 'chromium'>} places
 * @param {PageKind[]} pages
 */
async function loadAll(browser, places, pages) {
  /** @type {Map<string, ColdLoad>} */
  const loads = new Map()
  for (const [name, url] of addresses(places, pages)) loads.set(name, await coldLoad(browser, url))
  return loads
}

/**
 * Each page in turns, so that whatever else the machine does hits them alike. The browser is one of
 * its own, to which Lighthouse speaks over a port.
 * @param {string} chromium
 * @param {Omit<Places, 'chromium'>} places
 * @param {Omit<Size, 'walk'>} size
 */
async function auditAll(chromium, places, { pages, audits: times }) {
  const port = await anyFree()
  /** @type {Map<string, Audit[]>} */
  const all = new Map()
  const audited = pages.filter((page) => page.audited)
  await withBrowser(chromium, async () => {
    for (let round = 0; round < times; round += 1) {
      for (const [name, url] of addresses(places, audited)) {
        const isUnlisted = audited.some((page) => page.path === name && page.unlisted)
        all.set(name, [...(all.get(name) ?? []), await audit(port, url, isUnlisted)])
      }
    }
  }, [`--remote-debugging-port=${port}`])
  return new Map([...all].map(([name, audits]) => [name, middleOf(audits)]))
}

/**
 * The middle one by the time of its largest paint, which a busy machine spoils now and then.
 * @param {Audit[]} audits
 */
function middleOf(audits) {
  const sorted = audits.toSorted((a, b) => a.largestPaint - b.largestPaint)
  return sorted[Math.floor(sorted.length / 2)]
}
