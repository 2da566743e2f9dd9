import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { rankOf, scoreOf, scoreParts } from '@/src/domain/leads/lead-score'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import type { Lead } from '@/src/payload-types'
import { addActivity } from '@/src/services/leads/add-activity'
import { scoreWeightsOf } from '@/src/services/leads/scoring/score-leads'
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

/** Keeps a lead that staff mark as converted apart from one who bought, whose order says so. */
export const markByHand: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc, req }) => {
  const was = originalDoc?.converted ?? false
  const is = data.converted ?? was
  const order = idOf(data.convertedBy) ?? idOf(originalDoc?.convertedBy)
  if (was === is) return data
  if (!is && order) {
    const words = 'This lead placed an order and stays converted.'
    throw new AppError('bought', words, 409, { converted: words })
  }
  if (!is) return { ...data, convertedAt: null, markedAt: null, markedBy: null }
  if (order || data.convertedAt) return data
  const now = new Date().toISOString()
  return { ...data, convertedAt: now, markedAt: now, markedBy: req.user?.id ?? null }
}

/** Tells a lead's story: each step that it reached, and that it was won. */
export const recordProgress: CollectionAfterChangeHook<Lead> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? previousDoc : null
  const { checkoutStep: step } = doc
  const at = operation === 'create' ? doc.createdAt : undefined
  if (step !== before?.checkoutStep && isStep(step)) {
    await addActivity(req, doc.id, { kind: 'step', step, note: `Reached ${STEPS[step]}`, at })
  }
  const order = idOf(doc.convertedBy)
  if (order && order !== idOf(before?.convertedBy)) {
    await addActivity(req, doc.id, { kind: 'converted', note: 'Placed an order', at })
  } else if (doc.converted && !before?.converted) {
    await addActivity(req, doc.id, { kind: 'converted', note: 'Marked as converted by hand', at })
  }
  return doc
}

/** A note is its writer's, no matter who the request says wrote it. */
export const setAuthor: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user
    ? { ...data, kind: data.kind ?? 'note', author: req.user.id }
    : data
