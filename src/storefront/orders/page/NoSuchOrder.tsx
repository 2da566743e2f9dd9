import { ButtonLink } from '@/src/storefront/ui/button'
import { Container } from '@/src/storefront/ui/layout'

/** Nothing here for this browser; whether there is such an order is nobody's business. */
export function NoSuchOrder() {
  return (
    <Container className="py-12 lg:py-20">
      <h1 className="heading text-2xl">There is no order to show here</h1>
      <p className="mt-3 max-w-[60ch] text-muted">
        An order opens by the link in its confirmation email, or in the account that it belongs to.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/auth?next=/dashboard/orders">Sign in</ButtonLink>
        <ButtonLink href="/support" variant="secondary">
          Ask us
        </ButtonLink>
      </div>
    </Container>
  )
}
