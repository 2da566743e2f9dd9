'use client'

import type { ReactNode } from 'react'

import type { ChatWidget } from '@/src/domain/content/chat-widget'
import { Button } from '@/src/storefront/ui/button'
import type { ButtonLook } from '@/src/storefront/ui/button-look'
import { SiteLink } from '@/src/storefront/ui/links/site-link'

import { useWidget } from './use-widget'

type WidgetButtonProps = ButtonLook & { widget: ChatWidget; children: ReactNode }

/** Opens the chat widget; the provider hears of the visitor only then. */
export function WidgetButton({ widget, children, ...look }: WidgetButtonProps) {
  const { state, open } = useWidget(widget)
  return (
    <div className="flex flex-col items-stretch gap-2 sm:items-start">
      <Button {...look} onClick={open} busy={state === 'loading'} busyLabel="Opening…">
        {children}
      </Button>
      {state === 'failed' && <WidgetFailed />}
    </div>
  )
}

/** The provider's script was blocked, or its host did not answer. */
export function WidgetFailed() {
  return (
    <p role="alert" className="max-w-[34ch] text-sm">
      The chat could not be loaded. Try again, or{' '}
      <SiteLink href="/support#message" className="link">
        write to us
      </SiteLink>
      .
    </p>
  )
}
