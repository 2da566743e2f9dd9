'use client'

import type { ReactNode } from 'react'

import { ActionButton } from '../ActionButton'

type Props = {
  /** What it does, and what it says while it works. */
  readonly act: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly onAct: () => void
  readonly look?: 'primary' | 'error'
  /** How it is left without doing it: "Keep task". */
  readonly keep?: ReactNode
  readonly onKeep?: () => void
}

/** The foot of a dialog that asks before something is done. */
export function DialogActions(props: Props) {
  const { act, busyLabel, isBusy, onAct, look = 'error', keep, onKeep } = props
  return (
    <div className="admin-form-actions">
      <ActionButton busyLabel={busyLabel} isBusy={isBusy} look={look} onAct={onAct}>
        {act}
      </ActionButton>
      {keep && (
        <ActionButton busyLabel="" isBusy={false} onAct={onKeep}>
          {keep}
        </ActionButton>
      )}
    </div>
  )
}
