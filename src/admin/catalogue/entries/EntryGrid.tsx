import type { ReactNode } from 'react'

import { EmptyState } from '@/src/admin/kit/ui/parts'

export const CARD =
  'flex relative flex-col gap-2 min-w-0 p-4 border border-line rounded-ui bg-surface wrap-anywhere data-[popular=true]:border-accent [&_p]:m-0 [&_h2]:m-0 [&_h2]:text-md [&_h2]:leading-5.5'

type Props<Row extends { readonly id: string }> = {
  readonly rows: readonly Row[]
  /** What is said where there are none. */
  readonly empty: string
  readonly card: (row: Row) => ReactNode
}

export function EntryGrid<Row extends { readonly id: string }>({ rows, empty, card }: Props<Row>) {
  return rows.length > 0 ? (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4 m-0 mb-7 p-0 list-none">
      {rows.map(card)}
    </ul>
  ) : (
    <div className="mb-7">
      <EmptyState>{empty}</EmptyState>
    </div>
  )
}
