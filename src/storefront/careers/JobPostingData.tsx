import { EMPLOYMENT_TYPES, type OpeningView, PAY_PERIODS } from '@/src/domain/careers/opening-view'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { JsonLd } from '@/src/storefront/content/seo/structured-data'

type Props = { opening: OpeningView; settings: SiteSettings }

function payOf(opening: OpeningView) {
  const { salaryFrom, salaryTo, salaryCurrency, salaryPeriod } = opening
  if (salaryFrom === null && salaryTo === null) return undefined
  return {
    '@type': 'MonetaryAmount',
    currency: salaryCurrency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: salaryFrom ?? undefined,
      maxValue: salaryTo ?? undefined,
      unitText: PAY_PERIODS[salaryPeriod].schema,
    },
  }
}

/** An open position for job search engines. */
export function JobPostingData({ opening, settings }: Props) {
  const { location, remote, countries } = opening
  return (
    <JsonLd
      type="JobPosting"
      data={{
        title: opening.title,
        description: opening.description,
        datePosted: opening.publishedAt?.slice(0, 10),
        validThrough: opening.closesAt?.slice(0, 10),
        employmentType: EMPLOYMENT_TYPES[opening.employmentType].schema,
        directApply: true,
        hiringOrganization: { '@type': 'Organization', name: settings.companyName },
        jobLocation: location ? { '@type': 'Place', address: location } : undefined,
        jobLocationType: remote ? 'TELECOMMUTE' : undefined,
        applicantLocationRequirements:
          remote && countries.length > 0
            ? countries.map((code) => ({ '@type': 'Country', name: countryName(code) }))
            : undefined,
        baseSalary: payOf(opening),
      }}
    />
  )
}
