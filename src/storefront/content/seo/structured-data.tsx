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

type Offered = { readonly name: string; readonly price: number }
type SoldProps = { company: Company; packages: readonly Offered[]; about: Record<string, unknown> }

/** Something that the company sells, and what each package of it costs. */
const SoldData = ({ company, packages, about }: SoldProps) => (
  <JsonLd
    type="Service"
    data={{
      ...about,
      provider: { '@type': 'Organization', name: company.companyName },
      offers: packages.map(({ name, price }) => ({
        '@type': 'Offer',
        name,
        price: price.toFixed(2),
        priceCurrency: 'USD',
      })),
    }}
  />
)

/** A service and what each of its packages costs. */
export const ServiceData = ({ service, company }: { service: ServiceView; company: Company }) => (
  <SoldData
    about={{ name: service.name, description: service.description, areaServed: 'US' }}
    company={company}
    packages={service.packages}
  />
)

type FormationProps = Omit<SoldProps, 'about'> & { state: string }

/** The formation of a company in one state: our fees, without what goes to the state. */
export const FormationData = ({ state, ...sold }: FormationProps) => (
  <SoldData
    {...sold}
    about={{ name: `LLC formation in ${state}`, areaServed: { '@type': 'State', name: state } }}
  />
)

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
