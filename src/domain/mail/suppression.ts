/** Why an address gets no marketing mail. */
export const SUPPRESSION_REASONS = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Address does not exist',
  soft_bounced: 'Bounced three times',
  complained: 'Marked as spam',
  manual: 'Added by staff',
} as const

export type SuppressionReason = keyof typeof SUPPRESSION_REASONS

/** The one reason for which not even a receipt goes out: there is no mailbox to receive it. */
export const DEAD: SuppressionReason = 'bounced'

/** As many bounces that might pass, within as many days, are taken for one that will not. */
export const SOFT_LIMIT = { bounces: 3, days: 30 } as const
