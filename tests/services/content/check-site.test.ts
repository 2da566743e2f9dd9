import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { databaseOf } from '@/src/lib/database'
import { site_checks } from '@/src/lib/own-tables'
import { lastChecks } from '@/src/queries/content/site-pages'
import type { Visit } from '@/src/services/content/seo/check-site'
import { checkSite, findProblems } from '@/src/services/content/seo/check-site'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const ORIGIN = 'http://localhost:3000'

const html = (title: string, body: string, head = '') =>
  `<!doctype html><html><head><title>${title} · Charterdesk</title>
   <meta name="description" content="About ${title}">${head}</head><body>${body}</body></html>`

const canonical = (path: string) => `<link rel="canonical" href="${ORIGIN}${path}">`

/** A small site with one of each fault; every other address has a page in order. */
const SITE: Readonly<Record<string, string>> = {
  '/': html('Home', '<h1>Home</h1><a href="/support#faq">Ask</a><a href="/nowhere?x=1">Gone</a>'),
  '/support': html('Support', '<h1>Support</h1><h3>Too deep</h3><div id="faq"></div>'),
  '/careers': html('Careers', '<h1>Careers</h1><img src="/team.jpg"><img src="/line.svg" alt="">'),
  '/terms': html('Same', '<h1>Terms</h1><a href="/api/go/whatsapp">Chat</a>'),
  '/privacy': html('Same', '<h1>Privacy</h1>', canonical('/privacy')),
  '/refund': html('Refund', '<h1>Refund</h1>', canonical('/terms')),
  '/hidden': html('Same', '<h1>Hidden</h1>', '<meta name="robots" content="noindex">'),
}

const asked: string[] = []

const visit: Visit = async (path) => {
  asked.push(path)
  const page = (body: string) => ({ status: 200, location: null, html: body })
  if (path === '/sitemap.xml') {
    const paths = ['/', '/support', '/careers', '/terms', '/refund', '/never-made']
    return page(paths.map((one) => `<loc>${ORIGIN}${one === '/' ? '' : one}</loc>`).join(''))
  }
  if (['/nowhere', '/never-made', '/lost'].includes(path)) {
    return { status: 404, location: null, html: html('Not found', '') }
  }
  return page(
    SITE[path] ?? html(path, `<h1>${path}</h1>`, '<meta name="robots" content="noindex">'),
  )
}

beforeAll(async () => {
  const build = builder(payload)
  const redirects = { '/one': '/two', '/two': '/support', '/three': '/lost' }
  for (const [from, to] of Object.entries(redirects)) await build('redirects', { from, to })
  await build('redirects', { from: '/off', to: '/one', isActive: false })
  await payload.delete({
    collection: 'seoPages',
    where: {},
    overrideAccess: true, // the seeded ones are other tests’
  })
  await build('seoPages', { path: '/hidden' })
})

test('the check finds one of each fault of a small site, and nothing else', async () => {
  const { pages, findings } = await findProblems(payload, visit)

  expect(pages).toBeGreaterThan(50)
  expect(findings.map(({ kind, path, detail }) => `${kind} ${path}: ${detail}`)).toEqual([
    'unreachable /never-made: Answers 404',
    'broken_link /: /nowhere answers 404. Linked from /',
    'redirect_broken /three: /lost answers 404',
    'redirect_chain /one: /one → /two → /support',
    'title_duplicate /privacy: The same as /terms',
    'title_duplicate /terms: The same as /privacy',
    'description_duplicate /privacy: The same as /terms',
    'description_duplicate /terms: The same as /privacy',
    'not_in_sitemap /privacy: Not listed in /sitemap.xml',
    'canonical_elsewhere /refund: Canonical: /terms',
    'heading_order /support: h3 “Too deep” follows an h1',
    'image_alt /careers: /team.jpg on /careers',
  ])
})

test('it asks each address once, and none that would do something', () => {
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
})

test('a check is kept; one that finds no site says so, and the screen has the last that ended', async () => {
  await checkSite(payload, visit)
  expect(await lastChecks({ payload })).toMatchObject({
    isRunning: false,
    last: {
      state: 'done',
      findings: expect.arrayContaining([
        { kind: 'image_alt', path: '/careers', detail: '/team.jpg on /careers' },
      ]),
    },
  })

  await checkSite(payload, () => Promise.reject(new Error('nobody is there')))
  const { last } = await lastChecks({ payload })
  expect(last).toMatchObject({ state: 'failed', reason: expect.stringMatching(/did not answer/) })

  for (let more = 0; more < 11; more += 1) await checkSite(payload, visit)
  const db = await databaseOf({ payload })
  expect(await db.$count(site_checks)).toBe(10)
  expect(await db.$count(site_checks, eq(site_checks.state, 'failed'))).toBe(0)
})
