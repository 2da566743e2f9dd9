import { type LucideIcon, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'

type AuthPartProps = { icon: LucideIcon; title: string; intro: ReactNode; children: ReactNode }

/** An account screen: what it is for, then what can be done. */
export function AuthPart({ icon, title, intro, children }: AuthPartProps) {
  return (
    <>
      <AuthHeading icon={icon} title={title}>
        {intro}
      </AuthHeading>
      <div className="mt-8">{children}</div>
    </>
  )
}

/** An email address in a sentence. */
export function Address({ children }: { children: ReactNode }) {
  return <strong className="font-semibold wrap-anywhere text-text">{children}</strong>
}

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

/** A mailed link that opens nothing; what follows is the way to another one. */
export function DeadLink({ children }: { children: ReactNode }) {
  return (
    <AuthPart
      icon={Unlink}
      title="This link no longer works"
      intro="It may have been used already, been replaced by a newer one, or expired."
    >
      {children}
    </AuthPart>
  )
}
