'use client'

import { MessageCircle, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'

type FloatingChatProps = { url: string; label: string; raised: boolean }

/** A chat button in the corner, with a card beside it that can be sent away. */
export default function FloatingChat({ url, label, raised }: FloatingChatProps) {
  const [teaser, setTeaser] = useState(true)
  return (
    <aside
      aria-label="Chat"
      className={cx(
        'fixed right-4 z-10 flex items-end gap-3 sm:right-6',
        raised ? 'bottom-20 sm:bottom-22' : 'bottom-4 sm:bottom-6',
      )}
    >
      {teaser && (
        <div className="flex max-w-64 items-start gap-1 rounded-ui border border-border bg-raised py-2.5 pl-4 text-sm shadow-float">
          <p>
            <span className="block font-semibold">Questions?</span>
            <span className="text-muted">Ask us before you start.</span>
          </p>
          <IconButton
            icon={X}
            label="Dismiss"
            onClick={() => setTeaser(false)}
            className="-mt-1.5 size-9 shrink-0 text-muted hover:text-text"
          />
        </div>
      )}
      <a
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={`${label} (opens in a new tab)`}
        className="flex size-13 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-hover"
      >
        <MessageCircle aria-hidden className="size-6" />
      </a>
    </aside>
  )
}
