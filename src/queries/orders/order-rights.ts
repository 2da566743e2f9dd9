import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'

/** What the person may do with an order; everybody who sees one may read all of the rest. */
export async function orderRights(req: PayloadRequest) {
  return {
    change: await can(req, 'changeOrder'),
    refund: await can(req, 'refundOrder'),
    askGateway: await can(req, 'askGateway'),
    revealTaxId: await can(req, 'revealTaxId'),
    resendReceipt: await can(req, 'resendReceipt'),
    addEntry: await can(req, 'addTimelineEntry'),
    addDocument: await can(req, 'addDocument'),
    seeReferences: await can(req, 'seePaymentReferences'),
  }
}

export type OrderRights = Awaited<ReturnType<typeof orderRights>>
