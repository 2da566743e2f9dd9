'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { FilingView } from '@/src/domain/filing/filing-view'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Notice } from '@/src/storefront/ui/notice'

import { FilingSummary } from './FilingSummary'
import { patchFiling } from './filing-api'
import { filingTrouble } from './filing-saver'
import { SentAnswers } from './SentAnswers'

/** Only where the answers are still asked for. */
const FilingForm = dynamic(() => import('./FilingForm').then((module) => module.FilingForm))

type FilingSectionProps = {
  filing: FilingView
  countries: readonly Country[]
  /** Where our registered agent can be added to the order, such as `#extras`. */
  extrasHref?: string
}

/** The formation details of an order: to be answered, sent, or submitted and fixed. */
export function FilingSection({ filing, countries, extrasHref }: FilingSectionProps) {
  const [view, setView] = useState(filing)
  const router = useRouter()
  const take = (changed: FilingView) => {
    setView(changed)
    router.refresh() // the order's timeline tells of it too
  }
  const reopen = async () => {
    const result = await patchFiling(view.orderId, { action: 'reopen' })
    if (result.ok) take(result.value.filing)
    return result.ok ? null : filingTrouble(result)
  }
  return (
    <section id="formation-details" aria-labelledby="formation-details-title" className="max-w-160">
      <h2 id="formation-details-title" className="mb-3 text-lg font-semibold">
        Formation details
      </h2>
      {view.completedAt || view.closed ? (
        <SentAnswers
          isSent={view.completedAt !== null}
          reopen={view.closed ? null : reopen}
          summary={<FilingSummary view={view} countries={countries} />}
          words={
            view.closed === 'submitted'
              ? 'We submitted your filing with them. Write to us if something needs correcting.'
              : 'We are preparing the filing. You can change them until we submit it.'
          }
        />
      ) : (
        <>
          <Notice tone="warning" title="We are waiting for you" className="mb-6">
            {`We need these answers before we can file ${view.companyName ?? 'your company'} in ${view.state.name}. It takes about five minutes.`}
          </Notice>
          <FilingForm
            view={view}
            countries={countries}
            extrasHref={extrasHref ?? null}
            onComplete={take}
          />
        </>
      )}
    </section>
  )
}
