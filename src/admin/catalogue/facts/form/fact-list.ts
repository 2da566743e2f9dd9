import { useEffect } from 'react'
import { get, type Path } from 'react-hook-form'

import type { FieldProps } from '@/src/admin/kit/form/inputs'
import type { FactFields } from '@/src/domain/catalogue/fact-editing/fact-form'
import { partOf } from '@/src/lib/browser/result'

import type { FactFormState } from './use-fact-form'

type ListName = 'brackets' | 'exceptions'

export function errorAt({ form }: FactFormState, path: string): string | undefined {
  const message = partOf(get(form.formState.errors, path), 'message')
  return typeof message === 'string' ? message : undefined
}

/**
 * A list of the form, which is kept or replaced as a whole: a row that was taken away does not come
 * back when others save.
 */
export function factList<Name extends ListName>(state: FactFormState, name: Name) {
  const { formState, setValue, trigger, watch } = state.form
  const put = (path: Path<FactFields>, value: FactFields[Name]) => {
    setValue(path, value, { shouldDirty: true })
    if (formState.isSubmitted) void trigger(path)
  }
  return { rows: watch(name), put: (rows: FactFields[Name]) => put(name, rows) }
}

/** One text of a row, as inputs take it. */
export function textOf(
  name: string,
  value: string,
  put: (value: string) => void,
  error: string | undefined,
): FieldProps & { readonly error?: string } {
  return {
    name,
    value,
    error,
    onChange: async ({ target }) => put(target.value),
    onBlur: async () => undefined,
    ref: () => undefined,
  }
}

const WRONG = ':is(.fact-row, .fact-exception) [aria-invalid="true"]'

/** Leads to what is wrong in a list, where the form has led to none of its own fields. */
export function useFocusInLists({ form }: Pick<FactFormState, 'form'>) {
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount === 0 || document.activeElement?.ariaInvalid === 'true') return
    const wrong = document.querySelector(WRONG)
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [submitCount])
}
