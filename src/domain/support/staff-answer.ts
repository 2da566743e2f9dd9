import { z } from 'zod'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { asTicketStatus } from './ticket-status'

/** A form says it in words, JSON as it is. */
const yesOrNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
])

/** An answer to the customer, or a note that stays among staff: `internal` must say which. */
export const staffAnswerInput = z.object({
  body: requiredText('Write an answer', 10_000),
  internal: yesOrNo,
  /** Whether it waits for ten seconds in which it can be taken back. */
  canUndo: yesOrNo.default(false),
  /** The last message that was on the screen, empty for none; left out, no one is told of newer ones. */
  seen: z
    .union([z.guid(), z.literal('')], 'Load the page again')
    .optional()
    .transform((id) => (id === '' ? null : id)),
  /** The queue that staff work through: the response names the next ticket in it. */
  queue: z.string().max(20).optional(),
  status: z
    .string()
    .optional()
    .transform((status, context) => {
      if (!status) return undefined
      const known = asTicketStatus(status)
      if (!known) context.addIssue({ code: 'custom', message: 'Choose a status' })
      return known ?? undefined
    }),
})
