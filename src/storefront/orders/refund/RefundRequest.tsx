'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { OpenRequest, RefundView } from '@/src/domain/orders/refund-request'
import { REFUND_TIME } from '@/src/domain/vocabulary/money/refund-text'
import { Button } from '@/src/storefront/ui/button'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import { OwnDay } from '@/src/storefront/ui/when'

const RefundForm = dynamic(() => import('./RefundForm').then((module) => module.RefundForm), {
  loading: () => <Skeleton className="h-96" />,
})

type RefundRequestProps = { orderId: string; possibleMinor: number; refund: RefundView }

/** The button that had the focus went with its form. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/** A request that is open, or how much could go back and the form that asks for it. */
export function RefundRequest({ orderId, possibleMinor, refund }: RefundRequestProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [sentAt, setSentAt] = useState<string | null>(null)

  const onSent = (at: string) => {
    setSentAt(at)
    router.refresh() // the order's story tells of it too
  }

  const asked = refund.open ?? (sentAt ? { at: sentAt, ticket: null, isMet: false } : null)
  if (asked) {
    return (
      <div ref={sentAt ? takeFocus : null} tabIndex={-1} className="focus:outline-none">
        <RefundAsked {...asked} live={sentAt !== null} />
      </div>
    )
  }
  if (isOpen) {
    const close = () => setOpen(false)
    return <RefundForm orderId={orderId} refund={refund} onSent={onSent} onCancel={close} />
  }
  return (
    <>
      <p className="text-muted">
        You can get up to <Money minor={possibleMinor} className="font-semibold text-text" /> back
        today. You choose what for. {REFUND_TIME}
      </p>
      <div>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          Request a refund
        </Button>
      </div>
    </>
  )
}

type RefundAskedProps = OpenRequest & {
  /** It was sent just now. */
  live?: boolean
}

/** A request that is being looked at, and by when it is answered. */
function RefundAsked({ at, ticket, isMet, live }: RefundAskedProps) {
  return (
    <Notice
      tone="accent"
      title={
        <>
          You asked for a refund on <OwnDay at={at} />
        </>
      }
      live={live}
    >
      {isMet ? 'We’ve sent money back since, as listed above.' : REFUND_TIME}
      {ticket && (
        <>
          {' '}
          <Link href={`/dashboard/support/${ticket}`} className="link">
            See the request
          </Link>
        </>
      )}
    </Notice>
  )
}
