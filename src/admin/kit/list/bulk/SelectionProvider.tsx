'use client'

import { useRouter } from 'next/navigation'
import { createContext, type MouseEvent, type ReactNode, use, useMemo, useState } from 'react'

import { useShortcuts } from '../../keys/use-shortcuts'
import { count } from '../../ui/format'
import {
  MOST_IDS,
  NOTHING,
  pageToggled,
  ranged,
  type Selected,
  type Selection,
  selectedOf,
  toggled,
} from './selection'

type Held = {
  readonly selection: Selection
  readonly set: (selection: Selection) => void
  readonly selected: Selected | null
}

const Chosen = createContext<Held>({ selection: NOTHING, set: () => undefined, selected: null })

export const useSelection = () => use(Chosen)

const ROW = '.admin-data--whole tbody tr'

/** Moves the keyboard to the row that many further, from the top where none has it. */
function move(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]
  const link = row?.querySelector<HTMLElement>('a.admin-stretched')
  const target = link ?? row?.querySelector<HTMLElement>('input')
  target?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

function selectRow(): void {
  const row = document.activeElement?.closest(ROW)
  row?.querySelector<HTMLInputElement>('input[data-row]')?.click()
}

/** Opens the row that has the keyboard, also where it is on the row's tick. */
function openRow(): void {
  const row = document.activeElement?.closest(ROW)
  row?.querySelector<HTMLElement>('a.admin-stretched')?.click()
}

type Props = {
  /** What the list is asked, less its page. */
  readonly question: Readonly<Record<string, string>>
  /** The list without filters; null where it has none. */
  readonly unfiltered: string | null
  readonly children: ReactNode
}

/** What is chosen in a list, over its pages, and the keys by which one works in it. */
export function SelectionProvider({ question, unfiltered, children }: Props) {
  const asked = JSON.stringify(question)
  const [chosen, choose] = useState({ asked, selection: NOTHING })
  const selection = chosen.asked === asked ? chosen.selection : NOTHING // of another list: none
  const router = useRouter()
  const isAny = selection.isAll || selection.ids.size > 0
  useShortcuts({
    next: () => move(1),
    previous: () => move(-1),
    open: openRow,
    select: selectRow,
    search: () => document.querySelector<HTMLElement>('.list-search input')?.focus(),
    ...(isAny
      ? { clear: () => choose({ asked, selection: NOTHING }) }
      : unfiltered && { clear: () => router.push(unfiltered, { scroll: false }) }),
  })
  const held = useMemo(
    () => ({
      selection,
      set: (next: Selection) => choose({ asked, selection: next }),
      selected: selectedOf(selection, question),
    }),
    [asked, selection, question],
  )
  return <Chosen value={held}>{children}</Chosen>
}

type BulkButtonProps = {
  readonly children: ReactNode
  /** What it says while it works. */
  readonly busyLabel?: string
  readonly isBusy?: boolean
  readonly onAct: () => void
}

/** Something to do with the chosen rows. */
export const BulkButton = ({ children, busyLabel, isBusy = false, onAct }: BulkButtonProps) => (
  <button
    aria-busy={isBusy}
    className="inline-flex items-center gap-1.5 h-7.5 px-2.75 border border-[color-mix(in_srgb,currentcolor_35%,transparent)] rounded-ui bg-transparent font-inherit text-inherit cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-2 hover:bg-[color-mix(in_srgb,currentcolor_12%,transparent)]"
    disabled={isBusy}
    onClick={onAct}
    type="button"
  >
    {isBusy ? busyLabel : children}
  </button>
)

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
        <BulkButton onAct={() => set({ ...NOTHING, isAll: true })}>
          Select all that match
        </BulkButton>
      )}
      {children}
      <BulkButton onAct={() => set(NOTHING)}>
        Clear <kbd aria-hidden>Esc</kbd>
      </BulkButton>
    </section>
  )
}

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
