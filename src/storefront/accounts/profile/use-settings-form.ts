'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'

import { readParts, request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'

export type Failure = Pick<ApiFailure, 'message' | 'id' | 'code'>

type Options<Input extends FieldValues, Output extends FieldValues, Answer extends object> = {
  readonly schema: z.ZodType<Output, Input>
  readonly defaults: DefaultValues<Input>
  readonly fields: readonly Path<Input>[]
  readonly method: 'POST' | 'PATCH'
  readonly path: string
  readonly onDone: (answer: Answer, sent: Output) => void
}

/**
 * One form of the settings. When it is refused, what was typed stays, each field says what is
 * wrong with it, and the first of them has the focus.
 */
export function useSettingsForm<
  Input extends FieldValues,
  Output extends FieldValues,
  Answer extends object,
>(options: Options<Input, Output, Answer>) {
  const { schema, defaults, fields, method, path, onDone } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    delayError: 250, // else the button moves away from under the click that leaves a field
    defaultValues: defaults,
  })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [saved, setSaved] = useState(false)

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    setSaved(false)
    const answer = await request(method, path, { body: values, answer: readParts<Answer>() })
    if (answer.ok) {
      setSaved(true)
      return onDone(answer.value, values)
    }
    const wrong = fields.filter((field) => answer.fields[field])
    for (const field of wrong) form.setError(field, { message: answer.fields[field] })
    if (wrong[0]) form.setFocus(wrong[0])
    else setFailure(answer)
  })

  const { errors, isSubmitting, isDirty } = form.formState
  return {
    form,
    submit,
    errors,
    failure,
    busy: isSubmitting,
    /** It was saved, and nothing has been changed since. */
    saved: saved && !isDirty,
  }
}
