'use client'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import {
  type DetailField,
  type Given,
  given,
  isAsked,
  isOptional,
} from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { AnswersForm } from '../AnswersForm'
import { filingTrouble } from '../filing-saver'
import { Part } from '../Part'
import { controlId, patchDetails } from './details-api'
import { FileInput } from './FileInput'
import { LineInput } from './LineInput'
import { RowsInput } from './RowsInput'
import { SecretInput } from './SecretInput'
import { type DetailsFormState, useDetailsForm } from './use-details-form'

type DetailInputProps = {
  field: DetailField
  of: Given
  idOf: (path: string) => string
  countries: readonly Country[]
  state: DetailsFormState
}

/** The control that fits a field. */
function DetailInput({ field, of, idOf, countries, state }: DetailInputProps) {
  const id = idOf(field.name)
  const optional = isOptional(field, of)
  switch (field.kind) {
    case 'secret':
      return <SecretInput field={field} id={id} isOptional={optional} state={state} />
    case 'file':
      return <FileInput field={field} id={id} isOptional={optional} state={state} />
    case 'rows':
      return <RowsInput field={field} idOf={idOf} countries={countries} state={state} />
    default:
      return (
        <LineInput
          field={field}
          id={id}
          value={textOf(state.answers[field.name])}
          error={state.errorAt(field.name)}
          isOptional={optional}
          countries={countries}
          onAnswer={(value) => state.answer(field.name, value)}
          onLeave={() => state.touch(field.name)}
        />
      )
  }
}

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : '')

type DetailsFormProps = {
  view: DetailsView
  countries: readonly Country[]
  onComplete: (view: DetailsView) => void
}

/** The questions of one service. Every answer is kept as it is typed; sending asks for all of them. */
export function DetailsForm({ view, countries, onComplete }: DetailsFormProps) {
  const state = useDetailsForm(view)
  const { answers, problems, saver, wasSent } = state
  const form = DETAILS_FORMS[view.service]
  const of = given(answers, view.context)
  const idOf = controlId(view.service)

  const send = async () => {
    saver.drop()
    await saver.flush()
    const result = await patchDetails(view, { ...state.patch(), action: 'complete' })
    if (result.ok) onComplete(result.value.details)
    return result.ok ? null : filingTrouble(result)
  }

  return (
    <AnswersForm
      action={`Send ${form.title}`}
      idOf={idOf}
      label={form.title}
      onTry={() => state.setSent(true)}
      problems={problems.map(({ path, label, message }) => ({
        path,
        message: `${label}${/[.?]$/.test(label) ? '' : ':'} ${message}`,
      }))}
      saved={{ state: state.save, trouble: state.trouble }}
      send={send}
      wasSent={wasSent}
    >
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
    </AnswersForm>
  )
}
