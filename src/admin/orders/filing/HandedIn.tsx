import type { ReactNode } from 'react'

import { StatusPill } from '@/src/admin/kit/status/pills'
import { Moment } from '@/src/admin/kit/time/When'
import { Section } from '@/src/admin/kit/ui/parts'

type HandedInProps = {
  readonly id: string
  readonly title: string
  /** When the customer sent them; null while they are still at it. */
  readonly at: string | null
  /** Whether the service was submitted: what is not there then is not asked for any more. */
  readonly isSubmitted: boolean
  readonly children: ReactNode
}

/** A part of the order with what the customer filled in, under whether that is complete. */
export function HandedIn({ id, title, at, isSubmitted, children }: HandedInProps) {
  const [label, status] = at
    ? (['Complete', 'completed'] as const)
    : isSubmitted
      ? (['Submitted', 'submitted'] as const)
      : (['Not complete', 'pending'] as const)
  const sent = at && (
    <span>
      Sent <Moment at={at} />
    </span>
  )
  return (
    <Section
      aside={<StatusPill label={label} status={status} />}
      description={sent || undefined}
      id={id}
      title={title}
    >
      {children}
    </Section>
  )
}
