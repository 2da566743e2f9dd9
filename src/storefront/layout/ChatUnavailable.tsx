'use client'

import type { ReactNode } from 'react'

import { Button } from '@/src/storefront/ui/button'
import type { ButtonLook } from '@/src/storefront/ui/button-look'

export function ChatUnavailable({ children, ...look }: ButtonLook & { children: ReactNode }) {
  return (
    <Button {...look} onClick={() => window.alert('Please contact us for more information!')}>
      {children}
    </Button>
  )
}
