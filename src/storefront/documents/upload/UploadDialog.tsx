'use client'

import { Dialog, DialogClose, DialogTitle } from '@/src/storefront/ui/dialog'

import { UploadForm, type UploadOrder } from './UploadForm'
import type { UploadFormState } from './use-upload-form'

type UploadDialogProps = {
  orders: readonly UploadOrder[]
  form: UploadFormState
  onClose: () => void
}

export function UploadDialog({ orders, form, onClose }: UploadDialogProps) {
  return (
    <Dialog onClose={onClose} className="max-w-140">
      <div className="flex items-start justify-between gap-4 px-6 pt-4 sm:px-8">
        <DialogTitle className="pt-2 text-lg font-semibold">Upload documents</DialogTitle>
        <DialogClose className="-mr-3" />
      </div>
      <div className="px-6 pt-2 pb-6 sm:px-8 sm:pb-8">
        <UploadForm orders={orders} form={form} />
      </div>
    </Dialog>
  )
}
