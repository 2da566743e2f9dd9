'use client'

import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

import { DialogHead } from './dialog/DialogHead'

type Props = {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

/** A short question or list over the screen; Escape and a click beside it close it. */
export function KitDialog({ isOpen, onOpen, title, children }: Props) {
  return (
    <Dialog.Root onOpenChange={onOpen} open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="kit-dialog__shade" />
        <Dialog.Content aria-describedby={undefined} className="kit-dialog">
          <DialogHead title={title} />
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
