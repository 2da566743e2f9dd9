import type { Page } from '@playwright/test'

import { expect, test } from '@/tests/support/e2e/test'

/** Places of one person: where a link to them leads depends on who follows it. */
const PERSONAL = /^\/(?:dashboard|admin|orders|receipts|order-confirmation)(?:\/|$)/

type Seen = { readonly links: readonly string[]; readonly problems: readonly string[] }

/** What search engines and screen readers need of every page. */
const READ = () => {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)?.trim() ?? ''
  const facts = {
    title: document.title.trim(),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    language: document.documentElement.lang,
  }
  const lacking = Object.entries(facts).flatMap(([name, value]) => (value ? [] : [`no ${name}`]))
  const headings = document.querySelectorAll('h1').length
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return {
    title: facts.title,
    canonical: facts.canonical,
    problems: headings === 1 ? lacking : [...lacking, `${headings} h1`],
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    ids,
  }
}

async function visit(page: Page, path: string, places: Map<string, Set<string>>): Promise<Seen> {
  const answer = await page.goto(path)
  const status = answer?.status() ?? 0
  if (status >= 400) return { links: [], problems: [`answers ${status}`] }
  const read = await page.evaluate(READ)
  places.set(path, new Set(read.ids))
  const own = read.canonical && new URL(read.canonical).pathname !== path
  return {
    links: read.links,
    problems: own ? [...read.problems, `canonical ${read.canonical}`] : read.problems,
  }
}

/** The page and the place on it that a link of our own leads to; null for one that leads away. */
function target(href: string, from: string, base: string): { path: string; place: string } | null {
  const url = new URL(href, new URL(from, base))
  if (url.origin !== new URL(base).origin || !url.protocol.startsWith('http')) return null
  return { path: url.pathname, place: decodeURIComponent(url.hash.slice(1)) }
}

test('no link from the landing page on is broken, and every page says what it is @desktop', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${page.url()}: ${message.text()}`))
  const problems: string[] = []
  const places = new Map<string, Set<string>>()
  const wanted: { from: string; path: string; place: string }[] = []
  const known = new Set(['/'])

  for (const path of known) {
    const seen = await visit(page, path, places)
    problems.push(...seen.problems.map((problem) => `${path}: ${problem}`))
    for (const href of seen.links) {
      const found = target(href, path, baseURL ?? '')
      if (!found || PERSONAL.test(found.path)) continue
      wanted.push({ from: path, ...found })
      known.add(found.path)
    }
  }
  for (const { from, path, place } of wanted) {
    if (place && !places.get(path)?.has(place))
      problems.push(`${from}: no place #${place} on ${path}`)
  }

  expect(known.size, 'pages found').toBeGreaterThan(60)
  expect([...new Set(problems)], 'what pages lack').toEqual([])
  expect(messages, 'what the console says').toEqual([])
})

test('what search engines are told is there', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(55)
  for (const path of ['/', '/support', '/llc/wyoming', '/services/ein']) {
    expect(addresses.map((address) => new URL(address).pathname)).toContain(path)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect(await (await request.get('/llms.txt')).text()).toContain('## States')
  expect((await request.get('/og/support')).headers()['content-type']).toBe('image/png')
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})

test('an address that no page has says so, and leads back', async ({ page, noise }) => {
  noise.expect(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Page not found/)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})
