import type { ReactNode } from 'react'

import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type NothingToShowProps = {
  title: string
  /** Where somebody who signs in may find it. */
  signIn?: string
  /** What opens it. */
  children: ReactNode
}

/** Nothing here for this browser; whether there is such a thing is nobody's business. */
export function NothingToShow({ title, signIn, children }: NothingToShowProps) {
  return (
    <Container className="py-12 lg:py-20">
      <h1 className="heading text-2xl">{title}</h1>
      <p className="mt-3 max-w-[60ch] text-muted">{children}</p>
      <div className="mt-6">
        <WaysOn signIn={signIn} />
      </div>
    </Container>
  )
}

/** Where to go from a page that has nothing to show. */
export function WaysOn({ signIn }: { signIn?: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      {signIn ? (
        <ButtonLink href={`/auth?next=${signIn}`}>Sign in</ButtonLink>
      ) : (
        <ButtonLink href="/">Go to the home page</ButtonLink>
      )}
      <ButtonLink href="/support" variant="secondary">
        Ask us
      </ButtonLink>
    </div>
  )
}
