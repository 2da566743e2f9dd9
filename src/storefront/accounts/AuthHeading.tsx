import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type AuthHeadingProps = { icon?: LucideIcon; title: string; children?: ReactNode }

/** What an account screen is for, and what it asks. */
export function AuthHeading({ icon: Icon, title, children }: AuthHeadingProps) {
  return (
    <>
      {Icon && (
        <span className="mb-6 flex size-12 items-center justify-center rounded-ui border border-border bg-raised text-accent-text">
          <Icon aria-hidden strokeWidth={1.75} className="size-6" />
        </span>
      )}
      <h1 className="heading text-2xl">{title}</h1>
      {children && <p className="mt-3 text-muted">{children}</p>}
    </>
  )
}
