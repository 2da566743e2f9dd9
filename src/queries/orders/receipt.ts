import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'

import type { ReceiptView } from '@/src/domain/orders/receipt'
import { receiptOfOrder } from '@/src/services/orders/receipt-of-order'

import { viewedOrder } from './order-page'

/** The receipt of an order that the viewer may see; null for strangers and for unpaid orders. */
export async function viewedReceipt(orderId: string): Promise<ReceiptView | null> {
  const order = await viewedOrder(orderId)
  if (!order) return null
  const payload = await getPayload({ config })
  return receiptOfOrder(await createLocalReq({}, payload), order)
}
