import type { CollectionBeforeChangeHook } from 'payload'

/** Notes when a ticket was closed, and forgets it when it opens again. */
export const stampClosing: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!data.status || data.status === originalDoc?.status) return data
  if (data.status !== 'closed') return { ...data, closedAt: null }
  return data.closedAt && req.context.seeding
    ? data
    : { ...data, closedAt: new Date().toISOString() }
}
