'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { get, set } from 'react-hook-form'
import { z } from 'zod'
import { FieldProblem } from '@/src/admin/kit/form/inputs'
import type { RecordState } from '@/src/admin/kit/record/RecordInputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import type { FactFields } from '@/src/domain/catalogue/fact-editing/fact-form'
import { partOf } from '@/src/lib/browser/result'
import type { FactFormState } from './use-fact-form'

const fields = z.custom<FactFields>((value) => value instanceof Object)

/** What stands in the form by now. */
export const factTyped = ({ form }: Pick<FactFormState, 'form'>): FactFields =>
  fields.parse(form.watch())

type ListName = 'brackets' | 'exceptions'
type RowProps<Name extends ListName> = {
  readonly one: FactFields[Name][number]
  readonly put: (one: FactFields[Name][number]) => void
  /** Where it is in the form: `exceptions.0`. */
  readonly at: string
  readonly isLast: boolean
  readonly list: RecordState
}
type Props<Name extends ListName> = {
  readonly state: FactFormState
  readonly name: Name
  /** `bracket`, `exception`. */
  readonly noun: string
  readonly fresh: FactFields[Name][number]
  readonly className: string
  readonly children: (row: RowProps<Name>) => ReactNode
}

/**
 * A list of the form, which is kept or replaced as a whole: a row that was taken away does not come
 * back when others save.
 */
export function FactList<Name extends ListName>(props: Props<Name>) {
  const { state, name, noun, fresh, className, children } = props
  const { formState, setValue, trigger } = state.form
  const rows: readonly FactFields[Name][number][] = factTyped(state)[name]
  const putAll = (next: readonly FactFields[Name][number][]) => {
    const path: string = name
    setValue(path, next, { shouldDirty: true })
    if (formState.isSubmitted) void trigger(path)
  }
  const errorAt = (path: string) => {
    const message = partOf(get(formState.errors, path), 'message')
    return typeof message === 'string' ? message : undefined
  }
  const list: RecordState = {
    form: state.form,
    field: (path) => ({
      name: path,
      value: String(get({ [name]: rows }, path) ?? ''),
      error: errorAt(path),
      onChange: async ({ target }) => {
        const next = structuredClone({ [name]: rows })
        set(next, path, target.value)
        putAll(next[name] ?? [])
      },
      onBlur: async () => undefined,
      ref: () => undefined,
    }),
  }
  const error = errorAt(name)
  return (
    <>
      {rows.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
        <fieldset className={className} key={at}>
          <legend>{`${noun.replace(/^./, (first) => first.toUpperCase())} ${at + 1}`}</legend>
          {children({
            one,
            put: (next) => putAll(rows.with(at, next)),
            at: `${name}.${at}`,
            isLast: at === rows.length - 1,
            list,
          })}
          <IconButton
            className="absolute top-1 right-1 size-9"
            icon={X}
            label={`Remove ${noun} ${at + 1}`}
            onAct={() => putAll(rows.toSpliced(at, 1))}
            title={`Remove ${noun} ${at + 1}`}
          />
        </fieldset>
      ))}
      <FieldProblem>{error}</FieldProblem>
      <ActionButton onAct={() => putAll([...rows, fresh])}>{`Add ${noun}`}</ActionButton>
    </>
  )
}

const WRONG = 'fieldset fieldset [aria-invalid="true"]'

/** Leads to what is wrong in a list, where the form has led to none of its own fields. */
export function useFocusInLists({ form }: Pick<FactFormState, 'form'>) {
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount === 0 || document.activeElement?.ariaInvalid === 'true') return
    const wrong = document.querySelector(WRONG)
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [submitCount])
}
