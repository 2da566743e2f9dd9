import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { expect, test } from 'vitest'

import { questionOf } from '@/src/front/memory/question'

const kindOf = (url: string, headers = {}) => questionOf(url, headers)?.kind ?? null
const keyOf = (url: string, headers = {}) => questionOf(url, headers)?.key ?? null

test.each([
  ['/', 'page'],
  ['/llc/texas', 'page'],
  ['/support', 'page'],
  ['/checkout', 'page'],
  ['/checkout/ein?package=standard&step=payment', 'page'],
  ['/careers/night-desk', 'opening'],
  ['/sitemap.xml', 'file'],
  ['/og', 'file'],
  ['/api/states', 'list'],
  ['/api/packages?limit=100&depth=0', 'list'],
  ['/og/llc/texas', 'file'],
  ['/_next/static/chunks/0a-b_c~.js', 'asset'],
  ['/old-page', 'unknown'],
  ['/foo.png', 'unknown'],
  ['/checkout/nonsense', 'unknown'],
  ['/LLC/texas', 'unknown'],
  ['/llc/%74exas', 'unknown'],
])('%s is asked for as %s', (url, kind) => expect(kindOf(url)).toBe(kind))

test.each([
  '/checkout/resume?token=v1.x',
  '/checkout/resume/expired',
  '/checkout/return?gateway=stripe',
  '/checkout/',
  '/auth?next=/dashboard/orders/1',
  '/auth?mode=sign-up&problem=expired',
  '/auth?ref=ADA',
  '/auth/forgot',
  '/dashboard',
  '/admin',
  '/api/pages/opened',
  '/api/states/1',
  '/api/states?limit=1001',
  '/api/states?where[code][equals]=TX',
  '/orders/1',
  '/careers/x/applied',
  '/preview/llc',
  '/metrics',
  '/metrics/shop',
  '/og/dashboard',
  '/og/llc/texas?x=1',
  '/_next/static/../../secret.js',
  '/_next/static/x.js?v=1',
  '/_next/image?url=x',
  '//evil.example/',
  '/llc/texas/',
  '/\\evil.example',
  '/a/%2e%2e/b',
  '/%00',
  '/%zz',
  'http://evil.example/',
  '*',
  '',
])('%s goes on to the web process', (url) => expect(kindOf(url)).toBeNull())

test('no parameter makes another page of one: a campaign’s, a stranger’s or any', () => {
  for (const search of ['?utm_source=x&gclid=1', '?fbclid=2', '?ref=ADA_1', '?nonsense', '?'])
    expect(keyOf(`/llc/texas${search}`), search).toBe('/llc/texas')
})

const STRANGERS = [
  '',
  'charterdesk_ref=ADA; _ga=1',
  'charterdesk_known=x',
  '__Host-charterdesk_ref=ADA',
] as const

test('the page for signing in is the same for strangers, each of its forms by itself', () => {
  for (const cookie of STRANGERS)
    for (const url of ['/auth', '/auth?mode=sign-up', '/auth?next=%2Fdashboard'])
      expect(keyOf(url, { cookie }), `${url} with ${cookie}`).toBe(url)
})

test.each([
  { cookie: 'payload-token=x' },
  { cookie: '__Host-payload-token=x' },
  { cookie: '_ga=1; __Host-charterdesk_order=1.x' },
  { cookie: '_ga=1;charterdesk_order=1.x' },
  { cookie: 'charterdesk_signed_in=1' },
  { cookie: 'charterdesk_something_new=1' },
  { authorization: 'JWT x' },
  { cookie: '__prerender_bypass=x; payload-token=y' },
])('to whoever brings %j it is asked for anew', (headers) =>
  expect(kindOf('/auth', headers)).toBeNull(),
)

test('a list from memory is for strangers who ask from nowhere else', () => {
  expect(keyOf('/api/states?limit=10')).toBe('/api/states?limit=10')
  for (const headers of [
    { cookie: 'payload-token=x' },
    { authorization: 'users API-Key x' },
    { origin: 'https://elsewhere.example' },
  ])
    expect(kindOf('/api/states', headers), JSON.stringify(headers)).toBeNull()
})

test('what only says that it is data is no page, and no page’s data', () => {
  expect(kindOf('/?_rsc=abc')).toBeNull()
  expect(kindOf('/', { rsc: '1' })).toBeNull()
  expect(kindOf('/?_rsc=abc', { rsc: '1' })).toBeNull()
  expect(kindOf('/?_rsc=', { rsc: 'yes' })).toBeNull()
  expect(kindOf('/', { 'next-url': '/x' })).toBeNull()
})

const PART = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

const PREFETCHES = ['1', '2', '3'] as const

/** As the browser’s part of Next asks for it. */
async function byRouter(headers: Record<string, string>, path = '/support') {
  const hash = await computeCacheBustingSearchParam(
    PREFETCHES.find((value) => value === headers['next-router-prefetch']),
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  )
  return questionOf(`${path}?_rsc=${hash}`, headers)
}

test('a part of a page is the same wherever its visitor stands', async () => {
  const plain = await byRouter(PART)
  const elsewhere = await byRouter({
    ...PART,
    'next-url': '/auth',
    'next-router-state-tree': '%5B',
  })

  expect(plain).toMatchObject({ kind: 'part', headers: PART })
  expect(elsewhere).toEqual(plain)
  expect(await byRouter({ rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' })).toEqual(
    await byRouter({ rsc: '1' }),
  )
})

test('each part has its own place', async () => {
  const all = await Promise.all([
    byRouter(PART),
    byRouter(PART, '/terms'),
    byRouter({ ...PART, 'next-router-prefetch': '2' }),
    byRouter({ ...PART, 'next-router-segment-prefetch': '/!KHNpdGUp/__PAGE__' }),
    byRouter({ rsc: '1' }),
    questionOf('/support', {}),
  ])

  expect(new Set(all.map((question) => question?.key)).size).toBe(all.length)
})

const STRANGE: Record<string, string>[] = [
  { 'next-action': 'x' },
  { 'next-hmr-refresh': '1' },
  { 'next-router-prefetch': '9' },
  { 'next-router-segment-prefetch': '/a b\n' },
  { 'next-router-segment-prefetch': `/${'x'.repeat(400)}` },
]

test.each(STRANGE)('a router’s own making is not kept: %j', async (more) =>
  expect(await byRouter({ ...PART, ...more })).toBeNull(),
)

test('a part is asked for with its own headers and no others', async () => {
  const asked = await byRouter({ ...PART, cookie: 'x=1', 'x-any': 'y', 'next-url': '/auth' })

  expect(asked?.headers).toEqual(PART)
})
