/** @typedef {{ url: string, type: string | undefined, head: number, bytes: number }} LoggedRequest */

const VIEWPORT = { width: 1440, height: 900 }
/** Shorter than the two seconds after which the chat button comes. */
const SETTLING_MS = 1200

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
 * Notes every request of a page, with the size of its body on the wire.
 * @param {import('@playwright/test').Page} page
 */
async function watchRequests(page) {
  const session = await page.context().newCDPSession(page)
  /** @type {Map<string, LoggedRequest>} */
  const requests = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return
    requests.set(requestId, { url: request.url, type, head: 0, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) request.head = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength - request.head
  })
  await session.send('Network.enable')
  return requests
}

/**
 * @param {LoggedRequest[]} requests
 * @param {string} type
 */
const bytesOf = (requests, type) =>
  requests.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Opens a page in a browser that has never been there.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function coldLoad(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  const requests = await watchRequests(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLING_MS)
  const all = [...requests.values()]
  const shift = Number(await page.evaluate('window.layoutShifts.sum'))
  await context.close()
  const { origin } = new URL(url)
  return {
    script: bytesOf(all, 'Script'),
    style: bytesOf(all, 'Stylesheet'),
    font: bytesOf(all, 'Font'),
    document: bytesOf(all, 'Document'),
    requests: all.length,
    documents: all.filter(({ type }) => type === 'Document').length,
    elsewhere: all.filter((one) => new URL(one.url).origin !== origin).length,
    shift,
  }
}

/** @typedef {Awaited<ReturnType<typeof coldLoad>>} ColdLoad what a first visit costs, in bytes */
