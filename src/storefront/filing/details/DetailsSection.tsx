'use client'

import dynamic from 'next/dynamic'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { detailsAnchor, detailsTime } from '@/src/domain/orders/asked-details'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { isSearchAlone } from '@/src/domain/vocabulary/service-types'
import { AskedSection, useAsked } from '../asked/AskedSection'
import { reopenDetails } from './details-api'

/** Only where the answers are still asked for. */
const DetailsForm = dynamic(() => import('./DetailsForm').then((module) => module.DetailsForm))

type DetailsSectionProps = {
  details: DetailsView
  countries: readonly Country[]
  /** What usually follows once we have sent the application. */
  timing: string | null
}

const SENT = {
  submitted: 'We submitted them. Write to us if something needs correcting.',
  open: 'We are preparing your application. You can change them until we submit it.',
}

const SENT_FOR_SEARCH = {
  submitted: 'We used them for your search. Write to us if something needs correcting.',
  open: 'We are preparing your search. You can change them until it is done.',
}

const sentText = ({ service, context }: DetailsView) =>
  service === 'trademark' && isSearchAlone(context.packageType) ? SENT_FOR_SEARCH : SENT

/** The details of one service of an order: to be answered, sent, or submitted and fixed. */
export function DetailsSection({ details, countries, timing }: DetailsSectionProps) {
  const { view, take, reopen } = useAsked(details, reopenDetails)
  const { title, intro } = DETAILS_FORMS[view.service]
  const asked = `${intro(view.context)} ${detailsTime(view.service)}`
  return (
    <AskedSection
      id={detailsAnchor(view.service)}
      reopen={reopen}
      sentWords={sentText(view)}
      summary={<Summary view={view} countries={countries} />}
      title={title}
      view={view}
      why={timing ? `${asked} ${timing}` : asked}
    >
      <DetailsForm view={view} countries={countries} onComplete={take} />
    </AskedSection>
  )
}

/** The answers as they were sent. */
function Summary({ view, countries }: { view: DetailsView; countries: readonly Country[] }) {
  const nameOf = (code: string) => countries.find(({ value }) => value === code)?.label ?? code
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[12rem_1fr]">
      {shownAnswers(view, nameOf).flatMap(({ answers }) =>
        answers.map(({ name, label, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words max-sm:-mt-2">{value}</dd>
          </div>
        )),
      )}
    </dl>
  )
}
