import type { Page } from '@playwright/test'
import { overhear } from '@/tests/support/e2e/site'
import { expect, test } from '@/tests/support/e2e/test'
import { differingPromises } from '@/tests/support/promises'

/** Places of one person: where a link to them leads depends on who follows it. */
const PERSONAL =
  /^\/(?:dashboard|admin|orders|receipts|order-confirmation|calendar|sandbox)(?:\/|$)/

/** An opening that another test closes soon. */
const CLOSES_SOON = /^\/careers\/clerk-/

/** Where nothing runs and nothing is complained about, on the site's own origin. */
const QUIET_PAGE = '/terms'
const AT_ONCE = 6

type Seen = {
  readonly path: string
  readonly links: readonly string[]
  readonly ids: readonly string[]
  readonly texts: readonly string[]
  readonly problems: readonly string[]
}

/** Fetches a page and reads what search engines and screen readers need of it, without drawing it. */
async function read(path: string): Promise<Seen> {
  const answer = await fetch(path)
  if (!answer.ok)
    return { path, links: [], ids: [], texts: [], problems: [`answers ${answer.status}`] }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name)?.trim() ?? ''
  const canonical = attribute('link[rel="canonical"]', 'href')
  const facts = {
    title: page.title.trim(),
    description: attribute('meta[name="description"]', 'content'),
    canonical,
    language: page.documentElement.lang,
  }
  const lacking = Object.entries(facts).flatMap(([name, value]) => (value ? [] : [`no ${name}`]))
  const headings = page.querySelectorAll('h1').length
  if (headings !== 1) lacking.push(`${headings} h1`)
  if (canonical && new URL(canonical).pathname !== path) lacking.push(`canonical ${canonical}`)
  return {
    path,
    problems: lacking,
    links: [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    texts: [...page.querySelectorAll('p, li, dd, td, th')].map((one) => one.textContent ?? ''),
  }
}

const readAll = async (page: Page, paths: readonly string[]): Promise<Seen[]> => {
  const seen: Seen[] = []
  for (let done = 0; done < paths.length; done += AT_ONCE) {
    const some = paths.slice(done, done + AT_ONCE)
    seen.push(...(await Promise.all(some.map((path) => page.evaluate(read, path)))))
  }
  return seen
}

/** The page and the place on it that a link of our own leads to; null for one that leads away. */
function target(href: string, from: string, base: string): { path: string; place: string } | null {
  const url = new URL(href, new URL(from, base))
  if (url.origin !== new URL(base).origin || !url.protocol.startsWith('http')) return null
  return { path: url.pathname, place: decodeURIComponent(url.hash.slice(1)) }
}

test('no link from the landing page on is broken, and every page says what it is', async ({
  page,
  baseURL,
}) => {
  await page.goto(QUIET_PAGE)
  const seen = new Map<string, Seen>()
  const wanted: { from: string; path: string; place: string }[] = []

  for (let next = ['/']; next.length > 0; ) {
    const found = await readAll(page, next)
    for (const one of found) seen.set(one.path, one)
    const links = found.flatMap(({ path: from, links }) =>
      links.flatMap((href) => {
        const to = target(href, from, baseURL ?? '')
        const isLasting = to && !PERSONAL.test(to.path) && !CLOSES_SOON.test(to.path)
        return isLasting ? [{ from, ...to }] : []
      }),
    )
    wanted.push(...links)
    next = [...new Set(links.map(({ path }) => path))].filter((path) => !seen.has(path))
  }

  const lacking = [...seen.values()].flatMap(({ path, problems }) =>
    problems.map((problem) => `${path}: ${problem}`),
  )
  const nowhere = wanted
    .filter(({ path, place }) => place && !seen.get(path)?.ids.includes(place))
    .map(({ from, path, place }) => `${from}: no place #${place} on ${path}`)
  expect(seen.size, 'pages found').toBeGreaterThan(60)
  expect([...lacking, ...new Set(nowhere)], 'what pages lack').toEqual([])
  const texts = [...seen.values()].flatMap((one) => one.texts)
  expect(differingPromises(texts), 'what pages promise otherwise').toEqual([])
})

test('no checkout says anything in the console, nor asks others for anything', {
  tag: '@release',
}, async ({ page }) => {
  const heard = overhear(page)
  for (const path of ['/checkout', '/checkout/ein']) await page.goto(path, { waitUntil: 'load' })
  expect(heard).toEqual({ said: [], elsewhere: [] })
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

test('an address that no page has says so, and leads back', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  noise.expect(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Page not found/)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

for (const path of ['/auth/nope', '/dashboard/nope', '/orders/x/y/z']) {
  test(`${path} is no page, and says so in the site’s own frame`, async ({ page, noise }) => {
    noise.expect(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Page not found/)
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  })
}

test('a state, service or opening that is not there is answered 404, in words', async ({
  request,
}) => {
  for (const path of ['/llc/atlantis', '/services/coffee', '/careers/nobody', '/wp-login.php']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('There is no page at this address')
  }
})

test('a first visit asks for one page only, and a link for its page once it is pointed at', async ({
  page,
}) => {
  const pages: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.searchParams.has('_rsc') || request.resourceType() === 'document') {
      pages.push(url.pathname)
    }
  })
  await page.goto('/terms', { waitUntil: 'load' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await link.scrollIntoViewIfNeeded()
  expect(pages).toEqual(['/terms'])
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    expect(pages).toContain('/careers')
  }).toPass()
})
