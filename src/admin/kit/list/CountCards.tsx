import type { PayloadRequest, Where } from 'payload'
import { Suspense } from 'react'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { StatCards } from '../ui/parts'
import { countedText } from './ListCount'

type Counted = Parameters<typeof countUpTo>[1]

type CountProps = {
  readonly req: PayloadRequest
  readonly collection: Counted
  readonly where: Where
}

type Props = Omit<CountProps, 'where'> & {
  readonly cards: readonly {
    readonly label: string
    readonly where: Where
    /** Where those are that it counts. */
    readonly href?: string
  }[]
}

async function Count({ req, collection, where }: CountProps) {
  return countedText(await countUpTo(req, collection, { where }))
}

export function CountCards({ req, collection, cards }: Props) {
  const stats = cards.map(({ label, where, href }) => ({
    label,
    href,
    value: (
      <Suspense fallback="…">
        <Count collection={collection} req={req} where={where} />
      </Suspense>
    ),
  }))
  return <StatCards stats={stats} />
}

type StatusProps = Omit<Props, 'cards'> & {
  /** Of all of them together. */
  readonly total: string
  /** What each status that is counted is called. */
  readonly statuses: Readonly<Record<string, string>>
}

export function StatusCounts({ total, statuses, ...counted }: StatusProps) {
  const cards = Object.entries(statuses).map(([status, label]) => ({
    label,
    where: { status: { equals: status } },
  }))
  return <CountCards {...counted} cards={[{ label: total, where: {} }, ...cards]} />
}
