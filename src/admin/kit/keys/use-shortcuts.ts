'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { keysOf, SHORTCUT_NAMES, SHORTCUTS, type ShortcutName } from './shortcuts'

type Runs = Partial<Record<ShortcutName, () => void>>

type Layer = { readonly runs: { readonly current: Runs }; readonly isModal: boolean }

/** Who listens, the last to arrive on top. Below one that is modal no one hears anything. */
const layers: Layer[] = []

const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]'
/** What lies over the page has the keyboard to itself: Payload's drawers, and ours. */
const DIALOG = 'dialog[open], [role="dialog"][data-state="open"]'

/** What Enter presses by itself. */
const PRESSED = 'a[href], button, summary, [role="button"]'

let areSingleKeysOn = true

export function setSingleKeys(isOn: boolean): void {
  areSingleKeysOn = isOn
}

/** What a shortcut does on this screen, as those on top of the others say. */
function runOf(name: ShortcutName): (() => void) | undefined {
  const lowest = layers.findLastIndex(({ isModal }) => isModal)
  if (lowest < 0 && document.querySelector(DIALOG)) return undefined
  const heard = layers.slice(Math.max(0, lowest))
  return heard.findLast(({ runs }) => runs.current[name])?.runs.current[name]
}

/** Does what the key of a shortcut would do. */
export function pressShortcut(name: ShortcutName): void {
  runOf(name)?.()
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return
  const keys = keysOf(event)
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
  if (isTyping && !keys.startsWith('mod+')) return
  if (keys === 'Enter' && event.target instanceof Element && event.target.closest(PRESSED)) return
  if (keys.length === 1 && !areSingleKeysOn) return
  const named = SHORTCUT_NAMES.filter((one) => SHORTCUTS[one].keys === keys)
  const run = named.map(runOf).find((one) => one !== undefined) // one key, on other screens another
  if (!run) return
  event.preventDefault()
  run()
}

const PREFIX = 'g'
/** So long after G the next key is still one of a screen. */
const GO_WITHIN_MS = 1500

/** Opens screens by G and their own key, from anywhere that no one types. */
export function useGoToKeys(screens: readonly { readonly href: string; readonly keys?: string }[]) {
  const router = useRouter()
  const latest = useRef(screens)
  useEffect(() => {
    latest.current = screens
  })
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY
    const onGo = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
      const isBusy = isTyping || event.altKey || !areSingleKeysOn || document.querySelector(DIALOG)
      if (isBusy || event.defaultPrevented || event.repeat) return
      const keys = keysOf(event)
      if (event.timeStamp - since > GO_WITHIN_MS) {
        if (keys === PREFIX) since = event.timeStamp
        return
      }
      since = Number.NEGATIVE_INFINITY
      const to = latest.current.find((one) => one.keys === keys)
      if (!to) return
      event.preventDefault() // so that no shortcut of the page hears it
      router.push(to.href)
    }
    document.addEventListener('keydown', onGo, true)
    return () => document.removeEventListener('keydown', onGo, true)
  }, [router])
}

/** An address ends so when one of a page's keys is to be pressed once it hears it. */
const PRESS = '#press='

/** Hears shortcuts while the component is on the screen; as a modal layer, it alone does. */
export function useShortcuts(runs: Runs, { isModal = false } = {}): void {
  const latest = useRef(runs)
  useEffect(() => {
    latest.current = runs
  })
  useEffect(() => {
    if (layers.length === 0) document.addEventListener('keydown', onKey)
    const layer = { runs: latest, isModal }
    layers.push(layer)
    const asked = SHORTCUT_NAMES.find((name) => window.location.hash === `${PRESS}${name}`)
    const run = asked && latest.current[asked]
    if (run) {
      window.history.replaceState(window.history.state, '', window.location.href.split('#')[0])
      run()
    }
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', onKey)
    }
  }, [isModal])
}
