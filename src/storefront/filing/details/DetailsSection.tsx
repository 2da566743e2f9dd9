'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { detailsAnchor } from '@/src/domain/orders/asked-details'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

import { filingTrouble } from '../filing-saver'
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
  const { title, intro } = DETAILS_FORMS[view.service]
  const id = detailsAnchor(view.service)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-160">
      <h2 id={`${id}-title`} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {view.completedAt || view.closed ? (
        <Sent view={view} countries={countries} onChange={take} />
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

type SentProps = {
  view: DetailsView
  countries: readonly Country[]
  onChange: (view: DetailsView) => void
}

function Sent({ view, countries, onChange }: SentProps) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const reopen = async () => {
    setBusy(true)
    const result = await patchDetails(view, { action: 'reopen' })
    setBusy(false)
    if (result.ok) onChange(result.value.details)
    else setTrouble(filingTrouble(result))
  }
  if (!view.completedAt) {
    return <p className="text-sm text-muted">We don’t need any details for this order.</p>
  }
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="success" title="We have your answers" live>
        {view.closed === 'submitted'
          ? 'We submitted them. Write to us if something needs correcting.'
          : 'We are preparing your application. You can change them until we submit it.'}
      </Notice>
      <details>
        <summary className="link w-fit cursor-pointer text-sm">Show your answers</summary>
        <div className="mt-4">
          <Summary view={view} countries={countries} />
        </div>
      </details>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      {!view.closed && (
        <div>
          <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Opening…" onClick={reopen}>
            Change details
          </Button>
        </div>
      )}
    </div>
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
