import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'

import { AuthHeading } from './AuthHeading'

type DeadLinkProps = { children: ReactNode }

/** A mailed link that opens nothing; what follows is the way to another one. */
export function DeadLink({ children }: DeadLinkProps) {
  return (
    <>
      <AuthHeading icon={Unlink} title="This link no longer works">
        It may have been used already, been replaced by a newer one, or be too old.
      </AuthHeading>
      <div className="mt-8">{children}</div>
    </>
  )
}
