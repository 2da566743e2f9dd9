import fc from 'fast-check'
import { expect, test } from 'vitest'

import { commissionMinor, HOLD_DAYS } from '@/src/domain/affiliates/commission'
import {
  balanceOf,
  type CommissionRow,
  commissionFor,
  ownFeesLeftMinor,
  takeBack,
} from '@/src/domain/affiliates/ledger'
import type { LineKind, OrderLine } from '@/src/domain/vocabulary/order-line'

/** Whether the days in which refunds are free are over. */
function isApprovable(row: Pick<CommissionRow, 'status' | 'approvableAt'>, now: Date): boolean {
  return row.status === 'pending' && row.approvableAt <= now
}

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 10, 21)

const line = (kind: LineKind, amountMinor: number): OrderLine => ({
  kind,
  ref: kind,
  label: kind,
  amountMinor,
  refundable: true,
  billing: 'once',
})

type Sold = {
  readonly rate: number
  readonly lines: readonly OrderLine[]
  readonly back: Pick<OrderLine, 'kind' | 'amountMinor'>[]
  row: CommissionRow | null
}

/** An affiliate's books and the orders behind them, moved only by the rules under test. */
function ledger() {
  const orders: Sold[] = []
  let paidOutMinor = 0
  let now = START
  const rows = () => orders.flatMap(({ row }) => (row ? [row] : []))
  return {
    sell: (lines: readonly OrderLine[], rate: number) => {
      orders.push({ rate, lines, back: [], row: commissionFor(lines, rate, new Date(now)) })
    },
    /** Gives back a part of what is left of one line. */
    refund: (whichOrder: number, whichLine: number, thousandths: number) => {
      const order = orders[whichOrder % Math.max(1, orders.length)]
      const index = whichLine % (order?.lines.length ?? 1)
      const sold = order?.lines[index]
      if (!order || !sold || sold.amountMinor <= 0) return
      const key = `${index}`
      const before = order.back.filter((part) => 'key' in part && part.key === key)
      const left = sold.amountMinor - before.reduce((sum, part) => sum + part.amountMinor, 0)
      const amountMinor = Math.ceil((left * thousandths) / 1000)
      if (amountMinor === 0) return
      const part = { kind: sold.kind, amountMinor, key }
      order.back.push(part)
      const left2 = ownFeesLeftMinor(order.lines, order.back)
      order.row = (order.row && takeBack(order.row, left2)?.row) ?? order.row
    },
    pass: (days: number) => {
      now += days * DAY_MS
    },
    approve: () => {
      for (const order of orders) {
        if (order.row && isApprovable(order.row, new Date(now))) {
          order.row = { ...order.row, status: 'approved' }
        }
      }
    },
    payOut: () => {
      const { dueMinor } = balanceOf(rows(), paidOutMinor)
      if (dueMinor === 0) return
      paidOutMinor += dueMinor
      for (const order of orders) {
        if (order.row?.status === 'approved') order.row = { ...order.row, status: 'paid' }
      }
    },
    read: () => ({ orders, rows: rows(), paidOutMinor, balance: balanceOf(rows(), paidOutMinor) }),
  }
}

type Ledger = ReturnType<typeof ledger>

function expectReconciled(books: Ledger): void {
  const { orders, rows, paidOutMinor, balance } = books.read()
  for (const { lines, back, rate, row } of orders) {
    const share = commissionMinor(ownFeesLeftMinor(lines, back), rate)
    expect(row?.status === 'reversed' || !row ? 0 : row.amountMinor).toBe(share)
  }
  const share = orders.reduce(
    (sum, { lines, back, rate }) => sum + commissionMinor(ownFeesLeftMinor(lines, back), rate),
    0,
  )
  expect(balance.earnedMinor).toBe(share)
  expect(balance.pendingMinor + balance.approvedMinor + balance.paidMinor).toBe(share)
  expect(balance.conversions).toBe(rows.filter((row) => row.status !== 'reversed').length)
  for (const minor of Object.values(balance)) {
    expect(Number.isSafeInteger(minor)).toBe(true)
    expect(minor).toBeGreaterThanOrEqual(0)
  }
  expect(paidOutMinor).toBe(balance.paidMinor + balance.carryOverMinor)
  expect(share - paidOutMinor).toBeGreaterThanOrEqual(-balance.carryOverMinor)
  if (balance.dueMinor > 0) {
    expect(paidOutMinor + balance.dueMinor + balance.pendingMinor).toBe(share)
  }
}

