'use client'

import { DraggableSortable, toast, useDraggableSortable } from '@payloadcms/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sendJson } from '@/src/admin/kit/ui/actions'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import { CARD } from '../entries/EntryGrid'
import { moved } from './moved'

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
      className={`${CARD} flex-row data-[dragging=true]:z-5 data-[dragging=true]:border-accent`}
      data-dragging={isDragging}
      ref={setNodeRef}
      style={{ transform, transition }}
    >
      <div className="flex flex-col gap-0.5">
        {/* For mouse and finger alone: with the keyboard, the buttons below say what they do. */}
        <span
          aria-hidden
          className="kit-icon-button phone:size-9 cursor-grab touch-none"
          {...listeners}
        >
          <GripVertical size={16} />
        </span>
        <IconButton
          icon={ArrowUp}
          isOff={at === 0}
          label={`Move ${title} up`}
          onAct={() => move(at, at - 1)}
          title="Move up"
        />
        <IconButton
          icon={ArrowDown}
          isOff={at === count - 1}
          label={`Move ${title} down`}
          onAct={() => move(at, at + 1)}
          title="Move down"
        />
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
      <ul
        aria-label="Checkout packages in their order"
        className="grid gap-3 m-0 mb-7 p-0 list-none"
      >
        {ordered.map((step, at) => (
          <Item at={at} count={ordered.length} key={step.id} move={move} step={step} />
        ))}
      </ul>
    </DraggableSortable>
  )
}

/**
 * An order that is saved as soon as it changes, one change after the other. Where the server refuses,
 * the list goes back to what is saved.
 */
function useSorting(ids: readonly string[]) {
  const router = useRouter()
  const [shown, show] = useState(ids)
  const saved = useRef(ids)
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  const present = ids.join()
  useEffect(() => {
    if (waiting.current > 0) return // what is being saved is newer than what was read
    saved.current = present === '' ? [] : present.split(',')
    show(saved.current)
  }, [present])

  async function save(next: readonly string[]) {
    const body = { ids: next, was: saved.current }
    const answer = await sendJson('POST', '/api/checkoutPackages/order', body)
    waiting.current -= 1
    if (answer.ok) {
      saved.current = next
      toast.success(answer.message)
    } else {
      show(saved.current)
      toast.error(`Order not saved. ${answer.message}`)
    }
    if (waiting.current === 0) router.refresh()
  }

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return
    const next = moved(shown, from, to)
    show(next)
    waiting.current += 1
    queue.current = queue.current.then(() => save(next))
  }
  return { shown, move }
}
