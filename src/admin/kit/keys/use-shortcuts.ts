'use client'

import { useEffect, useRef } from 'react'

import { keysOf, SHORTCUT_NAMES, SHORTCUTS, type ShortcutName } from './shortcuts'

type Runs = Partial<Record<ShortcutName, () => void>>

/** Who listens, the last to arrive first. */
const listeners: { readonly current: Runs }[] = []

const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]'
/** What lies over the page has the keyboard to itself: Payload's drawers, and ours. */
const DIALOG = 'dialog[open], [role="dialog"][data-state="open"]'
const OFF = 'charterdesk-single-keys'

/** Whether plain letters do something; who dictates or is clumsy may not want that. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(OFF) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'off')
  } catch {
    // a browser that keeps nothing: they stay on
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
  if (isTyping || document.querySelector(DIALOG)) return
  const keys = keysOf(event)
  if (keys.length === 1 && !singleKeysOn()) return
  const name = SHORTCUT_NAMES.find((one) => SHORTCUTS[one].keys === keys)
  const run = name && listeners.findLast(({ current }) => current[name])?.current[name]
  if (!run) return
  event.preventDefault()
  run()
}

/** Hears shortcuts while the component is on the screen. */
export function useShortcuts(runs: Runs): void {
  const latest = useRef(runs)
  useEffect(() => {
    latest.current = runs
  })
  useEffect(() => {
    if (listeners.length === 0) document.addEventListener('keydown', onKey)
    listeners.push(latest)
    return () => {
      listeners.splice(listeners.indexOf(latest), 1)
      if (listeners.length === 0) document.removeEventListener('keydown', onKey)
    }
  }, [])
}
