'use client'

import type { ReactNode } from 'react'

import { ActionButton } from '../ActionButton'
import { sendJson } from '../send-json'
import { useAction } from '../use-action'

type Props = {
  readonly path: `/api/${string}`
  readonly children: ReactNode
  readonly busyLabel: string
  readonly look?: 'primary'
  readonly label?: string
  /** Before the reason, when it is refused. */
  readonly failed?: string
}

/** Has the server do one thing that needs no more words, and says how it went. */
export function SendButton({ path, children, busyLabel, look, label, failed }: Props) {
  const { isBusy, run } = useAction()
  const send = () => sendJson('POST', path)
  const failure = (reason: string) => (failed ? `${failed} ${reason}` : reason)
  return (
    <ActionButton
      busyLabel={busyLabel}
      isBusy={isBusy}
      label={label}
      look={look}
      onAct={() => void run({ send, failure })}
    >
      {children}
    </ActionButton>
  )
}
