/** What a new affiliate earns of our fees, in percent; staff may change it for each. */
export const DEFAULT_RATE = 10

/** Days in which a refund is free, and so a commission not yet certain. */
export const HOLD_DAYS = 30

/** A share of our own fees in whole cents, rounded down: 10 percent of $49.05 is $4.90. */
export function commissionMinor(baseMinor: number, ratePercent: number): number {
  return Math.max(0, Math.floor((baseMinor * Math.round(ratePercent * 10)) / 1000))
}
