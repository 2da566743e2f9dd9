import type { ReactNode } from 'react'

import { buttonClass } from '@/src/storefront/ui/button-look'
import { Container } from '@/src/storefront/ui/layout'

type NothingToShowProps = {
  title: string
  /** Where someone who signs in may find it. */
  signIn?: string
  /** What opens it. */
  children: ReactNode
}

/** Nothing here for this browser; whether there is such a thing is no one's business. */
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

/** Where to go from a page that has nothing to show: plain links, as checkouts have such a page, too. */
export function WaysOn({ signIn }: { signIn?: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      {signIn ? (
        <a href={`/auth?next=${signIn}`} className={buttonClass({})}>
          Sign in
        </a>
      ) : (
        <a href="/" className={buttonClass({})}>
          Go to the home page
        </a>
      )}
      <a href="/support" className={buttonClass({ variant: 'secondary' })}>
        Ask us
      </a>
    </div>
  )
}
