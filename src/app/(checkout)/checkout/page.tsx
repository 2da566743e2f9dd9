import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { isStep } from '@/src/domain/vocabulary/checkout-steps'
import { isCompanyType } from '@/src/domain/vocabulary/company-types'
import { getCheckoutCatalogue } from '@/src/queries/checkout/checkout-catalogue'
import { openDraft } from '@/src/queries/checkout/checkout-draft'
import { offerToStart } from '@/src/queries/checkout/offer-to-start'
import { getPromises } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { readPayer } from '@/src/queries/payments/payer'
import { CheckoutPage } from '@/src/storefront/checkout/CheckoutPage'
import { FormationCheckout } from '@/src/storefront/checkout/formation/FormationCheckout'
import { isCameBack } from '@/src/storefront/checkout/payment/outcome/came-back'

export const instant = false // an order's own draft and prices: nothing of it is prerendered

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/checkout')
}

export default async function FormationPage({ searchParams }: PageSearch) {
  await connection()
  const { package: packageId, state, type, step, payment, offer } = await searchParams
  const cameBack = isCameBack(payment) ? payment : null
  const settings = await getSettings()
  const [catalogue, draft, { paying, prefill }] = await Promise.all([
    getCheckoutCatalogue(await getPromises()),
    openDraft(),
    readPayer(settings.companyName),
  ])
  return (
    <CheckoutPage settings={settings}>
      <FormationCheckout
        paying={{ ...paying, cameBack }}
        start={{
          catalogue,
          draft,
          prefill,
          packageId: typeof packageId === 'string' ? packageId : null,
          companyType: isCompanyType(type) ? type : null,
          offer: await offerToStart(offer, draft),
          stateCode: typeof state === 'string' ? state : null,
          wantedStep: isStep(step) ? step : null,
          cameBack,
        }}
      />
    </CheckoutPage>
  )
}
