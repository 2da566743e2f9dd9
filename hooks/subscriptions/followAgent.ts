import type { CollectionAfterChangeHook } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import type { Subscription } from '@/src/payload-types'
import { planCompanyOf } from '@/src/services/compliance/plan-compliance'
import { findOrder } from '@/src/services/orders/find-orders'

const FACTS = ['status', 'renewsAt', 'endsAt'] as const

/** A company's deadlines follow from its agent: planned again when what recurs begins, moves or ends. */
export const followAgent: CollectionAfterChangeHook<Subscription> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isMoved = operation === 'create' || FACTS.some((name) => doc[name] !== previousDoc[name])
  if (isMoved && idOf(doc.addon)) await planCompanyOf(req, await findOrder(req, idOf(doc.order)))
  return doc
}
