import type { ReactNode } from 'react'
import {
  EMPLOYMENT_TYPES,
  type OpeningView,
  PAY_PERIODS,
  payText,
  placeText,
} from '@/src/domain/careers/opening-view'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { JsonLd } from '@/src/storefront/content/seo/structured-data'
import { PageHead } from '@/src/storefront/layout/PageHead'
import { Container } from '@/src/storefront/ui/layout'
import { SiteLink } from '@/src/storefront/ui/links/site-link'

/** What people can apply for, each as one large link. */
export function OpeningList({ openings }: { openings: readonly OpeningView[] }) {
  return (
    <ul>
      {openings.map((opening) => (
        <li key={opening.slug} className="border-t border-border last:border-b">
          <SiteLink
            href={`/careers/${opening.slug}`}
            className="group flex flex-col gap-x-16 gap-y-2 py-6 no-underline lg:flex-row lg:items-baseline lg:justify-between lg:py-8"
          >
            <div>
              <h2 className="text-lg font-semibold group-hover:underline">{opening.title}</h2>
              <p className="mt-1 max-w-[60ch] text-muted">{opening.summary}</p>
            </div>
            <div className="lg:w-100 lg:shrink-0">
              <OpeningFacts opening={opening} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Where, how, for how much and until when, in a line. */
function OpeningFacts({ opening }: { opening: OpeningView }) {
  const { closesAt } = opening
  const facts = [
    opening.department,
    placeText(opening) || null,
    EMPLOYMENT_TYPES[opening.employmentType].label,
    payText(opening),
    closesAt && `Apply by ${calendarDay(closesAt.slice(0, 10))}`,
  ].filter((fact) => fact !== null)
  return (
    <ul className="flex flex-wrap gap-x-2 text-sm text-muted">
      {facts.map((fact, index) => (
        <li key={fact} className="flex gap-2">
          {fact}
          {index < facts.length - 1 && <span aria-hidden>·</span>}
        </li>
      ))}
    </ul>
  )
}

const TEXT =
  '[&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-lg [&_h2]:font-semibold [&_h3]:mt-6 [&_h3]:mb-2 ' +
  '[&_h3]:font-semibold [&_p]:mb-3 [&_ul]:mb-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:mb-3 ' +
  '[&_ol]:list-decimal [&_ol]:pl-5 [&_li]:mb-1 [&_a]:underline [&_a]:underline-offset-2'

/** An opening as visitors read it, with what follows its text. */
export function OpeningBody({ opening, children }: { opening: OpeningView; children: ReactNode }) {
  return (
    <>
      <PageHead title={opening.title}>
        <OpeningFacts opening={opening} />
      </PageHead>
      <Container className="py-10 lg:py-16">
        <div className="flex max-w-[68ch] flex-col gap-10">
          {/* Cleaned where it was read: a few elements, no scripts. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
          <div className={TEXT} dangerouslySetInnerHTML={{ __html: opening.description }} />
          {children}
        </div>
      </Container>
    </>
  )
}

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
