import fc from 'fast-check'
import { expect, test } from 'vitest'

import { commissionMinor } from '@/src/domain/affiliates/commission'

test('ten percent of $49.05 is $4.90: fractions of a cent stay with us', () => {
  expect(commissionMinor(49_05, 10)).toBe(4_90)
})

test('a commission is whole cents, never negative and never more than its base', () => {
  const rate = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(fc.integer({ min: -1_000_00, max: 100_000_00 }), rate, (base, percent) => {
      const commission = commissionMinor(base, percent)
      expect(Number.isSafeInteger(commission)).toBe(true)
      expect(commission).toBeGreaterThanOrEqual(0)
      expect(commission).toBeLessThanOrEqual(Math.max(0, base))
    }),
  )
})
