import type { PayloadRequest } from 'payload'

import { formsCompany } from '@/src/domain/filing/filing-stage'
import type { Order } from '@/src/payload-types'
import { appendTimeline } from '@/src/services/orders/change-order'

/**
 * Tells the customer of a paid formation that we wait for its details.
 *
 * Called with the order's row locked, in the transaction that settles its payment.
 */
export async function askForFiling(req: PayloadRequest, order: Order): Promise<void> {
  if (!formsCompany(order)) return
  await appendTimeline(req, order, {
    stage: 'waiting_for_you',
    service: 'llc',
    note: 'Tell us the owners, the registered agent and the responsible party.',
  })
}
