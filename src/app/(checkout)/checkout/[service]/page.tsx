import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import { isServiceStep } from '@/src/domain/checkout/service-steps'
import { isStandaloneService, STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { offerToStart } from '@/src/queries/checkout/offer-to-start'
import { getServiceCatalogue } from '@/src/queries/checkout/service-checkout'
import { openServiceDraft } from '@/src/queries/checkout/service-draft'
import { getContent } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { readPayer } from '@/src/queries/payments/payer'
import { CheckoutPage } from '@/src/storefront/checkout/CheckoutPage'
import { isCameBack } from '@/src/storefront/checkout/payment/outcome/came-back'
import { NotOnSale } from '@/src/storefront/checkout/service/NotOnSale'
import { ServiceCheckout } from '@/src/storefront/checkout/service/ServiceCheckout'

export const instant = false // an order's own draft and prices: nothing of it is prerendered

type Props = {
  params: Promise<{ service: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export function generateStaticParams() {
  return STANDALONE_SERVICES.map((service) => ({ service }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { service } = await params
  if (!isStandaloneService(service)) return {}
  const catalogue = await getServiceCatalogue(service, '')
  const title = typeof catalogue === 'string' ? 'Service Checkout' : catalogue.title
  return pageMetadata(`/checkout/${service}`, {
    title,
    description: `${title}: a page of questions, and the whole price before you pay. Your answers are kept as you go.`,
  })
}

export default async function ServiceCheckoutPage({ params, searchParams }: Props) {
  const { service } = await params
  if (!isStandaloneService(service)) notFound()
  await connection()
  const { package: packageType, step, payment, offer } = await searchParams
  const cameBack = isCameBack(payment) ? payment : null
  const content = await getContent(`/services/${service}`)
  const [settings, catalogue] = await Promise.all([
    getSettings(),
    getServiceCatalogue(service, content.plain('service.timing')),
  ])
  if (typeof catalogue === 'string') {
    return (
      <CheckoutPage settings={settings}>
        <NotOnSale reason={catalogue} address={`/checkout/${service}`} />
      </CheckoutPage>
    )
  }
  const [draft, { paying, prefill }] = await Promise.all([
    openServiceDraft(service),
    readPayer(settings.companyName),
  ])
  return (
    <CheckoutPage settings={settings}>
      <ServiceCheckout
        paying={{ ...paying, cameBack }}
        start={{
          catalogue,
          draft,
          prefill,
          offer: await offerToStart(offer, draft),
          packageType: typeof packageType === 'string' ? packageType : null,
          wantedStep: isServiceStep(step) ? step : null,
          cameBack,
        }}
      />
    </CheckoutPage>
  )
}
