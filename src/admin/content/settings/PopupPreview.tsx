'use client'

import { useEffect, useState } from 'react'

import { clock, secondsLeft } from '@/src/domain/content/countdown'
import type { OfferPopup } from '@/src/domain/content/site-settings'

/** The countdown as it runs for a visitor who has just come. */
function Countdown({ endsAt }: { endsAt: string | null }) {
  const [startedAt] = useState(Date.now)
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="preview-popup__clock" suppressHydrationWarning>
      {clock(secondsLeft(startedAt, now, endsAt))}
    </span>
  )
}

/** The popup as the site shows it. */
export function PopupPreview({ popup }: { popup: Omit<OfferPopup, 'carries'> }) {
  const { title, subtitle, offer, cta, disclaimer, endsAt } = popup
  return (
    <div className="preview-popup">
      <p className="preview-popup__title">{title}</p>
      {subtitle && <p>{subtitle}</p>}
      <div className="preview-popup__offer">
        <strong>{offer}</strong>
        <Countdown endsAt={endsAt} />
      </div>
      <span className="preview-popup__button">{cta}</span>
      {disclaimer && <small>{disclaimer}</small>}
    </div>
  )
}
