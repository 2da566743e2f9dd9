import { getSettings } from '@/src/queries/content/settings'
import { CheckoutPage } from '@/src/storefront/checkout/CheckoutPage'
import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export default async function NotFound() {
  return (
    <CheckoutPage settings={await getSettings()}>
      <NothingToShow title="There is no checkout at this address">
        The link may be incomplete, or the service may have been taken off sale.
      </NothingToShow>
    </CheckoutPage>
  )
}
