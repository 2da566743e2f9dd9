import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** A link of a screen’s head or a row, as a small quiet button. */
export function LinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button buttonStyle="secondary" el="link" margin={false} size="small" to={href}>
      {children}
    </Button>
  )
}
