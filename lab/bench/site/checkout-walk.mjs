import { DESKTOP, PHONE } from './browser.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ id: number, ms: number, what: string }} Interaction */

/**
 * On what one walks: a phone, so many times slower than this machine, or a wide screen.
 * @type {Record<'slowPhone' | 'desk', { screen: import('@playwright/test').BrowserContextOptions, slower: number }>}
 */
export const WALKS = {
  slowPhone: { screen: PHONE, slower: 4 },
  desk: { screen: DESKTOP, slower: 1 },
}

const PATIENCE_MS = 60_000
/** In which the frame comes that answers the last touch of a step. */
const SETTLING_MS = 500

/** @param {Page} page */
const next = (page) => page.getByRole('button', { name: 'Next', exact: true }).click()

/** @param {Page} page */
const chooseState = (page) => page.getByRole('radio', { name: /^Wyoming/ }).click()

/**
 * The steps before the payment in their order, with what is chosen and typed, by its label, and how one
 * leaves: the state is one choice, which leads on.
 * @type {{ title: string, choice?: RegExp, answers?: Record<string, string>, country?: string, leave: (page: Page) => Promise<void> }[]}
 */
const STEPS = [
  { title: 'Select State', leave: chooseState },
  { title: 'Add Services', choice: /^My own agent/, leave: next },
  {
    title: 'Company Information',
    choice: /^Limited liability company/,
    answers: { 'Company name': 'Bench Orchard LLC' },
    leave: next,
  },
  {
    title: 'Personal Information',
    answers: { 'First name': 'Ada', 'Last name': 'Byron', 'Email address': 'ada@bench.example' },
    country: 'GB',
    leave: next,
  },
]

/** Notes what each touch and key takes until the next frame; the list is left on the window. */
function watchInteractions() {
  /** @type {Interaction[]} */
  const seen = []
  Object.assign(window, { interactions: seen })
  const all = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      seen.push({ id: entry.interactionId, ms: entry.duration, what: entry.name })
    }
  }).observe(all)
}

/** One in so many may be slower than what counts: so browsers report it. */
const FORGIVEN = 50

/**
 * The interaction to next paint of a visit, by the browsers' own definition: of each touch or key its
 * slowest event.
 * @param {(Interaction & { step: string })[]} events
 * @param {number} count of all interactions, also those too quick to be noted
 */
function interactionToNextPaint(events, count) {
  /** @type {Map<number, typeof events[number]>} */
  const slowest = new Map()
  for (const event of events) {
    if (event.ms > (slowest.get(event.id)?.ms ?? 0)) slowest.set(event.id, event)
  }
  const sorted = [...slowest.values()].sort((a, b) => b.ms - a.ms)
  return {
    counted: sorted[Math.floor(count / FORGIVEN)] ?? null,
    slowest: sorted.slice(0, 5),
    count,
  }
}

/**
 * Goes through a checkout as far as the payment: on which step scripts of a gateway were first asked
 * for, and how long touches and keys took to be seen.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {typeof WALKS['desk']} walk
 */
export async function walkThroughCheckout(browser, url, { screen, slower }) {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const { origin } = new URL(url)
  let current = 'none'
  /** @type {string | null} */
  let gateways = null
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && new URL(request.url()).origin !== origin) {
      gateways ??= current
    }
  })
  await page.addInitScript(watchInteractions)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  current = STEPS[0]?.title ?? current
  await page.goto(url, { waitUntil: 'networkidle' })
  /** @type {(Interaction & { step: string })[]} */
  const events = []
  let count = 0
  for (const { title, choice, answers = {}, country, leave } of STEPS) {
    current = title
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    for (const [label, text] of Object.entries(answers)) {
      const field = page.getByLabel(label, { exact: true }) // waits for the step's own part
      await field.click()
      await field.pressSequentially(text, { delay: 30 })
    }
    if (choice) await page.getByRole('radio', { name: choice }).click()
    if (country) await page.getByLabel('Country where you live').selectOption(country)
    if (title === STEPS.at(-1)?.title) current = 'Payment'
    await leave(page)
    await page.waitForTimeout(SETTLING_MS)
    /** @type {{ seen: Interaction[], all: number }} */
    const { seen, all } = await page.evaluate(
      '({ seen: window.interactions.splice(0), all: performance.interactionCount })',
    )
    events.push(...seen.map((one) => ({ ...one, step: title })))
    count = all
  }
  await page.locator('iframe').first().waitFor()
  await context.close()
  return { gateways, ...interactionToNextPaint(events, count) }
}

/** @typedef {Awaited<ReturnType<typeof walkThroughCheckout>>} Walk times in milliseconds */
