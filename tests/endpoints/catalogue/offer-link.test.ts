import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { proxy } from '@/src/proxy'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  host: 'localhost:3000',
}

const visit = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { headers: { ...BROWSER, ...headers } }))

test('a link with an offer, to any page, is remembered for the checkout and kept by no cache', async () => {
  const answer = await visit('/terms?offer=free-ein')

  const cookie = answer.headers.get('set-cookie')
  expect(cookie).toMatch(/^charterdesk_offer=FREE-EIN;/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain(`Max-Age=${30 * 86_400}`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  ['without one', '/terms', {}],
  ['with nonsense', '/terms?offer=two%20words%3B', {}],
  ['that is only prefetched', '/terms?offer=FREE-EIN', { 'sec-purpose': 'prefetch' }],
])('a page %s stays as cacheable as it is', async (_, path, headers) => {
  const answer = await visit(path, headers)

  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toBeNull()
})
