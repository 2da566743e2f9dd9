'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { z } from 'zod'

import { request } from '@/src/lib/browser/request'
import { mayPass } from '@/src/lib/browser/result'
import { tabMemory } from '@/src/lib/browser/tab-memory'

import { type Conflict, conflictAnswer, heldAnswer } from './answers'

/** So long after the last key a text is saved automatically. */
const AUTO_MS = 1_500
/** So long until a save that may pass is tried again. */
const RETRY_MS = 4_000

export type SaveState =
  | { readonly kind: 'idle' | 'typed' | 'saving' | 'saved' | 'waiting' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly id: string; readonly conflict: Conflict }

export type Dispute = Extract<SaveState, { kind: 'conflict' }>

type Options = {
  readonly person: string
  readonly isAuto: boolean
  readonly saved: (saved: { id: string; value: string; revision: number }) => void
}

/** A text with the revision that it was typed over: not the newest, which may be someone else’s. */
type Typed = { readonly id: string; readonly value: string; readonly revision: number }

const IDLE: SaveState = { kind: 'idle' }

/** What was typed and is not saved yet: kept in the browser until it is. */
const keyOf = (person: string, id: string) => `visual-editor ${person} ${id}`

const kept = z.object({ value: z.string(), revision: z.number() })

/** What was typed in an earlier look at the page, and what it was typed over. */
export function keptText(person: string, id: string): Pick<Typed, 'value' | 'revision'> | null {
  try {
    return kept.safeParse(JSON.parse(tabMemory.read(keyOf(person, id)))).data ?? null
  } catch {
    return null
  }
}

/** Saves texts as they are typed, one after another, tells how that goes, and loses none. */
export function useSaves({ person, isAuto, saved }: Options) {
  const [state, setState] = useState<SaveState>(IDLE)
  const waiting = useRef(new Map<string, Typed>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(false)
  const send = useRef<() => Promise<void>>(async () => {})
  const auto = useRef(isAuto)
  auto.current = isAuto

  /** Whether the next text may be sent. */
  async function sendOne({ id, value, revision }: Typed): Promise<boolean> {
    const path = `/api/visual-editor/elements/${id}/save`
    const answer = await request('POST', path, { body: { value, revision }, answer: heldAnswer })
    const newer = waiting.current.get(id)
    const isNewer = newer !== undefined && newer.value !== value
    if (answer.ok) {
      const held = answer.value
      if (isNewer) waiting.current.set(id, { ...newer, revision: held.revision })
      else {
        waiting.current.delete(id)
        tabMemory.write(keyOf(person, id), '')
      }
      saved({ id, value: isNewer ? newer.value : held.value, revision: held.revision })
      setState({ kind: isNewer ? 'typed' : 'saved' })
      return true
    }
    if (mayPass(answer)) {
      setState({ kind: 'waiting' })
      timer.current = setTimeout(() => void send.current(), RETRY_MS)
      return false
    }
    waiting.current.delete(id) // the browser keeps it until it is saved or given up
    const conflict = conflictAnswer.safeParse(answer.body).data
    if (answer.code === 'newer_draft' && conflict) {
      setState({ kind: 'conflict', id, conflict })
    } else setState({ kind: 'failed', message: answer.message })
    return false
  }

  send.current = async () => {
    clearTimeout(timer.current)
    if (sending.current) return
    sending.current = true
    setState((now) => (waiting.current.size > 0 ? { kind: 'saving' } : now))
    for (let next = first(waiting.current); next; next = first(waiting.current)) {
      if (!(await sendOne(next))) break
    }
    sending.current = false
  }

  useEffect(() => {
    const online = () => void send.current()
    const beforeLeaving = (event: BeforeUnloadEvent) => {
      if (waiting.current.size > 0) event.preventDefault()
    }
    window.addEventListener('online', online)
    window.addEventListener('beforeunload', beforeLeaving)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('beforeunload', beforeLeaving)
      if (auto.current) void send.current() // someone who leaves the screen has typed to the end
    }
  }, [])

  /** @param isWhole whether it can be saved as it is; what is half typed waits for the rest */
  const type = useCallback(
    (next: Typed, isWhole = true) => {
      const { id, ...words } = next
      waiting.current.set(id, next)
      tabMemory.write(keyOf(person, id), JSON.stringify(words))
      clearTimeout(timer.current)
      setState({ kind: 'typed' })
      if (isAuto && isWhole) timer.current = setTimeout(() => void send.current(), AUTO_MS)
    },
    [person, isAuto],
  )
  const flush = useCallback(() => send.current(), [])
  const drop = useCallback(
    (id: string) => {
      tabMemory.write(keyOf(person, id), '')
      waiting.current.delete(id)
      setState(IDLE)
    },
    [person],
  )
  /** Leaves a text to the browser: it is opened with its element again. */
  const park = useCallback((id: string) => {
    waiting.current.delete(id)
    setState(IDLE)
  }, [])
  const isSending = useCallback(() => sending.current, [])
  return { state, type, flush, drop, park, isSending }
}

const first = (waiting: ReadonlyMap<string, Typed>): Typed | undefined =>
  waiting.values().next().value

const WORDS: Readonly<Record<SaveState['kind'], string>> = {
  idle: '',
  typed: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'Not saved: you are offline. Your text is kept here and saved once you are back.',
  failed: '',
  conflict: 'Not saved: someone else changed this text.',
}

export const saveText = (state: SaveState): string =>
  state.kind === 'failed' ? `Not saved: ${state.message}` : WORDS[state.kind]
