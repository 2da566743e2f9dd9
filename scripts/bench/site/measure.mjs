import { chromium } from '@playwright/test'

import { anyFree } from '../../support/ports.mjs'
import { step } from '../../support/progress.mjs'
import { SAME_SIZE } from './bare-app.mjs'
import { coldLoad } from './cold-load.mjs'
import { audit } from './lighthouse.mjs'
import { stepOfGateways } from './payment-walk.mjs'
import { compareRates } from './rate.mjs'
import { EMPTY_PAGE, printAudits, printGateways, printLoads, printRate } from './report.mjs'

/** One page of each kind that a stranger meets first. */
const ROUTES = ['/', '/services/ein', '/llc/wyoming', '/support', '/auth', '/checkout']
const AUDITED = ['/', '/services/ein', '/llc/wyoming', '/support']

/** Measures everything, one thing at a time, and prints it. */
export async function measureSite({ chromium: executablePath, site, bare }) {
  const rate = await step('Asking for the landing page and the bare one in turns', () =>
    compareRates(`${site}/`, `${bare}${SAME_SIZE}`),
  )
  const browser = await chromium.launch({ executablePath, args: BROWSER })
  try {
    const packageId = await anyPackage(site)
    const named = `/checkout?package=${packageId}`
    const empty = await coldLoad(browser, `${bare}/`)
    const loads = await step('Loading each page with an empty cache', () =>
      loadAll(browser, site, [...ROUTES, named]),
    )
    const gateways = await step('Walking through a checkout', () =>
      stepOfGateways(browser, `${site}${named}`),
    )
    const audits = await step('Asking Lighthouse, as a mid-range phone', () => auditAll(port, site))
    printRate(rate)
    printLoads(loads, empty)
    printGateways(gateways)
    printAudits(audits)
  } finally {
    await browser.close()
  }
}

const BROWSER = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

async function anyPackage(site) {
  const answer = await fetch(`${site}/api/packages?limit=1&select[name]=true`)
  const { docs } = await answer.json()
  return docs[0]?.id ?? ''
}

async function loadAll(browser, site, routes) {
  const loads = []
  for (const route of routes) loads.push({ route, ...(await coldLoad(browser, site + route)) })
  return loads
}

/** The middle one of three audits by its performance, which a busy machine spoils now and then. */
async function middleOfThree(port, url) {
  const all = [await audit(port, url), await audit(port, url), await audit(port, url)]
  return all.sort((a, b) => a.scores.performance - b.scores.performance)[1]
}

/** The empty page comes first: what it lacks, the machine lacked just then. */
async function auditAll(executablePath, site, bare) {
  const port = await anyFree()
  const args = [...BROWSER, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const audits = [{ route: EMPTY_PAGE, ...(await audit(port, `${bare}/`)) }]
    for (const route of AUDITED)
      audits.push({ route, ...(await middleOfThree(port, site + route)) })
    return audits
  } finally {
    await browser.close()
  }
}
