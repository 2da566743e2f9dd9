'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

import { useShortcuts } from '../../keys/use-shortcuts'
import { NOTHING, type Selected, type Selection, selectedOf } from './selection'

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
