'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether our script listens already: before that a form would send itself and lose what is typed. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
