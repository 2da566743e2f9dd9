import { getSettings } from '@/src/queries/content/settings'
import { CheckoutHeader } from '@/src/storefront/checkout/CheckoutHeader'
import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export default async function NotFound() {
  return (
    <>
      <CheckoutHeader settings={await getSettings()} />
      <main id="content" className="grow">
        <NothingToShow title="There is no checkout at this address">
          The link may be incomplete, or the service may have been taken off sale.
        </NothingToShow>
      </main>
    </>
  )
}
