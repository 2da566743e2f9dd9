import type { CollectionBeforeChangeHook } from 'payload'

import type { Order } from '@/src/payload-types'
import { queueFields } from '@/src/services/filing/queue-fields'

/** Keeps what the list of orders sorts and filters by in step with the order. */
export const keepQueue: CollectionBeforeChangeHook<Order> = async ({ data, originalDoc, req }) => {
  const before: Partial<Order> = originalDoc ?? {}
  const now = { ...before, ...data }
  const { serviceType, kind, status, paymentStatus } = now
  if (!serviceType || !kind || !status || !paymentStatus) return data // its fields refuse it
  const clock = { ...before.clock, ...data.clock }
  const createdAt = now.createdAt ?? new Date().toISOString()
  const order = { ...now, serviceType, kind, status, paymentStatus, clock, createdAt }
  return { ...data, ...(await queueFields(req, order, before)) }
}
