import type { CollectionAfterChangeHook } from 'payload'

import type { Order } from '@/src/payload-types'
import { mailMilestone } from '@/src/services/orders/mail-milestone'

/** Mails the customer each stage that was added to the order's timeline. */
export const mailMilestones: CollectionAfterChangeHook<Order> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.kind === 'renewal') return doc
  const added = (doc.timeline ?? []).slice(previousDoc.timeline?.length ?? 0)
  for (const entry of added) await mailMilestone(req, doc, entry)
  return doc
}
