'use client'

import type { MouseEvent } from 'react'

import { useSelection } from './SelectionProvider'
import { pageToggled, ranged, toggled } from './selection'

function pageAround(input: HTMLInputElement): string[] {
  const rows = input.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-row]') ?? []
  return [...rows].map(({ value }) => value)
}

/** Chooses a row; with Shift, all from the last one to this. */
export function RowCheckbox({ id, name }: { id: string; name: string }) {
  const { selection, set } = useSelection()
  const choose = (event: MouseEvent<HTMLInputElement>) => {
    const page = pageAround(event.currentTarget)
    set(event.shiftKey ? ranged(selection, page, id) : toggled(selection, id))
  }
  return (
    <input
      aria-label={`Select ${name}`}
      checked={selection.isAll || selection.ids.has(id)}
      className="list-check relative z-1 size-4 mx-0 my-0.5 accent-accent cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-2"
      data-row
      onChange={() => undefined} // a click tells whether Shift is held, a change does not
      onClick={choose}
      type="checkbox"
      value={id}
    />
  )
}

export function PageCheckbox({ ids }: { ids: readonly string[] }) {
  const { selection, set } = useSelection()
  const chosen = ids.filter((id) => selection.ids.has(id)).length
  return (
    <input
      aria-label="Select this page"
      checked={selection.isAll || chosen === ids.length}
      className="list-check relative z-1 size-4 mx-0 my-0.5 accent-accent cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-2"
      onChange={() => set(pageToggled(selection, ids))}
      ref={(input) => {
        if (input) input.indeterminate = !selection.isAll && chosen > 0 && chosen < ids.length
      }}
      type="checkbox"
    />
  )
}
