'use client'

import { MessagesSquare } from 'lucide-react'

import type { ChatWidget } from '@/src/domain/content/chat-widget'

import { useWidget } from './use-widget'
import { WidgetFailed } from './WidgetButton'

/** Stands where the provider's own button will be, until someone asks for it. */
export function WidgetLauncher({ widget }: { widget: ChatWidget }) {
  const { state, isOpened, open } = useWidget(widget)
  if (isOpened) return null
  return (
    <aside
      aria-label="Live chat"
      className="fixed right-4 bottom-4 z-10 flex flex-col items-end gap-2 sm:right-6 sm:bottom-6"
    >
      {state === 'failed' && (
        <div className="rounded-ui border border-border bg-raised px-3 py-2 shadow-float">
          <WidgetFailed />
        </div>
      )}
      <button
        type="button"
        onClick={open}
        aria-busy={state === 'loading' || undefined}
        className="flex h-13 items-center gap-2.5 rounded-full bg-accent px-5 text-sm font-semibold text-on-accent shadow-float hover:bg-accent-hover"
      >
        <MessagesSquare aria-hidden className="size-5" />
        {state === 'loading' ? 'Opening…' : 'Live chat'}
      </button>
    </aside>
  )
}
