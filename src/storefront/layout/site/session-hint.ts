'use client'

import { useSyncExternalStore } from 'react'

const HINT = /(?:^|;\s*)charterdesk_signed_in=1/

/** Signing in or out loads a page anew here; in another tab, one comes back to this one. */
function onReturn(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/**
 * Whether this browser believes that somebody is signed in.
 *
 * Only a hint, set beside the real session cookie, so that prerendered pages can show the right
 * links without asking the server. It grants nothing.
 */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    onReturn,
    () => HINT.test(document.cookie),
    () => false,
  )
}
