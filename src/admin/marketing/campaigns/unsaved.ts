'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'

type Editor = {
  /** Whether the editor shows more than is saved. */
  readonly isUnsaved: boolean
  /** Whether the last attempt to save was refused: the form says why. */
  readonly isRefused: boolean
  readonly save: () => void
}

const CLOSED: Editor = { isUnsaved: false, isRefused: false, save: () => {} }

let editor = CLOSED
const listeners = new Set<() => void>()

function note(next: Editor): void {
  editor = next
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Lets what sends a campaign know whether the editor is saved, and save it. */
export function useNoteEditor({ isUnsaved, isRefused, save }: Editor): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    note({ isUnsaved, isRefused, save: () => latest.current() })
    return () => note(CLOSED)
  }, [isUnsaved, isRefused])
}

/** The editor beside what sends the campaign: what it shows is saved first. */
export const useEditor = (): Editor =>
  useSyncExternalStore(
    subscribe,
    () => editor,
    () => CLOSED,
  )
