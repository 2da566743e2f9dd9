'use client'

import { useState, useSyncExternalStore } from 'react'

import type { ChatWidget } from '@/src/domain/content/chat-widget'

import { openWidget } from './open-widget'

let opened = false
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function markOpened(): void {
  opened = true
  for (const listener of listeners) listener()
}

/** The provider's widget, of which nothing is loaded before it is opened from anywhere. */
export function useWidget(widget: ChatWidget) {
  const [state, setState] = useState<'asleep' | 'loading' | 'failed'>('asleep')
  const isOpened = useSyncExternalStore(
    listen,
    () => opened,
    () => false,
  )
  const open = async () => {
    setState('loading')
    try {
      await openWidget(widget)
      markOpened()
      setState('asleep')
    } catch {
      setState('failed')
    }
  }
  return { state, isOpened, open }
}
