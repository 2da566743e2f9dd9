'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'

import { type AccountForm, enter } from './account-api'

type Options<Input extends FieldValues, Output extends FieldValues> = {
  readonly way: AccountForm
  readonly schema: z.ZodType<Output, Input>
  readonly fields: readonly Path<Input>[]
  readonly defaults?: DefaultValues<Input>
  /** Sent along with the form, such as the page to go on to. */
  readonly extra?: { next?: string }
  /** Said when the server gives no reason. */
  readonly failure?: string
}

/** A page that the browser has kept, and shows again on Back, is as it was before it was left. */
function useReturn(back: () => void) {
  const latest = useRef(back)
  latest.current = back
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && latest.current()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}

/**
 * A form that leads into an account. While it is sent, and until the next page is there, it stays
 * busy; when it is refused, what was typed stays, and the reason gets the focus.
 */
export function useAccountForm<Input extends FieldValues, Output extends FieldValues>(
  options: Options<Input, Output>,
) {
  const { way, schema, fields, defaults, extra, failure } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: defaults,
  })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const summary = useRef<HTMLDivElement>(null)

  useReturn(() => setBusy(false))

  useEffect(() => {
    if (problem) summary.current?.focus()
  }, [problem])

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    setBusy(true)
    const result = await enter(way, { ...values, ...extra }, failure)
    if (result.ok) {
      window.location.assign(result.value.redirect)
      return
    }
    for (const field of fields) {
      const message = result.fields[field]
      if (message) form.setError(field, { message })
    }
    setProblem(result.message)
    setBusy(false)
  })

  return { form, submit, busy, problem, summary }
}
