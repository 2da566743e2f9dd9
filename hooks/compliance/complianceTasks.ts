import type { CollectionBeforeChangeHook } from 'payload'
import { isComputed, keptKey } from '@/src/domain/compliance/reconcile-plan'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import type { ComplianceTask } from '@/src/payload-types'

const TEXTS = ['title', 'description', 'source', 'kind', 'state'] as const
const DAYS = ['dueDate', 'opensOn'] as const

const dayOf = (value: unknown) => (typeof value === 'string' ? storedDay(value) : null)

/** A computed task that someone words or dates otherwise is theirs: no plan changes it again. */
export const keepStaffEdits: CollectionBeforeChangeHook<ComplianceTask> = ({
  data,
  originalDoc,
  req,
}) => {
  const key = originalDoc?.dedupeKey
  if (!originalDoc || !isComputed(key) || req.context.planning) return data
  const isEdited =
    TEXTS.some(
      (name) => data[name] !== undefined && (data[name] || null) !== (originalDoc[name] || null),
    ) ||
    DAYS.some((name) => data[name] !== undefined && dayOf(data[name]) !== dayOf(originalDoc[name]))
  return isEdited ? { ...data, dedupeKey: keptKey(key) } : data
}

/** Completing a task says when; reopening it forgets that. */
export const stampCompletion: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const was = originalDoc?.isCompleted === true
  const is = data.isCompleted === true
  if (is && (!was || !data.completedAt)) {
    return { ...data, completedAt: data.completedAt ?? new Date().toISOString() }
  }
  return is ? data : { ...data, completedAt: null }
}
