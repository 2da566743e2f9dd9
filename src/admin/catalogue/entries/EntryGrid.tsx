import type { ReactNode } from 'react'

import { EmptyState } from '@/src/admin/kit/ui/EmptyState'

type Props<Row extends { readonly id: string }> = {
  readonly rows: readonly Row[]
  /** What is said where there are none. */
  readonly empty: string
  readonly card: (row: Row) => ReactNode
}

/** The entries of a page, a card each. */
export function EntryGrid<Row extends { readonly id: string }>({ rows, empty, card }: Props<Row>) {
  return rows.length > 0 ? (
    <ul className="entry-grid">{rows.map(card)}</ul>
  ) : (
    <EmptyState>{empty}</EmptyState>
  )
}
