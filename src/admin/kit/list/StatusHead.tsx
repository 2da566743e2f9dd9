import { count } from '@/src/admin/kit/ui/format'
import { type Stat, StatCards } from '@/src/admin/kit/ui/StatCards'

import { StatusTabs } from './StatusTabs'

type StatusHeadProps<S extends string, Counted extends S> = {
  /** The card that stands first: all of them. */
  readonly total: Stat
  /** The statuses with a card of their own, and how many records are in each. */
  readonly counted: readonly Counted[]
  readonly counts: Readonly<Record<Counted, number>>
  readonly labels: Readonly<Record<S, string>>
  readonly statuses: readonly S[]
  /** The list's address, and what is asked for in it now. */
  readonly list: string
  readonly search: object | undefined
}

/** Above a list: how many records there are of each status, and the way to those of one. */
export function StatusHead<S extends string, Counted extends S>(
  props: StatusHeadProps<S, Counted>,
) {
  const { total, counted, counts, labels, statuses, list, search = {} } = props
  const cards = counted.map((status) => ({ label: labels[status], value: count(counts[status]) }))
  return (
    <>
      <StatCards stats={[total, ...cards]} />
      <StatusTabs labels={labels} list={list} search={search} statuses={statuses} />
    </>
  )
}
