'use client'

import { X } from 'lucide-react'
import { useState } from 'react'

/** One line above the header, until dismissed; a reload brings it back. */
export function AnnouncementBanner({ text }: { text: string }) {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <aside aria-label="Announcement" className="relative bg-ink text-on-ink">
      <p className="mx-auto max-w-300 px-12 py-2.5 text-center text-sm text-balance">{text}</p>
      <button
        type="button"
        aria-label="Dismiss announcement"
        onClick={() => setDismissed(true)}
        className="absolute top-0 right-1 flex size-10 items-center justify-center rounded-ui text-on-ink-muted hover:text-on-ink focus-visible:-outline-offset-4 focus-visible:outline-on-ink sm:right-3"
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  )
}
