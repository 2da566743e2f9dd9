'use client'

import { useEffect, useRef, useState } from 'react'

import type { FilingView } from '@/src/domain/filing/filing-view'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Button } from '@/src/storefront/ui/button'
import { useAlive } from '@/src/storefront/ui/forms/use-alive'
import { Notice } from '@/src/storefront/ui/notice'

import { AgentPart } from './AgentPart'
import { FilingErrors } from './FilingErrors'
import { patchFiling } from './filing-api'
import { answersOf, wholeTaxId } from './filing-form'
import { filingTrouble } from './filing-saver'
import { ManagementPart } from './ManagementPart'
import { OwnersPart } from './OwnersPart'
import { PartyPart } from './PartyPart'
import { SavedWords } from './SavedWords'
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
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const isAlive = useAlive()

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  const send = async () => {
    setRefusal(null)
    setSent(true)
    if (problems.length > 0) return setRefusals(refusals + 1)
    setBusy(true)
    const typed = state.form.getValues()
    const taxId = wholeTaxId(typed)
    saver.drop()
    await saver.flush()
    const patch = { ...answersOf(typed), ...(taxId ? { taxId } : {}), action: 'complete' as const }
    const result = await patchFiling(view.orderId, patch)
    setBusy(false)
    if (result.ok) return onComplete(result.value.filing)
    setRefusal(filingTrouble(result))
  }

  return (
    <form
      method="post" // should it ever send itself, no answer stands in the address
      noValidate
      className="flex flex-col gap-8"
      aria-label="Formation details"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FilingErrors problems={wasSent ? problems : []} summary={summary} />
      <OwnersPart {...state} countries={countries} />
      <ManagementPart {...state} />
      <AgentPart {...state} extrasHref={extrasHref} />
      <PartyPart {...state} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-6">
        <Button type="submit" disabled={!isAlive} busy={isBusy} busyLabel="Sending…">
          Send these details
        </Button>
        <SavedWords state={save} trouble={trouble} />
      </div>
    </form>
  )
}
