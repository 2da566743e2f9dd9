import { expect, test } from 'vitest'

import { isSafeTarget } from '@/src/lib/site-facts'

test('a redirect leads only to a page of ours or to a secure address', () => {
  expect(['/support', '/', 'https://elsewhere.example/x'].map(isSafeTarget)).toEqual([
    true,
    true,
    true,
  ])
  for (const to of [
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://x.example',
    'javascript:x',
  ]) {
    expect(isSafeTarget(to), to).toBe(false)
  }
})
