'use client'

import { Link, useDraggableSortable } from '@payloadcms/ui'

import { STAGES, type Stage } from '@/src/domain/careers/stages'
import type { Card } from '@/src/queries/careers/board'
import { BoardCard } from './BoardCard'

type Props = {
  readonly stage: Stage
  /** What a drag over it says. */
  readonly label: string
  readonly count: number
  /** Each under the words by which a drag calls it. */
  readonly cards: readonly (readonly [key: string, card: Card])[]
  readonly more: boolean
  readonly mayChange: boolean
  readonly openHref: string
  readonly listHref: string
  readonly onMove: (card: Card, to: Stage) => void
}

/** The id of a stage's heading. */
export const stageId = (stage: Stage) => `stage-${stage}`

/** A stage with those who stand there. */
export function BoardColumn(props: Props) {
  const { stage, label, count, cards, more, mayChange, openHref, listHref, onMove } = props
  const { setNodeRef } = useDraggableSortable({ id: label, disabled: true })
  const id = stageId(stage)
  const separator = listHref.includes('?') ? '&' : '?'
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 min-h-80 p-2.5 rounded-ui bg-panel phone:min-h-0"
      ref={setNodeRef}
    >
      <h2 className="flex justify-between m-0 text-sm font-semibold" id={id}>
        {STAGES[stage].label} <span className="text-muted font-normal tabular-nums">{count}</span>
      </h2>
      <ul className="grid gap-2 m-0 p-0 list-none">
        {cards.map(([key, card]) => (
          <BoardCard
            card={card}
            href={openHref.replace('ID', card.id)}
            key={card.id}
            mayChange={mayChange}
            onMove={(to) => onMove(card, to)}
            sortKey={key}
          />
        ))}
      </ul>
      {cards.length === 0 && <p className="m-0 text-muted">No one</p>}
      {more && (
        <Link href={`${listHref}${separator}stage=${stage}`} prefetch={false}>
          Show all
        </Link>
      )}
    </section>
  )
}
