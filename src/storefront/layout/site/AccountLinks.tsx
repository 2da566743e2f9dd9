'use client'

import { ButtonLink } from '@/src/storefront/ui/button'

import { SignOutButton } from './SignOutButton'
import { useSignedInHint } from './session-hint'

/** Account, and Sign Out for those who are signed in. Prerendered as for a visitor. */
export function AccountLinks({ block = false }: { block?: boolean }) {
  const signedIn = useSignedInHint()
  return (
    <>
      {signedIn && <SignOutButton block={block} />}
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
