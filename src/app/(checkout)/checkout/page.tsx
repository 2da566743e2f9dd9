import type { Metadata } from 'next'

import { personHref } from '@/src/admin/accounts/person/person-href'
import { getCheckoutCatalogue } from '@/src/queries/checkout/checkout-catalogue'
import { getPromises } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { CheckoutPage } from '@/src/storefront/checkout/CheckoutPage'
import { FormationCheckout } from '@/src/storefront/checkout/formation/FormationCheckout'
import { CountVisits } from '@/src/storefront/layout/visits/CountVisits'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/checkout')
}

/** A prerendered page; the draft and the address's choices arrive in the browser. */
export default async function FormationPage() {
  const settings = await getSettings()
  return (
    <CheckoutPage settings={settings} kind="formation">
      <FormationCheckout
        catalogue={await getCheckoutCatalogue(await getPromises())}
        seller={settings.companyName}
        viewedAt={personHref('')}
      />
      <CountVisits />
    </CheckoutPage>
  )
}
