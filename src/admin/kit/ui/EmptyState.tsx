import type { ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  readonly action?: ReactNode
  /** In a part among others, which needs no box of its own. */
  readonly isSmall?: boolean
}

/** In place of what is not there yet: what would be here, and the one thing to do about it. */
export function EmptyState({ children, action, isSmall }: Props) {
  return (
    <div
      className={
        isSmall
          ? 'text-muted [&_p]:m-0'
          : 'admin-nothing flex flex-col items-start gap-3 p-6 border border-dashed border-line-strong rounded-ui [&_p]:m-0 [&_p]:text-muted'
      }
    >
      <p>{children}</p>
      {action}
    </div>
  )
}
