import type { PayloadRequest } from 'payload'

import type { ScoreWeights } from '@/src/domain/leads/score-weights'
import { inTransactionOf } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'

/** Keeps other weights, and has every lead scored by them. */
export async function saveWeights(outer: PayloadRequest, weights: ScoreWeights): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    await req.payload.updateGlobal({
      slug: 'leadScoring',
      data: { weights },
      depth: 0,
      overrideAccess: true, // the endpoint checked the permission
      req,
    })
    await enqueue(req, 'age-leads', { all: true })
  })
}
