'use client'

import { Upload } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { Button } from '@/src/storefront/ui/button'

import type { UploadOrder } from './UploadForm'
import { useUploadForm } from './use-upload-form'

const UploadDialog = dynamic(() => import('./UploadDialog').then((module) => module.UploadDialog), {
  loading: () => null, // without it the page around is hidden meanwhile, and loses the focus
})

type UploadButtonProps = { orders: readonly UploadOrder[]; orderId?: string }

/** Opens the form for uploads. Closing it stops nothing: what is under way goes on. */
export function UploadButton({ orders, orderId }: UploadButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const form = useUploadForm(orderId)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Upload aria-hidden className="size-4" />
        Upload Document
      </Button>
      {isOpen && <UploadDialog orders={orders} form={form} onClose={() => setOpen(false)} />}
    </>
  )
}
