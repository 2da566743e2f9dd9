import type { Endpoint } from 'payload'

import { deeds } from '@/endpoints/platform/deeds'
import { scoreWeights } from '@/src/domain/leads/score-weights'
import { previewWeights } from '@/src/services/leads/scoring/preview-weights'
import { saveWeights } from '@/src/services/leads/scoring/save-weights'

const weigh = deeds('weighLeads')

/** What makes a lead's score: who would move, and the change itself. */
export const leadScoringEndpoints: Endpoint[] = [
  weigh('/leads/scoring/preview', scoreWeights, previewWeights),
  weigh('/leads/scoring', scoreWeights, async (req, weights) => {
    await saveWeights(req, weights)
    return { message: 'Weights saved. Scores follow within a minute.' }
  }),
]
