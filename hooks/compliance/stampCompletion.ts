import type { CollectionBeforeChangeHook } from 'payload'

/** Completing a task says when; reopening it forgets that. */
export const stampCompletion: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const was = originalDoc?.isCompleted === true
  const is = data.isCompleted === true
  if (is && (!was || !data.completedAt)) {
    return { ...data, completedAt: data.completedAt ?? new Date().toISOString() }
  }
  return is ? data : { ...data, completedAt: null }
}
