import type { PayloadRequest } from 'payload'

import type { Order } from '@/src/payload-types'

/** Anyone who bought is no longer a lead to be won. */
export async function convertLead(req: PayloadRequest, order: Order): Promise<void> {
  await req.payload.update({
    collection: 'leads',
    where: {
      email: { equals: order.email.trim().toLowerCase() },
      convertedBy: { exists: false }, // one that staff marked by hand buys all the same
    },
    data: {
      converted: true,
      convertedAt: new Date().toISOString(),
      convertedBy: order.id,
      checkoutStep: 'completed',
      totalAmount: order.totalMinor,
    },
    trash: true, // one that is restored later is not to be called
    depth: 0,
    overrideAccess: true, // follows from a payment
    req,
  })
}
