'use client'

import { Upload, X } from 'lucide-react'
import { useId, useRef } from 'react'

import { Button } from '@/src/storefront/ui/button'

import { UploadDocuments, type UploadOrder } from './UploadDocuments'

type UploadButtonProps = { orders: readonly UploadOrder[]; orderId?: string }

/** Opens the form for uploads. Closing it stops nothing: what is under way goes on. */
export function UploadButton({ orders, orderId }: UploadButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <Upload aria-hidden className="size-4" />
        Upload Document
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="m-auto w-[calc(100%-2rem)] max-w-140 overscroll-contain rounded-ui bg-raised p-0 text-text shadow-float backdrop:bg-ink/55"
      >
        <div className="flex items-start justify-between gap-4 px-6 pt-4 sm:px-8">
          <h2 id={titleId} className="pt-2 text-lg font-semibold">
            Upload documents
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="-mr-3 flex size-11 shrink-0 items-center justify-center rounded-ui text-muted hover:bg-panel hover:text-text"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <div className="px-6 pt-2 pb-6 sm:px-8 sm:pb-8">
          <UploadDocuments orders={orders} orderId={orderId} />
        </div>
      </dialog>
    </>
  )
}
