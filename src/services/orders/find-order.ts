import type { Payload, PayloadRequest } from 'payload'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { findById } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'

/** An order by its id, for the worker; null where there is none any more. */
export async function findOrder(req: PayloadRequest, id: string | null): Promise<Order | null> {
  if (!id) return null
  return findById(req, 'orders', id, {
    overrideAccess: true, // the worker has no user
  })
}

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
