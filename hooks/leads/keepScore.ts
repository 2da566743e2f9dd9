import type { CollectionBeforeChangeHook } from 'payload'

import { rankOf, scoreOf, scoreParts } from '@/src/domain/leads/lead-score'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Lead } from '@/src/payload-types'
import { scoreWeightsOf } from '@/src/services/leads/scoring/score-weights-of'
import { zoneOfLead } from '@/src/services/leads/zone-of-lead'

/** Keeps what lists sort leads by, and when to call them, in step with the lead. */
export const keepScore: CollectionBeforeChangeHook<Lead> = async ({ data, originalDoc, req }) => {
  const now: Partial<Lead> = { ...originalDoc, ...data }
  const lastStepAt = now.lastStepAt ?? now.createdAt ?? new Date().toISOString()
  const { checkoutStep = 'package', totalAmount = 0 } = now
  const weights = await scoreWeightsOf(req)
  const parts = scoreParts({ checkoutStep, totalAmount, lastStepAt }, weights, new Date())
  const score = scoreOf(parts)
  const isElsewhere =
    now.phone !== originalDoc?.phone || idOf(now.selectedState) !== idOf(originalDoc?.selectedState)
  return {
    ...data,
    score,
    scoreStep: parts.step,
    scoreValue: parts.value,
    scoreRecency: parts.recency,
    rank: rankOf(score, lastStepAt),
    ...(isElsewhere && { timeZone: await zoneOfLead(req, now) }),
  }
}
