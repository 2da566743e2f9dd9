import { checkoutPath, type DraftKind } from '@/src/domain/checkout/draft-kind'
import { Notice } from '@/src/storefront/ui/notice'

/** Says to those whose session has run out where the order is that they were preparing. */
export function SignInToContinue({ kind }: { kind: DraftKind }) {
  const next = encodeURIComponent(checkoutPath(kind))
  return (
    <Notice tone="accent" title="You have been signed out" className="mb-6">
      Your saved order is in your account.{' '}
      <a href={`/auth?next=${next}`} className="link">
        Sign in to continue it
      </a>
      . If you fill in this page instead, you start a new order.
    </Notice>
  )
}
