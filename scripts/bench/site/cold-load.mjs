const VIEWPORT = { width: 1440, height: 900 }
/** Shorter than the two seconds after which the chat button comes. */
const SETTLING_MS = 1200

/** What a visitor meets on a page that moves after it is drawn. */
function watchShifts() {
  window.layoutShifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.layoutShifts += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Notes every request of a page, with the size of its body on the wire. */
async function watchRequests(page) {
  const session = await page.context().newCDPSession(page)
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

const bytesOf = (requests, type) =>
  requests.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)

/** Opens a page in a browser that has never been there. */
export async function coldLoad(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  const requests = await watchRequests(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLING_MS)
  const all = [...requests.values()]
  const shift = await page.evaluate(() => window.layoutShifts)
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
