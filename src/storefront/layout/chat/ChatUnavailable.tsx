import type { ReactNode } from 'react'

import type { ButtonLook } from '@/src/storefront/ui/button-look'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

/** Chat is off: the support form answers instead. */
export function ChatUnavailable({ children, ...look }: ButtonLook & { children: ReactNode }) {
  return (
    <ButtonLink href="/support#message" {...look}>
      {children}
    </ButtonLink>
  )
}
