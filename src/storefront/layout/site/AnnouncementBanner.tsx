'use client'

import { X } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from '@/src/storefront/ui/button'

/** One line above the header, until dismissed; a reload brings it back. */
export function AnnouncementBanner({ text }: { text: string }) {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <aside aria-label="Announcement" className="relative bg-ink text-on-ink">
      <p className="mx-auto max-w-300 px-12 py-2.5 text-center text-sm text-balance">{text}</p>
      <IconButton
        icon={X}
        label="Dismiss announcement"
        onClick={() => setDismissed(true)}
        className="absolute top-0 right-1 size-10 text-on-ink-muted hover:text-on-ink focus-visible:-outline-offset-4 focus-visible:outline-on-ink sm:right-3"
      />
    </aside>
  )
}
