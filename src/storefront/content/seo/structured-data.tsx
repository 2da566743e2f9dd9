import type { FaqView, ServiceView } from '@/src/domain/catalogue/catalogue-views'
import type { SiteSettings } from '@/src/domain/content/site-settings'

type Company = Pick<SiteSettings, 'companyName'>

/** The company for search engines. */
export function OrganizationData({ settings }: { settings: SiteSettings }) {
  return (
    <JsonLd
      type="Organization"
      data={{
        name: settings.companyName,
        legalName: settings.legalEntityName,
        description: settings.description,
        email: settings.email,
        telephone: settings.phone ?? undefined,
        logo: settings.logoUrl ?? undefined,
        sameAs: settings.social.map((link) => link.url),
      }}
    />
  )
}

/** The questions and answers for search engines. */
export function FaqData({ faqs }: { faqs: readonly FaqView[] }) {
  return (
    <JsonLd
      type="FAQPage"
      data={{
        mainEntity: faqs.map((faq) => ({
          '@type': 'Question',
          name: faq.question,
          acceptedAnswer: { '@type': 'Answer', text: faq.answer },
        })),
      }}
    />
  )
}

/** A service and what each of its packages costs. */
export function ServiceData({ service, company }: { service: ServiceView; company: Company }) {
  return (
    <JsonLd
      type="Service"
      data={{
        name: service.name,
        description: service.description,
        provider: { '@type': 'Organization', name: company.companyName },
        areaServed: 'US',
        offers: service.packages.map((one) => offer(one.name, one.price)),
      }}
    />
  )
}

type FormationOffer = { readonly name: string; readonly price: number }

/** The formation of a company in one state: our fees, without what goes to the state. */
export function FormationData(props: {
  state: string
  packages: readonly FormationOffer[]
  company: Company
}) {
  return (
    <JsonLd
      type="Service"
      data={{
        name: `LLC formation in ${props.state}`,
        provider: { '@type': 'Organization', name: props.company.companyName },
        areaServed: { '@type': 'State', name: props.state },
        offers: props.packages.map(({ name, price }) => offer(name, price)),
      }}
    />
  )
}

/** Where a page stands in the site; addresses in full. */
export function BreadcrumbData({
  trail,
}: {
  trail: readonly { readonly name: string; readonly url: string }[]
}) {
  return (
    <JsonLd
      type="BreadcrumbList"
      data={{
        itemListElement: trail.map(({ name, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: url,
        })),
      }}
    />
  )
}

const offer = (name: string, price: number) => ({
  '@type': 'Offer',
  name,
  price: price.toFixed(2),
  priceCurrency: 'USD',
})

export function JsonLd({ type, data }: { type: string; data: Record<string, unknown> }) {
  // `<` is escaped so that no text that staff type can end the script.
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': type,
    ...data,
  }).replace(/</g, '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, escaped above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
