'use client'

import dynamic from 'next/dynamic'

import type { FilingView } from '@/src/domain/filing/filing-view'
import { detailsTime } from '@/src/domain/orders/asked-details'
import type { Country } from '@/src/domain/vocabulary/places/countries'

import { AskedSection } from './asked/AskedSection'
import { useAsked } from './asked/use-asked'
import { FilingSummary } from './FilingSummary'
import { reopenFiling } from './filing-api'

/** Only where the answers are still asked for. */
const FilingForm = dynamic(() => import('./FilingForm').then((module) => module.FilingForm))

type FilingSectionProps = {
  filing: FilingView
  countries: readonly Country[]
}

const SENT = {
  submitted: 'We submitted your filing with them. Write to us if something needs correcting.',
  open: 'We are preparing the filing. You can change them until we submit it.',
}

/** The formation details of an order: to be answered, sent, or submitted and fixed. */
export function FilingSection({ filing, countries }: FilingSectionProps) {
  const { view, take, reopen } = useAsked(filing, reopenFiling)
  return (
    <AskedSection
      id="formation-details"
      reopen={reopen}
      sentWords={SENT}
      summary={<FilingSummary view={view} countries={countries} />}
      title="Formation details"
      view={view}
      why={`We need these answers before we can file ${view.companyName ?? 'your company'} in ${view.state.name}. ${detailsTime('llc')}`}
    >
      <FilingForm view={view} countries={countries} onComplete={take} />
    </AskedSection>
  )
}
