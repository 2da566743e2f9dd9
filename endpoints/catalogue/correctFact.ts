import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { confirmationInput, correctionInput } from '@/src/domain/catalogue/fact-editing/correction'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { confirmFact, correctFact } from '@/src/services/catalogue/facts/correct-fact'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

const answer = (message: string, fact: string) => Response.json({ message, fact })

/** Corrects a fact of a state, or lets another version of it begin. */
export const correctFactEndpoint = staffRowEndpoint('state', {
  action: 'correctFacts',
  path: '/states/:id/facts',
  method: 'post',
  handler: async (req, id) => {
    const today = await officeDay(req)
    const correction = parseInput(
      correctionInput(() => today),
      await bodyOf(req),
    )
    const { fact, id: written } = await correctFact(req, id, correction)
    return answer(`Saved: ${fact.title}`, written)
  },
})

/** Notes that a fact of a state was read again and is still right. */
export const confirmFactEndpoint = staffRowEndpoint('state', {
  action: 'correctFacts',
  path: '/states/:id/facts/confirm',
  method: 'post',
  handler: async (req, id) => {
    const today = await officeDay(req)
    const confirmation = parseInput(
      confirmationInput(() => today),
      await bodyOf(req),
    )
    const { fact, id: written } = await confirmFact(req, id, confirmation)
    return answer(`Marked as still right: ${fact.title}`, written)
  },
})
