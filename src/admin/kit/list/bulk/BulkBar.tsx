'use client'

import type { ReactNode } from 'react'

import { count } from '../../ui/format'
import { useSelection } from './SelectionProvider'
import { MOST_IDS, NOTHING } from './selection'

/** What to do with the chosen rows, while there are any. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { selection, set, selected } = useSelection()
  if (!selected) return null
  return (
    <section aria-label="Selected rows" className="list-bulk">
      <strong aria-live="polite">
        {selection.isAll ? 'All that match' : `${count(selection.ids.size)} selected`}
        {selection.ids.size >= MOST_IDS && <span>{' (the most at once)'}</span>}
      </strong>
      {!selection.isAll && (
        <button onClick={() => set({ ...NOTHING, isAll: true })} type="button">
          Select all that match
        </button>
      )}
      {children}
      <button onClick={() => set(NOTHING)} type="button">
        Clear <kbd aria-hidden>Esc</kbd>
      </button>
    </section>
  )
}
