import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'

import { AuthPart } from './AuthPart'

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
