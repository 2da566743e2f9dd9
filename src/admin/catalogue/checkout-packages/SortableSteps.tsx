'use client'

import { DraggableSortable, useDraggableSortable } from '@payloadcms/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'

import { useSorting } from './use-sorting'

export type SortableStep = {
  readonly id: string
  readonly title: string
  readonly card: ReactNode
}

type ItemProps = {
  readonly step: SortableStep
  readonly at: number
  readonly count: number
  readonly move: (from: number, to: number) => void
}

function Item({ step: { id, title, card }, at, count, move }: ItemProps) {
  const { isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({ id })
  return (
    <li
      className="entry-card step-card"
      data-dragging={isDragging}
      ref={setNodeRef}
      style={{ transform, transition }}
    >
      <div className="step-card__sort">
        {/* For mouse and finger alone: with the keyboard, the buttons below say what they do. */}
        <span aria-hidden className="kit-icon-button entry-icon step-card__grip" {...listeners}>
          <GripVertical size={16} />
        </span>
        <button
          aria-disabled={at === 0}
          aria-label={`Move ${title} up`}
          className="kit-icon-button entry-icon"
          onClick={() => move(at, at - 1)}
          type="button"
        >
          <ArrowUp aria-hidden size={16} />
        </button>
        <button
          aria-disabled={at === count - 1}
          aria-label={`Move ${title} down`}
          className="kit-icon-button entry-icon"
          onClick={() => move(at, at + 1)}
          type="button"
        >
          <ArrowDown aria-hidden size={16} />
        </button>
      </div>
      {card}
    </li>
  )
}

/** Cards in an order that staff change by dragging, or with the buttons of each. */
export function SortableSteps({ steps }: { steps: readonly SortableStep[] }) {
  const { shown, move } = useSorting(steps.map(({ id }) => id))
  const ordered = shown.flatMap((id) => steps.find((step) => step.id === id) ?? [])
  return (
    <DraggableSortable
      ids={[...shown]}
      onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
    >
      <ul aria-label="Checkout packages in their order" className="step-list">
        {ordered.map((step, at) => (
          <Item at={at} count={ordered.length} key={step.id} move={move} step={step} />
        ))}
      </ul>
    </DraggableSortable>
  )
}
