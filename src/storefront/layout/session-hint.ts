'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const HINT = /(?:^|;\s*)charterdesk_signed_in=1/

const never = () => () => {}

/**
 * Whether this browser believes that somebody is signed in.
 *
 * Only a hint, set beside the real session cookie, so that prerendered pages can show the right
 * links without asking the server. It grants nothing.
 */
export function useSignedInHint(): boolean {
  usePathname() // looks again after each navigation
  return useSyncExternalStore(
    never,
    () => HINT.test(document.cookie),
    () => false,
  )
}
