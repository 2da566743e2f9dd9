import { expect, test } from 'vitest'

import { waitAfter } from '@/src/domain/accounts/sign-in-waits'

test('a wrong password or two cost nothing, each further one twice the time, and never for ever', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(waitAfter)).toEqual([0, 0, 0, 0, 1, 2, 4, 8])
  expect(waitAfter(13)).toBe(256)
  expect(waitAfter(14)).toBe(300)
  expect(waitAfter(100_000)).toBe(300)
})
