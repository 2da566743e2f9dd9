import * as fc from 'fast-check'
import { expect } from 'vitest'

import type { RefundResult } from '@/src/payments/gateway'

const PAID = 200_00

type Till = {
  readonly paid: (minor: number) => Promise<string>
  readonly refund: (ref: string, minor: number) => Promise<RefundResult>
  readonly refundedOf: (ref: string) => Promise<number | undefined>
}

/** Whatever is asked at once, never more than was paid goes back, and all that is said to be. */
export async function expectNeverMoreThanPaid(
  { paid, refund, refundedOf }: Till,
  least: number,
  numRuns: number,
): Promise<void> {
  const anything = fc.array(fc.integer({ min: least, max: PAID }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(anything, async (asked) => {
      const ref = await paid(PAID)

      const results = await Promise.all(asked.map((amount) => refund(ref, amount)))

      const given = asked.filter((_, index) => results[index]?.kind === 'refunded')
      const total = given.reduce((sum, amount) => sum + amount, 0)
      expect(total).toBeLessThanOrEqual(PAID)
      expect(await refundedOf(ref)).toBe(total)
    }),
    { numRuns },
  )
}
