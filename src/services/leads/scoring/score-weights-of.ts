import type { PayloadRequest } from 'payload'

import { type ScoreWeights, weightsIn } from '@/src/domain/leads/score-weights'

/** The weights by which leads are scored now. */
export async function scoreWeightsOf(req: PayloadRequest): Promise<ScoreWeights> {
  const { weights } = await req.payload.findGlobal({
    slug: 'leadScoring',
    depth: 0,
    overrideAccess: true, // leads are captured from the public
    req,
  })
  return weightsIn(weights)
}
