'use client'

import type { StatusTable } from '@/src/domain/vocabulary/status'

import { useOptimisticAction } from '../ui/actions'
import { StatusOptions, StatusPill } from './pills'

type Props = {
  readonly statuses: StatusTable
  readonly status: string
  /** The record's address under /api, which takes `{ status }`. */
  readonly path: string
  /** What it is the status of: `Order completed`. */
  readonly noun: string
  readonly mayChange: boolean
  /** Its address takes `{ status }` at `/status`, and takes it back at `/undo`. */
  readonly isUndoable?: boolean
  /** Which one it is, where several stand under one another. */
  readonly name?: string
}

/** A status, to be set at once to any that may follow; a failure puts it back and says why. */
export function StatusSelect(props: Props) {
  const { statuses, status, path, noun, mayChange, name, isUndoable } = props
  const { shown, run } = useOptimisticAction(status)
  if (!mayChange) return <StatusPill status={status} />
  return (
    <StatusOptions
      name={name}
      onChoose={(to) => {
        const message = `${noun} ${statuses[to]?.label.toLowerCase()}`
        const change = { to, body: { status: to }, message }
        void run(
          isUndoable
            ? { ...change, path: `${path}/status`, undoPath: `${path}/undo` }
            : { ...change, method: 'PATCH', path },
        )
      }}
      shown={shown}
      status={status}
      statuses={statuses}
    />
  )
}
