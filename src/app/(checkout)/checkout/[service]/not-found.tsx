import { getSettings } from '@/src/queries/content/settings'
import { CheckoutHeader } from '@/src/storefront/checkout/CheckoutHeader'
import { ButtonLink } from '@/src/storefront/ui/button'
import { Container } from '@/src/storefront/ui/layout'

export default async function NotFound() {
  return (
    <>
      <CheckoutHeader settings={await getSettings()} />
      <main id="content" className="grow">
        <Container width="form" className="py-10 lg:py-16">
          <h1 className="heading text-2xl">There is no checkout at this address</h1>
          <p className="mt-3 mb-6 text-muted">
            The link may be incomplete, or the service may have been taken off sale.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/">Go to the start page</ButtonLink>
            <ButtonLink href="/support" variant="secondary">
              Ask us
            </ButtonLink>
          </div>
        </Container>
      </main>
    </>
  )
}
