'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { OfferPopup } from '@/src/domain/content/site-settings'

const CLOSED = 'charterdesk_offer_closed'

/** Whether the offer was closed in this browser. One that keeps nothing is not asked each time. */
function isOfferClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED) !== null
  } catch {
    return true
  }
}

function closeOffer(): void {
  try {
    localStorage.setItem(CLOSED, '1')
  } catch {
    // The browser keeps nothing: then it is closed for this page alone.
  }
}

/** Fetched when it is due, so that no one waits for it who never sees it. */
const OfferDialog = lazy(() => import('./OfferDialog'))

const DELAY_MS = 5000
const LOOK_AGAIN_MS = 1000

const TYPING = 'input, textarea, select, [popover]:popover-open *'

/** Someone who is typing or choosing from a menu is not interrupted. */
const isBusy = () => document.activeElement?.matches(TYPING) === true

/** Shows the offer five seconds after loading, until it has been closed once in this browser. */
export function OfferTimer({ popup }: { popup: OfferPopup }) {
  const [openedAt, setOpenedAt] = useState<number | null>(null)

  useEffect(() => {
    const isOver = popup.endsAt !== null && Date.parse(popup.endsAt) <= Date.now()
    if (isOver || isOfferClosed()) return
    const show = () => {
      if (isBusy()) timer = setTimeout(show, LOOK_AGAIN_MS)
      else setOpenedAt(Date.now())
    }
    let timer = setTimeout(show, DELAY_MS)
    return () => clearTimeout(timer)
  }, [popup.endsAt])

  if (openedAt === null) return null
  const close = () => {
    closeOffer()
    setOpenedAt(null)
  }
  return (
    <Suspense>
      <OfferDialog popup={popup} openedAt={openedAt} onClose={close} />
    </Suspense>
  )
}
