type Fees = {
  readonly filingFee: number
  readonly scheduledFee?: { readonly fee?: number | null; readonly from?: string | null } | null
}

/** A state's fee on a day, in dollars: the scheduled one from its date on, else the current one. */
export function feeToday(state: Fees, now: Date): number {
  const { fee, from } = state.scheduledFee ?? {}
  const begun = from ? new Date(from) <= now : false
  return begun && typeof fee === 'number' ? fee : state.filingFee
}
