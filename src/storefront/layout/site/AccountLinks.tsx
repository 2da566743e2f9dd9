'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/src/storefront/ui/button'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

const HINT = /(?:^|;\s*)(?:__Host-)?charterdesk_signed_in=1/

/** Signing in or out loads a page again here; in another tab, one comes back to this one. */
function onReturn(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/**
 * Whether this browser believes that someone is signed in.
 *
 * Only a hint, set beside the real session cookie, so that prerendered pages can show the right
 * links without asking the server. It grants nothing.
 */
function useSignedInHint(): boolean {
  return useSyncExternalStore(
    onReturn,
    () => HINT.test(document.cookie),
    () => false,
  )
}

/** Account, and Sign Out for those who are signed in. Prerendered as for a visitor. */
export function AccountLinks({ block = false }: { block?: boolean }) {
  const signedIn = useSignedInHint()
  return (
    <>
      {signedIn && (
        <form method="post" action="/api/account/sign-out">
          <Button type="submit" variant="ghost" size="sm" block={block}>
            Sign Out
          </Button>
        </form>
      )}
      <ButtonLink
        href={signedIn ? '/dashboard' : '/auth'}
        prefetch={false}
        variant="secondary"
        size="sm"
        block={block}
      >
        Account
      </ButtonLink>
    </>
  )
}
