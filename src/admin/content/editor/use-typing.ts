'use client'

import { toast } from '@payloadcms/ui'
import { type RefObject, useRef, useState } from 'react'

import { shownValue } from '@/src/domain/content/editing/element-state'
import { tidyValue, valueProblem } from '@/src/domain/content/editing/element-value'

import type { Editable } from './answers'
import type { FramePage } from './frame/frame-page'
import { type Dispute, keptText, type useSaves } from './use-saves'

/** The element that is open, and the change that its text comes from. */
export type Base = { id: string; revision: number }

type Options = {
  readonly person: string
  readonly canEdit: boolean
  readonly isAuto: boolean
  readonly elements: readonly Editable[]
  /** Who else is typing in which element. */
  readonly held: ReadonlyMap<string, string>
  readonly frame: RefObject<FramePage | null>
  readonly saves: ReturnType<typeof useSaves>
  /** What is being typed over: it moves with one’s own saves, never with those of others. */
  readonly base: RefObject<Base>
  readonly typedAt: RefObject<number>
  readonly setChosen: (id: string | null) => void
  readonly put: (id: string, value: string, revision: number) => void
}

/** Pictures, colors and links are chosen beside the page. */
const TYPED_IN_PLACE: ReadonlySet<Editable['rules']['type']> = new Set([
  'heading',
  'text',
  'button',
  'other',
])

export function useTyping(options: Options) {
  const { person, canEdit, isAuto, elements, held, frame, saves, base, typedAt, setChosen } =
    options
  const { state, type, flush, drop, park, isSending } = saves
  const [text, setText] = useState('')
  /** As it was when it was opened: what Escape brings back. */
  const opened = useRef({ id: '', revision: 0, shown: '' })
  const panel = useRef<HTMLDivElement>(null)

  const focusPanel = () =>
    setTimeout(() => panel.current?.querySelector<HTMLElement>('[data-field]')?.focus()) // once it is there

  const typed = (id: string, value: string) => {
    typedAt.current = Date.now()
    setText(value)
    const rules = elements.find((one) => one.id === id)?.rules
    const isWhole = !rules || valueProblem(tidyValue(value, rules.hasLines), rules) === null
    type({ id, value, revision: base.current.revision }, isWhole)
  }
  /** What was typed is saved, or waits in the browser for the person to save it. */
  const leave = () => {
    if (state.kind === 'failed') park(base.current.id)
    if (state.kind !== 'typed') return
    if (isAuto) void flush()
    else park(base.current.id)
  }
  const restore = () => {
    const { id, revision, shown } = opened.current
    if (base.current.revision === revision && !isSending()) drop(id)
    else {
      typed(id, shown) // part of it was saved already
      void flush()
    }
    setText(shown)
  }
  const editInPlace = ({ id, rules }: Editable, shown: string): boolean => {
    if (!canEdit || held.has(id) || rules.hasLines || !TYPED_IN_PLACE.has(rules.type)) return false
    const typing = {
      typed: (value: string) => typed(id, value),
      left: restore,
      done: () => {
        if (isAuto) void flush()
      },
    }
    return frame.current?.edit(id, shown, typing) ?? false
  }
  const choose = (id: string) => {
    leave()
    const found = elements.find((one) => one.id === id)
    if (!found) return
    const shown = shownValue(found)
    const kept = canEdit ? keptText(person, id) : null
    const revision = kept?.revision ?? found.revision
    setChosen(id)
    setText(kept?.value ?? shown)
    base.current = { id, revision }
    opened.current = { id, revision, shown }
    if (kept && kept.value !== shown) {
      type({ id, ...kept })
      toast.info('Your unsaved text was kept. Press Escape to drop it.')
      focusPanel()
    } else if (!editInPlace(found, shown)) focusPanel()
  }
  const close = () => {
    leave()
    setChosen(null)
  }
  /** First what was typed is taken back, then the panel closes. */
  const backOut = () => (text === opened.current.shown ? close() : restore())

  /** The dispute may be about a text that was left a moment ago: it is open again then. */
  const takeTheirs = ({ id, conflict: { theirs } }: Dispute) => {
    base.current = { id, revision: theirs.revision }
    opened.current = { id, revision: theirs.revision, shown: theirs.value }
    options.put(id, theirs.value, theirs.revision)
    drop(id)
    setChosen(id)
  }
  return { text, setText, panel, typed, leave, choose, close, backOut, takeTheirs }
}
