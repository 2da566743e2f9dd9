import type { CollectionAfterChangeHook } from 'payload'

import type { Ticket } from '@/src/payload-types'
import { followRefundRequest } from '@/src/services/support/follow-refund-request'

/** Takes an order out of *Refunds asked* once the ticket is closed, and back when it opens again. */
export const followRefundTicket: CollectionAfterChangeHook<Ticket> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.status !== previousDoc.status) {
    await followRefundRequest(req, doc)
  }
  return doc
}
