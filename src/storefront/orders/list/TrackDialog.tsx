'use client'

import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'
import { Skeleton } from '@/src/storefront/ui/skeleton'

import { Tracked } from './Tracked'
import { TRACKED, type Tracking } from './tracking-api'

type TrackDialogProps = { orderId: string; name: string; onClose: () => void }

/** How far an order is, over the list. The browser's own dialog keeps the focus. */
export function TrackDialog({ orderId, name, onClose }: TrackDialogProps) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [tries, setTries] = useState(0)
  const [tracking, setTracking] = useState<Tracking | 'failed' | null>(null)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

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
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-140 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-ui border border-border bg-surface text-text shadow-float backdrop:bg-ink/50"
    >
      <div className="sticky top-0 flex items-start justify-between gap-4 border-b border-border bg-surface px-5 py-4 sm:px-6">
        <div className="min-w-0">
          <h2 id={title} className="text-lg font-semibold wrap-anywhere">
            {name}
          </h2>
          <p className="text-xs text-muted tabular-nums">Order #{shortOrderId(orderId)}</p>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-ui hover:bg-panel"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="min-h-96 px-5 py-5 sm:px-6" aria-live="polite" aria-busy={tracking === null}>
        {tracking === null && <Waiting />}
        {tracking === 'failed' && (
          <Notice
            tone="danger"
            title="The order could not be loaded"
            action={
              <Button size="sm" variant="secondary" onClick={retry}>
                Try again
              </Button>
            }
          >
            Check your connection. Its own page may still open.
          </Notice>
        )}
        {tracking !== null && tracking !== 'failed' && <Tracked {...tracking} />}
      </div>
    </dialog>
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
