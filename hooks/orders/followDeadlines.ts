import type { CollectionAfterChangeHook } from 'payload'

import type { Stage } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order } from '@/src/payload-types'
import { completeHandledTasks, handOverEin } from '@/src/services/compliance/complete-handled-tasks'
import { planCompanyOf, planCompliance } from '@/src/services/compliance/plan-compliance'

const DONE: readonly Stage[] = ['delivered', 'completed']

/** What decides which of its lines an order still holds. */
const HELD = ['paymentStatus', 'refundedMinor', 'status'] as const

const isDone = (order: Partial<Order> | undefined) =>
  order?.status === 'completed' || (order?.timeline ?? []).some(({ stage }) => DONE.includes(stage))

/**
 * Keeps the deadlines of a company in step with its order: planned when the state has formed it
 * and someone has the order, moved when the day is corrected or what it holds is given back, done
 * when we did them.
 */
export const followDeadlines: CollectionAfterChangeHook<Order> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before: Partial<Order> | undefined = operation === 'update' ? previousDoc : undefined
  const isFormed = (doc.formedOn ?? null) !== (before?.formedOn ?? null)
  const isClaimed = Boolean(doc.formedOn) && idOf(doc.user) !== idOf(before?.user)
  if (isFormed || isClaimed) await planCompliance(req, doc)
  const isPaid = doc.paymentStatus === 'paid' && before?.paymentStatus !== 'paid'
  if (isPaid && doc.kind === 'extra') await handOverEin(req, doc)
  if (before && HELD.some((name) => doc[name] !== before[name])) await planCompanyOf(req, doc.id)
  if (doc.kind !== 'extra') return doc
  if (isDone(doc) && !isDone(before)) await completeHandledTasks(req, doc)
  return doc
}
