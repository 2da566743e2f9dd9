'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { detailsAnchor } from '@/src/domain/orders/asked-details'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Notice } from '@/src/storefront/ui/notice'

import { filingTrouble } from '../filing-saver'
import { SentAnswers } from '../SentAnswers'
import { patchDetails } from './details-api'

/** Only where the answers are still asked for. */
const DetailsForm = dynamic(() => import('./DetailsForm').then((module) => module.DetailsForm))

type DetailsSectionProps = {
  details: DetailsView
  countries: readonly Country[]
  /** What usually follows once we have sent the application. */
  timing: string | null
}

/** The details of one service of an order: to be answered, sent, or submitted and fixed. */
export function DetailsSection({ details, countries, timing }: DetailsSectionProps) {
  const [view, setView] = useState(details)
  const router = useRouter()
  const take = (changed: DetailsView) => {
    setView(changed)
    router.refresh() // the order's timeline tells of it too
  }
  const reopen = async () => {
    const result = await patchDetails(view, { action: 'reopen' })
    if (result.ok) take(result.value.details)
    return result.ok ? null : filingTrouble(result)
  }
  const { title, intro } = DETAILS_FORMS[view.service]
  const id = detailsAnchor(view.service)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-160">
      <h2 id={`${id}-title`} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {view.completedAt || view.closed ? (
        <SentAnswers
          isSent={view.completedAt !== null}
          reopen={view.closed ? null : reopen}
          summary={<Summary view={view} countries={countries} />}
          words={
            view.closed === 'submitted'
              ? 'We submitted them. Write to us if something needs correcting.'
              : 'We are preparing your application. You can change them until we submit it.'
          }
        />
      ) : (
        <>
          <Notice tone="warning" title="We are waiting for you" className="mb-6">
            {view.context.withFormation && view.service === 'ein'
              ? 'Your formation details answer most of Form SS-4. These questions cover the rest.'
              : intro}
            {timing && ` ${timing}`}
          </Notice>
          <DetailsForm view={view} countries={countries} onComplete={take} />
        </>
      )}
    </section>
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
