import { z } from 'zod'

import { rowId } from '@/endpoints/platform/row-id'
import { formBody } from '@/endpoints/support/form-body'
import { staffEndpoint } from '@/src/access/actions'
import { asTicketStatus } from '@/src/domain/support/ticket-status'
import { parseInput } from '@/src/lib/errors'
import { answerTicket } from '@/src/services/support/answer-ticket'

/** A form says it in words, JSON as it is. */
const yesOrNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
])

const answerInput = z.object({
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

/** An answer to the customer, or a note that stays among staff: `internal` must say which. */
export const answerTicketEndpoint = staffEndpoint({
  action: 'answerTicket',
  path: '/tickets/:id/answer',
  method: 'post',
  handler: async (req) => {
    const { fields, files } = await formBody(req)
    const answer = parseInput(answerInput, fields)
    const id = rowId(req, 'ticket')
    const message = await answerTicket(req, id, { ...answer, files })
    const words = answer.internal ? 'Internal note saved' : 'Answer sent'
    return Response.json({ id: message.id, message: words }, { status: 201 })
  },
})
