'use client'

import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

import { DialogHead, SHADE } from '../dialog/DialogHead'

type Props = {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly title: string
  /** What has the keyboard when it opens, by a selector; else its first control. */
  readonly focus?: string
  readonly children: ReactNode
}

/** A form beside the page that opened it, and over everything else. */
export function SideDrawer({ isOpen, onOpen, title, focus, children }: Props) {
  return (
    <Dialog.Root onOpenChange={onOpen} open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={SHADE} />
        <Dialog.Content
          aria-describedby={undefined}
          className="kit-side fixed z-201 inset-y-0 end-0 w-[min(480px,100%)] p-5 pt-4.5 overflow-auto border-l border-line bg-surface text-text shadow-[-12px_0_32px_-16px_rgb(0_0_0/40%)]"
          onOpenAutoFocus={(event) => {
            const content = event.currentTarget
            const first = focus && content instanceof Element && content.querySelector(focus)
            if (!(first instanceof HTMLElement)) return
            event.preventDefault()
            first.focus()
          }}
        >
          <DialogHead title={title} />
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
