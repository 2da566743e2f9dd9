import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly action?: ReactNode }

/** In place of what is not there yet: what would be here, and the one thing to do about it. */
export function EmptyState({ children, action }: Props) {
  return (
    <div className="admin-nothing">
      <p>{children}</p>
      {action}
    </div>
  )
}
