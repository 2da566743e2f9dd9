import type { UseFormReturn } from 'react-hook-form'

import type { Values } from '@/src/admin/kit/record/record-field'
import type { Correction } from '@/src/domain/catalogue/fact-editing/correction'
import type { FactFields } from '@/src/domain/catalogue/fact-editing/fact-form'
import { isSameJson } from '@/src/domain/platform/canonical-json'

type Form = Pick<UseFormReturn<Values, unknown, Correction>, 'getValues' | 'reset' | 'setValue'>

/**
 * Shows what is saved by now, less what is typed here. A list is kept or replaced as a whole: row by
 * row, one that was taken away would mix with those that others wrote.
 *
 * @param was what was saved when it was typed
 */
export function showSaved(form: Form, was: Readonly<Values>, now: FactFields): void {
  const { brackets, exceptions } = form.getValues()
  form.reset(now, { keepDirtyValues: true })
  const options = { shouldDirty: true }
  const isTyped = {
    brackets: !isSameJson(brackets, was.brackets),
    exceptions: !isSameJson(exceptions, was.exceptions),
  }
  form.setValue('brackets', isTyped.brackets ? brackets : now.brackets, options)
  form.setValue('exceptions', isTyped.exceptions ? exceptions : now.exceptions, options)
}
