/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const next = (page) => page.getByRole('button', { name: 'Next', exact: true }).click()

/** @param {Page} page */
const chooseState = (page) => page.getByRole('radio', { name: /^Wyoming/ }).click()

/**
 * The steps before the payment in their order, with what is typed, by its label, and how one leaves:
 * the state is one choice, which leads on.
 * @type {{ title: string, answers?: Record<string, string>, leave: (page: Page) => Promise<void> }[]}
 */
const STEPS = [
  { title: 'Select State', leave: chooseState },
  { title: 'Add Services', leave: next },
  {
    title: 'Company Information',
    answers: { 'Company name': 'Bench Orchard LLC' },
    leave: next,
  },
  {
    title: 'Personal Information',
    answers: { 'First name': 'Ada', 'Last name': 'Byron', 'Email address': 'ada@bench.example' },
    leave: next,
  },
]

/**
 * Goes through a checkout as far as the payment: on which step scripts of a gateway were first
 * asked for.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function stepOfGateways(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const { origin } = new URL(url)
  let current = 'none'
  /** @type {string | null} */
  let first = null
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && new URL(request.url()).origin !== origin) {
      first ??= current
    }
  })
  current = STEPS[0]?.title ?? current
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const { title, answers = {}, leave } of STEPS) {
    current = title
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    for (const [label, text] of Object.entries(answers)) {
      await page.getByLabel(label, { exact: true }).fill(text) // waits for the step's own part
    }
    if (title === STEPS.at(-1)?.title) current = 'Payment'
    await leave(page)
  }
  await page.locator('iframe').first().waitFor()
  await context.close()
  return first
}
