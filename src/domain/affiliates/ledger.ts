import { commissionMinor, HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { ownRevenueMinor } from '@/src/domain/catalogue/pricing/formation-quote'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'

/*
 * The rules of an affiliate's account. Rows are commissions, one per order; beside them stand the
 * payouts, each a sum of money that has left us. What a refund takes back after the money has gone
 * lowers its row all the same, so that payouts exceed the rows that they paid: the difference is the
 * carry-over, which the next payout is lowered by. All amounts are whole cents.
 */

/**
 * The life of a commission: pending while refunds are free, approved, paid out. `reversed` is the
 * end of one of which nothing is left; it keeps the amount that it last had, and counts nowhere.
 */
export const COMMISSION_STATUSES = ['pending', 'approved', 'paid', 'reversed'] as const
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number]

export type CommissionRow = {
  readonly status: CommissionStatus
  readonly amountMinor: number
  /** Our own fees that it is a share of. */
  readonly baseMinor: number
  /** At most one decimal; that of the day on which the order was paid. */
  readonly ratePercent: number
  readonly approvableAt: Date
}

const DAY_MS = 86_400_000

/** What an order paid now earns; null when that is not a cent. */
export function commissionFor(
  lines: readonly OrderLine[],
  ratePercent: number,
  paidAt: Date,
): CommissionRow | null {
  const baseMinor = ownRevenueMinor(lines)
  const amountMinor = commissionMinor(baseMinor, ratePercent)
  if (amountMinor === 0) return null
  const approvableAt = new Date(paidAt.getTime() + HOLD_DAYS * DAY_MS)
  return { status: 'pending', amountMinor, baseMinor, ratePercent, approvableAt }
}

type GivenBack = Pick<OrderLine, 'kind' | 'amountMinor'>

/** What is left of our own fees of an order after refunds; the state's fee never was ours. */
export function ownFeesLeftMinor(
  lines: readonly OrderLine[],
  givenBack: readonly GivenBack[],
): number {
  const back = givenBack.filter((part) => part.kind !== 'state_fee')
  const backMinor = back.reduce((sum, part) => sum + part.amountMinor, 0)
  return Math.max(0, ownRevenueMinor(lines) - backMinor)
}

export type TakenBack = {
  readonly row: CommissionRow
  /** By how much the affiliate has earned less. */
  readonly lessMinor: number
}

/** A row after its order has only so much of our fees left; null when that changes nothing. */
export function takeBack(row: CommissionRow, baseMinor: number): TakenBack | null {
  if (row.status === 'reversed') return null
  const amountMinor = commissionMinor(baseMinor, row.ratePercent)
  const lessMinor = row.amountMinor - amountMinor
  if (lessMinor <= 0) return null
  if (amountMinor === 0) return { row: { ...row, status: 'reversed' }, lessMinor }
  return { row: { ...row, baseMinor, amountMinor }, lessMinor }
}

export type GivenAgain = {
  readonly row: CommissionRow
  /** By how much the affiliate has earned more. */
  readonly moreMinor: number
}

/**
 * A row after a refund of its order came to nothing, so that more of our fees is left; null when
 * that changes nothing. A reversed one waits again, as if it had never ended.
 */
export function giveAgain(row: CommissionRow, baseMinor: number): GivenAgain | null {
  const amountMinor = commissionMinor(baseMinor, row.ratePercent)
  const hadMinor = row.status === 'reversed' ? 0 : row.amountMinor
  const moreMinor = amountMinor - hadMinor
  if (moreMinor <= 0) return null
  const status = row.status === 'reversed' ? 'pending' : row.status
  return { row: { ...row, status, baseMinor, amountMinor }, moreMinor }
}

export type Balance = {
  readonly pendingMinor: number
  readonly approvedMinor: number
  /** What the payouts so far have paid for and still stands. */
  readonly paidMinor: number
  readonly earnedMinor: number
  /**
   * Paid out, then taken back by a refund: the next payout is lowered by it. Below zero once that refund
   * failed after the lowered payout: the next one is raised by it.
   */
  readonly carryOverMinor: number
  /** What the next payout would be. */
  readonly dueMinor: number
  /** Orders that earn something. */
  readonly conversions: number
}

/** A commission, or those of so many orders in one sum. */
type Share = Pick<CommissionRow, 'status' | 'amountMinor'> & { readonly orders?: number }

/** Where an affiliate stands. `paidOutMinor` is the sum of all payouts. */
export function balanceOf(rows: readonly Share[], paidOutMinor: number): Balance {
  const sumOf = (status: CommissionStatus) =>
    rows.reduce((sum, row) => (row.status === status ? sum + row.amountMinor : sum), 0)
  const [pendingMinor, approvedMinor, paidMinor] = [
    sumOf('pending'),
    sumOf('approved'),
    sumOf('paid'),
  ]
  const carryOverMinor = paidOutMinor - paidMinor
  return {
    pendingMinor,
    approvedMinor,
    paidMinor,
    earnedMinor: pendingMinor + approvedMinor + paidMinor,
    carryOverMinor,
    dueMinor: Math.max(0, approvedMinor - carryOverMinor),
    conversions: rows
      .filter(({ status }) => status !== 'reversed')
      .reduce((sum, { orders = 1 }) => sum + orders, 0),
  }
}

/** What someone who leaves would not be paid: all that waits, less what was paid out too much. */
export const unpaidMinor = ({ pendingMinor, approvedMinor, carryOverMinor }: Balance): number =>
  Math.max(0, pendingMinor + approvedMinor - carryOverMinor)
