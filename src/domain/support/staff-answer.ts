import { z } from 'zod'

import { requiredText } from '../vocabulary/required-text'
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
