import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { AuthHeading } from './AuthHeading'

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
