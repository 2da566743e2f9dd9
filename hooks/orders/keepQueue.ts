import type { CollectionBeforeChangeHook } from 'payload'

import type { Order } from '@/src/payload-types'
import { queueFields } from '@/src/services/filing/queue-fields'

/** Keeps what the list of orders sorts and filters by in step with the order. */
export const keepQueue: CollectionBeforeChangeHook<Order> = async ({ data, originalDoc, req }) => {
  const createdAt = new Date().toISOString()
  const before: Partial<Order> = originalDoc ?? {}
  const clock = { ...before.clock, ...data.clock }
  const order = { createdAt, ...before, ...data, clock }
  return { ...data, ...(await queueFields(req, order, before)) }
}
