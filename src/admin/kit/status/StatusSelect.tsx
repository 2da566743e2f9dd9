'use client'

import { useState } from 'react'

import type { StatusTable } from '@/src/domain/vocabulary/status'

import { sendJson } from '../ui/send-json'
import { useAction } from '../ui/use-action'
import { StatusPill } from './StatusPill'

type Props = {
  readonly statuses: StatusTable
  readonly status: string
  /** The record's address under /api, which takes `{ status }`. */
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
  const [chosen, choose] = useState<{ from: string; to: string } | null>(null)
  const { run } = useAction()
  const { next = [] } = statuses[status] ?? {}
  if (!mayChange) return <StatusPill status={status} />

  // What was chosen counts until the server says where the status went from there.
  const shown = chosen?.from === status ? chosen.to : status

  const move = async (to: string) => {
    choose({ from: status, to })
    const message = `${noun} ${statuses[to]?.label.toLowerCase()}`
    const answer = await run({
      send: async () => {
        const sent = await sendJson('PATCH', path, { status: to })
        return sent.ok ? { ...sent, message } : sent
      },
      failure: (words) => `We could not change the status. ${words}`,
    })
    if (!answer.ok) choose(null)
  }

  return (
    <select
      aria-label={name ? `Status of ${name}` : 'Status'}
      className={`status-select status-select--${statuses[shown]?.tone ?? 'neutral'}`}
      onChange={(event) => void move(event.target.value)}
      value={shown}
    >
      {Object.entries(statuses)
        .filter(([value]) => value === status || value === shown || next.includes(value))
        .map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </select>
  )
}
