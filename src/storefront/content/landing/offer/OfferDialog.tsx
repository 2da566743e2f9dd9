'use client'

import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { clock, secondsLeft } from '@/src/domain/content/countdown'
import type { OfferPopup } from '@/src/domain/content/site-settings'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type OfferDialogProps = { popup: OfferPopup; openedAt: number; onClose: () => void }

/**
 * The offer over the page. The browser's own dialog keeps the focus inside, closes on Escape, and
 * gives the focus back.
 */
export default function OfferDialog({ popup, openedAt, onClose }: OfferDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) close() // its padding is none, so this is the backdrop
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
      className="m-auto w-[calc(100%-2rem)] max-w-120 overscroll-contain rounded-ui bg-raised p-0 text-text shadow-float backdrop:bg-ink/55"
    >
      <div className="relative px-6 pt-7 pb-6 sm:px-8 sm:pt-9 sm:pb-8">
        <button
          type="button"
          aria-label="Close the offer"
          onClick={close}
          className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-ui text-muted hover:bg-panel hover:text-text"
        >
          <X aria-hidden className="size-5" />
        </button>
        <h2 id={titleId} className="heading max-w-[18ch] text-2xl">
          {popup.title}
        </h2>
        {popup.subtitle && <p className="mt-3 text-muted">{popup.subtitle}</p>}
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-y border-border py-4">
          <div>
            {popup.offer && <p className="max-w-[24ch] font-semibold">{popup.offer}</p>}
            {popup.saving && (
              <p className="mt-1 text-sm text-success">{`You save ${formatPrice(usd(popup.saving))} today.`}</p>
            )}
          </div>
          <Countdown startedAt={openedAt} endsAt={popup.endsAt} onEnd={close} />
        </div>
        <ButtonLink
          href={popup.carries ? `/checkout?offer=${popup.carries}` : '/checkout'}
          prefetch={false}
          size="lg"
          block
          onClick={onClose}
          className="mt-6"
        >
          {popup.cta}
        </ButtonLink>
        {popup.disclaimer && <p className="mt-3 text-xs text-muted">{popup.disclaimer}</p>}
      </div>
    </dialog>
  )
}

type CountdownProps = {
  startedAt: number
  /** The offer's real end (ISO); without one the day begins again when it is over. */
  endsAt: string | null
  onEnd: () => void
}

/** The time that an offer still runs, second by second; not read out, or it would never be quiet. */
function Countdown({ startedAt, endsAt, onEnd }: CountdownProps) {
  const [now, setNow] = useState(startedAt)
  const left = secondsLeft(startedAt, now, endsAt)
  const isOver = endsAt !== null && left === 0

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])

  return (
    <p role="timer" className="text-right">
      <span className="block text-xs text-muted">Ends in</span>
      <span className="heading text-xl tracking-normal tabular-nums">{clock(left)}</span>
    </p>
  )
}
