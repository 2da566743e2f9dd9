import { ButtonLink } from '@/src/storefront/ui/button'
import { Container } from '@/src/storefront/ui/layout'

/** No receipt for this browser; whether there is such an order is nobody's business. */
export function NoSuchReceipt() {
  return (
    <Container className="py-12 lg:py-20">
      <h1 className="heading text-2xl">There is no receipt to show here</h1>
      <p className="mt-3 max-w-[60ch] text-muted">
        A receipt opens by the link in its email, or in the account that the order belongs to. An
        order has one as soon as it is paid.
      </p>
      <div className="mt-6">
        <ButtonLink href="/auth?next=/dashboard/orders">Sign in</ButtonLink>
      </div>
    </Container>
  )
}
