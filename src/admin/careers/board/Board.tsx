'use client'

import { DraggableSortable, useDraggableSortable } from '@payloadcms/ui'
import { GripVertical } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Stars } from '@/src/admin/careers/record/Stars'
import { StatusOptions } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { useOptimisticAction } from '@/src/admin/kit/ui/actions'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { isStage, STAGE_NAMES, STAGES, type Stage } from '@/src/domain/careers/stages'
import type { Card, Column } from '@/src/queries/careers/application'
import { RejectDialog } from '../record/RejectDialog'

type BoardCardProps = {
  readonly card: Card
  /** By what a drag calls it. */
  readonly sortKey: string
  readonly href: string
  readonly mayChange: boolean
  readonly onMove: (to: Stage) => void
}

const gripId = (id: string) => `move-${id}`

function BoardCard({ card, sortKey, href, mayChange, onMove }: BoardCardProps) {
  const { id, name, opening, rating, owner, appliedAt, stage } = card
  const { attributes, isDragging, listeners, setNodeRef, transform } = useDraggableSortable({
    id: sortKey,
    disabled: !mayChange,
  })
  return (
    <li
      className="px-2.5 py-2 border border-line rounded-ui bg-surface data-[dragging=true]:relative data-[dragging=true]:z-2 data-[dragging=true]:shadow-[0_8px_24px_-12px_rgb(0_0_0/45%)]"
      data-dragging={isDragging}
      ref={setNodeRef}
      style={isDragging && transform ? { transform } : undefined}
    >
      <div className="flex items-center gap-1.5">
        {mayChange && (
          <button
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            className="kit-icon-button min-w-6 min-h-6 -ms-1.5 cursor-grab touch-none"
            id={gripId(id)}
            type="button"
          >
            <GripVertical aria-hidden size={14} />
          </button>
        )}
        <PageLink className="flex-1 min-w-0 font-semibold wrap-anywhere" href={href} scroll={false}>
          {name}
        </PageLink>
        {rating && <Stars rating={rating} />}
      </div>
      <p className="m-0 mt-0.5 mb-1.5 text-muted text-xs wrap-anywhere">{opening}</p>
      <div className="flex flex-wrap items-center justify-between gap-1.5">
        <small className="text-muted">
          <Day at={appliedAt} />
          {owner && <span>{` · ${owner}`}</span>}
        </small>
        {mayChange && (
          <StatusOptions
            name={name}
            onChoose={(to) => isStage(to) && onMove(to)}
            shown={stage}
            status={stage}
            statuses={STAGES}
          />
        )}
      </div>
    </li>
  )
}

type BoardColumnProps = {
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

const stageId = (stage: Stage) => `stage-${stage}`

function BoardColumn(props: BoardColumnProps) {
  const { stage, label, count, cards, more, mayChange, openHref, listHref, onMove } = props
  const { setNodeRef } = useDraggableSortable({ id: label, disabled: true })
  const id = stageId(stage)
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
      {more && <PageLink href={listHref}>Show all</PageLink>}
    </section>
  )
}

type Props = {
  readonly columns: readonly (Column & { readonly listHref: string })[]
  readonly mayChange: boolean
  /** Opens a card, with `ID` in place of its id. */
  readonly openHref: string
}

type DragEnd = Parameters<ComponentProps<typeof DraggableSortable>['onDragEnd']>[0]

/** What a drag says aloud is the key, so a card is called by its name, and by a number where two share one. */
function keysOf(cards: readonly Card[]): ReadonlyMap<string, Card> {
  const keys = new Map<string, Card>()
  for (const card of cards) {
    let key = card.name
    for (let number = 2; keys.has(key) || isColumn(key); number += 1) key = `${card.name} ${number}`
    keys.set(key, card)
  }
  return keys
}

/**
 * The column over which a point lies. Beside one another they differ in height, so how far it is to
 * the side decides; on a phone they lie below one another.
 */
function stageAt(x: number, y: number): Stage | undefined {
  const far = { aside: Number.POSITIVE_INFINITY, apart: Number.POSITIVE_INFINITY }
  const away = (stage: Stage): typeof far => {
    const column = document.getElementById(stageId(stage))?.closest('section')
    const box = column?.getBoundingClientRect()
    if (!box) return far
    const aside = Math.abs(box.left + box.width / 2 - x)
    return { aside, apart: Math.max(0, box.top - y, y - box.bottom) }
  }
  const near = STAGE_NAMES.map((stage) => ({ stage, ...away(stage) }))
  return near.toSorted((a, b) => a.aside - b.aside || a.apart - b.apart)[0]?.stage
}

const labelOf = (stage: Stage): string => `Column ${STAGES[stage].label}`
const isColumn = (key: string) => key.startsWith('Column ')

/** The columns of the pipeline; a card is dragged, moved with its keys, or sent by its select. */
export function Board({ columns, mayChange, openHref }: Props) {
  const read = columns.flatMap((column) => column.cards)
  const stages: Readonly<Record<string, Stage>> = Object.fromEntries(
    read.map(({ id, stage }) => [id, stage]),
  )
  const { shown, run } = useOptimisticAction(stages)
  // As they are shown: a second move may follow before the first one is read again.
  const cards = read.map((card) => ({ ...card, stage: shown[card.id] ?? card.stage }))
  const [rejecting, setRejecting] = useState<Card | null>(null)
  const [said, say] = useState('')
  const keys = keysOf(cards)

  const move = async (card: Card, stage: Stage) => {
    if (stage === card.stage) return
    if (stage === 'rejected') return setRejecting(card)
    const path = `/api/applications/${card.id}/move`
    const answer = await run({
      to: { ...shown, [card.id]: stage },
      path,
      body: { stage, seen: card.stage },
      undoPath: path,
    })
    say(
      answer.ok
        ? `${card.name} moved to ${STAGES[stage].label}`
        : `${card.name} stays in ${STAGES[card.stage].label}`,
    )
    // A card that changes its column is made again, and what had the focus is gone with the old one.
    if (document.activeElement === document.body) document.getElementById(gripId(card.id))?.focus()
  }

  const drop = ({ event: { active } }: DragEnd) => {
    const card = keys.get(String(active.id))
    const box = active.rect.current.translated
    const stage = box && stageAt(box.left + box.width / 2, box.top + box.height / 2)
    if (card && stage) void move(card, stage)
  }

  const inColumn = (stage: Stage) => [...keys].filter(([, card]) => card.stage === stage)

  return (
    <>
      <DraggableSortable
        className="grid grid-flow-col auto-cols-[minmax(176px,1fr)] items-start gap-3 pb-3 overflow-x-auto phone:grid-flow-row phone:grid-cols-[minmax(0,1fr)] phone:overflow-x-visible"
        ids={columns.flatMap(({ stage }) => [
          labelOf(stage),
          ...inColumn(stage).map(([key]) => key),
        ])}
        onDragEnd={drop}
      >
        {columns.map(({ stage, count, cards: own, listHref }) => (
          <BoardColumn
            cards={inColumn(stage)}
            count={count + inColumn(stage).length - own.length}
            key={stage}
            label={labelOf(stage)}
            listHref={listHref}
            mayChange={mayChange}
            more={count > own.length}
            onMove={(card, to) => void move(card, to)}
            openHref={openHref}
            stage={stage}
          />
        ))}
      </DraggableSortable>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {rejecting && (
        <RejectDialog
          application={rejecting}
          done={() => {
            say(`${rejecting.name} moved to ${STAGES.rejected.label}`)
            setRejecting(null)
          }}
          onClose={() => setRejecting(null)}
        />
      )}
    </>
  )
}
