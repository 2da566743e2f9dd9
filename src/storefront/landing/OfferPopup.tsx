'use client'

import { X } from 'lucide-react'
import { useEffect, useState } from 'react'

import { clock, secondsLeft } from '@/src/domain/content/countdown'
import type { OfferPopup as Offer } from '@/src/domain/content/site-settings'
import { ButtonLink } from '@/src/storefront/ui/button'

const CLOSED = 'charterdesk_offer_closed'
const DELAY_MS = 5000

/** An offer in the corner, five seconds after loading, until it has been closed once. */
export function OfferPopup({ popup }: { popup: Offer }) {
  const [openedAt, setOpenedAt] = useState<number | null>(null)

  useEffect(() => {
    if (localStorage.getItem(CLOSED)) return
    const timer = setTimeout(() => setOpenedAt(Date.now()), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  const close = () => {
    localStorage.setItem(CLOSED, '1')
    setOpenedAt(null)
  }
  if (openedAt === null) return null
  return (
    <aside
      aria-label="Offer"
      className="fixed inset-x-4 bottom-4 z-20 max-w-96 rounded-ui border border-border bg-raised p-5 shadow-float sm:right-auto sm:left-6"
    >
      <button
        type="button"
        aria-label="Close the offer"
        onClick={close}
        className="absolute top-1 right-1 flex size-10 items-center justify-center rounded-ui text-muted hover:text-text"
      >
        <X aria-hidden className="size-4" />
      </button>
      <h2 className="pr-8 text-lg font-semibold">{popup.title}</h2>
      <p className="mt-1 text-sm text-muted">{popup.subtitle}</p>
      <p className="mt-3 text-sm font-semibold">{popup.offer}</p>
      <Countdown startedAt={openedAt} endsAt={popup.endsAt} />
      <ButtonLink href="/checkout" prefetch={false} block onClick={close} className="mt-3">
        {popup.cta}
      </ButtonLink>
      {popup.disclaimer && <p className="mt-3 text-xs text-muted">{popup.disclaimer}</p>}
    </aside>
  )
}

function Countdown({ startedAt, endsAt }: { startedAt: number; endsAt: string | null }) {
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="mt-2 text-sm text-muted tabular-nums">
      Ends in {clock(secondsLeft(startedAt, now, endsAt))}
    </p>
  )
}
