import { afterEach, expect, test, vi } from 'vitest'

import { referralOf } from '@/src/lib/traffic/referral-visit'

const ORIGIN = 'http://127.0.0.1:3000'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

afterEach(() => vi.unstubAllGlobals())

/** The site's own API, which answers `remember`, or not at all. */
function api(remember: boolean | null) {
  const fetch = vi.fn(async (_url: URL, _call: RequestInit) => {
    if (remember === null) throw new Error('Nobody answers')
    return Response.json({ remember })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const visit = (path: string, headers: Record<string, string> = {}) => ({
  method: 'GET',
  url: new URL(path, 'http://localhost:3000'),
  headers: new Headers({ 'user-agent': BROWSER, ...headers }),
})

test.each([
  ['a page without a code', visit('/services/ein?package=standard')],
  ['an empty code', visit('/?ref=')],
  ['what is no code', visit('/?ref=%3Cscript%3E')],
  ['a robot', visit('/?ref=ADA_7KQ2MX', { 'user-agent': 'Googlebot/2.1 (+http://google.com)' })],
  ['a prefetch', visit('/?ref=ADA_7KQ2MX', { 'sec-purpose': 'prefetch' })],
])('%s costs nothing and is not remembered', async (_what, one) => {
  const fetch = api(true)
  expect(await referralOf(ORIGIN, one)).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('a visit by a link is told to our own API, with what tells visitors apart and no more', async () => {
  const fetch = api(true)
  const one = visit('/llc/wyoming?ref=ada_7kq2mx', {
    'x-forwarded-for': '198.51.100.1, 203.0.113.7',
    'sec-gpc': '1',
    referer: 'https://blog.example/post?id=1',
    cookie: 'charterdesk_order=secret',
  })
  expect(await referralOf(ORIGIN, one, 'a-session')).toBe('ADA_7KQ2MX')

  const [url, call] = fetch.mock.calls[0] ?? []
  expect(String(url)).toBe(`${ORIGIN}/api/affiliates/visit`)
  expect(JSON.parse(String(call?.body))).toEqual({
    code: 'ADA_7KQ2MX',
    path: '/llc/wyoming',
    referrerHost: 'blog.example',
  })
  expect(Object.fromEntries(new Headers(call?.headers))).toEqual({
    authorization: 'JWT a-session',
    'content-type': 'application/json',
    'sec-gpc': '1',
    'user-agent': BROWSER,
    'x-forwarded-for': '203.0.113.7',
  })
})

test('a code that names no active link is forgotten', async () => {
  api(false)
  expect(await referralOf(ORIGIN, visit('/?ref=NOBODY_AAAAAA'))).toBeNull()
})

test('where nobody answers in time the affiliate does not lose by it', async () => {
  api(null)
  expect(await referralOf(ORIGIN, visit('/?ref=ADA_7KQ2MX'))).toBe('ADA_7KQ2MX')
})
