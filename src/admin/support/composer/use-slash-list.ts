'use client'

import { type KeyboardEvent, useState } from 'react'

import {
  type CannedReplyChoice,
  matchingReplies,
  typedShortcut,
} from '@/src/domain/support/canned-reply'

type Insert = (reply: CannedReplyChoice) => void

/** The canned replies that `/shortcut` before the caret may mean, chosen by the arrows and Enter. */
export function useSlashList(replies: readonly CannedReplyChoice[], insert: Insert) {
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const found = typed === null ? [] : matchingReplies(replies, typed)
  const current = found[Math.min(at, found.length - 1)]

  const look = (text: string, caret: number) => {
    setTyped(typedShortcut(text.slice(0, caret)))
    setAt(0)
  }
  const close = () => setTyped(null)
  const choose = (reply: CannedReplyChoice) => {
    close()
    insert(reply)
  }
  /** Whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!current || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? found.length - 1 : 0
    if (by > 0) setAt((before) => (before + by) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current)
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    return true
  }
  return { found, current, look, close, choose, onKey }
}
