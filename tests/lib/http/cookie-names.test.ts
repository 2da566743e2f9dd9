import { expect, test, vi } from 'vitest'

import { env } from '@/src/lib/env'

test('cookies have plain names on http, and on https names that no other host can write', async () => {
  const plain = await import('@/src/lib/http/cookies')
  vi.resetModules()
  vi.doMock('@/src/lib/env', () => ({ env: { ...env, SITE_URL: 'https://shop.example' } }))
  const secure = await import('@/src/lib/http/cookies')
  const names = Object.keys(plain).filter((name) => name.endsWith('_COOKIE'))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const [here, there] = [Reflect.get(plain, name), Reflect.get(secure, name)]
    expect(there).toBe(`__Host-${here}`)
    expect(secure.setCookie(String(there), 'x', { maxAge: 60 })).toMatch(
      /^__Host-[\w-]+=x; Path=\/; .*HttpOnly; Secure$/,
    )
  }
  expect(secure.begunCookie('formation')).toBe('__Host-charterdesk_begun_formation')
})
