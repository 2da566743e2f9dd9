import type { PayloadRequest } from 'payload'

import { detailServicesOf, formsCompany } from '@/src/domain/filing/filing-stage'
import type { ServiceType } from '@/src/domain/vocabulary/order-status'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { Order } from '@/src/payload-types'
import { askNote } from '@/src/services/filing/details-handed-in'
import { noteSanctions } from '@/src/services/filing/note-sanctions'
import { appendTimeline } from '@/src/services/orders/change-order'

/** The services that wait for details from their payment on, an EIN of a package among them. */
const askedFor = (order: Order): ServiceType[] => [
  ...(formsCompany(order) ? (['llc'] as const) : []),
  ...detailServicesOf(order),
]

/**
 * Tells the customer of a paid order which details each of its services waits for. The receipt
 * carries the request, so it is not mailed apart.
 *
 * Called with the order's row locked, in the transaction that settles its payment.
 */
export async function askForFiling(req: PayloadRequest, order: Order): Promise<Order> {
  let told = order
  const { ownDoing } = req.context
  req.context.ownDoing = true
  for (const service of askedFor(order)) {
    const note =
      service === 'llc'
        ? 'We need your formation details: owners, registered agent and responsible party.'
        : askNote(service)
    told = await appendTimeline(req, told, { stage: 'waiting_for_you', service, note })
  }
  req.context.ownDoing = ownDoing
  const who = `${fullName(order)} (buyer)`
  await noteSanctions(req, told, [
    { who, country: order.details?.country },
    { who, country: order.address?.country, address: order.address?.city },
  ])
  return told
}
