'use client'

import { Button } from '@/src/storefront/ui/button'

export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      Print
    </Button>
  )
}
