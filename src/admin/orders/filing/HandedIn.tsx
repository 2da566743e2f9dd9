import type { ReactNode } from 'react'

import { LINE } from '@/src/admin/kit/list/line'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { Moment } from '@/src/admin/kit/time/When'
import { Section, withSub } from '@/src/admin/kit/ui/parts'

type Gap = { readonly path: string; readonly message: string; readonly label?: string }

type HandedInProps = {
  readonly id: string
  readonly title: string
  /** When the customer sent them; null while they are still at it. */
  readonly at: string | null
  /** Whether the service was submitted: what is not there then is not asked for any more. */
  readonly isSubmitted: boolean
  readonly missing: readonly Gap[]
  readonly children: ReactNode
}

/** A part of the order with what the customer filled in, under whether that is complete. */
export function HandedIn({ id, title, at, isSubmitted, missing, children }: HandedInProps) {
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
      {!at && !isSubmitted && <MissingList missing={missing} />}
      {children}
    </Section>
  )
}

function MissingList({ missing }: Pick<HandedInProps, 'missing'>) {
  if (missing.length === 0) {
    return <p className="admin-sub">Nothing is missing. The customer still has to send it.</p>
  }
  return (
    <details>
      <summary>{`Missing: ${missing.length}`}</summary>
      <ul className="m-0 p-0 list-none">
        {missing.map(({ path, label, message }) => (
          <li className={LINE} key={path}>
            <span>{withSub(label ?? message, label && message)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
