'use client'

import { peopleTitles } from '@/src/domain/filing/corporation'
import type { FilingView } from '@/src/domain/filing/filing-view'
import type { Country } from '@/src/domain/vocabulary/places/countries'

import { AgentPart } from './AgentPart'
import { AnswersForm } from './AnswersForm'
import { CorporationParts } from './CorporationParts'
import { patchFiling } from './filing-api'
import { answersOf, wholeTaxId } from './filing-form'
import { filingTrouble } from './filing-saver'
import { ManagementPart } from './ManagementPart'
import { OwnersPart } from './OwnersPart'
import { PartyPart } from './PartyPart'
import { useFilingForm } from './use-filing-form'

type FilingFormProps = {
  view: FilingView
  countries: readonly Country[]
  /** Where our registered agent can be added to the order. */
  extrasHref: string | null
  onComplete: (view: FilingView) => void
}

/** The questions after payment. Every answer is kept as it is typed; sending asks for all of them. */
export function FilingForm({ view, countries, extrasHref, onComplete }: FilingFormProps) {
  const { state, problems, saver, save, trouble, setSent, wasSent } = useFilingForm(view)
  const send = async () => {
    const typed = state.form.getValues()
    const taxId = wholeTaxId(typed)
    saver.drop()
    await saver.flush()
    const patch = { ...answersOf(typed), ...(taxId ? { taxId } : {}), action: 'complete' as const }
    const result = await patchFiling(view.orderId, patch)
    if (result.ok) onComplete(result.value.filing)
    return result.ok ? null : filingTrouble(result)
  }

  return (
    <AnswersForm
      action="Send these details"
      label="Formation details"
      people={peopleTitles(view.companyType)}
      onTry={() => setSent(true)}
      problems={problems}
      saved={{ state: save, trouble }}
      send={send}
      wasSent={wasSent}
    >
      <OwnersPart {...state} countries={countries} />
      {view.companyType === 'corporation' ? (
        <CorporationParts {...state} />
      ) : (
        <ManagementPart {...state} />
      )}
      <AgentPart {...state} extrasHref={extrasHref} />
      <PartyPart {...state} />
    </AnswersForm>
  )
}
