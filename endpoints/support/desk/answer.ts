import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { formBody } from '@/endpoints/support/form-body'
import { staffAnswerInput } from '@/src/domain/support/staff-answer'
import { parseInput } from '@/src/lib/errors'
import { answerTicket } from '@/src/services/support/answer-ticket'

/** An answer to the customer, or a note that stays among staff: `internal` must say which. */
export const answerTicketEndpoint = staffRowEndpoint('ticket', {
  action: 'answerTicket',
  path: '/tickets/:id/answer',
  method: 'post',
  handler: async (req, id) => {
    const { fields, files } = await formBody(req)
    const answer = parseInput(staffAnswerInput, fields)
    const message = await answerTicket(req, id, { ...answer, files })
    const words = answer.internal ? 'Internal note saved' : 'Answer sent'
    return Response.json({ id: message.id, message: words }, { status: 201 })
  },
})
