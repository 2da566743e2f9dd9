import type { SayPromises } from '@/src/domain/content/page-content'
import { usuallyFollows } from '@/src/domain/content/promises'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { detailsAnchor } from '@/src/domain/orders/asked-details'
import type { Country } from '@/src/domain/vocabulary/places/countries'

import { DetailsSection } from './details/DetailsSection'
import { FilingSection } from './FilingSection'

type OrderDetails = {
  /** Puts our promises into what names them. */
  say: SayPromises
  filing: FilingView | null
  details: readonly DetailsView[]
  countries: readonly Country[]
}

type Answered = Pick<FilingView, 'completedAt' | 'closed'>

const isAsked = ({ completedAt, closed }: Answered) => !completedAt && !closed

/**
 * The details of every service of an order as a part of its page, those that are still asked for
 * first. The EIN of a company that we form comes after the formation: most of it is answered there.
 */
export function filingPart({ say, filing, details, countries }: OrderDetails) {
  const formation = filing && {
    isAsked: isAsked(filing),
    section: <FilingSection key="llc" filing={filing} countries={countries} />,
  }
  const waitsForFormation = ({ service, context }: DetailsView) =>
    service === 'ein' && context.withFormation && (formation?.isAsked ?? false)
  const others = details.map((view) => ({
    isAsked: isAsked(view),
    section: waitsForFormation(view) ? (
      <p
        key={view.service}
        id={detailsAnchor(view.service)}
        className="max-w-160 text-sm text-muted"
      >
        After the formation details we ask a few more questions for the EIN.
      </p>
    ) : (
      <DetailsSection
        key={view.service}
        details={view}
        countries={countries}
        timing={usuallyFollows(view.service, say)}
      />
    ),
  }))
  const all = [...(formation ? [formation] : []), ...others]
  const sorted = [...all.filter((one) => one.isAsked), ...all.filter((one) => !one.isAsked)]
  return {
    isAsked: all.some((one) => one.isAsked),
    section: <div className="flex flex-col gap-12">{sorted.map(({ section }) => section)}</div>,
  }
}
