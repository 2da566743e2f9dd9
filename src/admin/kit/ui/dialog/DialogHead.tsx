'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'

/** What a dialog is about, and the cross that closes it. */
export function DialogHead({ title }: { title: string }) {
  return (
    <div className="kit-dialog__head">
      <Dialog.Title className="kit-dialog__title">{title}</Dialog.Title>
      <Dialog.Close aria-label="Close">
        <X aria-hidden size={16} />
      </Dialog.Close>
    </div>
  )
}
