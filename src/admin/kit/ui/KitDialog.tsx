'use client'

import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

import { DIALOG, DialogHead, SHADE } from './dialog/DialogHead'

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
        <Dialog.Overlay className={SHADE} />
        <Dialog.Content
          aria-describedby={undefined}
          className={`${DIALOG} w-[min(440px,calc(100%-32px))] p-5 pt-4.5 overflow-auto [&_progress]:w-full [&_progress]:accent-accent`}
        >
          <DialogHead title={title} />
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
