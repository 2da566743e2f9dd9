import type { Payload, PayloadRequest } from 'payload'

import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { findById } from '@/src/lib/find-one'

/** Whether an order is paid or was refunded, which an attempt that took money does not prove. */
export async function isOrderPaid(
  context: PayloadRequest | { readonly payload: Payload },
  orderId: string,
): Promise<boolean> {
  const order = await findById(context, 'orders', orderId, {
    select: { paymentStatus: true },
    overrideAccess: true, // the caller is paying or settling it
  })
  return order !== null && !isUnpaid(order)
}
