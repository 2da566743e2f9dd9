'use client'

import { useEffect, useSyncExternalStore } from 'react'

let isUnsaved = false
const listeners = new Set<() => void>()

function note(next: boolean): void {
  isUnsaved = next
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Lets the buttons above the editor know whether what it shows is saved. */
export function useNoteUnsaved(isDirty: boolean): void {
  useEffect(() => {
    note(isDirty)
    return () => note(false)
  }, [isDirty])
}

/** Whether the editor shows more than is saved; only what is saved is sent. */
export const useUnsaved = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isUnsaved,
    () => false,
  )
