'use client'

import { Link } from '@payloadcms/ui'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useRouter } from 'next/navigation'

import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'

type Props = {
  readonly label: string
  readonly list: string
  readonly position: string | null
  readonly previous: string | null
  readonly next: string | null
}

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
        className="order-queue__step"
        title={`There is no ${label.toLowerCase()}`}
      >
        {content}
      </span>
    )
  }
  return (
    <Link
      aria-keyshortcuts={keys}
      aria-label={label}
      className="order-queue__step"
      href={href}
      prefetch={false}
      title={label}
    >
      {content}
    </Link>
  )
}

/** The queue from which the order was opened, and the way to its neighbours there. */
export function QueueNav({ label, list, position, previous, next }: Props) {
  const router = useRouter()
  useShortcuts({
    ...(previous && { earlier: () => router.push(previous) }),
    ...(next && { later: () => router.push(next) }),
  })
  return (
    <nav aria-label="Queue" className="order-queue">
      <Link href={list} prefetch={false}>
        {label}
      </Link>
      {position && <span>{position}</span>}
      <Step Icon={ChevronLeft} href={previous} keys="[" label="Previous order" />
      <Step Icon={ChevronRight} href={next} keys="]" label="Next order" />
    </nav>
  )
}
