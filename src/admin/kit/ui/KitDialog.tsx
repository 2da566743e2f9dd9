'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

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
          <div className="kit-dialog__head">
            <Dialog.Title className="kit-dialog__title">{title}</Dialog.Title>
            <Dialog.Close aria-label="Close">
              <X aria-hidden size={16} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
