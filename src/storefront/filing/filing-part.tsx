import type { SayPromises } from '@/src/domain/content/page-content'
import { usuallyFollows } from '@/src/domain/content/promises'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { detailsAnchor } from '@/src/domain/orders/asked-details'
import type { Country } from '@/src/domain/vocabulary/places/countries'

import type { OrderTask } from '@/src/storefront/orders/page/NextStep'
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

/** The further choices of a name that were not taken yet. */
function nextNames({ answers: { company }, companyName }: FilingView): string[] {
  const taken = companyName?.toLowerCase() ?? ''
  return [company.secondName, company.thirdName].filter(
    (name) => name !== '' && !taken.startsWith(name.toLowerCase()),
  )
}

/**
 * The details of every service of an order, in the order in which they are asked. The EIN of a company
 * that we form comes after the formation: most of it is answered there.
 */
export function filingTasks({ say, filing, details, countries }: OrderDetails): OrderTask[] {
  const isFormationAsked = filing !== null && isAsked(filing)
  const formation: OrderTask[] = filing
    ? [
        {
          service: 'llc',
          isAsked: isFormationAsked,
          names: nextNames(filing),
          section: <FilingSection filing={filing} countries={countries} />,
        },
      ]
    : []
  const others = details.map((view): OrderTask => {
    const isEarly = view.service === 'ein' && view.context.withFormation && isFormationAsked
    return {
      service: view.service,
      isAsked: isAsked(view),
      section: isEarly ? (
        <p id={detailsAnchor(view.service)} className="max-w-160 text-muted">
          After the formation details we ask a few more questions for the EIN.
        </p>
      ) : (
        <DetailsSection
          details={view}
          countries={countries}
          timing={usuallyFollows(view.service, say)}
        />
      ),
    }
  })
  return [...formation, ...others]
}
