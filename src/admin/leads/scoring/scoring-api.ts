import { z } from 'zod'

import { BAND_NAMES } from '@/src/domain/leads/lead-score'
import type { ScoreWeights } from '@/src/domain/leads/score-weights'
import { readParts, request } from '@/src/lib/browser/request'

const preview = z.object({
  open: z.number(),
  moves: z.array(z.object({ from: z.enum(BAND_NAMES), to: z.enum(BAND_NAMES), count: z.number() })),
  examples: z.array(
    z.object({ id: z.string(), email: z.string(), before: z.number(), after: z.number() }),
  ),
})

export type Preview = z.infer<typeof preview>

/** Asks who would move. Nothing is written. */
export const askPreview = (weights: ScoreWeights) =>
  request('POST', '/api/leads/scoring/preview', { body: weights, answer: preview })

const said = readParts<{ message: string }>('message')

export const sendWeights = (weights: ScoreWeights) =>
  request('POST', '/api/leads/scoring', { body: weights, answer: said })
