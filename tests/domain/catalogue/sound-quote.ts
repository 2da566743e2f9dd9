import { expect } from 'vitest'

import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'

/** A quote's total is the sum of its lines, in whole cents. */
export function expectSound({ lines, totalMinor }: Pick<Quote, 'lines' | 'totalMinor'>): void {
  expect(totalMinor).toBe(lines.reduce((total, line) => total + line.amountMinor, 0))
  expect(lines.every((line) => Number.isSafeInteger(line.amountMinor))).toBe(true)
}
