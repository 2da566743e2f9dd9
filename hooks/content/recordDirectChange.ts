import type { CollectionBeforeChangeHook } from 'payload'

import type { ContentElement } from '@/src/payload-types'
import { changedDirectly } from '@/src/services/content/editing/direct-change'

/**
 * A change of what is live in the record itself leaves a change set too, which can be undone
 * like those of the editor. A draft beside it stays.
 */
export const recordDirectChange: CollectionBeforeChangeHook<ContentElement> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data.currentValue === undefined) return data
  if (data.currentValue === originalDoc.currentValue) return data
  return { ...data, ...(await changedDirectly(req, originalDoc, data.currentValue ?? '')) }
}
