import { gzipSync } from 'node:zlib'

import { DESKTOP, PHONE } from './browser.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ url: string, type: string | undefined }} LoggedRequest */

/** Shorter than the two seconds after which the chat button comes. */
const SETTLING_MS = 1200
const PATIENCE_MS = 60_000

/** A slow mobile network, on which a page is read before its fonts have come. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** What a visitor meets on a page that moves after it is drawn; the sum is left on the window. */
function watchShifts() {
  const shifts = { sum: 0 }
  Object.assign(window, { layoutShifts: shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry.toJSON()
      if (!hadRecentInput) shifts.sum += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * What of a page's scripts and HTML a browser holds, packed alike wherever it came from: our front
 * packs tighter than the server of the empty page.
 * @param {import('@playwright/test').Response} response
 */
async function sizeOf(response) {
  const body = await response.body()
  return { plain: body.length, packed: gzipSync(body).length }
}

/**
 * @param {LoggedRequest[]} requests
 * @param {string} type
 */
const countOf = (requests, type) => requests.filter((one) => one.type === type).length

/**
 * Opens a page in a browser that has never been there.
 * @param {Browser} browser
 * @param {string} url
 * @param {import('@playwright/test').BrowserContextOptions} screen
 * @param {boolean} isSlow on a slow network
 */
async function visit(browser, url, screen, isSlow) {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  page.setDefaultNavigationTimeout(PATIENCE_MS)
  await page.addInitScript(watchShifts)
  if (isSlow) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  }
  /** @type {LoggedRequest[]} */
  const requests = []
  /** @type {import('@playwright/test').Response[]} */
  const responses = []
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return
    requests.push({ url: request.url(), type: request.resourceType() })
  })
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLING_MS)
  /** @param {string} type */
  const sizes = (type) =>
    Promise.all(responses.filter((one) => one.request().resourceType() === type).map(sizeOf))
  const [scripts, documents] = [await sizes('script'), await sizes('document')]
  const shift = Number(await page.evaluate('window.layoutShifts.sum'))
  await context.close()
  return { requests, scripts, documents, shift }
}

/** @param {{ packed: number }[]} sizes */
const packedOf = (sizes) => sizes.reduce((sum, { packed }) => sum + packed, 0)

/**
 * What a first visit costs, in bytes, and how far the page moves: the worst of a wide screen and a
 * phone, on a fast network and a slow one.
 * @param {Browser} browser
 * @param {string} url
 */
export async function coldLoad(browser, url) {
  const wide = await visit(browser, url, DESKTOP, false)
  const others = [await visit(browser, url, PHONE, true), await visit(browser, url, PHONE, false)]
  const { requests, scripts, documents } = wide
  const { origin } = new URL(url)
  return {
    script: packedOf(scripts),
    html: documents[0]?.plain ?? 0,
    requests: requests.length,
    documents: countOf(requests, 'document'),
    elsewhere: requests.filter((one) => new URL(one.url).origin !== origin).length,
    shift: Math.max(wide.shift, ...others.map(({ shift }) => shift)),
  }
}

/** @typedef {Awaited<ReturnType<typeof coldLoad>>} ColdLoad */
