import fc from 'fast-check'
import { expect, test } from 'vitest'

import { convert } from '@/src/domain/vocabulary/money/convert'
import { money } from '@/src/domain/vocabulary/money/money'
import {
  orderPartOf,
  proportion,
  type Refundable,
  splitRefund,
} from '@/src/domain/vocabulary/money/split'

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

  expect(() => splitRefund(paid, 49_01)).toThrow(new RangeError('Cannot give back 4901 of 4900'))
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

test('where nothing is converted, what was given back at the gateway is that much of the order', () => {
  const paid = { ...fresh(249_00, 249_00), chargedBackMinor: 100_00, orderBackMinor: 100_00 }

  expect(orderPartOf(paid, 49_00)).toBe(49_00)
  expect(orderPartOf(paid, 149_00)).toBe(149_00)
  expect(orderPartOf(paid, 500_00)).toBe(149_00)
})

test('what goes back in rupees stands for as many cents as were asked, or one beside', () => {
  fc.assert(
    fc.property(cutOrders, ({ parts, orderMinor, chargedMinor }) => {
      const [part = 0] = parts
      const paid = fresh(chargedMinor, orderMinor)
      const back = splitRefund(paid, part)

      expect(Math.abs(orderPartOf(paid, back) - part)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a refund that somebody made over the whole charge leaves nothing of the order', () => {
  const paid = { ...fresh(20_791_50, 249_00), chargedBackMinor: 8_350_00, orderBackMinor: 100_00 }

  expect(orderPartOf(paid, 12_441_50)).toBe(149_00)
  expect(orderPartOf(paid, 12_441_49)).toBeLessThanOrEqual(149_00)
})

test('where more went back in the books than at the gateway, the next part gives nothing, not less', () => {
  const ahead = { chargedMinor: 100, chargedBackMinor: 90, orderMinor: 1_000, orderBackMinor: 100 }
  const behind = { chargedMinor: 100, chargedBackMinor: 10, orderMinor: 1_000, orderBackMinor: 900 }

  expect(splitRefund(ahead, 100)).toBe(0)
  expect(orderPartOf(behind, 10)).toBe(0)
})

test('a charge of nothing pays for all that is left of its order', () => {
  expect(orderPartOf(fresh(0, 0), 0)).toBe(0)
})

test.each([
  [1, 1, 2, 1],
  [1, 1, 3, 0],
  [2, 1, 3, 1],
  [3, 1, 2, 2],
  [9_007_199_254_740_991, 3, 3, 9_007_199_254_740_991],
])('%d × %d ⁄ %d is %d: half rounds up, and no amount is too large', (amount, part, whole, is) => {
  expect(proportion(amount, part, whole)).toBe(is)
})
