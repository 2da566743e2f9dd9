'use client'

import { useEffect, useRef, useState } from 'react'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { given, isAsked } from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Button } from '@/src/storefront/ui/button'
import { useAlive } from '@/src/storefront/ui/forms/use-alive'
import { Notice } from '@/src/storefront/ui/notice'

import { FilingErrors } from '../FilingErrors'
import { filingTrouble } from '../filing-saver'
import { Part } from '../Part'
import { SavedWords } from '../SavedWords'
import { DetailInput } from './DetailInput'
import { controlId, patchDetails } from './details-api'
import { useDetailsForm } from './use-details-form'

type DetailsFormProps = {
  view: DetailsView
  countries: readonly Country[]
  onComplete: (view: DetailsView) => void
}

/** The questions of one service. Every answer is kept as it is typed; sending asks for all of them. */
export function DetailsForm({ view, countries, onComplete }: DetailsFormProps) {
  const state = useDetailsForm(view)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const isAlive = useAlive()
  const { answers, problems, saver, wasSent } = state
  const form = DETAILS_FORMS[view.service]
  const of = given(answers, view.context)
  const idOf = controlId(view.service)

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  const send = async () => {
    setRefusal(null)
    state.setSent(true)
    if (problems.length > 0) return setRefusals(refusals + 1)
    setBusy(true)
    saver.drop()
    await saver.flush()
    const result = await patchDetails(view, { ...state.patch(), action: 'complete' })
    setBusy(false)
    if (result.ok) return onComplete(result.value.details)
    setRefusal(filingTrouble(result))
  }

  return (
    <form
      method="post" // should it ever send itself, no answer stands in the address
      noValidate
      className="flex flex-col gap-8"
      aria-label={form.title}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FilingErrors
        problems={
          wasSent
            ? problems.map(({ path, label, message }) => ({
                path,
                message: `${label}${/[.?]$/.test(label) ? '' : ':'} ${message}`,
              }))
            : []
        }
        summary={summary}
        idOf={idOf}
      />
      {form.parts.map((part) => {
        const asked = part.fields.filter((field) => isAsked(field, of))
        if (asked.length === 0) return null
        return (
          <Part key={part.id} id={idOf(`${part.id}-part`)} title={part.title} intro={part.intro}>
            <div className="grid gap-5 sm:grid-cols-2">
              {asked.map((field) => (
                <div key={field.name} className={field.half ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
                  <DetailInput
                    field={field}
                    of={of}
                    idOf={idOf}
                    countries={countries}
                    state={state}
                  />
                </div>
              ))}
            </div>
          </Part>
        )
      })}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-6">
        <Button type="submit" disabled={!isAlive} busy={isBusy} busyLabel="Sending…">
          Send {form.title}
        </Button>
        <SavedWords state={state.save} trouble={state.trouble} />
      </div>
    </form>
  )
}
