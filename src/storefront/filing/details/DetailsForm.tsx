'use client'

import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import {
  type DetailField,
  fieldsOf,
  type Given,
  given,
  isAsked,
  isOptional,
  type Row,
  type RowsField,
} from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { shownAnswers } from '@/src/domain/filing/details/shown-answers'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { Button } from '@/src/storefront/ui/button'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { AnswersForm } from '../AnswersForm'
import { Part } from '../CompanyPart'
import { filingTrouble } from '../filing-saver'
import { controlId, patchDetails } from './details-api'
import { FileInput, SecretInput } from './FileInput'
import { LineInput } from './LineInput'
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
          isSuggested={
            state.view.known.includes(field.name) &&
            state.answers[field.name] === state.view.answers[field.name]
          }
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
  const [isChanging, setChanging] = useState(false)
  const isKnown = ({ name, suggested }: DetailField) =>
    !isChanging &&
    !suggested &&
    view.known.includes(name) &&
    !problems.some(({ path }) => path === name)

  const send = async () => {
    const patch = { ...state.patch(), action: 'complete' as const }
    const result = await saver.complete(() => patchDetails(view, patch))
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
      <KnownAnswers
        countries={countries}
        names={fieldsOf(form).flatMap((field) => (isKnown(field) ? [field.name] : []))}
        onChange={() => setChanging(true)}
        view={{ ...view, answers }}
      />
      {form.parts.map((part) => {
        const asked = part.fields.filter((field) => isAsked(field, of) && !isKnown(field))
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

const ADDRESS = /^(.+)(?:Street|City|Region|PostalCode|Country)$/

/** What was answered elsewhere, an address in one line. */
function knownRows(view: DetailsView, names: readonly string[], countries: readonly Country[]) {
  const nameOf = (code: string) => countries.find(({ value }) => value === code)?.label ?? code
  const rows = new Map<string, string>()
  for (const { name, label, value } of shownAnswers(view, nameOf).flatMap((part) => part.answers)) {
    if (!names.includes(name)) continue
    const [, address] = ADDRESS.exec(name) ?? []
    const row = address ? `${capitalized(address)} address` : label
    rows.set(row, [rows.get(row), value].filter(Boolean).join(', '))
  }
  return [...rows]
}

type KnownAnswersProps = {
  view: DetailsView
  names: readonly string[]
  countries: readonly Country[]
  onChange: () => void
}

/** What other details of the order answer: shown, and asked again only for a change. */
function KnownAnswers({ view, names, countries, onChange }: KnownAnswersProps) {
  const rows = knownRows(view, names, countries)
  if (rows.length === 0) return null
  return (
    <section
      aria-label="Already answered"
      className="flex flex-col gap-3 rounded-ui border border-border bg-panel p-4 text-sm"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
        Already answered
      </h3>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words max-sm:-mt-1">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button size="sm" variant="secondary" onClick={onChange}>
          Change these answers
        </Button>
      </div>
    </section>
  )
}

type RowsInputProps = {
  field: RowsField
  idOf: (path: string) => string
  countries: readonly Country[]
  state: DetailsFormState
}

/** A list of the same questions, such as one for each class of goods. */
function RowsInput({ field, idOf, countries, state }: RowsInputProps) {
  const { answers, view } = state
  const kept = given(answers, view.context).rows(field.name)
  const rows = kept.length > 0 ? kept : [{}]
  const set = (next: readonly Row[]) => state.answer(field.name, next)
  return (
    <div id={idOf(field.name)} tabIndex={-1} className="flex flex-col gap-4 focus:outline-none">
      <div>
        <p className="text-sm font-semibold">{field.label}</p>
        {field.help && <p className="text-xs text-muted">{field.help}</p>}
      </div>
      <ol className="flex flex-col gap-4">
        {rows.map((row, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
            key={index}
            className="flex flex-col gap-4 rounded-ui border border-border bg-raised p-4"
          >
            <div className="flex min-h-9 items-center justify-between gap-4">
              <h3 className="font-semibold first-letter:uppercase">{`${field.one} ${index + 1}`}</h3>
              {rows.length > 1 && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => set(rows.filter((_, at) => at !== index))}
                >
                  Remove<span className="sr-only">{` ${field.one} ${index + 1}`}</span>
                </Button>
              )}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {field.fields.map((one) => {
                const of = given(answers, view.context, row)
                const path = `${field.name}.${index}.${one.name}`
                if (!isAsked(one, of)) return null
                return (
                  <div key={one.name} className={one.half ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
                    <LineInput
                      field={one}
                      id={idOf(path)}
                      value={row[one.name] ?? ''}
                      error={state.errorAt(path)}
                      isOptional={isOptional(one, of)}
                      countries={countries}
                      onAnswer={(value) =>
                        set(
                          rows.map((old, at) =>
                            at === index ? { ...old, [one.name]: value } : old,
                          ),
                        )
                      }
                      onLeave={() => state.touch(path)}
                    />
                  </div>
                )
              })}
            </div>
          </li>
        ))}
      </ol>
      <FieldError id={idOf(field.name)} error={state.errorAt(field.name)} />
      {rows.length < field.max && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => set([...rows, {}])}>
            Add another {field.one}
          </Button>
        </div>
      )}
    </div>
  )
}
