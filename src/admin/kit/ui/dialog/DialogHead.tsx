'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'

/** What dims the page behind a dialog. */
export const SHADE = 'fixed z-200 inset-0 bg-[rgb(0_0_0/40%)]'

/** A dialog over the middle of the page. */
export const DIALOG =
  'fixed z-201 top-[12vh] left-1/2 max-h-[76vh] border border-line rounded-[8px] bg-surface text-text -translate-x-1/2'

/** What a dialog is about, and the cross that closes it. */
export function DialogHead({ title }: { title: string }) {
  return (
    <div className="flex items-center justify-between gap-3 mb-3">
      <Dialog.Title className="m-0 text-lg">{title}</Dialog.Title>
      <Dialog.Close
        aria-label="Close"
        className="inline-flex p-1.25 border-0 rounded-ui bg-transparent text-inherit cursor-pointer focus-visible:outline-ring"
      >
        <X aria-hidden size={16} />
      </Dialog.Close>
    </div>
  )
}
