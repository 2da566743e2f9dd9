import type { CollectionBeforeChangeHook } from 'payload'

import type { Order } from '@/src/payload-types'
import { orderTokenHash } from '@/src/services/orders/order-pass'

/** Ends the links that were mailed to an order's address, whenever it gets another one. */
export const rebindLink: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, operation }) => {
  const { email, claimTokenHash } = data
  if (operation !== 'update' || !originalDoc || !email || !claimTokenHash) return data
  if (email === originalDoc.email) return data
  return { ...data, claimTokenHash: orderTokenHash({ id: originalDoc.id, email }) }
}
