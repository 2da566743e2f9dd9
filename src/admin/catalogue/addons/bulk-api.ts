import { z } from 'zod'

import type { bulkChange } from '@/src/domain/catalogue/editing/bulk-prices'
import { request } from '@/src/lib/browser/request'
import { tabMemory } from '@/src/lib/browser/tab-memory'

export type TypedChange = z.input<typeof bulkChange>

const preview = z.object({
  steps: z.array(
    z.object({ id: z.string(), name: z.string(), before: z.number(), after: z.number() }),
  ),
  token: z.string(),
})

export type Preview = z.infer<typeof preview>

const undoable = z.object({ message: z.string(), undo: z.string(), until: z.number() })

/** A change of prices that can be undone until a moment, in milliseconds since 1970. */
export type Undoable = z.infer<typeof undoable>

/** Asks what a change of all prices would do. Nothing is written. */
export const previewPrices = (body: TypedChange) =>
  request('POST', '/api/addons/prices/check', { body, answer: preview })

/** Changes the prices as the preview showed them. */
export const applyPrices = (change: TypedChange, token: string) =>
  request('POST', '/api/addons/prices/apply', { body: { change, token }, answer: undoable })

const KEPT = 'bulk prices to undo'

/** Keeps over a reload what can be undone; null forgets it. */
export const keepUndo = (undo: Undoable | null) =>
  tabMemory.write(KEPT, undo ? JSON.stringify(undo) : '')

export function keptUndo(): Undoable | null {
  try {
    return undoable.parse(JSON.parse(tabMemory.read(KEPT)))
  } catch {
    return null // nothing, or something else
  }
}
