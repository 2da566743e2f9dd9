import { z } from 'zod'

import { CHANGE_KIND_NAMES, changeEntries } from '@/src/domain/content/editing/change-set'
import { ELEMENT_TYPES } from '@/src/domain/content/element-kinds'

/** What the endpoints of the editor answer. */

export const heldAnswer = z.object({ value: z.string(), revision: z.number(), message: z.string() })

export const conflictAnswer = z.object({
  theirs: z.object({ value: z.string(), revision: z.number() }),
  mine: z.string(),
})
export type Conflict = z.infer<typeof conflictAnswer>

const editable = z.object({
  id: z.string(),
  page: z.string(),
  selector: z.string(),
  label: z.string(),
  category: z.string(),
  live: z.string(),
  draft: z.string().nullable(),
  revision: z.number(),
  default: z.string(),
  mark: z.string(),
  claim: z.enum(['open', 'verified']).nullable(),
  of: z.string().nullable(),
  changedAt: z.string().nullable(),
  rules: z.object({
    type: z.enum(ELEMENT_TYPES),
    max: z.number(),
    hasLines: z.boolean(),
    isOptional: z.boolean(),
    names: z.array(z.string()).nullable(),
  }),
})
export type Editable = z.infer<typeof editable>
export const elementsAnswer = z.object({ elements: z.array(editable) })

const change = z.object({
  number: z.number(),
  kind: z.enum(CHANGE_KIND_NAMES),
  summary: z.string(),
  author: z.string().nullable(),
  isMine: z.boolean(),
  at: z.string(),
  undoneAt: z.string().nullable(),
})
export type Change = z.infer<typeof change>
export const historyAnswer = z.object({
  count: z.number(),
  undo: z.number().nullable(),
  redo: z.number().nullable(),
  drafts: z.number(),
  sets: z.array(change),
})
export type HistoryAnswer = z.infer<typeof historyAnswer>
export const changeAnswer = change.extend({ entries: changeEntries })

export const newsAnswer = z.object({
  colleagues: z.array(
    z.object({ name: z.string(), page: z.string(), element: z.string().nullable() }),
  ),
  newest: z.string(),
})
export type News = z.infer<typeof newsAnswer>

const draft = z.object({
  id: z.string(),
  revision: z.number(),
  page: z.string(),
  selector: z.string(),
  label: z.string(),
  live: z.string(),
  draft: z.string(),
})
export const draftsAnswer = z.object({
  drafts: z.array(draft),
  schedules: z.array(
    z.object({ id: z.string(), at: z.string(), author: z.string(), elements: z.number() }),
  ),
})
export type Drafts = z.infer<typeof draftsAnswer>

export const obstaclesAnswer = z.object({ rest: z.number() })
