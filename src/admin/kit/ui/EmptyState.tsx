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
    <div className={isSmall ? 'admin-empty' : 'admin-nothing'}>
      <p>{children}</p>
      {action}
    </div>
  )
}
