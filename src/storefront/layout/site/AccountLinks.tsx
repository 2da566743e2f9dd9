'use client'

import { Button } from '@/src/storefront/ui/button'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import { useSignedInHint } from './session-hint'

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
