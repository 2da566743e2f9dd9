import type { ReactNode } from 'react'

import { ButtonLink } from './links/button-link'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode }

/** Nothing here yet: says why, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-ui border border-dashed border-border-strong px-6 py-10">
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-1 max-w-[60ch] text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

type NoMatchProps = { title: string; all: string; href: string; children: ReactNode }

/** There is something, and what was asked for finds none of it: a way back to all. */
export function NoMatch({ title, all, href, children }: NoMatchProps) {
  const action = (
    <ButtonLink href={href} variant="secondary">
      {all}
    </ButtonLink>
  )
  return (
    <EmptyState title={title} action={action}>
      {children}
    </EmptyState>
  )
}
