'use client'

import type { ReactNode } from 'react'

import { count } from '../../ui/format'
import { BULK_BUTTON } from './bulk-button'
import { useSelection } from './SelectionProvider'
import { MOST_IDS, NOTHING } from './selection'

export function BulkBar({ children }: { children: ReactNode }) {
  const { selection, set, selected } = useSelection()
  if (!selected) return null
  return (
    <section
      aria-label="Selected rows"
      className="flex sticky z-4 bottom-4 flex-wrap items-center gap-2 w-fit max-w-full mx-auto mt-4 mb-0 py-1.75 pr-2 pl-3.5 rounded-[9px] bg-text text-surface shadow-[0_12px_32px_-12px_rgb(0_0_0/40%)]"
    >
      <strong aria-live="polite">
        {selection.isAll ? 'All that match' : `${count(selection.ids.size)} selected`}
        {selection.ids.size >= MOST_IDS && <span>{' (the most at once)'}</span>}
      </strong>
      {!selection.isAll && (
        <button
          className={BULK_BUTTON}
          onClick={() => set({ ...NOTHING, isAll: true })}
          type="button"
        >
          Select all that match
        </button>
      )}
      {children}
      <button className={BULK_BUTTON} onClick={() => set(NOTHING)} type="button">
        Clear <kbd aria-hidden>Esc</kbd>
      </button>
    </section>
  )
}
