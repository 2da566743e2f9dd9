'use client'

import { useState } from 'react'

import type { StatusTable } from '@/src/domain/vocabulary/status'

import { AdminForm } from '../form/AdminForm'
import { TypedRow } from '../form/inputs'
import { useKeptText } from '../form/use-kept-text'
import { useOptimisticAction } from '../ui/actions'
import { KitDialog } from '../ui/dialogs'
import { StatusOptions, StatusPill } from './pills'

type Props = {
  readonly statuses: StatusTable
  readonly status: string
  /** Takes `{ from, to, reason }`. */
  readonly path: string
  readonly undoPath: string
  /** What follows from each status, said before it is set. */
  readonly consequences: Readonly<Record<string, string>>
  readonly mayChange: boolean
  readonly name?: string
}

/** A status that is set by hand: first it is said what follows, and asked why. */
export function ReasonedStatus(props: Props) {
  const { statuses, status, mayChange, name, consequences, path, undoPath } = props
  const [to, choose] = useState<string | null>(null)
  const [reason, write] = useKeptText(`reason:${path}`)
  const [refusal, refuse] = useState<string | null>(null)
  const { shown, isBusy, run } = useOptimisticAction(status)
  if (!mayChange) return <StatusPill status={status} />
  const word = to && statuses[to]?.label

  const close = () => {
    choose(null)
    refuse(null)
  }
  const submit = async () => {
    if (!to) return
    refuse(null)
    const body = { from: status, to, reason }
    const answer = await run({ to, path, body, undoPath, isQuiet: true })
    if (!answer.ok) return refuse(Object.values(answer.fields)[0] ?? answer.message)
    write('')
    close()
  }
  return (
    <>
      <StatusOptions
        name={name}
        onChoose={(chosen) => choose(chosen === status ? null : chosen)}
        shown={to ?? shown}
        status={status}
        statuses={statuses}
      />
      <KitDialog isOpen={to !== null} onOpen={close} title={`Set to ${word ?? ''}?`}>
        <AdminForm
          action={`Set to ${word ?? ''}`}
          refused=""
          state={{ submit: () => void submit(), busy: isBusy, failure: null }}
        >
          <p>{to && consequences[to]}</p>
          <TypedRow
            error={refusal ?? undefined}
            help="Only staff see this."
            label="Reason"
            required
            most={300}
            onType={write}
            value={reason}
          />
        </AdminForm>
      </KitDialog>
    </>
  )
}
