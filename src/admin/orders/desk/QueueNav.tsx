'use client'

import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { PageLink } from '@/src/admin/kit/ui/parts'

type Props = {
  readonly label: string
  readonly list: string
  readonly position: string | null
  readonly previous: string | null
  readonly next: string | null
}

const STEP =
  'inline-flex items-center gap-1.25 h-7 px-2 border border-line rounded-ui text-inherit no-underline focus-visible:outline-ring'

function Step(props: { href: string | null; label: string; keys: string; Icon: LucideIcon }) {
  const { href, label, keys, Icon } = props
  const content = (
    <>
      <Icon aria-hidden size={15} />
      <kbd aria-hidden>{keys}</kbd>
    </>
  )
  if (!href) {
    return (
      <span
        aria-disabled
        className={`${STEP} opacity-45`}
        title={`There is no ${label.toLowerCase()}`}
      >
        {content}
      </span>
    )
  }
  return (
    <PageLink
      aria-keyshortcuts={keys}
      aria-label={label}
      className={STEP}
      href={href}
      title={label}
    >
      {content}
    </PageLink>
  )
}

/** The queue from which the order was opened, and the way to its neighbors there. */
export function QueueNav({ label, list, position, previous, next }: Props) {
  const router = useRouter()
  useShortcuts({
    ...(previous && { earlier: () => router.push(previous) }),
    ...(next && { later: () => router.push(next) }),
  })
  return (
    <nav aria-label="Queue" className="flex items-center gap-2 mb-2 text-muted tabular-nums">
      <PageLink className="me-auto" href={list}>
        {label}
      </PageLink>
      {position && <span>{position}</span>}
      <Step Icon={ChevronLeft} href={previous} keys="[" label="Previous order" />
      <Step Icon={ChevronRight} href={next} keys="]" label="Next order" />
    </nav>
  )
}
