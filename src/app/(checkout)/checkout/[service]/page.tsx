import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { personHref } from '@/src/admin/accounts/person/person-href'
import { isStandaloneService, STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { getServiceCatalogue } from '@/src/queries/checkout/service-checkout'
import { getContent } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { CheckoutPage } from '@/src/storefront/checkout/CheckoutPage'
import { NotOnSale } from '@/src/storefront/checkout/service/NotOnSale'
import { ServiceCheckout } from '@/src/storefront/checkout/service/ServiceCheckout'
import { CountVisits } from '@/src/storefront/layout/visits/CountVisits'

export const instant = false // an unknown service is answered 404, which must be known first

type Props = { params: Promise<{ service: string }> }

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

/** A prerendered page; the draft arrives in the browser. */
export default async function ServiceCheckoutPage({ params }: Props) {
  const { service } = await params
  if (!isStandaloneService(service)) notFound()
  const content = await getContent(`/services/${service}`)
  const [settings, catalogue] = await Promise.all([
    getSettings(),
    getServiceCatalogue(service, content.plain('service.timing')),
  ])
  if (typeof catalogue === 'string') {
    return (
      <CheckoutPage settings={settings}>
        <NotOnSale reason={catalogue} address={`/checkout/${service}`} />
        <CountVisits />
      </CheckoutPage>
    )
  }
  return (
    <CheckoutPage settings={settings} kind={service}>
      <ServiceCheckout
        catalogue={catalogue}
        seller={settings.companyName}
        viewedAt={personHref('')}
      />
      <CountVisits />
    </CheckoutPage>
  )
}
