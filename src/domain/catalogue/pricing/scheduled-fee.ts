export type Fees = {
  readonly filingFee: number
  readonly feeAsOf?: string | null
  readonly scheduledFee?: { readonly fee?: number | null; readonly from?: string | null } | null
}

/**
 * A state's fee on a day, in dollars, and the ISO date that it is known from: the scheduled one
 * from its date on, else the current one.
 */
export function feeInForce(
  { filingFee, feeAsOf, scheduledFee }: Fees,
  now: Date,
): { filingFee: number; feeAsOf: string | null } {
  const { fee, from } = scheduledFee ?? {}
  if (typeof fee === 'number' && from && new Date(from) <= now) {
    return { filingFee: fee, feeAsOf: from }
  }
  return { filingFee, feeAsOf: feeAsOf ?? null }
}

/** The fee alone. */
export function feeToday(state: Fees, now: Date): number {
  return feeInForce(state, now).filingFee
}
