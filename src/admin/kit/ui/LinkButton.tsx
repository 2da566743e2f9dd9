import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = {
  readonly href: string
  readonly look?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A link of a screen’s head or a row, as a small quiet button. */
export function LinkButton({ href, look = 'secondary', children }: Props) {
  return (
    <Button buttonStyle={look} el="link" margin={false} size="small" to={href}>
      {children}
    </Button>
  )
}
