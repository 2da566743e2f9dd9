import { z } from 'zod'
import { typedEmail, typedLine } from '@/src/domain/vocabulary/text/typed-text'

const note = typedLine(300)

/** An address that staff keep from marketing mail. */
export const suppressInput = z.object({
  email: typedEmail('Enter a valid email address'),
  note,
})

/** Why staff let an address have marketing mail again. */
export const liftInput = z.object({
  reason: note.min(5, 'Give a reason, for the record'),
})

/** A pasted or uploaded list. */
export const suppressListInput = z.object({
  list: z.string().min(1, 'Paste the addresses, one on each line').max(4_000_000, 'At most 4 MB'),
  note,
})

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
