'use client'

import { Link, useDraggableSortable } from '@payloadcms/ui'
import { GripVertical } from 'lucide-react'

import { StatusOptions } from '@/src/admin/kit/status/StatusOptions'
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

/** The id of the button that moves a card. */
export const gripId = (id: string) => `move-${id}`

/** An applicant on the board: whom, for what, since when. */
export function BoardCard({ card, sortKey, href, mayChange, onMove }: Props) {
  const { id, name, opening, rating, owner, appliedAt, stage } = card
  const { attributes, isDragging, listeners, setNodeRef, transform } = useDraggableSortable({
    id: sortKey,
    disabled: !mayChange,
  })
  return (
    <li
      className="careers-card"
      data-dragging={isDragging}
      ref={setNodeRef}
      style={isDragging && transform ? { transform } : undefined}
    >
      <div className="careers-card__head">
        {mayChange && (
          <button
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            className="careers-card__grip"
            id={gripId(id)}
            type="button"
          >
            <GripVertical aria-hidden size={14} />
          </button>
        )}
        <Link href={href} prefetch={false} scroll={false}>
          {name}
        </Link>
        {rating && <Stars rating={rating} />}
      </div>
      <p>{opening}</p>
      <div className="careers-card__foot">
        <small>
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
