'use client'

import { useEffect, useRef } from 'react'

import { singleKeysOn } from '@/src/admin/kit/keys/use-shortcuts'

type Runs = Readonly<Record<string, () => void>>

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const DIALOG = 'dialog[open], [role="dialog"][data-state="open"]'

/** Hears single letters on a ticket, where nobody types and single letters are shortcuts. */
export function useTicketKeys(runs: Runs): void {
  const latest = useRef(runs)
  useEffect(() => {
    latest.current = runs
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { defaultPrevented, isComposing, repeat, altKey, ctrlKey, metaKey, target } = event
      if (defaultPrevented || isComposing || repeat || altKey || ctrlKey || metaKey) return
      const isTyping = target instanceof Element && target.closest(TYPING) !== null
      if (isTyping || document.querySelector(DIALOG) || !singleKeysOn()) return
      const run = latest.current[event.key.toLowerCase()]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
