'use client'

import { useState } from 'react'
import type { ChatWidget } from '@/src/domain/content/chat-widget'
import { loadScript } from '@/src/storefront/ui/browser/load-script'
import { sharedValue } from '@/src/storefront/ui/browser/shared-value'

const opened = sharedValue(false)

/** The provider's widget, of which nothing is loaded before it is opened from anywhere. */
export function useWidget(widget: ChatWidget) {
  const [state, setState] = useState<'asleep' | 'loading' | 'failed'>('asleep')
  const isOpened = opened.useValue()
  const open = async () => {
    setState('loading')
    try {
      await openWidget(widget)
      opened.set(true)
      setState('asleep')
    } catch {
      setState('failed')
    }
  }
  return { state, isOpened, open }
}

declare global {
  interface Window {
    tidioChatApi?: { open(): void }
    Tawk_API?: { maximize?: () => void; onLoad?: () => void }
    Tawk_LoadStart?: Date
  }
}

/** How each provider's widget is opened once its script has run. */
const OPEN: Readonly<Record<ChatWidget['provider'], () => void>> = {
  Tidio: () => {
    if (window.tidioChatApi) window.tidioChatApi.open()
    else document.addEventListener('tidioChat-ready', () => window.tidioChatApi?.open())
  },
  'Tawk.to': () => {
    if (window.Tawk_API?.maximize) window.Tawk_API.maximize()
    else window.Tawk_API = { ...window.Tawk_API, onLoad: () => window.Tawk_API?.maximize?.() }
  },
}

/** What Tawk.to wants to find before its script runs. */
function prepare(): void {
  window.Tawk_API ??= {}
  window.Tawk_LoadStart ??= new Date()
}

/**
 * Loads the provider's script, the first time, and opens its chat.
 * @throws when the script does not load
 */
async function openWidget({ provider, scriptUrl }: ChatWidget): Promise<void> {
  if (provider === 'Tawk.to') prepare()
  await loadScript(scriptUrl)
  OPEN[provider]()
}
