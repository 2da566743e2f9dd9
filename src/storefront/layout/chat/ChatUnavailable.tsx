'use client'

import { type ReactNode, useState } from 'react'

import { Button } from '@/src/storefront/ui/button'
import type { ButtonLook } from '@/src/storefront/ui/button-look'
import { SiteLink } from '@/src/storefront/ui/site-link'

/** Chat is off: says so where it was asked for, and where else to turn. */
export function ChatUnavailable({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  return (
    <div className="flex flex-col items-start gap-2 max-sm:items-stretch">
      <Button {...look} onClick={() => setAsked(true)}>
        {children}
      </Button>
      {asked && (
        <p role="alert" className="max-w-[28ch] text-sm">
          Please contact us for more information!{' '}
          <SiteLink href="/support#message" className="link whitespace-nowrap">
            Write to us
          </SiteLink>
        </p>
      )}
    </div>
  )
}
