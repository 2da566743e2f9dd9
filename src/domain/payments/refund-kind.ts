/**
 * Why money went back: we gave it, a bank or the provider took it back, or a dispute was lost. All
 * of them are booked alike; only what we gave is told to the customer as a refund.
 */
export const REFUND_KINDS = ['refund', 'reversal', 'dispute'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

/** What staff read of them. */
export const REFUND_KIND_LABELS: Record<RefundKind, string> = {
  refund: 'Refund',
  reversal: 'Taken back by the bank or the provider',
  dispute: 'Lost dispute',
}
