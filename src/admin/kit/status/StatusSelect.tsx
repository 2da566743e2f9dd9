'use client'

import type { StatusTable } from '@/src/domain/vocabulary/status'

import { useOptimisticAction } from '../ui/actions'
import { StatusOptions, StatusPill } from './pills'

type Props = {
  readonly statuses: StatusTable
  readonly status: string
  /** The record's address under /api: takes `{ status }` at `/status`, and takes it back at `/undo`. */
  readonly path: string
  /** What it is the status of: `Order completed`. */
  readonly noun: string
  readonly mayChange: boolean
  /** Which one it is, where several stand under one another. */
  readonly name?: string
}

/** A status, to be set at once to any that may follow; a failure puts it back and says why. */
export function StatusSelect(props: Props) {
  const { statuses, status, path, noun, mayChange, name } = props
  const { shown, run } = useOptimisticAction(status)
  if (!mayChange) return <StatusPill status={status} />
  return (
    <StatusOptions
      name={name}
      onChoose={(to) =>
        void run({
          to,
          path: `${path}/status`,
          body: { status: to },
          message: `${noun} ${statuses[to]?.label.toLowerCase()}`,
          undoPath: `${path}/undo`,
        })
      }
      shown={shown}
      status={status}
      statuses={statuses}
    />
  )
}
