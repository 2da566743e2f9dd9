import fc from 'fast-check'
import { expect, test } from 'vitest'

import { convert } from '@/src/domain/vocabulary/money/convert'
import { money } from '@/src/domain/vocabulary/money/money'
import { orderPartOf, type Refundable, splitRefund } from '@/src/domain/vocabulary/money/split'

/** An order paid in rupees at some rate, and how its total is cut into parts. */
const cutOrders = fc
  .record({
    parts: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }),
    rate: fc.integer({ min: 10_000, max: 10_000_000 }).map((scaled) => scaled / 10_000),
  })
  .map(({ parts, rate }) => {
    const orderMinor = parts.reduce((sum, part) => sum + part, 0)
    return { parts, orderMinor, chargedMinor: convert(money(orderMinor, 'USD'), rate).minor }
  })

const fresh = (chargedMinor: number, orderMinor: number): Refundable => ({
  chargedMinor,
  chargedBackMinor: 0,
  orderMinor,
  orderBackMinor: 0,
})

test('whatever the parts, all of them together are the whole charge to the paisa', () => {
  fc.assert(
    fc.property(cutOrders, ({ parts, orderMinor, chargedMinor }) => {
      let paid = fresh(chargedMinor, orderMinor)
      for (const part of parts) {
        const back = splitRefund(paid, part)
        paid = {
          ...paid,
          chargedBackMinor: paid.chargedBackMinor + back,
          orderBackMinor: paid.orderBackMinor + part,
        }
        expect(back).toBeGreaterThanOrEqual(0)
        expect(paid.chargedBackMinor).toBeLessThanOrEqual(chargedMinor)
      }

      expect(paid.chargedBackMinor).toBe(chargedMinor)
    }),
  )
})

test('where nothing is converted, a part is itself', () => {
  const paid = { ...fresh(249_00, 249_00), chargedBackMinor: 100_00, orderBackMinor: 100_00 }

  expect(splitRefund(paid, 49_00)).toBe(49_00)
})

test('more than is left is refused, and so is nothing', () => {
  const paid = { ...fresh(249_00, 249_00), chargedBackMinor: 200_00, orderBackMinor: 200_00 }

  expect(() => splitRefund(paid, 49_01)).toThrow(RangeError)
  expect(() => splitRefund(paid, 0)).toThrow(RangeError)
})

test('what somebody gave back at the provider never counts for more than is left of the order', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 8 })
  fc.assert(
    fc.property(cutOrders, amounts, ({ orderMinor, chargedMinor }, asked) => {
      let paid = fresh(chargedMinor, orderMinor)
      for (const amount of asked) {
        const back = Math.min(amount, paid.chargedMinor - paid.chargedBackMinor)
        const part = orderPartOf(paid, back)
        paid = {
          ...paid,
          chargedBackMinor: paid.chargedBackMinor + back,
          orderBackMinor: paid.orderBackMinor + part,
        }
        expect(paid.orderBackMinor).toBeLessThanOrEqual(orderMinor)
      }
      if (paid.chargedBackMinor === chargedMinor) expect(paid.orderBackMinor).toBe(orderMinor)
    }),
  )
})
