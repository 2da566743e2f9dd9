import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { confirmationInput, correctionInput } from '@/src/domain/catalogue/fact-editing/correction'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { confirmFact, correctFact } from '@/src/services/catalogue/facts/correct-fact'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

type Work<Input> = (
  req: PayloadRequest,
  id: string,
  input: Input,
) => Promise<{ fact: { title: string }; id: string }>

/** Something done to a fact of a state; what is sent is judged by the business's day. */
const factEndpoint = <Input>(
  path: string,
  inputOf: (today: () => string) => z.ZodType<Input>,
  work: Work<Input>,
  words: string,
): Endpoint =>
  staffRowEndpoint('state', {
    action: 'correctFacts',
    path,
    method: 'post',
    handler: async (req, id) => {
      const today = await officeDay(req)
      const input = parseInput(
        inputOf(() => today),
        await bodyOf(req),
      )
      const { fact, id: written } = await work(req, id, input)
      return Response.json({ message: `${words}: ${fact.title}`, fact: written })
    },
  })

/** Corrects a fact of a state, or lets another version of it begin. */
export const correctFactEndpoint = factEndpoint(
  '/states/:id/facts',
  correctionInput,
  correctFact,
  'Saved',
)

/** Notes that a fact of a state was read again and is still right. */
export const confirmFactEndpoint = factEndpoint(
  '/states/:id/facts/confirm',
  confirmationInput,
  confirmFact,
  'Marked as still right',
)
