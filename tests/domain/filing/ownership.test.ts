import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  formatPercent,
  ownershipLeft,
  ownershipProblem,
  parsePercent,
  splitEvenly,
  WHOLE,
} from '@/src/domain/filing/ownership'

const shares = (...all: number[]) => all.map((ownershipBasisPoints) => ({ ownershipBasisPoints }))

test('every share survives being written and read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: WHOLE }), (share) => {
      expect(parsePercent(formatPercent(share))).toBe(share)
    }),
  )
})

test('an even split is whole, and only the first owner has more than the others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (owners) => {
      const [first = 0, ...others] = splitEvenly(owners)
      expect(ownershipLeft(shares(first, ...others))).toBe(0)
      expect(new Set(others).size).toBeLessThanOrEqual(1)
      expect(first).toBeGreaterThanOrEqual(others[0] ?? 0)
      expect(first - (others[0] ?? first)).toBeLessThan(owners)
    }),
  )
})

test('shares are right exactly when they add up to 100 %', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: WHOLE }), { maxLength: 8 }), (all) => {
      const sum = all.reduce((total, one) => total + one, 0)
      expect(ownershipProblem(shares(...all)) === null).toBe(sum === WHOLE)
    }),
  )
})

test('what is left, or too much, is said', () => {
  expect(ownershipProblem(shares(3333, 3333, 3333))).toContain('0.01% left')
  expect(ownershipProblem(shares(6000, 4050))).toContain('0.5% over')
})

describe('a percentage', () => {
  test.each([
    ['50', 5000],
    ['33.33', 3333],
    ['33,3', 3330],
    [' 100 % ', 10_000],
    ['0.01', 1],
  ])('%s is understood', (text, basisPoints) => {
    expect(parsePercent(text)).toBe(basisPoints)
  })

  test.each(['', 'half', '-5', '33.333', '100.01', '1e2', '.5'])('%s is not', (text) => {
    expect(parsePercent(text)).toBeNull()
  })
})
