import { z } from 'zod'

import { asTicketStatus } from './ticket-status'

/** A form says it in words, JSON as it is. */
const yesOrNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
])

/** An answer to the customer, or a note that stays among staff: `internal` must say which. */
export const staffAnswerInput = z.object({
  body: z
    .string('Write an answer')
    .trim()
    .min(1, 'Write an answer')
    .max(10_000, 'Use at most 10,000 characters'),
  internal: yesOrNo,
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
