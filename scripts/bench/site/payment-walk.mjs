const ANSWERS = {
  'Company name': 'Bench Orchard LLC',
  'First name': 'Ada',
  'Last name': 'Byron',
  'Email address': 'ada@bench.example',
}

/** The steps before the payment, in their order. */
const STEPS = ['Select State', 'Add Services', 'Company Information', 'Personal Information']

/** @param {import('@playwright/test').Page} page */
async function answer(page) {
  for (const [label, text] of Object.entries(ANSWERS)) {
    const field = page.getByLabel(label, { exact: true })
    if (await field.isVisible()) await field.fill(text)
  }
}

/**
 * Leaves a step: the state is one choice, which leads on.
 * @param {import('@playwright/test').Page} page
 */
async function leave(page) {
  const wyoming = page.getByRole('radio', { name: /^Wyoming/ })
  if (await wyoming.isVisible()) return wyoming.click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

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
  current = STEPS[0] ?? current
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const title of STEPS) {
    current = title
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await answer(page)
    if (title === STEPS.at(-1)) current = 'Payment'
    await leave(page)
  }
  await page.locator('iframe').first().waitFor()
  await context.close()
  return first
}
