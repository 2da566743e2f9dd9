import type { FaqView } from '@/src/domain/content/catalogue-views'
import type { SiteSettings } from '@/src/domain/content/site-settings'

/** The company for search engines. */
export function OrganizationData({ settings }: { settings: SiteSettings }) {
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        name: settings.companyName,
        legalName: settings.legalEntityName,
        description: settings.description,
        email: settings.email,
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
      data={{
        '@type': 'FAQPage',
        mainEntity: faqs.map((faq) => ({
          '@type': 'Question',
          name: faq.question,
          acceptedAnswer: { '@type': 'Answer', text: faq.answer },
        })),
      }}
    />
  )
}

function JsonLd({ data }: { data: Record<string, unknown> }) {
  // `<` is escaped so that no text that staff type can end the script.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /</g,
    '\\u003c',
  )
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, escaped above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
