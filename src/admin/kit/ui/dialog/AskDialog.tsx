'use client'

import { type ReactNode, useState } from 'react'

import { KitDialog } from '../KitDialog'
import type { Answer } from '../send-json'
import { useAction } from '../use-action'
import { DialogActions } from './DialogActions'

type Asked = {
  readonly isOpen: boolean
  readonly open: (isOpen: boolean) => void
  readonly isBusy: boolean
  readonly act: () => Promise<void>
}

/** Something that is done only after a question, which closes once it is done. */
export function useAsked(
  send: () => Promise<Answer>,
  failure?: (reason: string) => string,
  done?: () => void,
): Asked {
  const [isOpen, open] = useState(false)
  const { isBusy, run } = useAction()
  const act = async () => {
    const answer = await run({ send, failure })
    if (!answer.ok) return
    open(false)
    done?.()
  }
  return { isOpen, open, isBusy, act }
}

type Props = {
  readonly asked: Asked
  readonly title: string
  /** What it does, what it says while it works, and how it is left alone. */
  readonly act: string
  readonly busyLabel: string
  readonly keep: string
  readonly children: ReactNode
}

/** Asks before something is done that cannot be taken back with a click. */
export const AskDialog = ({ asked, title, act, busyLabel, keep, children }: Props) => (
  <KitDialog isOpen={asked.isOpen} onOpen={asked.open} title={title}>
    {children}
    <DialogActions
      act={act}
      busyLabel={busyLabel}
      isBusy={asked.isBusy}
      keep={keep}
      onAct={() => void asked.act()}
      onKeep={() => asked.open(false)}
    />
  </KitDialog>
)
