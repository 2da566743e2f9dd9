import { chromium } from '@playwright/test'

import { anyFree } from '../../support/ports.mjs'
import { step } from '../../support/progress.mjs'
import { SAME_SIZE } from './bare-app.mjs'
import { coldLoad } from './cold-load.mjs'
import { audit } from './lighthouse.mjs'
import { stepOfGateways } from './payment-walk.mjs'
import { compareRates } from './rate.mjs'
import { EMPTY_PAGE, printAudits, printGateways, printLoads, printRate } from './report.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ chromium: string, site: string, bare: string }} Places */

/**
 * @typedef {object} Size how much is measured
 * @property {import('./rate.mjs').RateSize} rate
 * @property {string[]} routes loaded with an empty cache
 * @property {string[]} audited by Lighthouse
 * @property {number} audits of each page, of which the middle one counts
 */

/**
 * One page of each kind that a stranger meets first.
 * @type {Size}
 */
export const WHOLE = {
  rate: { warmUpSeconds: 3, seconds: 8, rounds: 3 },
  routes: ['/', '/services/ein', '/llc/wyoming', '/support', '/auth', '/checkout'],
  audited: ['/', '/services/ein', '/llc/wyoming', '/support'],
  audits: 3,
}

/**
 * Enough to see that the bench itself works; the figures mean nothing.
 * @type {Size}
 */
export const TINY = {
  rate: { warmUpSeconds: 1, seconds: 1, rounds: 1 },
  routes: ['/'],
  audited: ['/'],
  audits: 1,
}

/**
 * Measures everything, one thing at a time, and prints it.
 * @param {Places} places
 * @param {Size} size
 */
export async function measureSite({ chromium: executablePath, site, bare }, size) {
  const rate = await step('Asking for the landing page and the bare one in turns', () =>
    compareRates(`${site}/`, `${bare}${SAME_SIZE}`, size.rate),
  )
  const { loads, empty, gateways } = await loadPages({ executablePath, site, bare }, size)
  const audits = await step('Asking Lighthouse, as a mid-range phone', () =>
    auditAll({ executablePath, site, bare }, size),
  )
  printRate(rate)
  printLoads(loads, empty)
  printGateways(gateways)
  printAudits(audits)
}

const BROWSER = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** @typedef {{ executablePath: string, site: string, bare: string }} Subjects */

/**
 * @param {Subjects} subjects
 * @param {Size} size
 */
async function loadPages({ executablePath, site, bare }, { routes }) {
  const browser = await chromium.launch({ executablePath, args: BROWSER })
  try {
    const named = `/checkout?package=${await anyPackage(site)}`
    const empty = await coldLoad(browser, `${bare}/`)
    const loads = await step('Loading each page with an empty cache', () =>
      loadAll(browser, site, [...routes, named]),
    )
    const gateways = await step('Walking through a checkout', () =>
      stepOfGateways(browser, `${site}${named}`),
    )
    return { loads, empty, gateways }
  } finally {
    await browser.close()
  }
}

/** @param {string} site */
async function anyPackage(site) {
  const answer = await fetch(`${site}/api/packages?limit=1&select[name]=true`)
  /** @type {{ docs: { id: string }[] }} */
  const { docs } = await answer.json()
  return docs[0]?.id ?? ''
}

/**
 * @param {Browser} browser
 * @param {string} site
 * @param {string[]} routes
 */
async function loadAll(browser, site, routes) {
  const loads = []
  for (const route of routes) loads.push({ route, ...(await coldLoad(browser, site + route)) })
  return loads
}

/**
 * The middle one of some audits by its performance, which a busy machine spoils now and then.
 * @param {number} port
 * @param {string} url
 * @param {number} times
 */
async function middleAudit(port, url, times) {
  let middle = await audit(port, url)
  const all = [middle]
  while (all.length < times) all.push(await audit(port, url))
  all.sort((a, b) => a.scores.performance - b.scores.performance)
  middle = all[Math.floor(all.length / 2)] ?? middle
  return middle
}

/**
 * The empty page comes first: what it lacks, the machine lacked just then. The browser is one of its
 * own, to which Lighthouse speaks over a port.
 * @param {Subjects} subjects
 * @param {Size} size
 */
async function auditAll({ executablePath, site, bare }, { audited, audits: times }) {
  const port = await anyFree()
  const args = [...BROWSER, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const audits = [{ route: EMPTY_PAGE, ...(await audit(port, `${bare}/`)) }]
    for (const route of audited)
      audits.push({ route, ...(await middleAudit(port, site + route, times)) })
    return audits
  } finally {
    await browser.close()
  }
}
