import { useEffect, useMemo, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'

import type { FilingView } from '@/src/domain/filing/filing-view'
import { answersOf, type FilingForm, formOf, problemsOf, wholeTaxId } from './filing-form'
import { type FilingPatch, type FilingSaved, patchFiling, useSaver } from './filing-saver'

const TYPING_MS = 600

const KIND = 'responsibleParty.taxIdKind'

/** What every part of the form is given. */
export type FilingFormState = {
  readonly form: UseFormReturn<FilingForm>
  readonly view: FilingView
  /** The end of the number that the server keeps. */
  readonly keptLast4: string | null
  /** What to say beneath a field; nothing before it was left or the form was sent. */
  readonly errorAt: (path: string) => string | undefined
  readonly forgetTaxId: () => void
  readonly saveTaxId: () => void
}

function isTouched(touched: unknown, path: string): boolean {
  let at = touched
  for (const step of path.split('.')) at = at instanceof Object ? Reflect.get(at, step) : undefined
  return at === true
}

/** The form, what is wrong with it, and its saving as someone types. */
export function useFilingForm(view: FilingView) {
  const form = useForm<FilingForm>({ defaultValues: formOf(view.answers), mode: 'onTouched' })
  const [keptLast4, setKeptLast4] = useState(view.taxIdLast4)
  const [wasSent, setSent] = useState(false)
  const { saver, save, trouble } = useSaver<FilingPatch, FilingSaved>({
    send: (patch) => patchFiling(view.orderId, patch),
    onSaved: ({ filing: { answers, taxIdLast4 } }, { taxId }) => {
      const isOfKind = answers.responsibleParty.taxIdKind === form.getValues(KIND)
      setKeptLast4(isOfKind ? taxIdLast4 : null) // gone, too, once it is someone else's
      if (taxId !== undefined) form.resetField('taxId', { defaultValue: '' })
    },
  })
  const { touchedFields } = form.formState
  const values = useWatch({ control: form.control, compute: (all: FilingForm) => all })
  const problems = useMemo(
    () => problemsOf(values, { ...view, keptLast4 }),
    [values, view, keptLast4],
  )

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => saver.queue(answersOf(typed), TYPING_MS),
      }),
    [form, saver],
  )

  const errorAt = (path: string) => {
    if (!wasSent && !isTouched(touchedFields, path)) return undefined
    return problems.find((one) => one.path === path)?.message
  }
  const state: FilingFormState = {
    form,
    view,
    keptLast4,
    errorAt,
    forgetTaxId: () => setKeptLast4(null),
    saveTaxId: () => {
      const typed = form.getValues()
      const taxId = wholeTaxId(typed)
      if (taxId) saver.queue({ ...answersOf(typed), taxId }, 0)
    },
  }
  return { state, problems, saver, save, trouble, wasSent, setSent }
}
