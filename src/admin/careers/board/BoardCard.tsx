'use client'

import { Link, useDraggableSortable } from '@payloadcms/ui'
import { GripVertical } from 'lucide-react'

import { StatusOptions } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { isStage, STAGES, type Stage } from '@/src/domain/careers/stages'
import type { Card } from '@/src/queries/careers/board'
import { Stars } from '../record/Stars'

type Props = {
  readonly card: Card
  /** By what a drag calls it. */
  readonly sortKey: string
  readonly href: string
  readonly mayChange: boolean
  readonly onMove: (to: Stage) => void
}

export const gripId = (id: string) => `move-${id}`

export function BoardCard({ card, sortKey, href, mayChange, onMove }: Props) {
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
        <Link
          className="flex-1 min-w-0 font-semibold wrap-anywhere"
          href={href}
          prefetch={false}
          scroll={false}
        >
          {name}
        </Link>
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
