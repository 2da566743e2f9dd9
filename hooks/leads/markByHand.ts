import type { CollectionBeforeChangeHook } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import type { Lead } from '@/src/payload-types'

/** Keeps a lead that staff mark as converted apart from one who bought, whose order says so. */
export const markByHand: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc, req }) => {
  const was = originalDoc?.converted ?? false
  const is = data.converted ?? was
  const order = idOf(data.convertedBy) ?? idOf(originalDoc?.convertedBy)
  if (was === is) return data
  if (!is && order) {
    const words = 'This lead placed an order and stays converted.'
    throw new AppError('bought', words, 409, { converted: words })
  }
  if (!is) return { ...data, convertedAt: null, markedAt: null, markedBy: null }
  if (order || data.convertedAt) return data
  const now = new Date().toISOString()
  return { ...data, convertedAt: now, markedAt: now, markedBy: req.user?.id ?? null }
}
