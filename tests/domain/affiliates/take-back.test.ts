import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  type CommissionRow,
  type CommissionStatus,
  commissionFor,
  giveAgain,
  takeBack,
} from '@/src/domain/affiliates/ledger'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'

const PAID_AT = new Date('2026-11-21T10:00:00Z')

const row = (status: CommissionStatus, change: Partial<CommissionRow> = {}): CommissionRow => ({
  status,
  baseMinor: 200_00,
  amountMinor: 20_00,
  ratePercent: 10,
  approvableAt: PAID_AT,
  ...change,
})

const sold = (amountMinor: number): readonly OrderLine[] => [
  { kind: 'service', ref: 'p', label: 'Standard', amountMinor, refundable: true, billing: 'once' },
]

test('an order that earns not a cent has no commission', () => {
  expect(commissionFor(sold(9), 10, PAID_AT)).toBeNull()
  expect(commissionFor(sold(10), 10, PAID_AT)).toEqual({
    status: 'pending',
    amountMinor: 1,
    baseMinor: 10,
    ratePercent: 10,
    approvableAt: new Date('2026-12-21T10:00:00Z'),
  })
})

test.each(['pending', 'approved', 'paid'] as const)(
  'a refund takes its share of a commission that is %s, which stays what it is',
  (status) => {
    expect(takeBack(row(status), 150_00)).toEqual({
      row: row(status, { baseMinor: 150_00, amountMinor: 15_00 }),
      lessMinor: 5_00,
    })
  },
)

test('a commission of which nothing is left is reversed, and keeps the amount that it last had', () => {
  expect(takeBack(row('approved'), 0)).toEqual({ row: row('reversed'), lessMinor: 20_00 })
  expect(takeBack(row('approved'), 9)).toEqual({ row: row('reversed'), lessMinor: 20_00 })
})

test('what changes nothing is no change', () => {
  expect(takeBack(row('pending'), 200_00)).toBeNull()
  expect(takeBack(row('pending'), 300_00)).toBeNull()
  expect(takeBack(row('reversed'), 0)).toBeNull()
  expect(takeBack(row('reversed'), 100_00)).toBeNull()
  expect(giveAgain(row('pending'), 200_00)).toBeNull()
  expect(giveAgain(row('pending'), 100_00)).toBeNull()
  expect(giveAgain(row('reversed'), 0)).toBeNull()
})

test.each(['pending', 'approved', 'paid'] as const)(
  'a refund that came to nothing gives its share again to a commission that is %s',
  (status) => {
    expect(giveAgain(row(status), 250_00)).toEqual({
      row: row(status, { baseMinor: 250_00, amountMinor: 25_00 }),
      moreMinor: 5_00,
    })
  },
)

test('a reversed commission waits again, with all that it earns', () => {
  expect(giveAgain(row('reversed'), 150_00)).toEqual({
    row: row('pending', { baseMinor: 150_00, amountMinor: 15_00 }),
    moreMinor: 15_00,
  })
})

test('whatever a refund took, the refund that fails gives back to the cent', () => {
  const base = fc.integer({ min: 100, max: 1_000_00 })
  const rate = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(base, fc.nat(1_000_00), rate, (whole, left, percent) => {
      const before = commissionFor(sold(whole), percent, PAID_AT)
      if (!before) return
      const taken = takeBack(before, Math.min(left, whole))
      const again = giveAgain(taken?.row ?? before, whole)

      expect(again?.row ?? before).toEqual(before)
      expect(again?.moreMinor ?? 0).toBe(taken?.lessMinor ?? 0)
    }),
  )
})
