import { z } from 'zod'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { formBody } from '@/endpoints/support/form-body'
import { asTicketStatus } from '@/src/domain/support/ticket-status'
import { requiredText } from '@/src/domain/vocabulary/required-text'
import { parseInput } from '@/src/lib/errors'
import { answerTicket } from '@/src/services/support/answer-ticket'

/** A form says it in words, JSON as it is. */
const yesOrNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
])

const answerInput = z.object({
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

/** An answer to the customer, or a note that stays among staff: `internal` must say which. */
export const answerTicketEndpoint = staffRowEndpoint('ticket', {
  action: 'answerTicket',
  path: '/tickets/:id/answer',
  method: 'post',
  handler: async (req, id) => {
    const { fields, files } = await formBody(req)
    const answer = parseInput(answerInput, fields)
    const message = await answerTicket(req, id, { ...answer, files })
    const words = answer.internal ? 'Internal note saved' : 'Answer sent'
    return Response.json({ id: message.id, message: words }, { status: 201 })
  },
})
