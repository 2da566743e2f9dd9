'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'

import { sendForm } from './affiliate-api'

const FAILURE = 'We could not save your payout details. Please try again.'

/** A form of payout details: checked here, sent, and when it is refused, what was typed stays. */
export function usePayoutForm<Input extends FieldValues, Output extends FieldValues>(options: {
  readonly schema: z.ZodType<Output, Input>
  readonly defaults: DefaultValues<Input>
  readonly fields: readonly Path<Input>[]
  readonly onSaved: () => void
}) {
  const { schema, defaults, fields, onSaved } = options
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: defaults,
  })

  const submit = form.handleSubmit(async (details) => {
    setProblem(null)
    const sent = await sendForm('payout-details', details, FAILURE)
    if (sent.ok) {
      router.refresh()
      onSaved()
      return
    }
    const named = fields.filter((field) => sent.fields[field])
    for (const field of named) {
      form.setError(field, { message: sent.fields[field] }, { shouldFocus: field === named[0] })
    }
    if (named.length === 0) setProblem(sent.message)
  })

  return { form, submit, problem, busy: form.formState.isSubmitting }
}
