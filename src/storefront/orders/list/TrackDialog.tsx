'use client'

import { useEffect, useState } from 'react'
import type { ClockView } from '@/src/domain/orders/filing-clock'
import type { OrderSummary } from '@/src/domain/orders/my-order'
import type { Paper } from '@/src/domain/orders/order-page'
import type { StageNow } from '@/src/domain/orders/progress/order-progress'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { readParts, request } from '@/src/lib/browser/request'
import { ClockLine } from '@/src/storefront/orders/ClockLine'
import { Papers } from '@/src/storefront/orders/page/Papers'
import { TryAgain } from '@/src/storefront/ui/button'
import { Dialog, DialogClose, DialogTitle } from '@/src/storefront/ui/dialog'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import { OwnDay } from '@/src/storefront/ui/when'
import { Facts } from '../../ui/facts'
import { OrderStatuses } from '../OrderBadges'
import { OrderTracker, StageList } from '../OrderTracker'

/** What the tracker shows: of each service the stage that it is at. */
type Tracking = {
  readonly order: OrderSummary
  readonly clock: ClockView | null
  readonly stages: readonly StageNow[]
  readonly papers: readonly Paper[]
}

const TRACKED = readParts<Tracking>('order', 'clock', 'stages', 'papers')

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

/** The tracker, the stage of each service with the clock, what the order is, and its documents. */
function Tracked({ order, clock, stages, papers }: Tracking) {
  return (
    <div className="flex flex-col gap-8">
      {order.payment !== 'refunded' && <OrderTracker status={order.status} />}
      <section>
        <h3 className="mb-2 text-sm font-semibold">Progress</h3>
        {clock && <ClockLine clock={clock} className="mb-3" />}
        <StageList stages={stages} />
      </section>
      <section>
        <h3 className="mb-2 text-sm font-semibold">Order</h3>
        <Facts
          facts={[
            ['Service', order.service],
            ...(order.state ? ([['State', order.state]] as const) : []),
            ['Status', <OrderStatuses key="status" order={order} />],
            ['Placed', <OwnDay key="placed" at={order.placedAt} />],
            ['Total', <Money key="total" minor={order.totalMinor} currency={order.currency} />],
          ]}
        />
      </section>
      <section>
        <h3 className="mb-2 text-sm font-semibold">Documents</h3>
        <Papers papers={papers} companyType={order.companyType} />
      </section>
      <ButtonLink href={`/dashboard/orders/${order.id}`} block>
        View Details
      </ButtonLink>
    </div>
  )
}
