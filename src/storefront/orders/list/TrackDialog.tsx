'use client'

import { useEffect, useState } from 'react'

import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { request } from '@/src/lib/browser/request'
import { TryAgain } from '@/src/storefront/ui/button'
import { Dialog, DialogClose, DialogTitle } from '@/src/storefront/ui/dialog'
import { Notice } from '@/src/storefront/ui/notice'
import { Skeleton } from '@/src/storefront/ui/skeleton'

import { Tracked } from './Tracked'
import { TRACKED, type Tracking } from './tracking-api'

type TrackDialogProps = { orderId: string; name: string; onClose: () => void }

/** How far an order is, over the list. */
export function TrackDialog({ orderId, name, onClose }: TrackDialogProps) {
  const [tries, setTries] = useState(0)
  const [tracking, setTracking] = useState<Tracking | 'failed' | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the reason to ask again
  useEffect(() => {
    let isGone = false
    request('GET', `/api/orders/${orderId}/tracking`, { answer: TRACKED }).then((found) => {
      if (!isGone) setTracking(found.ok ? found.value : 'failed')
    })
    return () => {
      isGone = true
    }
  }, [orderId, tries])

  const retry = () => {
    setTracking(null)
    setTries(tries + 1)
  }

  return (
    <Dialog onClose={onClose} className="max-w-140">
      <div className="sticky top-0 flex items-start justify-between gap-4 border-b border-border bg-raised px-5 py-4 sm:px-6">
        <div className="min-w-0">
          <DialogTitle className="text-lg font-semibold wrap-anywhere">{name}</DialogTitle>
          <p className="text-xs text-muted tabular-nums">Order #{shortOrderId(orderId)}</p>
        </div>
        <DialogClose className="-mr-2" />
      </div>
      <div className="min-h-96 px-5 py-5 sm:px-6" aria-live="polite" aria-busy={tracking === null}>
        {tracking === null && <Waiting />}
        {tracking === 'failed' && (
          <Notice
            tone="danger"
            title="The order could not be loaded"
            action={<TryAgain onClick={retry} />}
          >
            Check your connection, or open the order’s page.
          </Notice>
        )}
        {tracking !== null && tracking !== 'failed' && <Tracked {...tracking} />}
      </div>
    </Dialog>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-1.5" />
      <Skeleton className="mt-8 h-40" />
      <Skeleton className="mt-8 h-24" />
    </>
  )
}