const cents = fc.integer({ min: 1, max: 999_99 })
const rate = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
const lines = fc
  .tuple(cents, cents, fc.array(cents, { maxLength: 3 }), fc.integer({ min: 0, max: 50_00 }))
  .map(([service, fee, addons, discount]) => [
    line('service', service),
    line('state_fee', fee),
    ...addons.map((amount) => line('add_on', amount)),
    ...(discount > 0 ? [line('discount', -Math.min(discount, service))] : []),
  ])

const step: fc.Arbitrary<(books: Ledger) => void> = fc.oneof(
  fc.tuple(lines, rate).map(
    ([sold, percent]) =>
      (books: Ledger) =>
        books.sell(sold, percent),
  ),
  fc.tuple(fc.nat(20), fc.nat(5), fc.constantFrom(1, 333, 500, 999, 1000)).map(
    ([order, one, part]) =>
      (books: Ledger) =>
        books.refund(order, one, part),
  ),
  fc.integer({ min: 1, max: 40 }).map((days) => (books: Ledger) => books.pass(days)),
  fc.constant((books: Ledger) => books.approve()),
  fc.constant((books: Ledger) => books.payOut()),
)

test('after any orders, refunds, approvals and payouts, commissions are the share of what we kept', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const books = ledger()
      for (const move of steps) {
        move(books)
        expectReconciled(books)
      }
    }),
    { numRuns: 400 },
  )
})

test('affiliates’ books do not touch one another', () => {
  const mine = ledger()
  const theirs = ledger()
  theirs.sell([line('service', 100_00)], 10)
  const before = theirs.read().balance
  mine.sell([line('service', 200_00)], 25)
  mine.refund(0, 0, 1000)

  expect(theirs.read().balance).toEqual(before)
})

test('the state’s fee earns nothing, and giving it back takes nothing', () => {
  const sold = [line('service', 149_00), line('state_fee', 100_00)]
  expect(commissionFor(sold, 10, new Date(START))).toMatchObject({ amountMinor: 14_90 })
  expect(ownFeesLeftMinor(sold, [line('state_fee', 100_00)])).toBe(149_00)
})

test('a commission is approvable when thirty days are over, and not a moment before', () => {
  const row = commissionFor([line('service', 49_00)], 10, new Date(START))
  if (!row) throw new Error('It earns something')
  const end = START + HOLD_DAYS * DAY_MS
  expect(isApprovable(row, new Date(end - 1))).toBe(false)
  expect(isApprovable(row, new Date(end))).toBe(true)
})

test('what is refunded after it was paid out is taken off the next payout, and then done with', () => {
  const books = ledger()
  books.sell([line('service', 100_00)], 10)
  books.pass(30)
  books.approve()
  books.payOut()
  books.refund(0, 0, 1000)
  expect(books.read().balance).toMatchObject({ carryOverMinor: 10_00, dueMinor: 0 })

  books.sell([line('service', 60_00)], 10)
  books.pass(30)
  books.approve()
  books.payOut()
  expect(books.read()).toMatchObject({ paidOutMinor: 10_00, balance: { approvedMinor: 6_00 } })

  books.sell([line('service', 70_00)], 10)
  books.pass(30)
  books.approve()
  books.payOut()
  expect(books.read()).toMatchObject({
    paidOutMinor: 13_00,
    balance: { carryOverMinor: 0, approvedMinor: 0, paidMinor: 13_00 },
  })
})
