import type { Endpoint } from 'payload'

import { staffEndpoint } from '@/src/access/actions'
import { scoreWeights } from '@/src/domain/leads/score-weights'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { previewWeights } from '@/src/services/leads/scoring/preview-weights'
import { saveWeights } from '@/src/services/leads/scoring/save-weights'

const weighing = { action: 'weighLeads', method: 'post' } as const

/** What makes a lead's score: who would move, and the change itself. */
export const leadScoringEndpoints: Endpoint[] = [
  staffEndpoint({
    ...weighing,
    path: '/leads/scoring/preview',
    handler: async (req) =>
      Response.json(await previewWeights(req, parseInput(scoreWeights, await bodyOf(req)))),
  }),
  staffEndpoint({
    ...weighing,
    path: '/leads/scoring',
    handler: async (req) => {
      await saveWeights(req, parseInput(scoreWeights, await bodyOf(req)))
      return Response.json({ message: 'Weights saved. Scores follow within a minute.' })
    },
  }),
]
