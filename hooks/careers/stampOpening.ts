import type { CollectionBeforeChangeHook } from 'payload'

/** An opening that is open has a first day: job search engines ask for it. */
export const stampOpening: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const next = { ...originalDoc, ...data }
  if (next.status !== 'open' || next.publishedAt) return data
  return { ...data, publishedAt: new Date().toISOString() }
}
