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

const ARROWS = {
  previous: { keys: '[', label: 'Previous ticket', Icon: ChevronLeft },
  next: { keys: ']', label: 'Next ticket', Icon: ChevronRight },
} as const

function Arrow({ to, href }: { to: keyof typeof ARROWS; href: string }) {
  const { keys, label, Icon } = ARROWS[to]
  return (
    <Link
      className="inline-flex p-1.5 border border-line rounded-ui text-text hover:bg-panel"
      aria-keyshortcuts={keys}
      aria-label={label}
      href={href}
      prefetch={false}
      title={`${label} (${keys})`}
    >
      <Icon aria-hidden size={16} />
    </Link>
  )
}

/** The way to the neighbors in the queue, by hand or by `[` and `]`. */
export function QueueArrows({ previous, next }: Props) {
  const router = useRouter()
  const open = (to: string | null) => () => {
    if (to) router.push(to)
  }
  useShortcuts({ earlier: open(previous), later: open(next) })
  return (
    <nav aria-label="Queue" className="flex gap-1 ms-auto">
      {previous && <Arrow href={previous} to="previous" />}
      {next && <Arrow href={next} to="next" />}
    </nav>
  )
}
