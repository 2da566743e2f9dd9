'use client'

import { MessageCircle, X } from 'lucide-react'
import { useEffect, useState } from 'react'

const DELAY_MS = 2000

/** A chat button in the corner, two seconds after loading; absent while chat is off. */
export function FloatingChat({ url, label }: { url: string | null; label: string }) {
  const [shown, setShown] = useState(false)
  const [teaser, setTeaser] = useState(true)

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!url || !shown) return null
  return (
    <div className="fixed right-4 bottom-4 z-10 flex items-center gap-2 sm:right-6 sm:bottom-6">
      {teaser && (
        <p className="flex items-center gap-1 rounded-ui border border-border bg-raised py-1 pl-3 text-sm shadow-float">
          Questions? Ask us.
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => setTeaser(false)}
            className="flex size-8 items-center justify-center rounded-ui text-muted hover:text-text"
          >
            <X aria-hidden className="size-4" />
          </button>
        </p>
      )}
      <a
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={label}
        className="flex size-13 items-center justify-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-hover"
      >
        <MessageCircle aria-hidden className="size-6" />
      </a>
    </div>
  )
}
