import { ButtonLink } from '@/src/storefront/ui/button'
import { Container } from '@/src/storefront/ui/layout'

/** Nothing here for this browser; whether there is such a ticket is nobody's business. */
export default function NoSuchTicket() {
  return (
    <Container className="py-12 lg:py-20">
      <h1 className="heading text-2xl">There is no conversation to show here</h1>
      <p className="mt-3 max-w-[60ch] text-muted">
        A conversation opens by the link in our email, or in the account that it belongs to.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/auth?next=/dashboard/support">Sign in</ButtonLink>
        <ButtonLink href="/support" variant="secondary">
          Ask us
        </ButtonLink>
      </div>
    </Container>
  )
}
