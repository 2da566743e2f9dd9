import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { formBody } from '@/endpoints/support/form-body'
import { staffAnswerInput } from '@/src/domain/support/staff-answer'
import { type ErrorBody, parseInput } from '@/src/lib/errors'
import { answerTicket } from '@/src/services/support/answer-ticket'
import { NewerMessages } from '@/src/services/support/desk/newer-messages'
import { nextToAnswer, queueNamed } from '@/src/services/support/desk/ticket-queues'
import { forgetWriter } from '@/src/services/support/desk/ticket-writers'
import { findTicket } from '@/src/services/support/lock-ticket'

/** Of two answers at once the second author sees the first, and decides again. */
function newerAnswer({ code, message, newer }: NewerMessages): Response {
  const body: ErrorBody & { newer: unknown } = { error: { code, message }, newer }
  return Response.json(body, { status: 409 })
}

/**
 * An answer to the customer, or a note that stays among staff: `internal` must say which. Says who
 * is next in the queue that is worked off.
 */
export const answerTicketEndpoint = staffRowEndpoint('ticket', {
  action: 'answerTicket',
  path: '/tickets/:id/answer',
  method: 'post',
  handler: async (req, id) => {
    const { fields, files } = await formBody(req)
    const { queue, ...answer } = parseInput(staffAnswerInput, fields)
    const { waitingSince } = await findTicket(req, id)
    try {
      const message = await answerTicket(req, id, { ...answer, files })
      await forgetWriter(req, id)
      const next = await nextToAnswer(req, queueNamed(queue), { id, waitingSince })
      const words = answer.internal ? 'Internal note saved' : 'Answer sent'
      return Response.json({ id: message.id, message: words, next }, { status: 201 })
    } catch (error) {
      if (error instanceof NewerMessages) return newerAnswer(error)
      throw error
    }
  },
})
