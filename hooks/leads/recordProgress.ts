import type { CollectionAfterChangeHook } from 'payload'

import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Lead } from '@/src/payload-types'
import { addActivity } from '@/src/services/leads/add-activity'

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
