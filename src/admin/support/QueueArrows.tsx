'use client'

import { Link } from '@payloadcms/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRouter } from 'next/navigation'

import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'

type Props = {
  /** Addresses; null where there is none. */
  readonly previous: string | null
  readonly next: string | null
}

/** The way to the neighbours in the queue, by hand or by `[` and `]`. */
export function QueueArrows({ previous, next }: Props) {
  const router = useRouter()
  const open = (to: string | null) => () => {
    if (to) router.push(to)
  }
  useShortcuts({ earlier: open(previous), later: open(next) })
  return (
    <nav aria-label="Queue" className="queue-arrows">
      {previous && (
        <Link
          aria-keyshortcuts="["
          aria-label="Previous ticket"
          href={previous}
          prefetch={false}
          title="Previous ticket ([)"
        >
          <ChevronLeft aria-hidden size={16} />
        </Link>
      )}
      {next && (
        <Link
          aria-keyshortcuts="]"
          aria-label="Next ticket"
          href={next}
          prefetch={false}
          title="Next ticket (])"
        >
          <ChevronRight aria-hidden size={16} />
        </Link>
      )}
    </nav>
  )
}
